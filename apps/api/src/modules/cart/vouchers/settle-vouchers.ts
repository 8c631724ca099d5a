import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import type { Tx } from '../../../db/schema.ts';
import type { CartState } from '../cart.mapper.ts';
import type { CartRow, ChangeKey } from '../cart.sql.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';
import { settled } from './cart-vouchers.ts';
import { writeVouchers } from './vouchers.sql.ts';

/**
 * The only place where automatic vouchers come and go: with a change of products or service type.
 * Nothing that checkout changes has an effect here.
 */
export async function settleCart(
	tx: Tx,
	key: ChangeKey,
	change: CartChange,
	situation: Situation,
): Promise<CartState> {
	const row = settledRow(change, situation);
	if (!isSameList(row, change.before.row)) await writeVouchers(tx, key, row);
	return { ...change.after, row };
}

/** Whether settling the cart would write. */
export function hasNewVouchers(change: CartChange, situation: Situation): boolean {
	return !isSameList(settledRow(change, situation), change.before.row);
}

type CartChange = { before: CartState; after: CartState };
type Situation = { config: ClientRuntimeConfig; now: Date };

function settledRow({ before, after }: CartChange, situation: Situation): CartRow {
	if (isSameShop(before, after)) return after.row;
	const isEmpty = after.lines.every(({ quantity }) => quantity === 0);
	return { ...after.row, vouchers: settled(after.row, isEmpty, situation) };
}

function isSameShop(before: CartState, after: CartState): boolean {
	return (
		fulfilmentOf(before.row) === fulfilmentOf(after.row) &&
		quantitiesOf(before) === quantitiesOf(after)
	);
}

function quantitiesOf({ lines }: CartState): string {
	const wanted = lines.filter(({ quantity }) => quantity > 0);
	return wanted.map(({ row, quantity }) => `${row.product_id}:${quantity}`).join();
}

type Lists = { vouchers: string[]; declined_vouchers: string[] };

function isSameList(one: Lists, other: Lists): boolean {
	return (
		one.vouchers.join() === other.vouchers.join() &&
		one.declined_vouchers.join() === other.declined_vouchers.join()
	);
}
