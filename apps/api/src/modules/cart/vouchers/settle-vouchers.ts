import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import type { Tx } from '../../../db/schema.ts';
import type { CartState } from '../cart.mapper.ts';
import type { ChangeKey } from '../cart.sql.ts';
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
	{ before, after }: { before: CartState; after: CartState },
	situation: { config: ClientRuntimeConfig; now: Date },
): Promise<CartState> {
	const isEmpty = after.lines.every(({ quantity }) => quantity === 0);
	const row = isSameShop(before, after)
		? after.row
		: { ...after.row, vouchers: settled(after.row, isEmpty, situation) };
	if (!isSameList(row, before.row)) await writeVouchers(tx, key, row);
	return { ...after, row };
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
