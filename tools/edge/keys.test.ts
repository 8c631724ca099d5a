import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';

const { api, ask, newPath, storefront } = await openTestEdge('keys');

describe('one key per page', () => {
	it('puts parameters in order and drops the unlisted ones', async () => {
		const path = newPath();
		const [one, two, three] = [
			await ask(`${path}?page=2&sort=price`),
			await ask(`${path}?utm_source=mail&sort=price&gclid=1&page=2`),
			await ask(`${path}?sort=price&&page=2&webview=true#x`),
		];
		expect(two.body).toBe(one.body);
		expect(three.body).toBe(one.body);
		expect(JSON.parse(one.body).url).toBe(`${path}?page=2&sort=price`);
	});

	it('drops the question mark when no parameter is left', async () => {
		const path = newPath();
		expect(JSON.parse((await ask(`${path}?fbclid=1`)).body).url).toBe(path);
	});

	it('tells a listed parameter from one that only begins like it', async () => {
		const path = newPath();
		expect(JSON.parse((await ask(`${path}?pages=1&page=1&vv=2`)).body).url).toBe(`${path}?page=1`);
	});

	it('keeps regions apart and takes them from the cookie only', async () => {
		const path = newPath();
		const wien = await ask(path, { headers: { cookie: 'a=1; region=wien-1; b=2' } });
		const forged = await ask(path, { headers: { 'x-region': 'wien-1' } });
		const odd = await ask(path, { headers: { cookie: 'region=<script>' } });
		expect(JSON.parse(wien.body).headers['x-region']).toBe('wien-1');
		expect(JSON.parse(forged.body).headers['x-region']).toBe('default');
		expect(odd.body).toBe(forged.body);
	});

	it('shares assets between regions', async () => {
		const asset = '/_app/assets/main-1.js';
		const one = await ask(asset, { headers: { cookie: 'region=wien' } });
		expect((await ask(asset, { headers: { cookie: 'region=graz' } })).body).toBe(one.body);
	});

	it('keeps hosts apart, whatever their letters', async () => {
		const path = newPath();
		const one = await ask(path, { headers: { host: 'a.test' } });
		expect((await ask(path, { headers: { host: 'A.TEST' } })).body).toBe(one.body);
		expect((await ask(path, { headers: { host: 'b.test' } })).body).not.toBe(one.body);
	});

	it.each([
		['//a//b', '/a/b'],
		['//evil.example/a', '/evil.example/a'],
		['/a/./b?page=2', '/a/b?page=2'],
		['/a/%2E/b', '/a/b'],
		['/a/.', '/a/'],
	])('redirects %s to %s', async (path, location) => {
		const answer = await ask(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(location);
	});

	it.each([
		'/a/../b',
		'/a/%2e%2E/b',
		'/..',
		'/a%2fb',
		'/a%5Cb',
		'/a\\b',
		'/a%00b',
		'/a%0d%0aset-cookie:x',
		'/a%7f',
		'/a%zz',
		'/api/../internal/content',
	])('refuses %s', async (path) => {
		const before = storefront.requests.length + api.requests.length;
		expect((await ask(path)).status).toBe(400);
		expect(storefront.requests.length + api.requests.length).toBe(before);
	});

	it('refuses a host that is none', async () => {
		expect((await ask('/', { headers: { host: 'a.test"><x' } })).status).toBe(400);
	});

	it('lets the API name an article with a slash', async () => {
		expect((await ask('/api/products/search/1%2F2')).status).toBe(200);
	});
});
