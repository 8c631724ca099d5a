import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';

/** Shown to visitors who have not paid for anything, or return much later. */
export function NothingPlaced() {
	const { routes, t } = useSite();
	return (
		<EmptyState
			level={1}
			title={t('confirmation.none')}
			actions={
				<>
					<LinkButton href={pathTo(routes, 'cart') ?? '/'}>{t('cart.toCart')}</LinkButton>
					<LinkButton variant="ghost" href="/">
						{t('paymentReturn.home')}
					</LinkButton>
				</>
			}
		>
			{t('confirmation.noneText')}
		</EmptyState>
	);
}
