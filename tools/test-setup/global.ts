import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import type {} from '@korb/testing/infrastructure';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../infrastructure/postgres.ts';
import { startRedis } from '../infrastructure/redis.ts';
import { openScratch } from '../infrastructure/scratch.ts';

/** One disposable PostgreSQL and Redis per test run, on free ports. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const scratch = await openScratch('test');
	// Tests start the API hundreds of times; most of that time compiles the same modules.
	process.env['NODE_COMPILE_CACHE'] = join(scratch.dir, 'compile-cache');
	try {
		const postgres = await startPostgres({
			dir: join(scratch.dir, 'postgres'),
			port: await findFreePort(),
			isDisposable: true,
			maxConnections: 100,
		});
		scratch.keep(postgres.process);
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		project.provide('infrastructure', { postgresUrl: postgres.url, redisUrl: redis.url });
	} catch (error) {
		await scratch.close();
		throw error;
	}
	return scratch.close;
}
