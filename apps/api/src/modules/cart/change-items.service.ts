import type { Cart } from '@korb/contracts/cart/cart';
import type { BulkResult, CartChange } from '@korb/contracts/cart/cart-endpoints';
import { changeQuantity, type QuantityRefusal } from '@korb/domain/cart/cart-quantity';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { type CartLine, type CartState, withQuantity } from './cart.mapper.ts';
import { type ChangeKey, writeLines } from './cart.sql.ts';
import { type CartRequest, changeCart, type Decision, decided } from './change-cart.service.ts';
import { findPassOffer } from './pass/cart-pass.ts';
import { changePass, withoutPass } from './pass/change-pass.ts';
import { findVoucher, mayRedeem, type Voucher } from './vouchers/cart-vouchers.ts';
import { isAddition, withoutVouchers, withVoucher } from './vouchers/change-voucher.ts';

export function changeItem(
	ctx: RequestContext,
	input: CartRequest,
	change: CartChange,
	storeId?: string,
): Promise<Cart> {
	const isPass = findPassOffer(ctx.tenant.config.clientRuntimeConfig, change.sku) !== undefined;
	const decide = (state: CartState) => {
		const { lines, refusals } = apply(state.lines, [change]);
		const [refusal] = refusals;
		if (refusal) throw refused(refusal.code, explanations[refusal.code]);
		return linesDecided(state, lines);
	};
	const isOther = ({ row }: CartState) => isPass || findVoucher(row, change.sku) !== undefined;
	return changeCart(
		ctx,
		input,
		async (tx, state, key) => {
			if (isPass) {
				const row = await changePass(tx, ctx, key, state.row, change);
				return row ? { ...(await write(tx, state, key, state.lines)), row } : state;
			}
			const voucher = findVoucher(state.row, change.sku);
			if (voucher) return changeVoucher(tx, ctx, state, key, { voucher, change });
			return decided(decide)(tx, state, key);
		},
		{
			skus: [change.sku],
			mayCreate: true,
			storeId,
			decide: (state) => (isOther(state) ? null : decide(state)),
		},
	);
}

/** A voucher that cannot be used is refused like a product that cannot be bought. */
async function changeVoucher(
	tx: Tx,
	ctx: RequestContext,
	state: CartState,
	key: ChangeKey,
	{ voucher, change }: { voucher: Voucher; change: CartChange },
): Promise<CartState> {
	const { row } = state;
	const { articleId } = voucher;
	const isIn = row.vouchers.includes(articleId);
	if (isIn === isAddition(change)) return state;
	const situation = { config: ctx.tenant.config.clientRuntimeConfig, now: ctx.now };
	if (!isIn && !mayRedeem(row, voucher, situation)) {
		throw refused('addproductaborted', 'This voucher cannot be used for this order.');
	}
	const written = await write(tx, state, key, state.lines);
	return {
		...written,
		row: isIn ? withoutVouchers(row, [articleId]) : withVoucher(row, articleId),
	};
}

export type BulkChange = BulkResult & {
	/** How many pieces of a product are missing, because stock or the maximum allow no more. */
	capped: Map<string, number>;
};

/** Applies what is possible and reports the rest; if nothing is possible, nothing changes. */
export async function changeItems(
	ctx: RequestContext,
	input: CartRequest,
	changes: CartChange[],
	storeId?: string,
): Promise<BulkChange> {
	let refusals: Refusal[] = [];
	let capped = new Map<string, number>();
	const cart = await changeCart(
		ctx,
		input,
		async (tx, state, key) => {
			const applied = apply(state.lines, changes);
			({ refusals, capped } = applied);
			if (refusals.length === changes.length) return state;
			return write(tx, state, key, applied.lines);
		},
		{ skus: changes.map(({ sku }) => sku), mayCreate: true, storeId },
	);
	return { cartDTO: cart, notAddedOrUpdatedItems: refusals, capped };
}

/** Ignores line items that are already gone. */
export function removeItems(
	ctx: RequestContext,
	input: CartRequest,
	lineItemIds: string[],
): Promise<Cart> {
	const isMeant = (line: CartLine) => lineItemIds.includes(line.product.sku);
	return changeCart(ctx, input, async (tx, state, key) => {
		const written = await write(tx, state, key, without(state, isMeant));
		const row = await withoutPass(tx, key, state.row, (id) => lineItemIds.includes(id));
		return { ...written, row: withoutVouchers(row, lineItemIds) };
	});
}

export function removeAllItems(ctx: RequestContext, input: CartRequest): Promise<Cart> {
	return changeCart(ctx, input, async (tx, state, key) => {
		const all = without(state, () => true);
		const written = await write(tx, state, key, all);
		return { ...written, row: await withoutPass(tx, key, state.row, () => true) };
	});
}

function without(state: CartState, isMeant: (line: CartLine) => boolean): CartLine[] {
	return state.lines.map((line) => (isMeant(line) ? withQuantity(line, 0) : line));
}

const explanations: Record<QuantityRefusal, string> = {
	maxquantityreached: 'The cart contains the maximum quantity of this product.',
	addproductaborted: 'This product is not available.',
};

type Refusal = { sku: string; code: QuantityRefusal };

/** Sequential, so that two changes of one product in one call both count. */
function apply(
	before: CartLine[],
	changes: CartChange[],
): { lines: CartLine[]; refusals: Refusal[]; capped: Map<string, number> } {
	const lines = [...before];
	const refusals: Refusal[] = [];
	const capped = new Map<string, number>();
	for (const change of changes) {
		const index = lines.findIndex(({ product }) => product.sku === change.sku);
		const line = lines[index];
		const outcome = changeQuantity(
			{
				current: line && line.quantity > 0 ? line.quantity : null,
				maxQuantity: line?.price ? line.product.maxQuantity : null,
			},
			change,
		);
		if (!outcome.ok) refusals.push({ sku: change.sku, code: outcome.code });
		else if (line) lines[index] = withQuantity(line, outcome.quantity);
		const wanted = 'delta' in change ? (line?.quantity ?? 0) + change.delta : change.quantity;
		if (outcome.ok && outcome.quantity < wanted) capped.set(change.sku, wanted - outcome.quantity);
	}
	return { lines, refusals, capped };
}

export function write(
	tx: Tx,
	state: CartState,
	key: ChangeKey,
	lines: CartLine[],
): Promise<CartState> {
	return decided(() => linesDecided(state, lines))(tx, state, key);
}

/** Changed line items take the current price as their shown price; the others keep theirs. */
function linesDecided(state: CartState, after: CartLine[]): Decision {
	const touched = after.filter((line, index) => line !== state.lines[index]);
	const set = touched.filter(({ quantity }) => quantity > 0);
	const change = {
		set: set.map((line) => ({
			productId: line.row.product_id,
			quantity: line.quantity,
			shownCents: line.price?.value ?? line.shownCents ?? 0,
		})),
		removed: touched.filter(({ quantity }) => quantity === 0).map(({ row }) => row.product_id),
	};
	const lines = after.map((line) =>
		touched.includes(line) ? { ...line, shownCents: line.price?.value ?? line.shownCents } : line,
	);
	return { after: { ...state, lines }, write: (tx, key) => writeLines(tx, key, change) };
}
