import { BuildMeta, LatestBuild } from '@korb/contracts/platform/builds';
import type { PagePayload } from '@korb/contracts/platform/payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILD_ID, demoTenant } from './fixture-shop.ts';
import { openFixtureShop } from './open-fixture-shop.ts';

const shop = await openFixtureShop();

const STORED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

describe('GET {path}/_payload.json', () => {
	it.each(['/', '/warenkorb', '/gibt-es-nicht'])(
		'API-12 TEN-103 answers %s with the same data as the HTML',
		async (path) => {
			const html = await shop.get(path);
			const json = await shop.get(`${path.replace(/\/$/, '')}/_payload.json?build=${BUILD_ID}`);
			const boot = /id="korb-boot">(.*?)<\/script>/.exec(html.text)?.[1] ?? '';
			const { payload } = JSON.parse(boot) as { payload: PagePayload };
			expect(JSON.parse(json.text)).toEqual(payload);
			expect(json.status).toBe(html.status);
			expect(json.headers.get('cache-control')).toBe(html.headers.get('cache-control'));
		},
	);

	it.each(['', '?build=other'])('API-12 answers 409 to another build (%s)', async (query) => {
		const answer = await shop.get(`/_payload.json${query}`);
		expect(answer.status).toBe(409);
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});
});

describe('builds', () => {
	it('API-11 CONST-01 names the latest build and is never cached', async () => {
		const answer = await shop.get(`/_app/builds/latest.json?t=${Date.now()}`);
		expect(LatestBuild.parse(JSON.parse(answer.text))).toEqual({ id: BUILD_ID });
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});

	it('API-10 TEN-98 TEN-99 TEN-100 describes the build: rules, prerendered paths, id', async () => {
		const answer = await shop.get(`/_app/builds/meta/${BUILD_ID}.json`);
		const meta = BuildMeta.parse(JSON.parse(answer.text));
		expect(meta.id).toBe(BUILD_ID);
		expect(meta.prerendered).toEqual([]);
		const ruleAt = (path: string) =>
			meta.matcher.find(({ pattern }) => new RegExp(pattern).test(path));
		expect(ruleAt('kasse')).toMatchObject({
			name: 'checkout',
			layout: 'focused',
			isCacheable: false,
		});
		expect(ruleAt('rezepte/strudel')).toMatchObject({ name: 'recipe-slug', isCacheable: true });
		expect(meta.matcher.at(-1)).toMatchObject({ name: 'index' });
	});

	it('API-10 answers 404 for a build that is not running', async () => {
		expect((await shop.get('/_app/builds/meta/older.json')).status).toBe(404);
	});
});

describe('cache headers', () => {
	it.each([
		['/', STORED],
		['/rezepte', STORED],
		['/kategorie/obst', STORED],
		['/warenkorb', 'private, no-store'],
		['/kasse', 'private, no-store'],
		['/kasse-ok', 'private, no-store'],
		['/anmelden', 'private, no-store'],
		['/registrierung', 'private, no-store'],
		['/passwort-zuruecksetzen', 'private, no-store'],
		['/profil', 'private, no-store'],
		['/meine-produkte', 'private, no-store'],
		['/karte-bestellen', 'private, no-store'],
		['/fehler', 'private, no-store'],
	])('TEN-73 %s: %s', async (path, expected) => {
		expect((await shop.get(path)).headers.get('cache-control')).toBe(expected);
	});

	it('list the surrogate keys of everything on a page', async () => {
		const keys = (await shop.get('/')).headers.get('xkey')?.split(' ') ?? [];
		expect(keys).toContain('t-korb');
		expect(keys.some((key) => key.includes('page'))).toBe(true);
		expect(keys.filter((key) => key.includes('config'))).toHaveLength(4);
		expect(new Set(keys).size).toBe(keys.length);
	});
});

describe('redirects', () => {
	beforeAll(() => {
		shop.api.setTenant('moved.localhost', {
			clientRuntimeConfig: demoTenant,
			redirects: {
				oneToOne: {
					'/alt': '/neu',
					'/weg': 'https://partner.example/',
					'/xss': 'javascript:alert(1)',
				},
				manyToOne: { '/archiv/*': '/sitemap' },
				manyToMany: { '/shop/*': '/kategorie/*' },
			},
		});
	});
	const locationOf = async (path: string) => {
		const answer = await shop.get(path, { host: 'moved.localhost' });
		return [answer.status, answer.headers.get('location')];
	};

	it('TEN-09 TEN-10 TEN-11 answers 301 from the three maps', async () => {
		expect(await locationOf('/alt')).toEqual([301, '/neu']);
		expect(await locationOf('/archiv/2019/mai')).toEqual([301, '/sitemap']);
		expect(await locationOf('/shop/obst')).toEqual([301, '/kategorie/obst']);
		expect(await locationOf('/weg')).toEqual([301, 'https://partner.example/']);
	});

	it('ERR-12 never redirects to a dangerous protocol', async () => {
		expect((await locationOf('/xss'))[0]).toBe(404);
	});

	it('makes an open page load the document when its target has moved', async () => {
		const path = `/alt/_payload.json?build=${BUILD_ID}`;
		expect((await shop.get(path, { host: 'moved.localhost' })).status).toBe(409);
	});

	it('TEN-75 redirects a legacy product link on the product list to the product', async () => {
		const answer = await shop.get('/kategorie?slug=heumilch');
		expect([answer.status, answer.headers.get('location')]).toEqual([301, '/produkte/heumilch']);
		expect((await shop.get('/rezepte?slug=heumilch')).status).toBe(200);
	});
});

describe('hostile URLs', () => {
	it.each([
		'/%',
		'/%E0%A4%A',
		'/a%2Fb',
		'/produkte/a%2Fb',
		'/produkte/%',
		'/suche/%E2%82%AC%2F',
		'//other.example/',
		'/a//b',
		'/a%5Cb',
		'/..%2f..%2fetc',
		'/kategorie/%00',
		`/${'a/'.repeat(500)}`,
	])('%s causes no server error', async (path) => {
		const page = await shop.get(path);
		expect(page.status).toBeGreaterThanOrEqual(200);
		expect(page.status).toBeLessThan(500);
		expect(page.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
	});
});

describe('request context', () => {
	it('answers 421 for an unregistered host', async () => {
		const answer = await shop.get('/', { host: 'stranger.example' });
		expect(answer.status).toBe(421);
		expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'unknown_host', status: 421 });
	});

	it('answers HEAD like GET without a body', async () => {
		const [head, get] = [await shop.get('/', {}, 'HEAD'), await shop.get('/')];
		expect(head.status).toBe(200);
		expect(head.text).toBe('');
		expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
	});

	it('forwards request id, host and region to the API', async () => {
		await shop.get('/', { 'x-request-id': 'edge-1', 'x-region': 'wien' });
		for (const { headers } of shop.api.seen.filter(({ path }) => path.startsWith('/api'))) {
			expect(headers).toMatchObject({
				'x-request-id': 'edge-1',
				'x-region': 'wien',
				host: 'localhost',
			});
		}
	});

	it('forbids inline scripts, frames and third-party sources', async () => {
		const policy = (await shop.get('/')).headers.get('content-security-policy');
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
	});

	it('tells browsers where to report what the policy blocks', async () => {
		const { headers } = await shop.get('/');
		expect(headers.get('content-security-policy')).toMatch(/;report-uri \/logs\/policy$/);
	});

	it('denies the features of a device that no page uses', async () => {
		shop.api.setTenant('videos.localhost', {
			clientRuntimeConfig: { ...demoTenant, embedHosts: ['videos.example'] },
		});
		const policyAt = async (host: string) => {
			const answer = await shop.get('/', { host });
			return answer.headers.get('permissions-policy')?.split(', ') ?? [];
		};
		const policy = await policyAt('localhost');
		expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()']));
		expect(policy).toContain('geolocation=(self)');
		expect(policy).toContain('publickey-credentials-get=(self)');
		expect(await policyAt('videos.localhost')).toContain(
			'fullscreen=(self "https://videos.example")',
		);
	});
});

describe('logs', () => {
	it('ERR-16 ERR-17 writes one JSON line per response with the agreed keys', async () => {
		await shop.get('/gibt-es-nicht?token=geheim', { 'x-request-id': 'log-1' });
		const line = shop.logs().find(({ requestId }) => requestId === 'log-1');
		expect(line).toMatchObject({
			level: 'info',
			requestId: 'log-1',
			message: 'answered',
			path: '/gibt-es-nicht',
			status: 404,
		});
		expect(new Date(String(line?.['timestamp'])).toISOString()).toBe(line?.['timestamp']);
		expect(JSON.stringify(shop.logs())).not.toContain('geheim');
	});

	it('CONST-05 generates a request id when the given one is unsafe to log', async () => {
		shop.api.seen.length = 0;
		await shop.get('/', { 'x-request-id': 'a b"c' });
		const ids = shop.api.seen.map(({ headers }) => String(headers['x-request-id']));
		expect(ids[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{13}$/);
	});
});
