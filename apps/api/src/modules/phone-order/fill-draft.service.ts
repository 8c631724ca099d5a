import type { PhoneOrder, PhoneStores } from '@korb/contracts/admin/orders/phone-orders';
import type { CartChange } from '@korb/contracts/cart/cart-endpoints';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import { streetLine, townLine } from '@korb/domain/fulfilment/address-lines';
import { WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { refused } from '../../errors.ts';
import { changeItems, setTimeSlot } from '../cart/index.ts';
import { findStores, listWindowsFor } from '../distribution/index.ts';
import { findProductsByTerm } from '../search/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { getOpenDraft, readDraft } from './drafts.service.ts';
import { ownerOf, type PhoneOrderDeps, toShopContext } from './shop-context.ts';

const MOST_FOUND = 12;

export async function findProducts(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	{ draftId, search }: { draftId: string; search: string },
): Promise<{ products: Product[] }> {
	const { region } = await getOpenDraft(ctx, draftId);
	if (search === '') return { products: [] };
	const shop = toShopContext(ctx, deps);
	return { products: await findProductsByTerm(shop, region, search, MOST_FOUND) };
}

/** Products only: vouchers and passes are the customer's to use. */
export async function changeItem(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	{ draftId, changeKey, ...change }: { draftId: string; changeKey: string | null } & CartChange,
): Promise<PhoneOrder> {
	await getOpenDraft(ctx, draftId);
	const request = { owner: ownerOf(ctx, draftId), changeKey };
	const { notAddedOrUpdatedItems } = await changeItems(toShopContext(ctx, deps), request, [change]);
	const [refusal] = notAddedOrUpdatedItems;
	if (refusal) throw refused(refusal.code, 'The product cannot be added.');
	return readDraft(ctx, deps, draftId);
}

export async function listOwnStores(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	draftId: string,
): Promise<PhoneStores> {
	await getOpenDraft(ctx, draftId);
	const { country, featureClickAndCollect } = ctx.tenant.config.clientRuntimeConfig;
	if (!featureClickAndCollect) return { stores: [] };
	const stores = await findStores(toShopContext(ctx, deps), null, '');
	return {
		stores: stores
			.filter(({ address }) => mayEnterUnit(ctx.me.units, address.pickingUnitIds[0] ?? ''))
			.map(({ storeId, name, address }) => ({
				storeId,
				name,
				text: [
					streetLine(country, address.streetName, address.streetNumber),
					townLine(country, address.postalCode, address.city),
				].join(', '),
			})),
	};
}

export async function listWindows(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	draftId: string,
): Promise<WindowList> {
	const { distribution_address: address } = await getOpenDraft(ctx, draftId);
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	if (!address?.distributionType) {
		return { appointableId: null, deliveryAreaNumber: null, timeZone, days: [] };
	}
	const { distributionType, streetName, streetNumber, postalCode, city, storeId } = address;
	const written = { streetName, streetNumber, postalCode, city };
	return listWindowsFor(toShopContext(ctx, deps), {
		...(distributionType === 'DELIVERY' ? written : { appointableId: storeId ?? '' }),
		distributionType,
		days: WINDOW_DAYS,
	});
}

export async function chooseWindow(
	ctx: StaffContext,
	deps: PhoneOrderDeps,
	{ draftId, windowId }: { draftId: string; windowId: string | null },
): Promise<PhoneOrder> {
	await getOpenDraft(ctx, draftId);
	const request = { owner: ownerOf(ctx, draftId), changeKey: null };
	await setTimeSlot(toShopContext(ctx, deps), request, windowId);
	return readDraft(ctx, deps, draftId);
}
