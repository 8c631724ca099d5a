import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';
import { cacheable, type TestOrigin } from './test-origin.ts';

const edge = await openTestEdge('other-instance', { instances: 2 });
const { apis, storefronts, newPath } = edge;

const AT_ONCE = 60;
let clients = 0;
/** Each from another client, because the edge limits bodies per client. */
const call = (path: string, question: object = {}) => {
	clients++;
	return edge.call(path, { ...question, localAddress: `127.1.${clients >> 8}.${clients & 255}` });
};
const body = '{"sku":"1","delta":1}';
const change = { method: 'POST', headers: { 'idempotency-key': 'a-change' }, body };

type Call = () => ReturnType<typeof call>;
const roads: [string, TestOrigin[], Call][] = [
	['cart change', apis, () => call('/api/carts/items', change)],
	['call that only reads', apis, () => call('/api/csrf')],
	['picture', apis, () => call(`/media${newPath()}`)],
	['page that is not cached', storefronts, () => call(newPath())],
];

/** Many at once, which take turns at the instances in no order. */
const sendMany = (send: Call) => Promise.all(Array.from({ length: AT_ONCE }, send));

/** The statuses that occurred. */
async function statusesOf(send: Call): Promise<number[]> {
	return [...new Set((await sendMany(send)).map(({ status }) => status))];
}

describe.each([0, 1])('while instance %i dies and no health check has noticed', (which) => {
	it.each(roads)('every %s reaches the other one', async (_, instances, send) => {
		const dead = answerAll(instances[which], (response) => response.destroy());
		expect(await statusesOf(send)).toEqual([200]);
		expect(dead.asked).toBeGreaterThan(0);
	});

	it('a page that may read cookies still gets them, and any other page none', async () => {
		answerAll(storefronts[which], (response) => response.destroy());
		const headers = { cookie: 'sid=signed-in' };
		const read: (string | undefined)[] = [];
		for (const cacheControl of ['private, no-store', cacheable]) {
			storefronts[1 - which]?.answerWith((request, response) => {
				read.push(request.headers.cookie);
				response.setHeader('cache-control', cacheControl);
				response.end(`${request.headers.cookie}`);
			});
			read.length = 0;
			const isPrivate = cacheControl !== cacheable;
			const pages = await sendMany(() => call(newPath(), { headers }));
			const expected = isPrivate ? headers.cookie : 'undefined';
			expect(new Set(pages.map((page) => page.body))).toEqual(new Set([expected]));
			if (!isPrivate) expect(new Set(read)).toEqual(new Set([undefined]));
		}
	});
});

describe.each([0, 1])('while instance %i refuses everything with 503', (which) => {
	it.each(roads)('every %s is served by the other one', async (_, instances, send) => {
		const busy = answerAll(instances[which], (response) => response.writeHead(503).end());
		expect(await statusesOf(send)).toEqual([200]);
		expect(busy.asked).toBeGreaterThan(0);
	});

	it.each([
		['a change without a key', '/api/carts/items', {}],
		['a call that may not promise to count once', '/api/contact', change.headers],
	])('%s is not sent twice', async (_, path, headers) => {
		const [busy, other] = [which, 1 - which].map((n) =>
			answerAll(apis[n], (response) => response.writeHead(n === which ? 503 : 200).end()),
		);
		const answers = await sendMany(() => call(path, { ...change, headers }));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
		expect((busy?.asked ?? 0) + (other?.asked ?? 0)).toBe(AT_ONCE);
	});
});

it('shows the refusal when every instance refuses, after two attempts', async () => {
	const busy = apis.map((api) =>
		answerAll(api, (response) => response.writeHead(503, { 'retry-after': '1' }).end('busy')),
	);
	const answer = await call('/api/carts/items', change);
	expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([503, '1', 'busy']);
	expect(busy.map(({ asked }) => asked)).toEqual([1, 1]);
});

/** What an instance does with every request but the health check. */
function answerAll(
	origin: TestOrigin | undefined,
	answer: (response: ServerResponse) => unknown,
): { asked: number } {
	const count = { asked: 0 };
	origin?.answerWith(async (_, response) => {
		count.asked++;
		await text(response.req);
		answer(response);
	});
	return count;
}
