import type { PhonePlacement } from '@korb/contracts/admin/orders/phone-orders';
import { FinalizeRequest } from '@korb/contracts/order/checkout';
import { ApiError, notFound, refused, unavailable } from '../../errors.ts';
import { finalizeCart, placeOrder, type Refusals } from '../checkout/index.ts';
import { attemptKeyOf } from '../order-records/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { getDraft } from './drafts.service.ts';
import { limit, ownerOf, type PhoneOrderDeps, placements, toShopContext } from './shop-context.ts';

type Placed = { orderNumber: string };
type Placement = PhonePlacement & { draftId: string };

/** A draft becomes one order: whoever asks again, after a lost answer or at once, gets the same. */
export async function placeDraft(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	placement: Placement,
): Promise<Placed> {
	const placed = await findPlaced(ctx, placement.draftId);
	if (placed) return placed;
	await limit(ctx, placements);
	try {
		return await place(ctx, deps, placement);
	} catch (error) {
		const isGone = error instanceof ApiError && error.code === 'not_found';
		// Another call was faster and has ordered the cart.
		const other = isGone ? await findPlaced(ctx, placement.draftId) : null;
		if (other) return other;
		throw error;
	}
}

async function findPlaced(ctx: StaffContext, draftId: string): Promise<Placed | null> {
	const { order_number: orderNumber, status } = await getDraft(ctx, draftId);
	if (orderNumber !== null) return { orderNumber };
	if (status === 'ABANDONED') throw notFound('order');
	return null;
}

async function place(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	{ draftId, ...input }: Placement,
): Promise<Placed> {
	const begun = await finalizeCart(
		toShopContext(ctx, deps),
		deps,
		ownerOf(ctx, draftId),
		FinalizeRequest.parse(input),
		{ origin: null },
	);
	if (begun.kind === 'refused') throw new NotOrderable(begun.refusals);
	if (begun.kind === 'failed') throw refused(begun.code, 'The order was not placed.');
	const { attempt } = begun;
	const outcome = await placeOrder(deps, attemptKeyOf(attempt), attempt);
	// Nobody else is asked for the money, so there is nothing to wait for.
	if (outcome.kind === 'pending') throw unavailable();
	if (outcome.kind === 'failed') throw refused(outcome.code, 'The order was not placed.');
	return { orderNumber: String(outcome.order.order_number) };
}

/** As the checkout of the shop says it. */
class NotOrderable extends ApiError {
	override readonly details: Record<string, unknown>;

	constructor(refusals: Refusals) {
		const [code = 'shortage'] = refusals.errors;
		super('conflict', 'The cart cannot be ordered as it is.', {}, code);
		this.details = refusals;
	}
}
