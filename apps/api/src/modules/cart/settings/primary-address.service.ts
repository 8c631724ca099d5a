import type { Cart } from '@korb/contracts/cart/cart';
import { Address } from '@korb/contracts/fulfilment/address';
import { isUsableAddress } from '@korb/domain/customer/addresses';
import type { RequestContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import type { CartOwner } from '../cart-owner.ts';
import { setDistributionAddress } from './fulfilment-selection.service.ts';

/**
 * A customer's cart without an address gets the primary delivery address, if the shop delivers
 * there; otherwise the page asks.
 */
export async function takePrimaryAddress(
	ctx: RequestContext,
	owner: CartOwner,
	cart: Cart,
	saved: Partial<Address>,
): Promise<{ cart: Cart; region: string | null }> {
	const unchanged = { cart, region: null };
	if (cart.distributionAddress !== null || !isUsableAddress(saved)) return unchanged;
	const address = Address.parse({ ...saved, distributionType: 'DELIVERY' });
	try {
		return await setDistributionAddress(ctx, { owner, changeKey: null }, address);
	} catch (error) {
		if (error instanceof ApiError && error.code === 'conflict') return unchanged;
		throw error;
	}
}
