import type { PhoneDestination, PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { Address } from '@korb/contracts/fulfilment/address';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { RequestContext } from '../../context.ts';
import { notFound, refused } from '../../errors.ts';
import { setBillingAddress, setDistributionAddress } from '../cart/index.ts';
import { findCaller } from '../customer-desk/index.ts';
import { resolveDestination } from '../distribution/index.ts';
import { locateAddress } from '../maps/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { getOpenDraft, readDraft } from './drafts.service.ts';
import { ownerOf, type PhoneOrderDeps, toShopContext } from './shop-context.ts';

/** The invoice names the caller, and the address of a delivery. */
export async function setDestination(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	{ draftId, contact, to }: PhoneDestination & { draftId: string },
): Promise<PhoneOrder> {
	const { placed_for: customerId } = await getOpenDraft(ctx, draftId);
	const shop = toShopContext(ctx, deps);
	const place = await placeOf(ctx, customerId, to);
	const address = Address.parse({ ...countryOf(ctx), ...place, ...contact });
	await requireOwnUnit(ctx, shop, address);
	const request = { owner: ownerOf(ctx, draftId), changeKey: null };
	await setDistributionAddress(shop, request, address);
	const payer = to.kind === 'store' ? Address.parse({ ...countryOf(ctx), ...contact }) : address;
	await setBillingAddress(shop, request, { ...payer, addressType: 'Billing' });
	return readDraft(ctx, deps, draftId);
}

async function placeOf(
	ctx: StaffContext,
	customerId: string | null,
	to: PhoneDestination['to'],
): Promise<Partial<Address>> {
	if (to.kind === 'store') {
		return { distributionType: 'CLICK_AND_COLLECT', storeId: to.storeId };
	}
	if (to.kind === 'address') {
		const { kind: _, ...written } = to;
		return { ...written, distributionType: 'DELIVERY' };
	}
	const caller = customerId ? await ctx.db.snapshot((tx) => findCaller(tx, ctx, customerId)) : null;
	const saved = caller?.saved.find(({ address_id: id }) => id === to.addressId);
	if (!saved) throw notFound('address');
	return { ...saved.address, addressType: 'Delivery', distributionType: 'DELIVERY' };
}

function countryOf({ tenant }: StaffContext): Pick<Address, 'country' | 'countryCode'> {
	const { country, locale } = tenant.config.clientRuntimeConfig;
	const names = new Intl.DisplayNames([locale], { type: 'region' });
	return { country: names.of(country) ?? '', countryCode: country };
}

/** Whoever is limited to units takes orders for them only. */
async function requireOwnUnit(
	{ db, me, tenant }: StaffContext,
	shop: RequestContext,
	address: Address,
): Promise<void> {
	if (me.units === null) return;
	const isDelivered = address.distributionType === 'DELIVERY';
	const position = isDelivered ? await locateAddress(shop, address) : null;
	const outcome = await db.snapshot((tx) =>
		resolveDestination(tx, tenant, { ...address, position }),
	);
	const [unit = ''] = outcome.ok ? outcome.destination.pickingUnitIds : [];
	if (outcome.ok && !mayEnterUnit(me.units, unit)) {
		throw refused('otherUnit', 'Another unit delivers there.');
	}
}
