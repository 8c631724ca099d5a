import { listHeaderExtras } from '@korb/domain/tenant/features';
import { ProductViews } from '../../features/catalogue/views/product-views.tsx';
import { FulfilmentButton } from '../../features/fulfilment/fulfilment-button.tsx';
import { MenuButton } from '../../features/menu/menu-button.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { useSite } from '../../platform/site.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import styles from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { HomeLink } from './home-link.tsx';

/** Whatever a tenant has switched off is not hidden but not rendered at all. */
export function Header() {
	const extras = listHeaderExtras(useSite().config);
	const hasCart = extras.includes('cartBadge');
	return (
		<header className={styles['header']} data-header>
			<div className="wrap">
				<div className={styles['main']}>
					<div className={styles['logo']}>
						<HomeLink />
					</div>
					{extras.includes('productQuickView') && (
						<div className={styles['menu']}>
							<MenuButton />
						</div>
					)}
					{extras.includes('searchBadge') && (
						<div className={styles['search']}>
							<SearchForm id="header-search" hasFlyout={extras.includes('searchFlyout')} />
						</div>
					)}
					{hasCart && (
						<div className={styles['service']}>
							<FulfilmentButton />
						</div>
					)}
					<div className={styles['links']}>
						<HeaderLinks />
					</div>
					{hasCart && (
						<div className={styles['cart']}>
							<CartLink />
						</div>
					)}
				</div>
				<CategoryBar />
			</div>
			{(extras.includes('productQuickView') || extras.includes('productSlideIn')) && (
				<ProductViews />
			)}
		</header>
	);
}
