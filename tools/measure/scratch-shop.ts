import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { Client } from 'pg';
import type { Database } from '../../apps/api/src/db/database.ts';
import { createLogs } from '../../apps/api/src/log.ts';
import { listTenants, toTenant } from '../../apps/api/src/modules/tenant/index.ts';
import { launch, type OwnProcess, waitUntilReady } from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import { startPostgres } from '../infrastructure/postgres.ts';
import { startRedis } from '../infrastructure/redis.ts';
import type { Scratch } from '../infrastructure/scratch.ts';

/** A scratch PostgreSQL and Redis, with the environment of an API process that uses them. */
export async function startScratchServers(scratch: Scratch) {
	const postgres = await startPostgres({
		dir: join(scratch.dir, 'postgres'),
		port: await findFreePort(),
		isDisposable: true,
	});
	scratch.keep(postgres.process);
	const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
	scratch.keep(redis.process);
	const port = await findFreePort();
	const env = {
		...process.env,
		DATABASE_URL: postgres.url,
		REDIS_URL: redis.url,
		PORT: String(port),
		LOG_LEVEL: 'error',
		NODE_ENV: 'development',
	};
	return { postgres, port, env };
}

/** Starts one API process and waits until it is ready. */
export async function startScratchApi(
	scratch: Scratch,
	{ port, env }: { port: number; env: NodeJS.ProcessEnv },
): Promise<OwnProcess> {
	const api = await launch({
		name: 'api',
		command: process.execPath,
		args: ['tools/demo/api.ts'],
		cwd: repoRoot,
		env,
		logFile: join(scratch.dir, 'api.log'),
	});
	scratch.keep(api);
	await waitUntilReady(api, async () => (await fetch(`http://localhost:${port}/healthz`)).ok);
	return api;
}

/** Runs one of the shop's scripts to completion. */
export async function runScript(
	args: string[],
	env: NodeJS.ProcessEnv,
	input: 'ignore' | NodeJS.ReadableStream = 'ignore',
): Promise<void> {
	const child = spawn(process.execPath, args, {
		cwd: repoRoot,
		env,
		stdio: [input as 'ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'close');
	if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}`);
}

/** The scratch server has no autovacuum, which would have run by now in production. */
export async function vacuum(url: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await client.query('VACUUM ANALYZE');
	await client.end();
}

/** Seeds both demo shops and the products of one. */
export async function prepareShop(env: NodeJS.ProcessEnv): Promise<void> {
	await runScript(['apps/api/src/db/cli.ts', 'migrate'], env);
	await runScript(['tools/demo/seed/main.ts'], env);
	await importFeed('demo', 3, env);
}

/** A generated catalogue; returns how many seconds its import took. */
export async function importFeed(
	size: string,
	regions: number,
	env: NodeJS.ProcessEnv,
	tenantId = 'korb',
): Promise<number> {
	const startedAt = performance.now();
	const feed = ['--tenant', 'korb', '--size', size, '--regions', String(regions)];
	const generator = spawn(process.execPath, ['tools/demo/catalogue/main.ts', ...feed], {
		cwd: repoRoot,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	await runScript(
		['apps/api/src/catalogue-cli/main.ts', 'import', '-', '--tenant', tenantId],
		env,
		generator.stdout,
	);
	return Math.round((performance.now() - startedAt) / 1000);
}

/** The demo shop, without a visitor. */
export async function contextOf(db: Database) {
	const [row] = await db.snapshot((tx) => listTenants(tx, ['korb']));
	if (!row) throw new Error('there is no demo shop');
	return {
		tenant: toTenant(row),
		locale: 'de-AT',
		now: new Date(),
		requestId: 'measure',
		client: null,
		network: null,
		geocode: async () => null,
		spend: async () => async () => {},
		log: createLogs({ level: 'error' }).process,
		db,
		reads: db,
	};
}
