import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HttpShopper } from '../../../tools/checkout/http-shopper.ts';
import { fillShop, skus } from '../../../tools/faults/faulty-shop.ts';
import { type Postgres, startPostgres } from '../../../tools/infrastructure/postgres.ts';
import { openScratch, type Scratch } from '../../../tools/infrastructure/scratch.ts';

const SMALL_MB = 6;

let scratch: Scratch;
let postgres: Postgres;
let api: ChildProcess | null = null;
let origin: string;
/** A small disk that fills up after a few carts; mounting it requires root. */
let disk: string;
let isMounted = false;

beforeAll(async () => {
	scratch = await openScratch('disk');
	postgres = await startPostgres({
		dir: join(scratch.dir, 'postgres'),
		port: await findFreePort(),
	});
	scratch.keep(postgres.process);
	disk = join(scratch.dir, 'disk');
	mkdirSync(disk);
	const size = `size=${SMALL_MB}m`;
	isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk]).status === 0;
	if (!isMounted) return;
	await fillShop(postgres.url);
	const place = join(disk, 'tables');
	mkdirSync(place);
	const { uid, gid } = statSync(postgres.dataDir);
	chownSync(place, uid, gid);
	await call(
		`CREATE TABLESPACE small LOCATION '${place}'`,
		'ALTER TABLE cart SET TABLESPACE small',
		'ALTER TABLE cart_line SET TABLESPACE small',
	);
	const port = await findFreePort();
	origin = `http://localhost:${port}`;
	api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
		env: {
			PORT: String(port),
			DATABASE_URL: postgres.url,
			REDIS_URL: testInfrastructure().redisUrl,
			LOG_LEVEL: 'silent',
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), 40_000);
}, 120_000);

afterAll(async () => {
	api?.kill('SIGKILL');
	if (api) await once(api, 'exit');
	spawnSync('umount', ['--lazy', disk]);
	await scratch.close();
});

async function call(...statements: string[]) {
	const client = new Client(postgres.url);
	await client.connect();
	const answers = [];
	for (const statement of statements) answers.push(await client.query(statement));
	await client.end();
	return answers.at(-1)?.rows ?? [];
}

async function addToNewCart(): Promise<number> {
	const shopper = await HttpShopper.enter(origin);
	const body = { sku: skus[0] ?? '', delta: 1 };
	return (await shopper.call(changeCartItem, { body })).status;
}

it('F09 a full disk: no write is acknowledged that was not stored', async ({ skip }) => {
	if (!isMounted) skip('only root can make a small disk');
	const ballast = join(disk, 'ballast');
	try {
		writeFileSync(ballast, Buffer.alloc(SMALL_MB * 1024 * 1024));
	} catch {
		// Fills the remaining space; the final write fails.
	}
	const answers: number[] = [];
	while (answers.length < 400 && answers.at(-1) !== 503) answers.push(await addToNewCart());
	expect(answers.at(-1)).toBe(503);
	const acknowledged = answers.filter((status) => status === 200).length;
	expect(acknowledged).toBe(answers.length - 1);
	expect(await call('SELECT count(*)::int AS carts FROM cart_line')).toEqual([
		{ carts: acknowledged },
	]);
	expect((await fetch(`${origin}/api/content/configs/client?types=header`)).status).toBe(200);
	rmSync(ballast);
	await vi.waitFor(async () => expect(await addToNewCart()).toBe(200), 30_000);
}, 120_000);
