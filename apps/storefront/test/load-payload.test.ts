import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPayload, toPayloadAddress } from '../src/app/client-runtime/load-payload.ts';

let reply = { status: 200, body: '{}' };
const requested: string[] = [];
const server = createServer((request, response) => {
	requested.push(request.url ?? '');
	response.writeHead(reply.status).end(reply.body);
});
let origin = '';
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const load = (address: string, at = origin) =>
	loadPayload({ address, buildId: 'b1', routeName: 'index', title: 'Oje' }, (input, init) =>
		fetch(`${at}${input}`, init),
	);

describe('loading the payload of the next page', () => {
	it('API-12 TEN-103 fetches from the path with the build id', async () => {
		await load('/rezepte/');
		expect(requested.at(-1)).toBe('/rezepte/_payload.json?build=b1');
		expect(toPayloadAddress('/', 'b1')).toBe('/_payload.json?build=b1');
	});

	it('passes on an error page of the server', async () => {
		reply = { status: 404, body: '{"kind":"error","error":{"status":404}}' };
		expect(await load('/x')).toMatchObject({ kind: 'error', error: { status: 404 } });
	});

	it('reports when another build is running', async () => {
		reply = { status: 409, body: '' };
		expect(await load('/')).toBe('outdated');
	});

	it.each([501, 502, 503, 504])('ERR-02 API-07 shows the 500 page on %i', async (status) => {
		reply = { status, body: 'Bad Gateway' };
		expect(await load('/')).toMatchObject({
			kind: 'error',
			meta: { title: 'Oje', noIndex: true },
			error: { status: 500, message: 'Backend or internet is not available' },
		});
	});

	it('ERR-02 shows the 500 page while offline', async () => {
		expect(await load('/', 'http://127.0.0.1:1')).toMatchObject({
			kind: 'error',
			error: { status: 500, message: 'Backend or internet is not available' },
		});
	});
});
