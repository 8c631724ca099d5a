import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Basket } from '../../../ui/picture/basket.tsx';

export function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
	const { t, routes } = useSite();
	if (isNarrowed) return <p role="status">{t('account.orders.noneFound')}</p>;
	return (
		<EmptyState
			art={<Basket className={undefined} />}
			title={t('account.orders.none')}
			actions={
				<LinkButton href={pathTo(routes, 'products-slug') ?? '/'}>
					{t('account.orders.shop')}
				</LinkButton>
			}
		/>
	);
}
