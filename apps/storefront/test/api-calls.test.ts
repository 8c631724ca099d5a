import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	changeCartItem,
	getCart,
	getOrderConfig,
	resetCart,
	resetCartCookies,
	validateCart,
} from '@korb/contracts/cart/cart-paths';
import { postContact } from '@korb/contracts/forms/forms-paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi } from '../src/platform/api/api.ts';
import { ApiError } from '../src/platform/api/api-error.ts';

type Seen = { headers: IncomingMessage['headers']; method: string; url: string; body: string };
let seen: Seen[] = [];
let reply = { status: 200, body: '{"ok":true}' };
const server = createServer(async (request, response) => {
	let body = '';
	for await (const part of request) body += part;
	seen.push({ headers: request.headers, method: `${request.method}`, url: `${request.url}`, body });
	response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
});
const requests: Request[] = [];
let api: Api;

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	api = createApi({
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		readToken: () => 'token-1',
		fetch: (input, init) => {
			const request = new Request(input, init);
			requests.push(request.clone());
			return fetch(request);
		},
	});
});
beforeEach(() => {
	seen = [];
	requests.length = 0;
	reply = { status: 200, body: '{"ok":true}' };
});
afterAll(() => server.close());

describe('every call', () => {
	it('API-01 sends credentials', async () => {
		await api.call(getCart);
		expect(requests[0]?.credentials).toBe('include');
	});

	it('API-02 accepts JSON', async () => {
		await api.call(getCart);
		expect(seen[0]?.headers.accept).toBe('application/json');
	});

	it('API-03 CONST-05 sends a request id: a random UUID and a timestamp', async () => {
		const before = Date.now();
		await api.call(getCart);
		await api.call(getCart);
		const [first, second] = seen.map(({ headers }) => String(headers['x-request-id']));
		const parts = /^([0-9a-f-]{36})-(\d+)$/.exec(first ?? '');
		expect(parts?.[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
		expect(Number(parts?.[2])).toBeGreaterThanOrEqual(before);
		expect(first).not.toBe(second);
	});

	it('API-04 sends the XSRF token', async () => {
		await api.call(resetCart);
		expect(seen[0]?.headers['x-xsrf-token']).toBe('token-1');
	});

	it('API-05 sends a body as JSON', async () => {
		const body = { sku: 'milk', quantity: 2 };
		await api.call(changeCartItem, { body, query: { storeId: '7 a' } });
		expect(seen[0]).toMatchObject({
			method: 'POST',
			url: '/api/carts/items?storeId=7+a',
			body: '{"sku":"milk","quantity":2}',
		});
		expect(seen[0]?.headers['content-type']).toBe('application/json');
	});

	it('API-05 sends form data as form data', async () => {
		const form = new FormData();
		form.set('text', 'Hallo');
		await api.call(postContact, { body: form });
		expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		expect(seen[0]?.body).toContain('Hallo');
	});

	it('returns null for 204', async () => {
		reply = { status: 204, body: '' };
		expect(await api.call(resetCartCookies)).toBeNull();
	});
});

describe('error responses', () => {
	it('API-08 carry errorCode, code and message', async () => {
		reply = { status: 409, body: '{"errorCode":"10048","code":3,"message":"finalized"}' };
		const error = await api.call(getCart).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 409, errorCode: '10048', code: 3, message: 'finalized' });
	});

	it('API-08 are still errors when their body is not JSON', async () => {
		reply = { status: 502, body: '<html>' };
		await expect(api.call(getCart)).rejects.toMatchObject({ status: 502, errorCode: null });
	});

	it('API-06 ERR-03 run the unauthorized hook on 401 and only then', async () => {
		const endpoints: string[] = [];
		const stop = api.onUnauthorized((endpoint) => endpoints.push(endpoint));
		reply = { status: 403, body: '{}' };
		await api.call(getOrderConfig).catch(() => {});
		reply = { status: 401, body: '{}' };
		await api.call(getCart).catch(() => {});
		stop();
		await api.call(validateCart).catch(() => {});
		expect(endpoints).toEqual(['GET /api/carts']);
	});

	it('have status 0 when there was no response', async () => {
		const nowhere = createApi({ origin: 'http://127.0.0.1:1', readToken: () => null });
		await expect(nowhere.call(getCart)).rejects.toMatchObject({ status: 0 });
	});
});
