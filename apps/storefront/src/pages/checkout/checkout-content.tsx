import type { Cart } from '@korb/contracts/cart/cart';
import { useRef, useState } from 'react';
import { AddOnBar } from '../../features/cart/add/add-on-bar.tsx';
import { CratePreference } from '../../features/cart/crate-preference.tsx';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { CartProblems } from '../../features/cart/summary/cart-problems.tsx';
import { LimitNotices } from '../../features/cart/summary/limit-notices.tsx';
import { CheckoutView } from '../../features/checkout/checkout-view.tsx';
import { useEnterCheckout } from '../../features/checkout/use-enter-checkout.ts';
import { useExpiredSession } from '../../features/checkout/use-expired-session.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import { useFinalizedCart } from '../../shop/checkout/use-finalized-cart.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** `cart` is the one loaded by the server; the browser's own replaces it after hydration. */
export function CheckoutContent({ cart: initialCart }: { cart: Cart | null }) {
	const t = useMessages();
	const query = new URLSearchParams(useLocation().search);
	const known = useCart();
	const isExpired = useExpiredSession();
	const last = useRef(initialCart);
	if (known !== undefined && !isExpired) last.current = known;
	const cart = last.current;
	const isReady = useEnterCheckout() && !isExpired;
	const [isSending, setSending] = useState(false);
	useFinalizedCart(isReady && !isSending);
	if (!cart || cart.productLineItems.length === 0) {
		return (
			<>
				<h1 className="visually-hidden">{t('checkout.title')}</h1>
				<EmptyCart />
			</>
		);
	}
	const gone = cart.unavailableLineItems.length;
	return (
		<CheckoutView
			cart={cart}
			isReady={isReady}
			// The server renders the page without its query string.
			paymentError={isReady ? query.get('paymentError') : null}
			onSending={setSending}
			cratePreference={<CratePreference cart={cart} variant="row" />}
			addOn={<AddOnBar cart={cart} />}
			problems={
				<>
					<CartProblems cart={cart} />
					<LimitNotices cart={cart} />
					{gone > 0 && (
						<Notice tone="warn" title={`${t('cart.unavailable', { count: gone })}.`}>
							{t('checkout.leftOut')}
						</Notice>
					)}
				</>
			}
		/>
	);
}
