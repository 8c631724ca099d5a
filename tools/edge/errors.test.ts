import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';
import { cacheable } from './test-origin.ts';

const { api, call, countAt, newPath, storefront } = await openTestEdge('errors');

describe('errors and purges', () => {
	it('renders a cold page once for 1000 visitors', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', cacheable);
			setTimeout(() => response.end('<h1>Warm</h1>'), 500);
		});
		const answers = await Promise.all(Array.from({ length: 1000 }, () => call(path)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
			new Set(['200 <h1>Warm</h1>']),
		);
		expect(countAt(storefront, path)).toBe(1);
	});

	it('refreshes exactly the pages whose key is purged, and serves stale meanwhile', async () => {
		const [apples, pears] = [newPath(), newPath()];
		let version = 1;
		storefront.answerWith(({ url }, response) => {
			response.setHeader('cache-control', cacheable);
			response.setHeader('xkey', `t-test ${url === apples ? 'apples' : 'pears'}`);
			response.end(`version ${version}`);
		});
		await call(apples);
		await call(pears);
		version = 2;
		const purge = await call('/', { method: 'PURGE', headers: { 'xkey-purge': 'apples other' } });
		expect([purge.status, purge.body]).toEqual([200, '1']);
		expect((await call(apples)).body).toBe('version 1');
		await expect.poll(async () => (await call(apples)).body).toBe('version 2');
		expect((await call(pears)).body).toBe('version 1');
	});

	it('accepts purges only from known addresses, without a proxy, and with keys', async () => {
		const headers = { 'xkey-purge': 't-test', 'x-forwarded-for': '6.6.6.6' };
		expect((await call('/', { method: 'PURGE', headers })).status).toBe(403);
		expect((await call('/', { method: 'PURGE' })).status).toBe(400);
	});

	it('does not cache an error and retries once before showing it', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(500, { 'cache-control': cacheable });
			response.end('broken');
		});
		const broken = await call(path);
		expect([broken.status, broken.body]).toEqual([500, 'broken']);
		expect(countAt(storefront, path)).toBe(2);
		storefront.answerWith(null);
		expect((await call(path)).status).toBe(200);
	});

	it('serves the stale page instead of an error', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', 'public, max-age=0, s-maxage=1');
			response.end('good');
		});
		await call(path);
		storefront.answerWith((_, response) => response.writeHead(500).end('broken'));
		await sleep(1200);
		for (const pause of [50, 50, 2500, 0]) {
			expect((await call(path)).body).toBe('good');
			await sleep(pause);
		}
	});

	it('sends 429 only to the rate-limited client and renders for the next one', async () => {
		const path = newPath();
		storefront.answerWith(({ headers }, response) => {
			if (headers['x-forwarded-for'] === '127.0.0.66') {
				response.writeHead(429, { 'retry-after': '7', 'cache-control': 'private, no-store' });
				setTimeout(() => response.end(), 300);
				return;
			}
			response.setHeader('cache-control', cacheable);
			setTimeout(() => response.end('good'), 50);
		});
		const greedy = { localAddress: '127.0.0.66' };
		const first = call(path, greedy);
		await expect.poll(() => countAt(storefront, path)).toBe(1);
		const others = await Promise.all(
			Array.from({ length: 20 }, () => call(path, { localAddress: '127.0.0.7' })),
		);
		const refused = await first;
		expect([refused.status, refused.headers['retry-after']]).toEqual([429, '7']);
		expect(new Set(others.map(({ body }) => body))).toEqual(new Set(['good']));
		expect((await call(path, greedy)).body).toBe('good');
	});

	it('caches a missing page briefly', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(404, { 'cache-control': 'public, max-age=0, s-maxage=600' });
			response.end(String(storefront.requests.length));
		});
		const one = await call(path);
		expect((await call(path)).body).toBe(one.body);
		expect(one.status).toBe(404);
	});

	it('serves cached pages when the origin is down, and an error page for the rest', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', 'public, max-age=0, s-maxage=1');
			response.end('good');
		});
		await call(path);
		await storefront.stop();
		try {
			await sleep(1200);
			expect((await call(path)).body).toBe('good');
			await sleep(2500);
			expect((await call(path)).body).toBe('good');

			const started = Date.now();
			const missing = await call(newPath(), { headers: { 'accept-language': 'de-AT' } });
			expect(Date.now() - started).toBeLessThan(3000);
			expect(missing.status).toBe(503);
			expect(missing.headers['retry-after']).toBe('2');
			expect(missing.headers['cache-control']).toBe('no-store');
			expect(missing.body).toContain('<html lang="de">');
			expect(missing.body).not.toMatch(/https?:|src=|href=/);
		} finally {
			storefront.answerWith(null);
			await storefront.start();
			await expect.poll(async () => (await call(newPath())).status, { timeout: 20_000 }).toBe(200);
		}
	});

	it('reports an unavailable API as JSON', async () => {
		await api.stop();
		try {
			const answer = await call('/api/carts');
			expect(answer.status).toBe(503);
			expect(JSON.parse(answer.body)).toMatchObject({ status: 503, errorCode: 'unavailable' });
		} finally {
			await api.start();
		}
	});

	it('times out an unresponsive storefront', { timeout: 20_000 }, async () => {
		storefront.answerWith(() => {});
		const started = Date.now();
		const answer = await call(newPath());
		expect(answer.status).toBe(503);
		expect(Date.now() - started).toBeLessThan(7000);
	});
});
