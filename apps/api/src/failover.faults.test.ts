import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import { startFaultProxy } from '@korb/testing/fault-proxy';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HttpShopper } from '../../../tools/checkout/http-shopper.ts';
import { fillShop, skus } from '../../../tools/faults/faulty-shop.ts';
import {
	killPostgres,
	type Postgres,
	startPostgres,
} from '../../../tools/infrastructure/postgres.ts';
import { openScratch, type Scratch } from '../../../tools/infrastructure/scratch.ts';
import { startStandby } from '../../../tools/infrastructure/standby.ts';

let scratch: Scratch;
let primary: Postgres;
let standby: Postgres;
let api: ChildProcess;
let origin: string;
/** The address that stays while the server behind it changes. */
const address = { host: '127.0.0.1', port: 0 };

beforeAll(async () => {
	scratch = await openScratch('failover');
	primary = await startPostgres({ dir: join(scratch.dir, 'one'), port: await findFreePort() });
	scratch.keep(primary.process);
	await fillShop(primary.url);
	standby = await startStandby(primary, {
		dir: join(scratch.dir, 'two'),
		port: await findFreePort(),
	});
	scratch.keep(standby.process);
	// Synchronous: it has every commit before the primary acknowledges it.
	await call(
		primary,
		`ALTER SYSTEM SET synchronous_standby_names = '*'`,
		'SELECT pg_reload_conf()',
	);
	address.port = primary.port;
	const proxy = await startFaultProxy(address);
	const port = await findFreePort();
	origin = `http://localhost:${port}`;
	api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
		env: {
			PORT: String(port),
			DATABASE_URL: primary.url.replace(`:${primary.port}`, `:${proxy.port}`),
			REDIS_URL: testInfrastructure().redisUrl,
			LOG_LEVEL: 'fatal',
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), 60_000);
}, 120_000);

afterAll(async () => {
	api.kill('SIGKILL');
	await once(api, 'exit');
	await scratch.close();
});

async function call(server: Postgres, ...statements: string[]) {
	const client = new Client(server.url);
	await client.connect();
	const answers = [];
	for (const statement of statements) answers.push(await client.query(statement));
	await client.end();
	return answers.at(-1)?.rows ?? [];
}

it('F10 failover to the standby: nothing acknowledged is lost, and the shop recovers quickly', async () => {
	const shopper = await HttpShopper.enter(origin);
	let acknowledged = 0;
	let isOn = true;
	const statuses = new Set<number>();
	const shopping = (async () => {
		while (isOn) {
			// Retries with the same key until acknowledged: a change is applied once.
			const headers = { 'idempotency-key': `change-${acknowledged}` };
			const body = { sku: skus[0] ?? '', delta: 1 };
			const answer = await shopper.call(changeCartItem, { body, headers }).catch(() => null);
			if (answer?.status === 200) acknowledged++;
			else if (answer) statuses.add(answer.status);
		}
	})();
	await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), 40_000);
	await killPostgres(primary);
	address.port = standby.port;
	await call(standby, 'SELECT pg_promote()');
	const before = acknowledged;
	await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(before + 5), 15_000);
	isOn = false;
	await shopping;
	const [line] = await call(standby, 'SELECT quantity FROM cart_line');
	expect(line).toEqual({ quantity: acknowledged });
	expect([...statuses].filter((status) => status !== 503)).toEqual([]);
	expect([api.exitCode, api.signalCode]).toEqual([null, null]);
}, 120_000);
