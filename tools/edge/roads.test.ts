import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';

const { api, call, countAt, newPath, storefront } = await openTestEdge('roads');

describe('routing', () => {
	it.each([
		'/internal',
		'/internal/content',
		'/admin',
		'/admin/me',
		'/healthz',
		'/readyz',
		'/metrics',
	])('hides %s', async (path) => {
		const before = api.requests.length;
		expect((await call(path)).status).toBe(404);
		expect((await call(path, { method: 'POST' })).status).toBe(404);
		expect(api.requests.length).toBe(before);
	});

	it('caches the tenant configuration from the API', async () => {
		const one = await call('/tenant/config?v=1', { headers: { cookie: 'session=abc' } });
		expect((await call('/tenant/config?v=1')).body).toBe(one.body);
		expect(api.requests.at(-1)?.headers.cookie).toBeUndefined();
	});

	it('caches security.txt from the API, and nothing else at well-known paths', async () => {
		const one = await call('/.well-known/security.txt', { headers: { cookie: 'session=abc' } });
		expect((await call('/.well-known/security.txt')).body).toBe(one.body);
		expect(countAt(api, '/.well-known/security.txt')).toBe(1);
		await call('/.well-known/other.txt');
		expect(countAt(api, '/.well-known/other.txt')).toBe(0);
	});

	it('passes policy reports to the API', async () => {
		const headers = { 'content-type': 'application/csp-report' };
		await call('/logs/policy', { method: 'POST', body: '{}', headers });
		expect(countAt(api, '/logs/policy')).toBe(1);
	});

	it('never caches the latest build and passes its timestamp on', async () => {
		await call('/_app/builds/latest.json?t=1');
		await call('/_app/builds/latest.json?t=1');
		expect(countAt(storefront, '/_app/builds/latest.json?t=1')).toBe(2);
	});

	it('sets the client address and ignores forged forwarding headers', async () => {
		await call('/api/x', {
			headers: {
				'x-forwarded-for': '6.6.6.6',
				'x-forwarded-host': 'evil',
				forwarded: 'for=6.6.6.6',
			},
		});
		const headers = api.requests.at(-1)?.headers ?? {};
		expect(headers['x-forwarded-for']).toBe('127.0.0.1');
		expect(headers['x-forwarded-host']).toBeUndefined();
		expect(headers.forwarded).toBeUndefined();
	});

	it('rejects unexpected and oversized bodies', async () => {
		const before = storefront.requests.length + api.requests.length;
		const misplaced = { body: '{}', headers: { 'content-length': 2 } };
		expect((await call('/api/carts', misplaced)).status).toBe(400);
		expect((await call(newPath(), misplaced)).status).toBe(400);
		const large = { method: 'POST', body: 'x'.repeat(300_000) };
		expect((await call('/api/carts', large)).status).toBe(413);
		expect(storefront.requests.length + api.requests.length).toBe(before);
	});

	it('gives every request an id and sanitises invalid ones', async () => {
		const answer = await call(newPath(), { headers: { 'x-request-id': 'a b\t<x>' } });
		expect(answer.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{1,64}$/);
		expect(storefront.requests.at(-1)?.headers['x-request-id']).toBe(
			answer.headers['x-request-id'],
		);
	});

	it('strips internal headers', async () => {
		const { headers } = await call(newPath());
		for (const name of ['via', 'x-varnish', 'xkey', 'server'])
			expect(headers[name]).toBeUndefined();
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});

	it('serves HEAD from the same cache entry and compresses text', async () => {
		const path = newPath();
		expect((await call(path, { method: 'HEAD' })).status).toBe(200);
		const packed = await call(path, { headers: { 'accept-encoding': 'gzip' } });
		expect(packed.headers['content-encoding']).toBe('gzip');
		expect(countAt(storefront, path)).toBe(1);
	});

	it('CMS-71 sends crawlers the error status without a body', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(404, { 'cache-control': 'public, max-age=0, s-maxage=10' });
			response.end('<h1>Nicht gefunden</h1>');
		});
		const person = await call(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } });
		const crawler = await call(path, {
			headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
		});
		expect([person.status, person.body]).toEqual([404, '<h1>Nicht gefunden</h1>']);
		expect([crawler.status, crawler.body]).toEqual([404, '']);
	});
});
