import pg from 'pg';

/** Empties a development database, after verifying that it is a Korb database. */
export async function resetDatabase(
	url: string,
	options: { isProduction: boolean },
): Promise<void> {
	if (options.isProduction) throw new Error('refused: this is production');
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	await client.connect();
	try {
		const refusal = await findRefusal(client, new URL(url).hostname);
		if (refusal) throw new Error(`refused: ${refusal}`);
		await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
		await client.query('DROP SCHEMA public CASCADE');
		await client.query('CREATE SCHEMA public');
	} finally {
		await client.end();
	}
}

async function findRefusal(client: pg.Client, host: string): Promise<string | null> {
	if (!['127.0.0.1', '[::1]', 'localhost'].includes(host)) return `${host} is not this machine`;
	const { rows } = await client.query<{ name: string; tables: string[] }>(
		`SELECT current_database() AS name,
			array(SELECT tablename::text FROM pg_tables WHERE schemaname = 'public') AS tables`,
	);
	const name = rows[0]?.name ?? '';
	const tables = rows[0]?.tables ?? [];
	if (!/^korb(?:_|$)/.test(name)) return `the database is called ${name}, not korb`;
	const isOurs = tables.length === 0 || tables.includes('migration');
	return isOurs ? null : 'the tables in it are not from our migrations';
}
