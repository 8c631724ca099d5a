import { Client } from 'pg';
import { postgresUrl } from '../infrastructure/postgres.ts';

export type Shop = { tenantId: string; host: string };

/** Reads the shops from the database, so that their names are not duplicated here. */
export async function listShops(postgresPort: number): Promise<Shop[]> {
	const client = new Client(postgresUrl(postgresPort));
	await client.connect();
	try {
		const { rows } = await client.query<{ tenant_id: string; host: string }>(
			'SELECT tenant_id, host FROM tenant_host ORDER BY length(host), host',
		);
		return rows.map(({ tenant_id, host }) => ({ tenantId: tenant_id, host }));
	} finally {
		await client.end();
	}
}
