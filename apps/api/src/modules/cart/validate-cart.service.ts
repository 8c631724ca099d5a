import type { CartValidation } from '@korb/contracts/cart/cart-endpoints';
import type { Address } from '@korb/contracts/fulfilment/address';
import { validateCart as listErrors } from '@korb/domain/cart/cart-validation';
import { type AddressConfig, findAddressProblems } from '@korb/domain/customer/addresses';
import { walletProblem } from '@korb/domain/wallet/pay-by-gift-card';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { resolveDestination } from '../distribution/index.ts';
import { readHold } from '../windows/index.ts';
import { type CartState, codeProblemsOf, toCart } from './cart.mapper.ts';
import type { CartOwner } from './cart-owner.ts';
import { readState } from './load-cart.service.ts';

export async function validateCart(ctx: RequestContext, owner: CartOwner): Promise<CartValidation> {
	const { clientRuntimeConfig: config } = ctx.tenant.config;
	return ctx.db.snapshot(async (tx) => {
		const state = await readState(tx, ctx, owner);
		return {
			cartDTO: toCart(state, { config, now: ctx.now }),
			errors: await errorsOf(tx, ctx, state),
		};
	});
}

/** What currently prevents the cart from being ordered. */
export async function errorsOf(tx: Tx, ctx: RequestContext, state: CartState): Promise<string[]> {
	const { row } = state;
	const { addressConfig, timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const key = { tenantId: ctx.tenant.id, cartId: row.cart_id };
	const target = await resolveDestination(tx, ctx.tenant, row.distribution_address);
	const { code: windowCode } = await readHold(
		tx,
		key,
		target.ok ? target.destination : null,
		timeZone,
	);
	return listErrors({
		distributionAddress: row.distribution_address,
		billingAddress: row.billing_address,
		phone: addressConfig.phone,
		locationCode: target.ok ? strictCode(row.distribution_address, addressConfig) : target.code,
		windowCode,
		discountCodes: codeProblemsOf(state, ctx.now),
		walletCode: row.status === 'FINALIZED' ? null : walletProblem(state.cards, 0),
	});
}

/** A strict shop delivers only to addresses that its address search finds. */
function strictCode(address: Address | null, config: AddressConfig): '004' | null {
	if (address?.distributionType !== 'DELIVERY') return null;
	return findAddressProblems(address, config).includes('notFound') ? '004' : null;
}
