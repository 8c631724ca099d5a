import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { repoRoot } from '../infrastructure/paths.ts';
import { postgresUrl } from '../infrastructure/postgres.ts';
import { type AppSettings, appEnv } from './apps.ts';
import { fillListings } from './listings.ts';

/** Migrates the schema and, in an empty database, seeds the two demo shops with their products. */
export async function prepareDatabase(settings: AppSettings): Promise<void> {
	runInApi(['src/db/cli.ts', 'migrate'], settings);
	if (await isEmpty(settings.ports.postgres)) runInApi(['../../tools/demo/seed/main.ts'], settings);
	await fillListings(settings);
}

/** All shoppers of a test share one IP address and would soon reach the limits per client. */
export async function raiseClientLimits(port: number): Promise<void> {
	const client = new Client(postgresUrl(port));
	await client.connect();
	try {
		const limits = JSON.stringify({
			holdsPerClient: 10_000,
			unpaidPerClient: 10_000,
			holdTriesPerHour: 10_000,
			orderTriesPerTenMinutes: 10_000,
		});
		const path = '{clientRuntimeConfig,limits}';
		await client.query('UPDATE tenant SET config = jsonb_set(config, $1, $2)', [path, limits]);
	} finally {
		await client.end();
	}
}

function runInApi(args: string[], settings: AppSettings): void {
	execFileSync(process.execPath, args, {
		cwd: join(repoRoot, 'apps/api'),
		env: appEnv('api', settings),
		stdio: ['ignore', 'pipe', 'inherit'],
	});
}

async function isEmpty(port: number): Promise<boolean> {
	const client = new Client(postgresUrl(port));
	await client.connect();
	try {
		const { rowCount } = await client.query('SELECT FROM tenant LIMIT 1');
		return rowCount === 0;
	} finally {
		await client.end();
	}
}
