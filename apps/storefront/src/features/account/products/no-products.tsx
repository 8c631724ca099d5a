import type { MyProductsSource } from '@korb/domain/customer/my-products';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Basket } from '../../../ui/picture/basket.tsx';
import { sourceNames } from './source-switch.tsx';

export function NoProducts({ source }: { source: MyProductsSource }) {
	const { t, routes } = useSite();
	const name = sourceNames[source];
	return (
		<EmptyState
			art={<Basket className={undefined} />}
			title={t(`account.products.empty.${name}.title`)}
			actions={
				<LinkButton href={pathTo(routes, 'products-slug') ?? '/'}>
					{t('account.orders.shop')}
				</LinkButton>
			}
		>
			{t(`account.products.empty.${name}.text`)}
		</EmptyState>
	);
}
