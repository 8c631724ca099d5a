import type { Cart } from '@korb/contracts/cart/cart';
import type { Redemption } from '@korb/domain/loyalty/vouchers';
import type { PayingCard } from '@korb/domain/wallet/pay-by-gift-card';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { lockPayingCards, readPayingCards } from '../../wallet/index.ts';
import { type CartState, codeProblemsOf, toCart } from '../cart.mapper.ts';
import { findCartWithLines, lockCartWithLines } from '../cart.sql.ts';
import type { CartOwner } from '../cart-owner.ts';
import { linesQueryOf, stateOf } from '../load-cart.service.ts';
import { redemptionsOf } from '../vouchers/cart-vouchers.ts';

/** A cart at checkout: repriced, with everything that has to be validated and reserved. */
export type CheckoutCart = {
	cart: Cart;
	region: string;
	/** Stock to reserve. */
	products: { product_id: number; quantity: number }[];
	/** SKUs by product id. */
	skus: Map<number, string>;
	/** Vouchers to redeem. */
	redemptions: Redemption[];
	/** The gift cards that pay first; null when the cart does not use them. */
	cards: PayingCard[] | null;
	/** Codes that are no longer valid. */
	codeProblems: string[];
};

export function lockCartForCheckout(
	tx: Tx,
	ctx: RequestContext,
	owner: CartOwner,
): Promise<CheckoutCart> {
	return load(tx, ctx, owner, { find: lockCartWithLines, readCards: lockPayingCards });
}

export function readCartForCheckout(
	tx: Tx,
	ctx: RequestContext,
	owner: CartOwner,
): Promise<CheckoutCart> {
	return load(tx, ctx, owner, { find: findCartWithLines, readCards: readPayingCards });
}

async function load(
	tx: Tx,
	ctx: RequestContext,
	owner: CartOwner,
	{ find, readCards }: { find: typeof findCartWithLines; readCards: typeof readPayingCards },
): Promise<CheckoutCart> {
	const config = ctx.tenant.config.clientRuntimeConfig;
	const found = await find(tx, linesQueryOf(ctx, owner));
	if (!found) throw notFound('cart');
	const { row } = found;
	const state = await stateOf(tx, ctx, found, { readCards });
	const cart = toCart(state, { config, now: ctx.now });
	return {
		cart,
		region: row.region,
		redemptions: redemptionsOf(row, cart),
		cards: state.cards,
		...productsOf(state),
		codeProblems: codeProblemsOf(state, ctx.now),
	};
}

function productsOf({ lines }: CartState): Pick<CheckoutCart, 'products' | 'skus'> {
	const bought = lines.filter(({ price, quantity }) => price !== null && quantity > 0);
	return {
		products: bought.map(({ row, quantity }) => ({ product_id: row.product_id, quantity })),
		skus: new Map(lines.map(({ row, product }) => [row.product_id, product.sku])),
	};
}
