import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseOverload } from './overload.ts';

const STALL_MS = 1200;
const WARM_MS = 3200;

type Stalls = { limitMs: number; afterMs: number; count: number };

/** Status of a request that follows stalls of the event loop; the second one fills a sample. */
async function statusAfterStalls(options: Stalls): Promise<number> {
	const app = Fastify();
	const refusal = () => Object.assign(new Error('busy'), { statusCode: 503 });
	await refuseOverload(app, { inFlight: 10, eventLoopDelayMs: options.limitMs, refusal });
	app.get('/', async () => 'ok');
	await app.ready();
	await sleep(options.afterMs);
	for (let stall = 0; stall < options.count; stall++) {
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);
		await sleep(20);
	}
	const { statusCode } = await app.inject('/');
	await app.close();
	return statusCode;
}

test('a stall beyond the limit sheds load', async () => {
	const stalls = { limitMs: STALL_MS - 500, afterMs: WARM_MS, count: 2 };
	expect(await statusAfterStalls(stalls)).toBe(503);
}, 20_000);

test('a stall within the limit rejects nothing', async () => {
	const stalls = { limitMs: STALL_MS + 300, afterMs: WARM_MS, count: 2 };
	expect(await statusAfterStalls(stalls)).toBe(200);
}, 20_000);

test('a stall while the process starts rejects nothing', async () => {
	const stalls = { limitMs: STALL_MS - 500, afterMs: 0, count: 1 };
	expect(await statusAfterStalls(stalls)).toBe(200);
}, 20_000);
