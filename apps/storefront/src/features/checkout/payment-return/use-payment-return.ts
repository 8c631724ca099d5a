import { getCsrf } from '@korb/contracts/platform/paths';
import { toPaymentError, toPurchase } from '@korb/domain/tenant/tracking';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { loadChunk } from '../../../platform/builds/chunks.ts';
import { useLocation } from '../../../platform/navigation/router/shown-page.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { getQueryClient } from '../../../platform/queries/queries.ts';
import { type SiteContext, useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { confirmationPath, failedPath } from '../../../shop/checkout/checkout-paths.ts';
import { fetchCheckout } from '../../../shop/checkout/fetch-checkout.ts';
import { walletFlag } from '../../../shop/checkout/wallet-flag.ts';
import { readLoginState } from '../../../shop/session/session.ts';
import { track } from '../../../shop/tracking/data-layer.ts';
import { findUserType } from '../../../shop/tracking/find-user-type.ts';
import { confirmationQuery } from '../confirmation/use-confirmation.ts';
import { readReturn } from './read-return.ts';
import { settlePayment } from './settle-payment.ts';

const SLOW_MS = 12_000;

/** Polls a payment until it has become an order, or definitely will not. */
export function usePaymentReturn(): 'checking' | 'slow' | 'nothing' {
	const site = useSite();
	const navigate = useAppNavigate();
	const { search } = useLocation();
	const [state, setState] = useState<'checking' | 'slow' | 'nothing'>('checking');
	useEffect(() => {
		const leaving = new AbortController();
		const slow = setTimeout(() => setState('slow'), SLOW_MS);
		const poll = async () => {
			// After a redirect from another site, the first call has no CSRF token yet.
			await api.call(getCsrf).catch(() => {});
			const settled = await settlePayment(
				readReturn(new URLSearchParams(search)),
				{
					fetchCheckout: fetchCheckout,
					wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
					trackPurchase: ({ cart, order }) => {
						const purchase = {
							orderNumber: order.orderNumber,
							currency: order.currency,
							methodKey: order.payment.methodKey,
							lines: cart.productLineItems,
							priceInfo: order.priceInfo,
						};
						void findUserType(site).then((userType) => track(toPurchase(purchase, userType)));
					},
					trackError: (error) => track(toPaymentError(error)),
					resetCart: () => void runningCart(site).then(({ ordered }) => ordered()),
					reloadCart: async () => (await runningCart(site)).reload(),
					isLoggedIn: () => readLoginState() === 'loggedIn',
					refreshCustomer: () => void openSession(site).then(({ refresh }) => refresh()),
					clearWallet: () => walletFlag.set(false),
					saveMethod: async (input) => {
						const { saveMethod } = await loadChunk(() => import('./save-method.ts'));
						await saveMethod(input);
					},
				},
				leaving.signal,
			);
			if (!settled || leaving.signal.aborted) return;
			if (settled.kind === 'nothing') return setState('nothing');
			if (settled.kind === 'failed') return navigate(failedPath(site, settled.code), replacing);
			getQueryClient().setQueryData(confirmationQuery.queryKey, settled.done.order);
			navigate(confirmationPath(site), replacing);
		};
		void poll();
		return () => {
			leaving.abort();
			clearTimeout(slow);
		};
	}, [site, navigate, search]);
	return state;
}

const replacing = { replace: true };

/** Guests never load it. */
async function openSession(site: SiteContext) {
	const { runningSession } = await loadChunk(
		() => import('../../../shop/session/running-session.ts'),
	);
	return runningSession(site);
}
