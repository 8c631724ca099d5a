import type { Cart } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import {
	listReplacementIds,
	loadProducts,
	type Scope,
	scopeOf,
	todayOf,
} from '../catalogue/index.ts';
import { readPayingCards } from '../wallet/index.ts';
import { type CartLine, type CartState, toCart, toLine } from './cart.mapper.ts';
import {
	type CartQuery,
	type CartRow,
	type CartWithLines,
	findCartWithLines,
	type LinesQuery,
	listLines,
} from './cart.sql.ts';
import type { CartOwner } from './cart-owner.ts';
import { listCodes } from './codes/discount-codes.sql.ts';

export async function getCart(ctx: RequestContext, owner: CartOwner): Promise<Cart> {
	return ctx.db.snapshot(async (tx) => {
		const state = await readState(tx, ctx, owner);
		return toCart(state, { config: ctx.tenant.config.clientRuntimeConfig, now: ctx.now });
	});
}

export async function readState(tx: Tx, ctx: RequestContext, owner: CartOwner): Promise<CartState> {
	const found = await findCartWithLines(tx, linesQueryOf(ctx, owner));
	if (!found) throw notFound('cart');
	return stateOf(tx, ctx, found);
}

export function cartQueryOf(
	ctx: RequestContext,
	owner: CartOwner,
	changeHash: string | null = null,
): CartQuery {
	const { country } = ctx.tenant.config.clientRuntimeConfig;
	return { tenantId: ctx.tenant.id, owner, country, changeHash };
}

export function linesQueryOf(
	ctx: RequestContext,
	owner: CartOwner,
	{ changeHash = null, skus = [] }: { changeHash?: string | null; skus?: readonly string[] } = {},
): LinesQuery {
	return { ...cartQueryOf(ctx, owner, changeHash), skus, today: todayOf(ctx) };
}

type Wanted = {
	skus?: readonly string[];
	codes?: readonly string[];
	/** Checkout locks the cards instead. */
	readCards?: typeof readPayingCards;
};

export async function loadState(
	tx: Tx,
	ctx: RequestContext,
	row: CartRow,
	wanted: Wanted = {},
): Promise<CartState> {
	const lines = await listLines(tx, scopeOf(ctx, row.region), row.cart_id, wanted.skus ?? []);
	return stateOf(tx, ctx, { row, lines }, wanted);
}

/** Reads codes, replacements and gift cards only if there are any. */
export async function stateOf(
	tx: Tx,
	ctx: RequestContext,
	{ row, lines: rows }: CartWithLines,
	wanted: Wanted = {},
): Promise<CartState> {
	const scope = scopeOf(ctx, row.region);
	const isMember = isLoyalty(row.member, ctx.tenant.config.clientRuntimeConfig);
	const lines = rows.map((line) => toLine(line, scope, isMember));
	const buyer = { customerId: row.customer_id, isMember };
	const codes = [...row.discount_codes, ...(wanted.codes ?? [])];
	return {
		row,
		lines,
		codes: codes.length === 0 ? [] : await listCodes(tx, scope.tenantId, codes, buyer),
		replacements: await findReplacements(tx, scope, lines),
		cards: await findCards(tx, ctx, row, wanted.readCards),
	};
}

/** Null while the cart does not use the wallet of its customer. */
export async function findCards(
	tx: Tx,
	{ tenant }: RequestContext,
	row: Pick<CartRow, 'uses_wallet' | 'customer_id'>,
	readCards = readPayingCards,
): Promise<CartState['cards']> {
	const { customer_id: customerId, uses_wallet: usesWallet } = row;
	if (!usesWallet || !customerId || !tenant.config.clientRuntimeConfig.featureCustomerWallet) {
		return null;
	}
	return readCards(tx, { tenantId: tenant.id, customerId });
}

async function findReplacements(
	tx: Tx,
	scope: Scope,
	lines: CartLine[],
): Promise<Map<string, Product>> {
	const missing = lines.filter(({ price, quantity }) => price === null && quantity > 0);
	if (missing.length === 0) return new Map();
	const skuById = new Map(missing.map(({ row, product }) => [row.product_id, product.sku]));
	const pairs = await listReplacementIds(tx, scope.tenantId, scope.region, [...skuById.keys()]);
	const products = await loadProducts(tx, scope, [
		...new Set(pairs.map(({ replacement_id }) => replacement_id)),
	]);
	const byId = new Map(products.map((product) => [product.productId, product]));
	return new Map(
		pairs.flatMap(({ product_id, replacement_id }) => {
			const sku = skuById.get(product_id);
			const product = byId.get(String(replacement_id));
			return sku && product ? [[sku, product] as const] : [];
		}),
	);
}
