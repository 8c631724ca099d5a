import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { phoneMethodKeys } from '@korb/domain/payment/payment-methods';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { notFound, refused } from '../../errors.ts';
import { discardCart, validateCart } from '../cart/index.ts';
import { listMethods } from '../checkout/index.ts';
import { findCaller } from '../customer-desk/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { type DraftRow, findDraft, insertDraft } from './phone-orders.sql.ts';
import { limit, ownerOf, type PhoneOrderDeps, starts, toShopContext } from './shop-context.ts';

/** The account shows addresses, so opening it leaves a trace. */
export async function startDraft(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	customerId: string | null,
): Promise<PhoneOrder> {
	await limit(ctx, starts);
	const { tenantId, staffId } = ctx.me;
	const { checkout } = ctx.tenant.config.clientRuntimeConfig;
	if (!customerId && !checkout.guestAllowed) {
		throw refused('loginRequired', 'This shop takes orders of customers only.');
	}
	const draftId = await ctx.db.transaction(async (tx) => {
		if (customerId) {
			if (!(await findCaller(tx, ctx, customerId))) throw notFound('customer');
			await recordChange(tx, ctx, { action: 'customer.open', subject: `customer:${customerId}` });
		}
		return insertDraft(tx, { tenantId, staffId, customerId });
	});
	return readDraft(ctx, deps, draftId);
}

export async function readDraft(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	draftId: string,
): Promise<PhoneOrder> {
	const { placed_for: customerId } = await getOpenDraft(ctx, draftId);
	const config = ctx.tenant.config.clientRuntimeConfig;
	const owner = ownerOf(ctx, draftId);
	const shop = toShopContext(ctx, deps);
	const { cartDTO: cart, errors } = await validateCart(shop, owner);
	const { methods } = await listMethods(shop, deps, owner);
	const caller = customerId ? await ctx.db.snapshot((tx) => findCaller(tx, ctx, customerId)) : null;
	return {
		draftId,
		currency: config.currency,
		customer: caller?.customer ?? null,
		addresses: caller?.addresses ?? [],
		cart,
		errors,
		methods: phoneMethodKeys.flatMap((methodKey) => {
			const offered = methods.find((method) => method.methodKey === methodKey);
			return offered ? [{ methodKey, refusal: offered.refusal }] : [];
		}),
		hasStores: config.featureClickAndCollect,
	};
}

export async function endDraft(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	draftId: string,
): Promise<void> {
	await getOpenDraft(ctx, draftId);
	await discardCart(toShopContext(ctx, deps), ownerOf(ctx, draftId));
}

export async function getOpenDraft(ctx: StaffContext, draftId: string): Promise<DraftRow> {
	const draft = await getDraft(ctx, draftId);
	if (draft.status !== 'OPEN' && draft.status !== 'FINALIZED') throw notFound('order');
	return draft;
}

/** Somebody else's does not exist, nor does one of a unit that has been taken from the person. */
export async function getDraft({ db, me }: StaffContext, draftId: string): Promise<DraftRow> {
	const { tenantId, staffId, units } = me;
	const draft = await db.single((tx) => findDraft(tx, { tenantId, staffId, draftId }));
	const unit = draft?.distribution_address?.pickingUnitIds[0];
	if (!draft || (unit && !mayEnterUnit(units, unit))) throw notFound('order');
	return draft;
}
