import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pool } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { cloneDatabase, testPool } from '../testing.ts';

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
let outbox: Outbox;
beforeAll(async () => {
	({ url, drop } = await cloneDatabase());
	pool = testPool(url);
	outbox = createOutbox(pool, () => {});
});
afterAll(async () => {
	await outbox.close();
	await pool.end();
	await drop();
});

const run = promisify(execFile);
async function jobs(...args: string[]): Promise<string> {
	const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
		env: { DATABASE_URL: url },
	});
	return stdout.trim();
}

const enqueue = (...keys: string[]) =>
	createDatabase(pool).transaction((tx) => outbox.enqueue(tx, 'purge-edge', { keys }));

describe('a job that exhausts its retries', () => {
	it('is kept, listed without its data, and succeeds when it is retried', async () => {
		const purged: unknown[] = [];
		let isBroken = true;
		const edge = createServer((request, response) => {
			response.statusCode = isBroken ? 503 : 200;
			if (!isBroken) purged.push(request.headers['xkey-purge']);
			response.end();
		}).listen(0, '127.0.0.1');
		await once(edge, 'listening');
		await enqueue('laden:page:geheim');
		// Eight retries take four minutes; the last one is as good.
		await pool.query('UPDATE pgboss.job SET retry_count = retry_limit');
		const worker = spawn(process.execPath, [join(import.meta.dirname, '../worker.ts')], {
			env: {
				DATABASE_URL: url,
				EDGE_URLS: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`,
				LOG_LEVEL: 'fatal',
			},
			stdio: ['ignore', 'inherit', 'inherit'],
		});
		try {
			const [dead] = await vi.waitFor(
				async () => {
					const lines = (await jobs('list', '--queue', 'purge-edge')).split('\n').filter(Boolean);
					expect(lines).toHaveLength(1);
					return lines;
				},
				{ timeout: 60_000, interval: 1000 },
			);
			expect(JSON.parse(dead ?? '')).toMatchObject({
				queue: 'purge-edge',
				reason: expect.stringMatching(/503/),
			});
			expect(dead).not.toContain('geheim');
			expect(await jobs('list', '--queue', 'send-mail')).toBe('');
			isBroken = false;
			expect(await jobs('retry', '--queue', 'send-mail')).toBe('retried 0');
			expect(await jobs('retry', '--all')).toBe('retried 1');
			await vi.waitFor(() => expect(purged).toEqual(['laden:page:geheim']), 40_000);
			expect(await jobs('list')).toBe('');
		} finally {
			worker.kill('SIGKILL');
			await once(worker, 'exit');
			edge.close();
		}
	}, 120_000);

	it.each([['retry'], ['discard'], ['discard', '--all'], ['everything']])(
		'is not touched by an incomplete command: %s %s',
		async (...args) => {
			await expect(jobs(...args)).rejects.toMatchObject({ code: 2 });
		},
	);
});
