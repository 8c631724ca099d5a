import { createHash, randomUUID } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import { CART_FINALIZED_CODE } from '@korb/contracts/platform/wire-names';
import type { RequestContext } from '../../context.ts';
import { OutcomeUnknown } from '../../db/connection/failures.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { findStoreRegion } from '../catalogue/index.ts';
import { type CartState, toCart } from './cart.mapper.ts';
import {
	type CartRow,
	type ChangeKey,
	createCart,
	findCartWithLines,
	lockCartWithLines,
	writeRegion,
} from './cart.sql.ts';
import { type CartOwner, nameOf } from './cart-owner.ts';
import { linesQueryOf, loadState, stateOf } from './load-cart.service.ts';
import { runExclusive } from './run-exclusive.ts';
import { hasNewVouchers, settleCart } from './vouchers/settle-vouchers.ts';

export type CartRequest = {
	owner: CartOwner;
	/** Idempotency key of the change: a retry with the same key is applied once. */
	changeKey: string | null;
	/** Gets the cart as it was before the change. */
	onRow?: (row: CartRow) => void;
};

/**
 * Applies a change to the locked cart and returns the new state; returns the same object when there
 * is nothing to do.
 */
export type Change = (tx: Tx, state: CartState, key: ChangeKey) => Promise<CartState>;

/**
 * A change that one statement writes. Writing returns false when the cart has changed since it was
 * read.
 */
export type Decision = {
	after: CartState;
	write: (tx: Tx, key: ChangeKey) => Promise<boolean>;
};

export type ChangeOptions = {
	/** Products and codes to load besides those in the cart. */
	skus?: readonly string[];
	codes?: readonly string[];
	mayCreate?: boolean;
	/** Until there is an address, products and prices are those of this store. */
	storeId?: string | undefined;
	/** Null when this change of this cart takes the lock. */
	decide?: (state: CartState, tx: Tx) => Decision | null | Promise<Decision | null>;
};

/** Applies one change at most once, in a short transaction on the locked cart. */
export async function changeCart(
	ctx: RequestContext,
	input: CartRequest,
	change: Change,
	options: ChangeOptions = {},
): Promise<Cart> {
	const command = { input, changeHash: hashKey(input.changeKey ?? randomUUID()), options };
	const { decide, storeId } = options;
	return runExclusive(nameOf(input.owner), async () => {
		const tried =
			decide && !storeId
				? await ctx.db.separate((tx) => tryUnlocked(tx, ctx, command, decide))
				: undefined;
		if (tried) return tried;
		const attempt = () =>
			ctx.db.transaction((tx) => run(tx, ctx, command, change, { isNew: tried === null }));
		try {
			return await attempt();
		} catch (error) {
			// The key shows whether the lost commit went through, so a retry is safe.
			if (error instanceof OutcomeUnknown) return attempt();
			throw error;
		}
	});
}

/** A change that the state alone decides, on the locked cart. */
export function decided(decide: (state: CartState) => Decision): Change {
	return async (tx, state, key) => {
		const { after, write } = decide(state);
		if (!(await write(tx, key))) throw new Error('a cart changed under its lock');
		return after;
	};
}

type Command = { input: CartRequest; changeHash: string; options: ChangeOptions };

/**
 * Two statements instead of four: nearly always the cart is as it was read when it is written, and
 * otherwise nothing is written. Null without a cart, undefined when the change takes the lock.
 */
async function tryUnlocked(
	tx: Tx,
	ctx: RequestContext,
	{ input: { owner, onRow }, changeHash, options }: Command,
	decide: NonNullable<ChangeOptions['decide']>,
): Promise<Cart | null | undefined> {
	const found = await findCartWithLines(tx, linesQueryOf(ctx, owner, { changeHash, ...options }));
	if (!found) return null;
	const { row } = found;
	if (row.status === 'FINALIZED' || row.is_repeated) return undefined;
	onRow?.(row);
	const state = await stateOf(tx, ctx, found, options);
	const decision = await decide(state, tx);
	if (!decision) return undefined;
	const situation = situationOf(ctx);
	const { after, write } = decision;
	if (hasNewVouchers({ before: state, after }, situation)) return undefined;
	const isWritten = await write(tx, keyOf(ctx, row, changeHash));
	return isWritten ? toCart({ ...after, row: counted(after.row) }, situation) : undefined;
}

async function run(
	tx: Tx,
	ctx: RequestContext,
	{ input: { owner, onRow }, changeHash, options }: Command,
	change: Change,
	{ isNew }: { isNew: boolean },
): Promise<Cart> {
	const tenantId = ctx.tenant.id;
	const query = linesQueryOf(ctx, owner, { changeHash, ...options });
	const mayCreate = options.mayCreate && owner.kind !== 'staff';
	const found =
		(isNew ? null : await lockCartWithLines(tx, query)) ??
		(mayCreate ? await createCart(tx, { ...query, owner }) : null);
	if (!found) throw notFound('cart');
	onRow?.(found.row);
	if (found.row.status === 'FINALIZED') throw finalized();
	const { storeId } = options;
	const row = storeId ? await inStore(tx, tenantId, found.row, storeId) : found.row;
	// Products and prices depend on the region.
	const state =
		row.region === found.row.region
			? await stateOf(tx, ctx, { row, lines: found.lines }, options)
			: await loadState(tx, ctx, row, options);
	const situation = situationOf(ctx);
	if (row.is_repeated) return toCart(state, situation);
	const key = keyOf(ctx, row, changeHash);
	const changed = await change(tx, state, key);
	if (changed === state) return toCart(state, situation);
	const settled = await settleCart(tx, key, { before: state, after: changed }, situation);
	return toCart({ ...settled, row: counted(settled.row) }, situation);
}

function situationOf({ tenant, now }: RequestContext) {
	return { config: tenant.config.clientRuntimeConfig, now };
}

function keyOf({ tenant }: RequestContext, row: CartRow, changeHash: string): ChangeKey {
	return { tenantId: tenant.id, cartId: row.cart_id, changeHash, version: row.version };
}

async function inStore(tx: Tx, tenantId: string, row: CartRow, storeId: string): Promise<CartRow> {
	const unit = await findStoreRegion(tx, tenantId, storeId);
	if (!unit) throw notFound('store');
	if (row.distribution_address) return row;
	return { ...row, region: await writeRegion(tx, { tenantId, cartId: row.cart_id }, unit) };
}

/** Mirrors the statement's effect on the row, without reading it again. */
function counted(row: CartRow): CartRow {
	return { ...row, version: row.version + 1 };
}

export function finalized() {
	return refused(CART_FINALIZED_CODE, 'The cart awaits payment and cannot be changed.');
}

function hashKey(key: string): string {
	const bytes = createHash('sha256').update(key).digest();
	return bytes.readBigInt64BE().toString();
}
