import type { Cart } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useEffect } from 'react';
import { CartView } from '../../features/cart/cart-view.tsx';
import { countProducts } from '../../features/cart/count-products.ts';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { PassOverview } from '../../features/cart/summary/pass-overview.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import { useFinalizedCart } from '../../shop/checkout/use-finalized-cart.ts';
import styles from './cart-content.module.css';

// The cart comes first.
const Forgotten = lazyHydrate(async () => (await import('./forgotten.tsx')).Forgotten);

type CartContentProps = {
	/** The cart loaded by the server; the browser's own replaces it after hydration. */
	cart: Cart | null;
	forgotten: readonly Product[];
};

export function CartContent({ cart: initialCart, forgotten }: CartContentProps) {
	const site = useSite();
	const { t } = site;
	const known = useCart();
	const cart = known === undefined ? initialCart : known;
	useFinalizedCart();
	useEffect(() => void runningCart(site).then(({ validate }) => validate()), [site]);
	const isEmpty =
		!cart || (cart.productLineItems.length === 0 && cart.unavailableLineItems.length === 0);
	return (
		<>
			<header className={styles['head']}>
				<h1>
					{t('cart.title')}{' '}
					{!isEmpty && <span>{t('cart.articles', { count: countProducts(cart) })}</span>}
				</h1>
			</header>
			{isEmpty ? <EmptyCart /> : <CartView cart={cart} />}
			{isEmpty && cart?.deliveryPassLineItem && <PassOverview cart={cart} />}
			<Forgotten products={forgotten} />
		</>
	);
}
