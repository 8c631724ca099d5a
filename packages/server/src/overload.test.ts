import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseOverload } from './overload.ts';

const STALL_MS = 2500;

/** Status of a request that follows a stall of the event loop. */
async function statusAfterStall(eventLoopDelayMs: number): Promise<number> {
	const app = Fastify();
	const refusal = () => Object.assign(new Error('busy'), { statusCode: 503 });
	await refuseOverload(app, { inFlight: 10, eventLoopDelayMs, refusal });
	app.get('/', async () => 'ok');
	await app.ready();
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);
	await new Promise((resolve) => setTimeout(resolve, 20));
	const { statusCode } = await app.inject('/');
	await app.close();
	return statusCode;
}

test('a stall beyond the limit sheds load', async () => {
	expect(await statusAfterStall(STALL_MS - 1500)).toBe(503);
}, 20_000);

test('a stall within the limit rejects nothing', async () => {
	expect(await statusAfterStall(STALL_MS + 1500)).toBe(200);
}, 20_000);
