import type { Address } from '@korb/contracts/fulfilment/address';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { knownRegion } from '../../catalogue/index.ts';
import { type CartRow, type ChangeKey, countChange, isUnchanged } from '../cart.sql.ts';

export type ChosenWindow = Pick<
	CartRow,
	'window_id' | 'window_starts_at' | 'window_ends_at' | 'window_fee_cents' | 'held_until'
>;

export const noWindow: ChosenWindow = {
	window_id: null,
	window_starts_at: null,
	window_ends_at: null,
	window_fee_cents: null,
	held_until: null,
};

/**
 * Returns the new region: the picking unit, or the default if the unit has no prices. Null when the
 * cart has changed since it was read, or would have to leave `region`.
 */
export async function writeDistribution(
	tx: Tx,
	key: ChangeKey,
	{ address, window, region }: { address: Address; window: ChosenWindow; region: string | null },
): Promise<string | null> {
	const [unit = DEFAULT_REGION] = address.pickingUnitIds;
	const known = knownRegion(key.tenantId, unit);
	const { rows } = await sql<{ region: string }>`
		UPDATE cart SET distribution_address = ${JSON.stringify(address)}::jsonb,
			region = ${known}, ${windowColumns(window)}, ${countChange(key)}
		WHERE ${isUnchanged(key)} ${region === null ? sql`` : sql`AND ${known} = ${region}`}
		RETURNING region
	`.execute(tx);
	return rows[0]?.region ?? null;
}

export async function writeWindow(tx: Tx, key: ChangeKey, window: ChosenWindow): Promise<void> {
	await sql`
		UPDATE cart SET ${windowColumns(window)}, ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

function windowColumns(window: ChosenWindow) {
	return sql`
		window_id = ${window.window_id}, window_starts_at = ${window.window_starts_at},
		window_ends_at = ${window.window_ends_at}, window_fee_cents = ${window.window_fee_cents},
		held_until = ${window.held_until}
	`;
}
