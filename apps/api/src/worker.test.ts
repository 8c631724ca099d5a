import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db/database.ts';
import type { Pool } from './db/pool.ts';
import { createOutbox, type Outbox } from './jobs/outbox.ts';
import { cloneDatabase, testPool } from './testing.ts';

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
let outbox: Outbox;
beforeAll(async () => {
	({ url, drop } = await cloneDatabase());
	pool = testPool(url);
	outbox = createOutbox(pool, () => {});
	await edge.start();
});
afterAll(async () => {
	await outbox.close();
	await pool.end();
	edge.server.close();
	await drop();
});

/** Stands for Varnish: notes what it is told to purge and answers as the test wishes. */
const edge = {
	purged: [] as string[],
	answer: (_request: IncomingMessage, response: ServerResponse): unknown => response.end(),
	server: undefined as unknown as Server,
	url: '',
	async start() {
		edge.server = createServer((request, response) => {
			edge.purged.push(`${request.method} ${request.headers['xkey-purge']}`);
			edge.answer(request, response);
		}).listen(0, '127.0.0.1');
		await once(edge.server, 'listening');
		edge.url = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`;
	},
};

const workers: ChildProcess[] = [];
function startWorker(): ChildProcess {
	const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
		env: { DATABASE_URL: url, EDGE_URLS: edge.url, LOG_LEVEL: 'info' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	worker.stdout?.resume();
	workers.push(worker);
	return worker;
}

afterEach(async () => {
	for (const worker of workers.splice(0)) {
		if (worker.exitCode !== null || worker.signalCode !== null) continue;
		worker.kill('SIGKILL');
		await once(worker, 'exit');
	}
	edge.purged = [];
	edge.answer = (_request, response) => response.end();
});

function enqueue(...keys: string[]) {
	return createDatabase(pool).transaction((tx) => outbox.enqueue(tx, 'purge-edge', { keys }));
}

function purgesOf(key: string): number {
	return edge.purged.filter((line) => line.startsWith('PURGE ') && line.includes(key)).length;
}

describe('purge-edge', () => {
	it('is sent to the edge soon after the transaction, with its keys', async () => {
		startWorker();
		await enqueue('laden:page:neu', 't-laden');
		await vi.waitFor(() => expect(edge.purged).toEqual(['PURGE laden:page:neu t-laden']), 40_000);
	});

	it('is tried again until the edge takes it', async () => {
		edge.answer = (_request, response) => {
			response.statusCode = purgesOf('stubborn') < 3 ? 503 : 200;
			response.end();
		};
		startWorker();
		await enqueue('stubborn');
		await vi.waitFor(() => expect(purgesOf('stubborn')).toBe(3), 40_000);
		await vi.waitFor(async () => expect(await stateOf('stubborn')).toBe('completed'), 5000);
	}, 90_000);

	it('I-49 runs again within a minute when its worker is killed in the middle of it', async () => {
		edge.answer = () => {};
		const killed = startWorker();
		await enqueue('orphan');
		await vi.waitFor(() => expect(purgesOf('orphan')).toBe(1), 40_000);
		killed.kill('SIGKILL');
		edge.answer = (_request, response) => response.end();
		startWorker();
		const startedAt = Date.now();
		await vi.waitFor(() => expect(purgesOf('orphan')).toBeGreaterThan(1), {
			timeout: 60_000,
			interval: 250,
		});
		expect(Date.now() - startedAt).toBeLessThan(60_000);
		await vi.waitFor(async () => expect(await stateOf('orphan')).toBe('completed'), 5000);
	}, 80_000);

	it('is finished before the worker stops on SIGTERM', async () => {
		edge.answer = (_request, response) => setTimeout(() => response.end(), 700);
		const worker = startWorker();
		await enqueue('last');
		await vi.waitFor(() => expect(purgesOf('last')).toBe(1), 40_000);
		worker.kill('SIGTERM');
		const [code] = await once(worker, 'exit');
		expect(code).toBe(0);
		expect(await stateOf('last')).toBe('completed');
	}, 90_000);

	async function stateOf(key: string): Promise<string> {
		const { rows } = await pool.query('SELECT state FROM pgboss.job WHERE data::text LIKE $1', [
			`%${key}%`,
		]);
		return rows[0]?.state;
	}
});
