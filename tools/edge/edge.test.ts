import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../services/free-port.ts';
import { openScratch, type Scratch } from '../services/scratch.ts';
import { startVarnish } from '../services/varnish.ts';
import { askAt } from './ask.ts';
import { hostileRequests } from './hostile-requests.ts';
import { cacheable, startTestOrigin, type TestOrigin } from './test-origin.ts';

let scratch: Scratch;
let storefront: TestOrigin;
let api: TestOrigin;
let edgePort: number;
let pathCount = 0;

const ask = (path: string, question?: Parameters<typeof askAt>[2]) =>
	askAt(edgePort, path, question);
const newPath = () => `/seite-${++pathCount}`;
const countAt = (origin: TestOrigin, start: string) =>
	origin.requests.filter(({ url }) => url.startsWith(start)).length;

beforeAll(async () => {
	scratch = await openScratch('edge');
	storefront = await startTestOrigin(await findFreePort());
	api = await startTestOrigin(await findFreePort());
	edgePort = await findFreePort();
	const varnish = await startVarnish({
		dir: scratch.dir,
		port: edgePort,
		storefrontPort: storefront.port,
		apiPort: api.port,
	});
	scratch.keep(varnish.process);
});

afterEach(() => {
	storefront.answerWith(null);
	api.answerWith(null);
});

afterAll(async () => {
	await scratch.close();
	await Promise.all([storefront.stop(), api.stop()]);
});

describe('nothing of one person reaches another', () => {
	it.each(['/', '/produkte/bananen', '/suche/milch?tab=products', '/_payload.json?build=abc'])(
		'keeps 40 kinds of hostile requests out of %s',
		async (route) => {
			expect(hostileRequests).toHaveLength(40);
			for (const [index, { query, headers }] of hostileRequests.entries()) {
				const host = `leak-${index}.test`;
				const path = query ? `${route}${route.includes('?') ? '&' : '?'}${query}` : route;
				const filled = await ask(path, { headers: { ...headers, host } });
				expect(filled.status).toBe(200);
				expect(filled.body).not.toMatch(/poison|secret/i);
				expect(filled.headers['set-cookie']).toBeUndefined();

				const clean = await ask(route, { headers: { host } });
				expect(clean.body, `variant ${index} has a key of its own`).toBe(filled.body);
			}
		},
	);

	it('never tells a visitor the request id of the one who filled the cache', async () => {
		const path = newPath();
		await ask(path, { headers: { 'x-request-id': 'first-1' } });
		const second = await ask(path, { headers: { 'x-request-id': 'second-2' } });
		expect(second.headers['x-request-id']).toBe('second-2');
	});

	it('does not store an answer that sets a cookie', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', cacheable);
			response.setHeader('set-cookie', 'visit=mine');
			response.end(String(storefront.requests.length));
		});
		const [one, two] = [await ask(path), await ask(path)];
		expect(two.body).not.toBe(one.body);
	});

	it.each(['private, no-store', 'no-store', 'private, max-age=60', 'max-age=60', ''])(
		'does not store an answer marked "%s"',
		async (cacheControl) => {
			const path = newPath();
			storefront.answerWith((_, response) => {
				if (cacheControl) response.setHeader('cache-control', cacheControl);
				response.end(String(storefront.requests.length));
			});
			const [one, two] = [await ask(path), await ask(path)];
			expect(two.body).not.toBe(one.body);
		},
	);

	it('hands a page that is never stored the cart and the order of whoever asks, and nothing else', async () => {
		const path = newPath();
		storefront.answerWith(({ headers }, response) => {
			response.setHeader('cache-control', 'private, no-store');
			response.end(headers.cookie ?? 'nobody');
		});
		const cookie = 'sid=secret; __Host-cart=mine; region=wien';
		expect((await ask(path, { headers: { cookie } })).body).toBe('__Host-cart=mine');
		const order = 'region=wien; __Host-order=1.mine; sid=secret';
		expect((await ask(path, { headers: { cookie: order } })).body).toBe('__Host-order=1.mine');
		expect((await ask(path, { headers: { cookie: 'sid=secret' } })).body).toBe('nobody');
		expect((await ask(path, { headers: { 'x-private': '1' } })).body).toBe('nobody');
	});

	it('never shows the cart to a page that could be stored', async () => {
		const path = newPath();
		const headers = { cookie: '__Host-cart=secret', 'x-private': '1' };
		expect((await ask(path, { headers })).body).not.toContain('secret');
		expect((await ask(path)).headers['x-cache']).toBe('hit');
	});

	it('passes API calls on with their cookie and stores none of them', async () => {
		const headers = { cookie: 'session=abc; region=wien', 'x-region': 'forged' };
		const [one, two] = [
			await ask('/api/carts?utm_source=x', { headers }),
			await ask('/api/carts?utm_source=x', { headers }),
		];
		const told = JSON.parse(one.body);
		expect(told.url).toBe('/api/carts?utm_source=x');
		expect(told.headers.cookie).toBe('session=abc; region=wien');
		expect(told.headers['x-region']).toBe('wien');
		expect(two.body).not.toBe(one.body);
	});
});

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

describe('roads', () => {
	it.each(['/internal', '/internal/content', '/healthz', '/readyz', '/metrics'])(
		'hides %s',
		async (path) => {
			const before = api.requests.length;
			expect((await ask(path)).status).toBe(404);
			expect((await ask(path, { method: 'POST' })).status).toBe(404);
			expect(api.requests.length).toBe(before);
		},
	);

	it('stores the tenant configuration of the API', async () => {
		const one = await ask('/tenant/config?v=1', { headers: { cookie: 'session=abc' } });
		expect((await ask('/tenant/config?v=1')).body).toBe(one.body);
		expect(api.requests.at(-1)?.headers.cookie).toBeUndefined();
	});

	it('asks for the latest build every time, with its timestamp', async () => {
		await ask('/_app/builds/latest.json?t=1');
		await ask('/_app/builds/latest.json?t=1');
		expect(countAt(storefront, '/_app/builds/latest.json?t=1')).toBe(2);
	});

	it('says who asks, and lets nobody say it himself', async () => {
		await ask('/api/x', {
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

	it('gives every request an id and cleans strange ones', async () => {
		const answer = await ask(newPath(), { headers: { 'x-request-id': 'a b\t<x>' } });
		expect(answer.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{1,64}$/);
		expect(storefront.requests.at(-1)?.headers['x-request-id']).toBe(
			answer.headers['x-request-id'],
		);
	});

	it('keeps its own marks to itself', async () => {
		const { headers } = await ask(newPath());
		for (const name of ['via', 'x-varnish', 'xkey', 'server'])
			expect(headers[name]).toBeUndefined();
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});

	it('answers HEAD from the same entry and packs text', async () => {
		const path = newPath();
		expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
		const packed = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
		expect(packed.headers['content-encoding']).toBe('gzip');
		expect(countAt(storefront, path)).toBe(1);
	});

	it('CMS-71 gives crawlers the status of an error without a page', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(404, { 'cache-control': 'public, max-age=0, s-maxage=10' });
			response.end('<h1>Nicht gefunden</h1>');
		});
		const person = await ask(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } });
		const crawler = await ask(path, {
			headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
		});
		expect([person.status, person.body]).toEqual([404, '<h1>Nicht gefunden</h1>']);
		expect([crawler.status, crawler.body]).toEqual([404, '']);
	});
});

describe('when things go wrong', () => {
	it('renders a cold page once for 1000 visitors', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', cacheable);
			setTimeout(() => response.end('<h1>Warm</h1>'), 500);
		});
		const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(path)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
			new Set(['200 <h1>Warm</h1>']),
		);
		expect(countAt(storefront, path)).toBe(1);
	});

	it('renews exactly the pages whose key is purged, without letting anybody wait', async () => {
		const [apples, pears] = [newPath(), newPath()];
		let version = 1;
		storefront.answerWith(({ url }, response) => {
			response.setHeader('cache-control', cacheable);
			response.setHeader('xkey', `t-test ${url === apples ? 'apples' : 'pears'}`);
			response.end(`version ${version}`);
		});
		await ask(apples);
		await ask(pears);
		version = 2;
		const purge = await ask('/', { method: 'PURGE', headers: { 'xkey-purge': 'apples other' } });
		expect([purge.status, purge.body]).toEqual([200, '1']);
		expect((await ask(apples)).body).toBe('version 1');
		await expect.poll(async () => (await ask(apples)).body).toBe('version 2');
		expect((await ask(pears)).body).toBe('version 1');
	});

	it('takes purges only from known addresses, not through a proxy, and only with keys', async () => {
		const headers = { 'xkey-purge': 't-test', 'x-forwarded-for': '6.6.6.6' };
		expect((await ask('/', { method: 'PURGE', headers })).status).toBe(403);
		expect((await ask('/', { method: 'PURGE' })).status).toBe(400);
	});

	it('does not store an error and asks once more before it shows one', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(500, { 'cache-control': cacheable });
			response.end('broken');
		});
		const broken = await ask(path);
		expect([broken.status, broken.body]).toEqual([500, 'broken']);
		expect(countAt(storefront, path)).toBe(2);
		storefront.answerWith(null);
		expect((await ask(path)).status).toBe(200);
	});

	it('shows the older page instead of an error', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', 'public, max-age=0, s-maxage=1');
			response.end('good');
		});
		await ask(path);
		storefront.answerWith((_, response) => response.writeHead(500).end('broken'));
		await sleep(1200);
		for (const pause of [50, 50, 2500, 0]) {
			expect((await ask(path)).body).toBe('good');
			await sleep(pause);
		}
	});

	it('stores a missing page for a moment', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.writeHead(404, { 'cache-control': 'public, max-age=0, s-maxage=600' });
			response.end(String(storefront.requests.length));
		});
		const one = await ask(path);
		expect((await ask(path)).body).toBe(one.body);
		expect(one.status).toBe(404);
	});

	it('serves stored pages from a dead origin and a friendly page for the rest', async () => {
		const path = newPath();
		storefront.answerWith((_, response) => {
			response.setHeader('cache-control', 'public, max-age=0, s-maxage=1');
			response.end('good');
		});
		await ask(path);
		await storefront.stop();
		try {
			await sleep(1200);
			expect((await ask(path)).body).toBe('good');
			await sleep(2500);
			expect((await ask(path)).body).toBe('good');

			const started = Date.now();
			const missing = await ask(newPath(), { headers: { 'accept-language': 'de-AT' } });
			expect(Date.now() - started).toBeLessThan(3000);
			expect(missing.status).toBe(503);
			expect(missing.headers['retry-after']).toBe('2');
			expect(missing.headers['cache-control']).toBe('no-store');
			expect(missing.body).toContain('<html lang="de">');
			expect(missing.body).not.toMatch(/https?:|src=|href=/);
		} finally {
			storefront.answerWith(null);
			await storefront.start();
			await expect.poll(async () => (await ask(newPath())).status, { timeout: 20_000 }).toBe(200);
		}
	});

	it('tells API callers about a dead API in their own format', async () => {
		await api.stop();
		try {
			const answer = await ask('/api/carts');
			expect(answer.status).toBe(503);
			expect(JSON.parse(answer.body)).toMatchObject({ status: 503, errorCode: 'unavailable' });
		} finally {
			await api.start();
		}
	});

	it('gives a silent storefront up within its deadline', { timeout: 20_000 }, async () => {
		storefront.answerWith(() => {});
		const started = Date.now();
		const answer = await ask(newPath());
		expect(answer.status).toBe(503);
		expect(Date.now() - started).toBeLessThan(7000);
	});
});
