import { createHash, randomUUID } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart';
import { CART_FINALIZED_CODE } from '@korb/contracts/wire-names';
import type { RequestContext } from '../../context.ts';
import { OutcomeUnknown } from '../../db/failures.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { type CartState, toCart } from './cart.mapper.ts';
import { type CartRow, type ChangeKey, createCart, lockCart } from './cart.sql.ts';
import { cartQueryOf, loadState } from './load-cart.service.ts';
import { runExclusive } from './run-exclusive.ts';

export type CartRequest = {
	/** Hash of the token that the browser holds. */
	tokenHash: Buffer;
	/** What the browser calls this change; one sent again is carried out once. */
	changeKey: string | null;
};

/** Given the locked cart, carries a change out and says what the cart is then; the same one when nothing was to do. */
export type Change = (tx: Tx, state: CartState, key: ChangeKey) => Promise<CartState>;

export type ChangeOptions = {
	/** Articles and codes to be looked up besides those in the cart. */
	skus?: readonly string[];
	codes?: readonly string[];
	mayCreate?: boolean;
};

/** One change, carried out once or refused, in one short transaction on one locked cart. */
export async function changeCart(
	ctx: RequestContext,
	input: CartRequest,
	change: Change,
	options: ChangeOptions = {},
): Promise<Cart> {
	const changeHash = hashKey(input.changeKey ?? randomUUID());
	const attempt = () =>
		ctx.db.transaction((tx) => run(tx, ctx, input, changeHash, change, options));
	return runExclusive(input.tokenHash.toString('hex'), async () => {
		try {
			return await attempt();
		} catch (error) {
			// The key tells whether the lost answer was a yes, so asking again is safe.
			if (error instanceof OutcomeUnknown) return attempt();
			throw error;
		}
	});
}

async function run(
	tx: Tx,
	ctx: RequestContext,
	{ tokenHash }: CartRequest,
	changeHash: string,
	change: Change,
	options: ChangeOptions,
): Promise<Cart> {
	const tenantId = ctx.tenant.id;
	const { clientRuntimeConfig: config } = ctx.tenant.config;
	const query = cartQueryOf(ctx, tokenHash, changeHash);
	const row =
		(await lockCart(tx, query)) ?? (options.mayCreate ? await createCart(tx, query) : null);
	if (!row) throw notFound('cart');
	if (row.status === 'FINALIZED') throw finalized();
	const state = await loadState(tx, ctx, row, options);
	const situation = { config, now: ctx.now };
	if (row.is_repeated) return toCart(state, situation);
	const changed = await change(tx, state, { tenantId, cartId: row.cart_id, changeHash });
	if (changed === state) return toCart(state, situation);
	return toCart({ ...changed, row: counted(changed.row) }, situation);
}

/** What the statement has done to the row, without reading it again. */
function counted(row: CartRow): CartRow {
	return { ...row, version: row.version + 1 };
}

function finalized() {
	return refused(CART_FINALIZED_CODE, 'The cart is being paid and cannot be changed.');
}

function hashKey(key: string): string {
	const bytes = createHash('sha256').update(key).digest();
	return bytes.readBigInt64BE().toString();
}
