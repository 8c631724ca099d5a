import { describe, expect, it } from 'vitest';
import { hostileRequests } from './hostile-requests.ts';
import { openTestEdge } from './test-edge.ts';
import { cacheable } from './test-origin.ts';

const { call, newPath, storefront } = await openTestEdge('privacy');

describe('no data leaks from one visitor to another', () => {
	it.each(['/', '/produkte/bananen', '/suche/milch?tab=products', '/_payload.json?build=abc'])(
		'is not poisoned by 43 kinds of hostile requests to %s',
		async (route) => {
			expect(hostileRequests).toHaveLength(43);
			for (const [index, { query, headers }] of hostileRequests.entries()) {
				const host = `leak-${index}.test`;
				const path = query ? `${route}${route.includes('?') ? '&' : '?'}${query}` : route;
				const filled = await call(path, { headers: { ...headers, host } });
				expect(filled.status).toBe(200);
				expect(filled.body).not.toMatch(/poison|secret/i);
				expect(filled.headers['set-cookie']).toBeUndefined();

				const clean = await call(route, { headers: { host } });
				expect(clean.body, `variant ${index} has its own cache key`).toBe(filled.body);
			}
		},
	);

	it('never sends a visitor the request id of the one who filled the cache', async () => {
		const path = newPath();
		await call(path, { headers: { 'x-request-id': 'first-1' } });
		const second = await call(path, { headers: { 'x-request-id': 'second-2' } });
		expect(second.headers['x-request-id']).toBe('second-2');
	});

	it('lets no visitor continue or force a trace', async () => {
		const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
		const headers = { traceparent, tracestate: 'a=1', baggage: 'a=1' };
		const { body } = await call(newPath(), { headers });
		expect(body).not.toMatch(/traceparent|tracestate|baggage/);
	});

	it('does not cache a response that sets a cookie', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', cacheable);
			response.setHeader('set-cookie', 'visit=mine');
			response.end(String(storefront.requests.length));
		});
		const [one, two] = [await call(path), await call(path)];
		expect(two.body).not.toBe(one.body);
	});

	it.each(['private, no-store', 'no-store', 'private, max-age=60', 'max-age=60', ''])(
		'does not cache a response marked "%s"',
		async (cacheControl) => {
			const path = newPath();
			storefront.answerWith((_, response) => {
				if (cacheControl) response.setHeader('cache-control', cacheControl);
				response.end(String(storefront.requests.length));
			});
			const [one, two] = [await call(path), await call(path)];
			expect(two.body).not.toBe(one.body);
		},
	);

	it('forwards only the cookies of cart, order and session to uncacheable pages', async () => {
		const path = newPath();
		storefront.answerWith(({ headers }, response) => {
			response.setHeader('cache-control', 'private, no-store');
			response.end(headers.cookie ?? 'nobody');
		});
		const cookie = 'sid=secret; __Host-cart=mine; region=wien';
		expect((await call(path, { headers: { cookie } })).body).toBe('sid=secret; __Host-cart=mine');
		const order = 'region=wien; __Host-order=1.mine; loggedIn=true';
		expect((await call(path, { headers: { cookie: order } })).body).toBe('__Host-order=1.mine');
		expect((await call(path, { headers: { cookie: 'sid=secret' } })).body).toBe('sid=secret');
		expect((await call(path, { headers: { cookie: 'loggedIn=true' } })).body).toBe('nobody');
		expect((await call(path, { headers: { 'x-private': '1' } })).body).toBe('nobody');
	});

	it.each(['__Host-cart', 'sid'])(
		'never forwards the cookie %s to a cacheable page',
		async (name) => {
			const path = newPath();
			const headers = { cookie: `${name}=secret`, 'x-private': '1' };
			expect((await call(path, { headers })).body).not.toContain('secret');
			expect((await call(path)).headers['x-cache']).toBe('hit');
		},
	);

	it('passes API calls on with their cookie and caches none of them', async () => {
		const headers = { cookie: 'session=abc; region=wien', 'x-region': 'forged' };
		const [one, two] = [
			await call('/api/carts?utm_source=x', { headers }),
			await call('/api/carts?utm_source=x', { headers }),
		];
		const told = JSON.parse(one.body);
		expect(told.url).toBe('/api/carts?utm_source=x');
		expect(told.headers.cookie).toBe('session=abc; region=wien');
		expect(told.headers['x-region']).toBe('wien');
		expect(two.body).not.toBe(one.body);
	});
});
