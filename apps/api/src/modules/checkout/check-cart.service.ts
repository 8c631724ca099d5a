import type { Cart } from '@korb/contracts/cart/cart';
import type { FinalizeProblem, FinalizeRequest } from '@korb/contracts/order/checkout';
import { isPlaceComplete, validateCart } from '@korb/domain/cart/cart-validation';
import { isMailbox } from '@korb/domain/customer/mailbox';
import { GIFT_CARD_METHOD, isInvoiceMethod, refusalOf } from '@korb/domain/payment/payment-methods';
import { walletProblem } from '@korb/domain/wallet/pay-by-gift-card';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import type { CheckoutCart } from '../cart/index.ts';
import { resolveDestination } from '../distribution/index.ts';
import { addOnProblems } from '../order/index.ts';
import { EXTENSION_MINUTES, HOLD_MINUTES } from '../order-records/index.ts';
import { type HoldOutcome, quotaOf, renewHold } from '../windows/index.ts';
import { atPlace, type LocatedPlace } from './locate-cart.service.ts';

export type Refusals = Pick<FinalizeProblem, 'errors' | 'shortages'>;
type CheckOutcome = { ok: true; cart: Cart } | { ok: false; refusals: Refusals };

/** Revalidates everything the shopper saw as valid, and renews the window hold. */
export async function checkCart(
	tx: Tx,
	ctx: RequestContext,
	{ cart, codeProblems, cards }: CheckoutCart,
	{
		input,
		place,
		isProviderUp,
	}: { input: FinalizeRequest; place: LocatedPlace | null; isProviderUp: boolean },
): Promise<CheckOutcome> {
	const config = ctx.tenant.config.clientRuntimeConfig;
	const address = cart.distributionAddress;
	const resolved = await resolveDestination(tx, ctx.tenant, atPlace(address, place));
	const held: HoldOutcome = resolved.ok
		? await renewHold(tx, {
				tenantId: ctx.tenant.id,
				cartId: cart.id,
				...resolved.destination,
				holdMinutes: Math.max(config.windowHoldMinutes, EXTENSION_MINUTES),
				neededMinutes: HOLD_MINUTES,
				timeZone: config.timeZone,
				client: quotaOf(ctx),
			})
		: { ok: false, code: '008' };
	const codes = [
		...validateCart({
			distributionAddress: address,
			billingAddress: cart.billingAddress,
			phone: config.addressConfig.phone,
			locationCode: resolved.ok ? null : resolved.code,
			windowCode: held.ok ? null : held.code,
			discountCodes: codeProblems,
			walletCode: walletProblem(cards, neededOf(cart, input)),
		}),
		...ownRules(ctx, cart, input, isProviderUp),
		...(await addOnProblems(tx, ctx.tenant.id, cart)),
	];
	const errors = [...new Set(codes)];
	// A client that sends the expected total has already seen that these are excluded.
	const unseen = input.expectedTotal === undefined ? cart.unavailableLineItems : [];
	const shortages = unseen.map(({ lineItemId: sku }) => ({ sku, available: 0 }));
	if (errors.length > 0 || shortages.length > 0 || !held.ok) {
		return { ok: false, refusals: { errors, shortages } };
	}
	return { ok: true, cart: withWindow(cart, held) };
}

/** What gift cards have to pay: all of it without another method, else what the shopper saw. */
function neededOf(
	{ priceInfo }: Cart,
	{ methodKey, expectedCovered = 0 }: FinalizeRequest,
): number {
	return methodKey === GIFT_CARD_METHOD ? priceInfo.total : expectedCovered;
}

function ownRules(
	ctx: RequestContext,
	cart: Cart,
	input: FinalizeRequest,
	isProviderUp: boolean,
): string[] {
	const { checkout } = ctx.tenant.config.clientRuntimeConfig;
	const refusal = refusalOf(input.methodKey, {
		fulfilment: cart.distributionAddress?.distributionType ?? null,
		hasCompany: (cart.billingAddress?.companyName ?? '') !== '',
		accepted: checkout.paymentMethods,
		isProviderUp,
	});
	const hasChanged =
		input.expectedTotal !== undefined && input.expectedTotal !== cart.priceInfo.total;
	const isGuestRefused = cart.customerId === null && !checkout.guestAllowed;
	return [
		...(cart.lineItemCount === 0 ? ['emptyCart'] : []),
		...cart.limitErrors,
		...(refusal ? [refusal] : []),
		...(hasChanged ? ['priceChanged'] : []),
		...(isGuestRefused ? ['loginRequired'] : []),
		...(reachable(cart) ? [] : ['006']),
		...(isInvoiceMethod(input.methodKey) && !hasInvoicePlace(cart) ? ['031'] : []),
	];
}

/** Invoices need the shopper's own address: a store's address does not count. */
function hasInvoicePlace({ billingAddress, distributionAddress }: Cart): boolean {
	const isCollected = distributionAddress?.distributionType === 'CLICK_AND_COLLECT';
	return !isCollected || (billingAddress !== null && isPlaceComplete(billingAddress));
}

/** The confirmation needs an email address. */
function reachable({ billingAddress, distributionAddress }: Cart): boolean {
	const email = billingAddress?.email || distributionAddress?.email || '';
	return isMailbox(email);
}

function withWindow(cart: Cart, { hold }: Extract<HoldOutcome, { ok: true }>): Cart {
	const { id, start, end } = hold.window;
	const heldUntil = hold.expiresAt.toISOString();
	return { ...cart, distributionWindow: { id, start, end, heldUntil } };
}
