import type { TestDatabase } from '@korb/testing/database';
import { startFaultProxy } from '@korb/testing/fault-proxy';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { createLogs } from '../../log.ts';
import { cloneDatabase, testPool } from '../../testing.ts';
import { createTenantDirectory } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase();
});
afterAll(() => database.drop());

/** The tenants behind a database that refuses connections until told otherwise. */
async function openDirectory(options?: { firstLoadTimeoutMs: number }) {
	const target = new URL(database.url);
	const proxy = await startFaultProxy({ host: target.hostname, port: Number(target.port) });
	target.port = String(proxy.port);
	proxy.set({ kind: 'refuse' });
	const pool = testPool(target.href, 2);
	const lines: string[] = [];
	const logs = createLogs({ level: 'info', destination: { write: (line) => lines.push(line) } });
	const tenants = createTenantDirectory(createDatabase(pool), logs.process, options);
	onTestFinished(async () => {
		tenants.stop();
		proxy.set({ kind: 'pass' });
		await tenants.refresh().catch(() => {});
		await pool.end();
		await proxy.close();
	});
	return { proxy, tenants, lines };
}

it('a process whose first load fails starts only when its tenants are there', async () => {
	const { proxy, tenants, lines } = await openDirectory({ firstLoadTimeoutMs: 50_000 });
	const starting = tenants.start();
	await vi.waitFor(() => expect(lines.join('')).toContain('tenants cannot be loaded'), 30_000);
	proxy.set({ kind: 'pass' });
	await starting;
	expect(tenants.isLoaded).toBe(true);
});

it('a process without a database starts all the same, and is not ready', async () => {
	const { tenants } = await openDirectory({ firstLoadTimeoutMs: 100 });
	await tenants.start();
	expect(tenants.isLoaded).toBe(false);
});
