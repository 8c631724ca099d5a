import type { Cart } from '@korb/contracts/cart/cart';
import type { CartMerge } from '@korb/contracts/cart/cart-endpoints';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { moveHold, releaseHold } from '../../windows/index.ts';
import { toCart } from '../cart.mapper.ts';
import { type CartRow, findCart, lockCart } from '../cart.sql.ts';
import type { CartOwner, CustomerOwner } from '../cart-owner.ts';
import { changeCart, finalized } from '../change-cart.service.ts';
import { write } from '../change-items.service.ts';
import { cartQueryOf, loadState } from '../load-cart.service.ts';
import { abandonCart } from './end-cart.sql.ts';
import { writeMerged } from './merge-carts.sql.ts';
import { type MergeMode, mergeLines, mergeRows } from './merge-carts.ts';

/** The region is null when the carts were merged before. */
export type Merged = { cart: Cart; region: string | null };

/** The cart of a browser: its id, and the token that proves it. */
type AnonymousCart = { cartId: string; tokenHash: Buffer | null };

/**
 * Moves the cart of this browser into that of the customer, once. Every device of the customer
 * merges into the same cart, whose lock comes first.
 */
export async function mergeCart(
	ctx: RequestContext,
	owner: CustomerOwner,
	{ cartId, tokenHash }: AnonymousCart,
	mode: MergeMode,
): Promise<Merged> {
	let region: string | null = null;
	const input = { owner, changeKey: `${mode} ${cartId}` };
	const cart = await changeCart(
		ctx,
		input,
		async (tx, { row: customer }, key) => {
			const anonymous = tokenHash && (await lockCart(tx, cartQueryOf(ctx, guest(tokenHash))));
			if (anonymous?.cart_id !== cartId) throw notFound('cart');
			if (anonymous.status === 'FINALIZED') throw finalized();
			const row = mergeRows(customer, anonymous);
			await takeHold(tx, ctx.tenant.id, { customer, anonymous, row });
			await writeMerged(tx, key, row);
			const { state, merge } = await loadMerged(tx, ctx, row, anonymous, mode);
			await abandonCart(tx, { tenantId: ctx.tenant.id, cartId });
			region = row.region;
			return write(tx, state, key, merge.lines);
		},
		{ mayCreate: true },
	);
	return { cart, region };
}

/** What merging would change; writes nothing. */
export function previewMerge(
	ctx: RequestContext,
	owner: CustomerOwner,
	tokenHash: Buffer | null,
): Promise<CartMerge & { region: string | null }> {
	const situation = { config: ctx.tenant.config.clientRuntimeConfig, now: ctx.now };
	return ctx.db.snapshot(async (tx) => {
		const customer = await findCart(tx, cartQueryOf(ctx, owner));
		const anonymous = tokenHash && (await findCart(tx, cartQueryOf(ctx, guest(tokenHash))));
		const show = async (row: CartRow | null) =>
			row && toCart(await loadState(tx, ctx, row), situation);
		const merged =
			customer && anonymous
				? await loadMerged(tx, ctx, mergeRows(customer, anonymous), anonymous, 'add')
				: null;
		return {
			anonymousCart: await show(anonymous),
			customerCart: await show(customer),
			customerCartChangedOn: customer?.touched_on ?? null,
			mergedCart: merged && toCart({ ...merged.state, lines: merged.merge.lines }, situation),
			leftBehind: merged?.merge.leftBehind ?? [],
			region: customer?.region ?? null,
		};
	});
}

async function loadMerged(
	tx: Tx,
	ctx: RequestContext,
	row: CartRow,
	anonymous: CartRow,
	mode: MergeMode,
) {
	const other = await loadState(tx, ctx, { ...anonymous, region: row.region });
	const skus = other.lines.map(({ product }) => product.sku);
	const state = await loadState(tx, ctx, row, { skus });
	return { state, merge: mergeLines(state.lines, other.lines, mode) };
}

/** The held place follows its address. */
async function takeHold(
	tx: Tx,
	tenantId: string,
	{ customer, anonymous, row }: Record<'customer' | 'anonymous' | 'row', CartRow>,
): Promise<void> {
	if (anonymous.window_id) {
		await moveHold(tx, { tenantId, cartId: anonymous.cart_id }, customer.cart_id);
	} else if (customer.window_id && row.window_id === null) {
		await releaseHold(tx, { tenantId, cartId: customer.cart_id });
	}
}

function guest(tokenHash: Buffer): CartOwner {
	return { kind: 'guest', tokenHash };
}
