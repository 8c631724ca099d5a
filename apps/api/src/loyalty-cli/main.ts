import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { StoreCard } from '@korb/contracts/loyalty/card-forms';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { databaseEnv, readEnv } from '../env.ts';
import { upsertStoreCard } from '../modules/loyalty/index.ts';
import { listTenants } from '../modules/tenant/index.ts';

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { tenant: { type: 'string', default: '' } },
});
const [command, file = ''] = positionals;
const pool = createPool({
	url: env.DATABASE_URL,
	size: 1,
	deadlines: jobDeadlines,
	applicationName: 'korb-loyalty',
	onError: () => {},
});
const db = createDatabase(pool);

try {
	if (command !== 'import' || !file || !values.tenant) {
		process.stderr.write('usage: pnpm loyalty import <cards.ndjson | -> --tenant <id>\n');
		process.exitCode = 2;
	} else {
		await importCards(values.tenant);
	}
} catch (error) {
	process.stderr.write(`loyalty: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

/** Cards from the till, one per line; those that are linked already stay as they are. */
async function importCards(tenantId: string): Promise<void> {
	const tenants = await db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (tenants.length === 0) throw new Error(`there is no tenant ${tenantId}`);
	let imported = 0;
	const input = file === '-' ? process.stdin : createReadStream(file);
	for await (const line of createInterface({ input })) {
		const card = StoreCard.parse(JSON.parse(line));
		if (await db.single((tx) => upsertStoreCard(tx, tenantId, card))) imported++;
	}
	process.stdout.write(`${JSON.stringify({ imported })}\n`);
}
