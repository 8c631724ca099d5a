import { createReadStream, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { addDays, dayAt } from '@korb/domain/pricing/prices';
import type { Tenant } from '../context.ts';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { databaseEnv, readEnv } from '../env.ts';
import { photosIn } from '../modules/catalogue/index.ts';
import { listMisses } from '../modules/search-events/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { importCatalogue, refreshCatalogue } from './import-catalogue.ts';

const MINUTE_MS = 60_000;
/** Numbering a million products is one statement. */
const deadlines = { ...jobDeadlines, statement: 30 * MINUTE_MS, query: 31 * MINUTE_MS };

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		tenant: { type: 'string' },
		rejected: { type: 'string' },
		pictures: { type: 'string' },
		days: { type: 'string', default: '30' },
	},
});
const [command = '', file = ''] = positionals;

const pool = createPool({
	url: env.DATABASE_URL,
	size: 3,
	deadlines,
	applicationName: 'korb-catalogue',
	onError: () => {},
});
const db = createDatabase(pool);
const outbox = createOutbox(pool, () => {});
const deps = { db, outbox, clock: () => new Date() };

const commands: Record<string, (tenant: Tenant) => Promise<void>> = {
	import: async (tenant) => {
		const startedAt = Date.now();
		const input = file === '-' ? process.stdin : createReadStream(file);
		const report = values.rejected ? createWriteStream(values.rejected) : process.stderr;
		const folder = values.pictures ?? (file === '-' ? '.' : dirname(file));
		const rejectsPackshots = env.NODE_ENV === 'production' && env.KORB_DEMO === '0';
		const feed = { lines: linesOf(input), readPhoto: photosIn(folder), rejectsPackshots };
		const summary = await importCatalogue(deps, tenant, feed, (rejection) =>
			report.write(`${JSON.stringify(rejection)}\n`),
		);
		if (values.rejected) await finished(report.end());
		print({ ...summary, seconds: Math.round((Date.now() - startedAt) / 100) / 10 });
		if (summary.rejected > 0) process.exitCode = 3;
	},
	refresh: (tenant) => refreshCatalogue(deps, tenant),
	'zero-results': async (tenant) => {
		const to = dayAt(new Date(), tenant.config.clientRuntimeConfig.timeZone);
		const period = { from: addDays(to, 1 - Number(values.days)), to };
		const rows = await db.snapshot((tx) => listMisses(tx, tenant.id, period, 100));
		for (const row of rows) print(row);
	},
};

try {
	const run = commands[command];
	if (!run || !values.tenant || (command === 'import' && !file)) {
		process.stderr.write(
			'usage: pnpm catalogue import <file.ndjson | -> --tenant <id> [--pictures <folder>] [--rejected <file>]\n' +
				'       pnpm catalogue refresh --tenant <id>\n' +
				'       pnpm catalogue zero-results --tenant <id> [--days <n>]\n',
		);
		process.exitCode = 2;
	} else {
		await run(await getTenant(values.tenant));
	}
} catch (error) {
	process.stderr.write(`catalogue ${command}: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await outbox.close();
	await pool.end();
}

/** Created on first read, because a readline interface without a listener loses lines. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
	yield* createInterface({ input });
}

async function getTenant(id: string): Promise<Tenant> {
	const [row] = await db.snapshot((tx) => listTenants(tx, [id]));
	if (!row) throw new Error(`there is no tenant ${id}`);
	return toTenant(row);
}

function print(value: object): void {
	process.stdout.write(`${JSON.stringify(value)}\n`);
}
