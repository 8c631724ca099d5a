import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Problem } from '@korb/contracts/platform/errors';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiPlugin } from './context.ts';
import { ApiError } from './errors.ts';
import { startTestApi, type TestApi } from './testing.ts';

const release = Promise.withResolvers<void>();

const testRoutes: ApiPlugin = async (app) => {
	app.post('/api/echo', async (request) => ({ body: request.body }));
	app.get('/api/bug', async () => {
		throw new Error('password=hunter2 at postgres://korb:secret@db');
	});
	app.get('/api/taken', async () => {
		throw new ApiError('conflict', 'Somebody was faster.');
	});
	app.get('/api/slow', async () => release.promise.then(() => ({ done: true })));
	app.get(
		'/api/promise',
		{ schema: { response: { 200: z.object({ shown: z.string() }) } } },
		() => {
			const answer = { shown: 'yes', secret: 'no' };
			return Promise.resolve(answer);
		},
	);
};

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({
		modules: [testRoutes],
		overload: { inFlight: 5, eventLoopDelayMs: 0 },
	});
});
afterAll(() => api.close());

describe('request ids', () => {
	const own = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{13}$/;

	it('API-03 echoes and logs the id of the caller', async () => {
		const shop = await aShop().openIn(api);
		const id = '0b7e1c9a-5a64-4c1e-9a57-2f4f6f0f8f11-1794709758412';
		const before = api.lines.length;
		const answer = await shop.get('/api/csrf', { 'x-request-id': id });
		expect(answer.headers['x-request-id']).toBe(id);
		expect(JSON.parse(api.lines[before] ?? '')).toMatchObject({ requestId: id, status: 204 });
	});

	it('CONST-05 defaults to a random UUID plus a timestamp', async () => {
		const shop = await aShop().openIn(api);
		const first = String((await shop.get('/api/csrf')).headers['x-request-id']);
		const second = String((await shop.get('/api/csrf')).headers['x-request-id']);
		expect(first).toMatch(own);
		expect(second).not.toBe(first);
		expect(Math.abs(Date.now() - Number(first.split('-').at(-1)))).toBeLessThan(60_000);
	});

	it.each([
		['ab"c{}<script>d', 'abcscriptd'],
		['x'.repeat(200), 'x'.repeat(64)],
	])('is reduced to safe characters: %s', async (sent, kept) => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/api/csrf', { 'x-request-id': sent });
		expect(answer.headers['x-request-id']).toBe(kept);
	});

	it('is generated when no safe character is left', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/api/csrf', { 'x-request-id': '"{}"' });
		expect(answer.headers['x-request-id']).toMatch(own);
	});
});

describe('responses', () => {
	it('API-02 are JSON for clients that accept JSON, errors included', async () => {
		const shop = await aShop().openIn(api);
		const accept = { accept: 'application/json' };
		const config = await shop.get('/tenant/config', accept);
		expect(config.headers['content-type']).toMatch(/^application\/json/);
		const missing = await shop.get('/api/nothing', accept);
		expect(missing.headers['content-type']).toMatch(/^application\/problem\+json/);
	});

	it('contain only what their contract specifies', async () => {
		const shop = await aShop().openIn(api);
		expect((await shop.get('/api/promise')).json()).toEqual({ shown: 'yes' });
	});

	it('are never cached or run by a browser unless a route opts in', async () => {
		const shop = await aShop().openIn(api);
		for (const url of ['/api/csrf', '/api/nothing', '/api/bug']) {
			const { headers } = await shop.get(url);
			expect(headers).toMatchObject({
				'cache-control': 'no-store',
				'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'DENY',
				'referrer-policy': 'no-referrer',
				'strict-transport-security': 'max-age=31536000',
			});
			expect(headers).not.toHaveProperty('access-control-allow-origin');
		}
	});
});

describe('problems', () => {
	it('API-08 state code, message and request id', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/api/taken', { 'x-request-id': 'id-8' });
		expect(answer.statusCode).toBe(409);
		expect(Problem.parse(answer.json())).toEqual({
			type: 'about:blank',
			title: expect.any(String),
			status: 409,
			errorCode: 'conflict',
			message: 'Somebody was faster.',
			requestId: 'id-8',
		});
	});

	it('expose nothing about a bug but its request id; the log has the details', async () => {
		const shop = await aShop().openIn(api);
		const before = api.lines.length;
		const answer = await shop.get('/api/bug', { 'x-request-id': 'id-bug' });
		expect(answer.statusCode).toBe(500);
		expect(answer.json()).toMatchObject({ errorCode: 'internal', requestId: 'id-bug' });
		expect(answer.body).not.toMatch(/hunter2|postgres|Error|\.ts/);
		const lines = api.lines.slice(before).map((line) => JSON.parse(line));
		expect(lines[0]).toMatchObject({ level: 'error', requestId: 'id-bug', status: 500 });
		expect(lines[0].error.stack).toContain('app.test.ts');
	});
});

describe('bodies', () => {
	async function echo(payload: string, type = 'application/json') {
		const visitor = await (await aShop().openIn(api)).visit();
		return visitor.shop.send({
			method: 'POST',
			url: '/api/echo',
			payload,
			cookies: visitor.cookies,
			headers: {
				'content-type': type,
				'sec-fetch-site': 'same-origin',
				'x-xsrf-token': visitor.token,
			},
		});
	}

	it('API-05 are parsed as JSON', async () => {
		const answer = await echo('{"sku":"milch","quantity":2}');
		expect(answer.json()).toEqual({ body: { sku: 'milch', quantity: 2 } });
		expect((await echo('{}', 'application/json; charset=utf-8')).statusCode).toBe(200);
	});

	it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/json'])(
		'API-05 of type %s are rejected unread',
		async (type) => {
			const answer = await echo('{"a":1}', type);
			expect(answer.statusCode).toBe(415);
			expect(answer.json()).toMatchObject({ errorCode: 'unsupported_media_type' });
		},
	);

	const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
	const wide = (keys: number) =>
		JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, n])));
	it.each([
		['10 levels', deep(10), 200],
		['11 levels', deep(11), 400],
		['100 keys', wide(100), 200],
		['101 keys', wide(101), 400],
		['a NUL in a value', '{"a":"x\\u0000y"}', 400],
		['a NUL in a key', '{"\\u0000":1}', 400],
		['a lone high surrogate', '{"a":"x\\ud800y"}', 400],
		['a lone low surrogate', '{"a":["\\udc00"]}', 400],
		['a lone surrogate in a key', '{"\\ud83d":1}', 400],
		['a surrogate pair', '{"a":"\\ud83e\\uddfa 🧺"}', 200],
		['__proto__', '{"__proto__":{"isAdmin":true}}', 400],
		['a constructor', '{"a":{"constructor":{"prototype":{}}}}', 400],
		['a truncated document', '{"a":', 400],
		['nothing', '', 400],
		['64 kB and more', JSON.stringify({ a: 'x'.repeat(65_536) }), 413],
	])('with %s', async (_title, payload, status) => {
		const answer = await echo(payload);
		expect(answer.statusCode).toBe(status);
		expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
	});
});

describe('characters that cannot be stored', () => {
	it.each([
		['a query', 'GET', '/api/products?brand=%00', undefined],
		['a list in a query', 'GET', '/api/products?brand=a&brand=b%00', undefined],
		['a path', 'GET', '/api/content/pages/a%00b', undefined],
		['a search', 'GET', '/api/search?term=%00', undefined],
		['a form', 'POST', '/api/carts/forms/items', 'sku=a%00&returnTo=/'],
	])('are rejected in %s', async (_title, method, url, payload) => {
		const shop = await aShop().openIn(api);
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const answer = await api.inject({
			method: method as 'GET',
			url,
			headers: { host: shop.host, 'sec-fetch-site': 'same-origin', ...(payload && type) },
			...(payload && { payload }),
		});
		expect(answer.json()).toMatchObject({
			errorCode: 'bad_request',
			message: expect.stringContaining('cannot be stored'),
		});
	});
});

describe('overload', () => {
	it('is rejected at the limit with Retry-After, and served again afterwards', async () => {
		const shop = await aShop().openIn(api);
		const slow = Array.from({ length: 5 }, () => shop.get('/api/slow'));
		await new Promise((resolve) => setTimeout(resolve, 50));
		const refused = await shop.get('/api/csrf');
		expect(refused.statusCode).toBe(503);
		expect(refused.headers['retry-after']).toBe('1');
		const watched = await api.inject({ method: 'GET', url: '/healthz' });
		expect(watched.statusCode).toBe(200);
		release.resolve();
		for (const answer of await Promise.all(slow)) expect(answer.statusCode).toBe(200);
		expect((await shop.get('/api/csrf')).statusCode).toBe(204);
	});
});

describe('monitoring', () => {
	it('sees that the process is alive and ready', async () => {
		const get = (url: string) => api.inject({ method: 'GET', url });
		expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
		expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
	});
});

describe('on a real socket', () => {
	let port: number;
	beforeAll(async () => {
		await api.app.listen({ port: 0, host: '127.0.0.1' });
		port = (api.app.server.address() as AddressInfo).port;
	});

	async function raw(message: string): Promise<string> {
		const socket = connect(port, '127.0.0.1');
		socket.end(message);
		let answer = '';
		socket.on('data', (bytes) => {
			answer += bytes;
		});
		await once(socket, 'close');
		return answer;
	}

	it('responds to an ordinary request', async () => {
		const shop = await aShop().openIn(api);
		const answer = await raw(
			`GET /tenant/config HTTP/1.1\r\nHost: ${shop.host}\r\nConnection: close\r\n\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	});

	it.each([
		['two Host headers', 'GET /tenant/config HTTP/1.1\r\nHost: $host\r\nHost: other.test\r\n'],
		['no Host header', 'GET /tenant/config HTTP/1.1\r\n'],
		['an overlong URL', `GET /tenant/config?${'x'.repeat(5000)} HTTP/1.1\r\nHost: $host\r\n`],
		[
			'both Content-Length and chunks',
			'POST /logs HTTP/1.1\r\nHost: $host\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n',
		],
		['a broken escape', 'GET /api/content/pages/%zz HTTP/1.1\r\nHost: $host\r\n'],
	])('responds with 400 to %s', async (_title, message) => {
		const shop = await aShop().openIn(api);
		const text = `${message.replace('$host', shop.host)}Connection: close\r\n\r\n`;
		expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 /);
	});

	it('rejects endless headers', async () => {
		const answer = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 431 /);
	});
});
