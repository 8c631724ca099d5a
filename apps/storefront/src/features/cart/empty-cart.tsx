import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../platform/site.tsx';
import { closeSideCart } from '../../shop/cart/side-cart.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

export function EmptyCart() {
	const { routes, t } = useSite();
	const categories = pathTo(routes, 'products-slug');
	return (
		<EmptyState
			art={<img src="/media/e/1f6d2/160.webp" alt="" width={120} height={120} />}
			title={t('cart.empty')}
			actions={
				<LinkButton href={categories ?? '/'} onClick={closeSideCart}>
					{t(categories ? 'cart.emptyAction' : 'error.home')}
				</LinkButton>
			}
		>
			{t('cart.emptyText')}
		</EmptyState>
	);
}
