import { Client } from 'pg';
import { postgresUrl } from '../services/postgres.ts';

export type Shop = { tenantId: string; host: string };

/** The shops as the database knows them, so that nobody has to repeat their names. */
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
