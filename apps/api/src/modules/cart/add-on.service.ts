import type { Cart } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import type { RequestContext } from '../../context.ts';
import type { CartRequest } from './change-cart.service.ts';
import { setDistributionAddress, setTimeSlot } from './settings/fulfilment-selection.service.ts';
import { setAddOnMode, setBillingAddress } from './settings/settings.service.ts';

export type AddedTo = {
	orderNumber: string;
	windowId: string;
	distributionAddress: Address;
	billingAddress: Address | null;
};

/** Fills the cart as an add-on to an order: same address, window and payer. The mode comes last. */
export async function fillAddOn(
	ctx: RequestContext,
	input: CartRequest,
	to: AddedTo,
): Promise<{ cart: Cart; region: string }> {
	const { region } = await setDistributionAddress(ctx, input, to.distributionAddress);
	await setTimeSlot(ctx, input, to.windowId);
	if (to.billingAddress) await setBillingAddress(ctx, input, to.billingAddress);
	return { cart: await setAddOnMode(ctx, input, to.orderNumber), region };
}
