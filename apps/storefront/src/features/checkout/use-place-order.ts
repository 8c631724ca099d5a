import type { Cart } from '@korb/contracts/cart/cart';
import type { finalizeCart } from '@korb/contracts/order/checkout-paths';
import type { SubstitutionPreference } from '@korb/contracts/order/orders';
import type { ErrorCodeOf } from '@korb/contracts/platform/endpoint-types';
import { CART_FINALIZED_CODE } from '@korb/contracts/platform/wire-names';
import { type CheckoutSetting, toBilling, toRecipient } from '@korb/domain/customer/checkout-form';
import { SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import { GIFT_CARD_METHOD } from '@korb/domain/payment/payment-methods';
import { toPaymentError } from '@korb/domain/tenant/tracking';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { type SiteContext, useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { failedPath, returnPath } from '../../shop/checkout/checkout-paths.ts';
import { METHODS_KEY } from '../../shop/payment-methods/methods-query.ts';
import { refetchPersonal } from '../../shop/session/personal-queries.ts';
import { track } from '../../shop/tracking/data-layer.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { isCovered } from './covered.ts';
import { readMethod } from './method-value.ts';
import { type Refusal, toRefusal } from './to-refusal.ts';

/** From the completed form to the payment page; submitting twice still places one order. */
export function usePlaceOrder(setting: CheckoutSetting) {
	const site = useSite();
	const navigate = useAppNavigate();
	const isBusy = useRef(false);
	const [isSending, setSending] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);

	async function send(cart: Cart, values: CheckoutValues): Promise<void> {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setRefusal(null);
		try {
			const target = await finalize(site, setting, cart, values);
			// The button stays busy until the next page has loaded.
			navigate(target, { isExternal: true });
		} catch (error) {
			await explain(error);
			isBusy.current = false;
			setSending(false);
		}
	}

	async function explain(error: unknown): Promise<void> {
		// The page is left for the login.
		if (error instanceof ApiError && error.status === 401) return;
		const running = await runningCart(site);
		if (error instanceof ApiError && error.code === CART_FINALIZED_CODE) {
			await running.reload();
			return navigate(returnPath(site));
		}
		const failed = 'payment_failed' satisfies ErrorCodeOf<typeof finalizeCart>;
		if (error instanceof ApiError && error.errorCode === failed) {
			track(toPaymentError(error));
			await running.reload();
			return navigate(failedPath(site, error.code), { replace: true });
		}
		const found = toRefusal(error);
		setRefusal(found);
		if (found.codes.includes('savedCard')) void refetchPersonal(METHODS_KEY);
		await running.reload();
	}

	return { send, isSending, refusal };
}

async function finalize(
	site: SiteContext,
	setting: CheckoutSetting,
	cart: Cart,
	values: CheckoutValues,
): Promise<string> {
	const { distributionAddress: address, priceInfo } = cart;
	if (!address) throw new Error('ordered without an address');
	const running = await runningCart(site);
	await running.setAddress({ ...address, ...toRecipient(values, setting) });
	await running.setBillingAddress({
		...toBilling(values, setting, address),
		countryCode: site.config.country,
		category: 'billing',
		addressType: 'Billing',
	});
	const substitution: SubstitutionPreference = values.isReplaced ? 'replace' : 'none';
	const ordered = new Set(cart.productLineItems.map(({ lineItemId }) => lineItemId));
	const { redirectUrl } = await running.finalize({
		...(isCovered(cart) ? { methodKey: GIFT_CARD_METHOD } : chosenMethod(values)),
		expectedTotal: priceInfo.total,
		expectedCovered: priceInfo.coveredAmount,
		note: values.note.trim(),
		substitution,
		substitutions: Object.entries(values.preferences).flatMap(([lineItemId, preference]) =>
			preference && preference !== substitution && ordered.has(lineItemId)
				? [{ lineItemId, preference }]
				: [],
		),
	});
	return redirectUrl;
}

/** The server decides whether a card can be saved. */
function chosenMethod({ methodKey, isCardSaved, isCardPrimary }: CheckoutValues) {
	const chosen = readMethod(methodKey);
	const saveMethod = methodKey === SAVEABLE_METHOD && isCardSaved;
	return { ...chosen, saveMethod, setPrimary: saveMethod && isCardPrimary };
}
