import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';

const { api, call } = await openTestEdge('retries');

const body = '{"sku":"1","delta":1}';
const key = { 'idempotency-key': '5f0c1d0e-change' };

describe('an API that dies before it has answered', () => {
	it('is asked once more for a cart change with an idempotency key', async () => {
		const bodies = dieTimes(1);
		const answer = await call('/api/carts/items', { method: 'POST', headers: key, body });
		expect(answer.status).toBe(200);
		expect(bodies).toEqual([body, body]);
		expect(api.requests.slice(-2).map(({ headers }) => headers['idempotency-key'])).toEqual(
			Array(2).fill(key['idempotency-key']),
		);
	});

	it('is not asked a third time', async () => {
		const bodies = dieTimes(9);
		const answer = await call('/api/carts/items', { method: 'POST', headers: key, body });
		expect(answer.status).toBe(503);
		expect(bodies).toHaveLength(2);
	});

	it.each([
		['a change without a key', '/api/carts/items', {}],
		['a call that may not promise to count once', '/api/contact', key],
	])('is not asked again for %s', async (_, path, headers) => {
		const bodies = dieTimes(1);
		const answer = await call(path, { method: 'POST', headers, body });
		expect(answer.status).toBe(503);
		expect(bodies).toHaveLength(1);
	});
});

/**
 * Closes the connection instead of answering, as often as told. None is kept, since Varnish repeats by
 * itself what failed on a reused one.
 */
function dieTimes(times: number): string[] {
	const bodies: string[] = [];
	api.answerWith(async (_, response: ServerResponse) => {
		bodies.push(await text(response.req));
		if (bodies.length <= times) response.destroy();
		else response.setHeader('connection', 'close').end('{}');
	});
	return bodies;
}
