import { Client } from 'pg';

const shopTables = [
	...['tenant', 'content_document', 'search_synonym'],
	...['delivery_area', 'collect_store', 'window_template', 'time_window'],
];

const catalogueTables = [
	...['category', 'brand', 'product', 'offer', 'price_history'],
	...['listing', 'listing_chunk', 'listing_facet', 'listing_region', 'listing_region_facet'],
	...['search_name', 'search_vocabulary', 'search_word', 'search_popular'],
];

export const tenantIdOf = (tenant: number): string => `tenant-${tenant}`;
export const hostOf = (tenant: number): string => `${tenantIdOf(tenant)}.localhost`;

/** The first shop, a copy without products. */
export const copyShop = (url: string, from: string): Promise<void> =>
	copy(url, { from, tables: shopTables, first: 1, count: 1 });

/** Copies the first shop with its catalogue and content until there are as many as wanted. */
export const copyTenants = (url: string, count: number): Promise<void> =>
	copy(url, { from: tenantIdOf(1), tables: [...shopTables, ...catalogueTables], first: 2, count });

type Copy = { from: string; tables: string[]; first: number; count: number };

async function copy(url: string, { from, tables, first, count }: Copy): Promise<void> {
	const client = new Client(url);
	await client.connect();
	try {
		// The copies refer to each other as the originals do, so nothing is checked again.
		await client.query('SET session_replication_role = replica');
		for (let start = first; start <= count; start += 100) {
			const end = Math.min(start + 99, count);
			for (const table of tables) {
				const columns = await listColumns(client, table);
				const others = columns.filter((column) => column !== 'tenant_id').join(', ');
				await client.query(
					`INSERT INTO ${table} (tenant_id, ${others}) OVERRIDING SYSTEM VALUE
					SELECT 'tenant-' || number, ${others} FROM ${table}, generate_series($2::int, $3) AS number
					WHERE tenant_id = $1`,
					[from, start, end],
				);
			}
		}
		await client.query(
			`UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,tenantId}', to_jsonb(tenant_id))
			WHERE tenant_id LIKE 'tenant-%'`,
		);
		for (let tenant = first; tenant <= count; tenant++) {
			await client.query('INSERT INTO tenant_host (tenant_id, host) VALUES ($1, $2)', [
				tenantIdOf(tenant),
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
