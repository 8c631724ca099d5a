import type { TemperatureZone } from '@korb/domain/picking/crates';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type CrateRow = {
	order_number: string;
	number: number;
	temperature_zone: TemperatureZone;
};

/** In the order of their numbers. */
export async function listCrates(
	tx: Tx,
	tenantId: string,
	orderNumbers: string[],
): Promise<CrateRow[]> {
	const { rows } = await sql<CrateRow>`
		SELECT order_number::text AS order_number, number, temperature_zone FROM order_crate
		WHERE tenant_id = ${tenantId} AND order_number = ANY (${orderNumbers}::bigint[])
		ORDER BY order_crate.order_number, number
	`.execute(tx);
	return rows;
}

export type NewCrate = {
	tenantId: string;
	staffId: string;
	orderNumber: string;
	number: number;
	temperatureZone: TemperatureZone;
};

export async function insertCrate(tx: Tx, crate: NewCrate): Promise<void> {
	await sql`
		INSERT INTO order_crate (tenant_id, order_number, number, temperature_zone, labelled_by)
		VALUES (${crate.tenantId}, ${crate.orderNumber}::bigint, ${crate.number},
			${crate.temperatureZone}, ${crate.staffId})
	`.execute(tx);
}
