import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { type MailServer, startMailServer } from '@korb/testing/mail-server';
import { badMailboxes } from '@korb/testing/mailboxes';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pool } from './db/connection/pool.ts';
import { createDatabase } from './db/database.ts';
import { openDeadLetters } from './jobs-cli/dead-letters.ts';
import { type Mail, Undeliverable } from './mail/mail.ts';
import { createSmtp } from './mail/smtp.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { asRole, cloneDatabase, testPool } from './testing.ts';

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
let outbox: Outbox;
let mail: MailServer;
beforeAll(async () => {
	({ url, drop } = await cloneDatabase());
	pool = testPool(url);
	outbox = createOutbox(pool, () => {});
	await edge.start();
	mail = await startMailServer();
});
afterAll(async () => {
	await outbox.close();
	await pool.end();
	edge.server.close();
	await mail.close();
	await drop();
});

/** Stands in for Varnish: records purges and responds as the test specifies. */
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
const log: string[] = [];
function startWorker(env: Record<string, string> = {}): ChildProcess {
	const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
		env: {
			DATABASE_URL: asRole(url, 'korb_worker'),
			EDGE_URLS: edge.url,
			MAIL_URL: mail.url,
			LOG_LEVEL: 'info',
			...env,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	worker.stdout?.on('data', (chunk) => log.push(String(chunk)));
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

describe('the monitoring port', () => {
	it('answers probes and shows what the worker has to do', async () => {
		const port = await findFreePort();
		const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
		startWorker({ MONITORING_PORT: String(port) });
		await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 40_000);
		expect((await get('/healthz')).status).toBe(200);
		const metrics = await (await get('/metrics')).text();
		expect(metrics).toMatch(/korb_shop_figures_up\{process="worker"\} 1/);
		expect(metrics).toMatch(/korb_outbox_waiting\{process="worker"\} 0/);
		expect(metrics).toMatch(/postgres_pool_connections\{state="busy",process="worker"\} \d/);
	});
});

describe('purge-edge', () => {
	it('reaches the edge soon after the transaction, with its keys', async () => {
		startWorker();
		await enqueue('laden:page:neu', 't-laden');
		await vi.waitFor(() => expect(edge.purged).toEqual(['PURGE laden:page:neu t-laden']), 40_000);
	});

	it('is retried until the edge accepts it', async () => {
		edge.answer = (_request, response) => {
			response.statusCode = purgesOf('stubborn') < 3 ? 503 : 200;
			response.end();
		};
		startWorker();
		await enqueue('stubborn');
		await vi.waitFor(() => expect(purgesOf('stubborn')).toBe(3), 40_000);
		await vi.waitFor(async () => expect(await stateOf('stubborn')).toBe('completed'), 5000);
	}, 90_000);

	it('I-49 reruns within a minute when its worker is killed halfway through', async () => {
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

	it('finishes before the worker stops on SIGTERM', async () => {
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
		return (await jobWith(key))?.state ?? '';
	}
});

describe('send-mail', () => {
	const send = (to: Mail['to'] | string, subject: string) =>
		createDatabase(pool).transaction((tx) =>
			outbox.enqueue(tx, 'send-mail', {
				from: { name: 'Korb', address: 'hallo@korb.example' },
				to: to as Mail['to'],
				subject,
				text: 'Hallo!',
			}),
		);
	const end = (subject: string) =>
		vi.waitFor(
			async () => {
				const job = await jobWith(subject);
				expect(job?.state).toMatch(/completed|failed/);
				return job;
			},
			{ timeout: 40_000, interval: 200 },
		);

	it('fails permanently when the server rejects the recipient for good', async () => {
		mail.refuse = (recipient) => (recipient.startsWith('gone') ? '550 no such user' : null);
		startWorker();
		await send({ address: 'gone@example.at' }, 'to nobody');
		await send({ address: 'anna@example.at' }, 'to Anna');
		expect(await end('to nobody')).toMatchObject({ state: 'failed', retry_count: 0 });
		expect(await end('to Anna')).toMatchObject({ state: 'completed' });
		expect(mail.delivered.map(({ recipients }) => recipients)).toEqual([['anna@example.at']]);
		expect(log.join('')).toContain('an email can never be delivered');
		expect(log.join('')).not.toContain('gone@example.at');
		const deadLetters = await openDeadLetters(pool);
		const [dead, ...others] = await deadLetters.list({ queue: 'send-mail' });
		expect(others).toEqual([]);
		expect(dead?.reason).toContain('550');
		expect(JSON.stringify(dead)).not.toContain('gone@example.at');
		expect(await deadLetters.discard([dead?.id ?? ''])).toBe(1);
		expect(await deadLetters.list({})).toEqual([]);
		await deadLetters.close();
	}, 90_000);

	it('sends a backlog without waiting between emails', async () => {
		mail.delivered.length = 0;
		mail.refuse = () => null;
		for (let number = 0; number < 60; number++) {
			await send({ address: `backlog-${number}@example.at` }, `backlog ${number}`);
		}
		startWorker();
		await vi.waitFor(() => expect(mail.delivered.length).toBeGreaterThan(0), 40_000);
		// One per poll would take half a minute.
		await vi.waitFor(() => expect(mail.delivered).toHaveLength(60), { timeout: 10_000 });
	}, 90_000);

	it('is retried on a temporary rejection', async () => {
		let refusals = 0;
		mail.refuse = () => (refusals++ === 0 ? '451 later' : null);
		startWorker();
		await send({ address: 'bea@example.at' }, 'to Bea');
		expect(await end('to Bea')).toMatchObject({ state: 'completed', retry_count: 1 });
	}, 90_000);

	it.each(badMailboxes)('is sent to no one when its address is %s', async (_what, address) => {
		const smtp = createSmtp(mail.url);
		const before = mail.delivered.length;
		const content = { from: { address: 'hallo@korb.example' }, subject: 'Hallo', text: 'Hallo!' };
		// As a string, as in jobs of the previous release, and as one mailbox.
		await expect(smtp.send({ ...content, to: address as never })).rejects.toThrow(Undeliverable);
		await expect(smtp.send({ ...content, to: { address } })).rejects.toThrow(Undeliverable);
		expect(mail.delivered).toHaveLength(before);
		smtp.close();
	});

	it('allows no header injection through a name or a subject', async () => {
		mail.refuse = () => null;
		const smtp = createSmtp(mail.url);
		const breakOut = 'Anna\r\nBcc: eve@example.at';
		await smtp.send({
			from: { address: 'hallo@korb.example', name: breakOut },
			to: { address: 'anna@example.at', name: breakOut },
			subject: breakOut,
			text: 'Hallo!',
		});
		const last = mail.delivered.at(-1);
		expect(last?.recipients).toEqual(['anna@example.at']);
		expect(last?.content).not.toMatch(/^Bcc:/m);
		smtp.close();
	});
});

async function jobWith(text: string): Promise<{ state: string; retry_count: number } | undefined> {
	const { rows } = await pool.query(
		'SELECT state, retry_count FROM pgboss.job WHERE data::text LIKE $1',
		[`%${text}%`],
	);
	return rows[0];
}
