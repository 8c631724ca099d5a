import { Client } from 'pg';

/** What a shop without customers consists of. */
const tables = [
	...['tenant', 'category', 'brand', 'product', 'offer', 'price_history'],
	...['listing', 'listing_chunk', 'listing_facet', 'listing_region', 'listing_region_facet'],
	...['search_name', 'search_synonym', 'search_vocabulary', 'search_word', 'search_popular'],
	...['content_document', 'delivery_area', 'collect_store', 'window_template', 'time_window'],
];

export const hostOf = (tenant: number): string => `tenant-${tenant}.localhost`;

/** Copies a shop with its catalogue and content, a hundred times with each statement. */
export async function copyTenants(url: string, from: string, count: number): Promise<void> {
	const client = new Client(url);
	await client.connect();
	try {
		// The copies refer to each other as the originals do, so nothing is checked again.
		await client.query('SET session_replication_role = replica');
		for (let first = 1; first <= count; first += 100) {
			const last = Math.min(first + 99, count);
			for (const table of tables) {
				const columns = await listColumns(client, table);
				const others = columns.filter((column) => column !== 'tenant_id').join(', ');
				await client.query(
					`INSERT INTO ${table} (tenant_id, ${others}) OVERRIDING SYSTEM VALUE
					SELECT 'tenant-' || number, ${others} FROM ${table}, generate_series($2::int, $3) AS number
					WHERE tenant_id = $1`,
					[from, first, last],
				);
			}
		}
		await client.query(
			`UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,tenantId}', to_jsonb(tenant_id))
			WHERE tenant_id LIKE 'tenant-%'`,
		);
		for (let tenant = 1; tenant <= count; tenant++) {
			await client.query('INSERT INTO tenant_host (tenant_id, host) VALUES ($1, $2)', [
				`tenant-${tenant}`,
				hostOf(tenant),
			]);
		}
		await client.query('RESET session_replication_role');
		await client.query('VACUUM ANALYZE');
	} finally {
		await client.end();
	}
}

async function listColumns(client: Client, table: string): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`SELECT quote_ident(attname) AS name FROM pg_attribute
		WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
		[table],
	);
	return rows.map(({ name }) => name);
}
