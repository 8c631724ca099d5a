import { pathTo } from '@korb/domain/routing/routes';
import { listHeaderExtras } from '@korb/domain/tenant/features';
import type { MouseEvent } from 'react';
import { countProducts } from '../../features/cart/count-products.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../platform/site.tsx';
import { useCart } from '../../shop/cart/cart-store.ts';
import { headerTotal } from '../../shop/cart/header-total.ts';
import { openSideCart } from '../../shop/cart/side-cart.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { Badge } from '../../ui/label/badge.tsx';
import { formatMoney } from '../../ui/price/money.ts';
import styles from './cart-link.module.css';

/** Cached pages know no cart, so this shows none until the shopper's own has loaded. */
export function CartLink({ variant = 'button' }: { variant?: 'button' | 'tab' }) {
	const { config, routes, t } = useSite();
	const { pathname } = useLocation();
	const cart = useCart();
	const href = pathTo(routes, 'cart');
	if (!href) return null;
	const count = cart ? countProducts(cart) : 0;
	const total = formatMoney(cart ? headerTotal(cart) : 0, config.locale, config.currency);
	const hasSideCart = listHeaderExtras(config).includes('sideCart') && pathname !== href;
	const open = (event: MouseEvent) => {
		const wantsPage = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
		if (!hasSideCart || wantsPage) return;
		event.preventDefault();
		openSideCart();
	};
	return (
		<AppLink
			href={href}
			className={styles[variant]}
			aria-current={pathname === href ? 'page' : undefined}
			aria-haspopup={hasSideCart ? 'dialog' : undefined}
			onClick={open}
			data-extra="cartBadge"
		>
			<span className="visually-hidden">
				{cart === undefined ? t('shell.cart') : t('shell.cart.label', { count, total })}
			</span>
			<span className={styles['icon']} aria-hidden="true">
				<ShoppingBasketIcon />
				{count > 0 && (
					<span key={count} className={styles['count']}>
						<Badge>{count}</Badge>
					</span>
				)}
			</span>
			<b aria-hidden="true">{cart === undefined ? t('shell.cart.short') : total}</b>
		</AppLink>
	);
}
