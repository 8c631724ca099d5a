import { SearchType } from '@korb/contracts/catalogue/search';
import { RegistrationLink, ResetLink } from '@korb/contracts/customer/customer';
import { OrderView } from '@korb/contracts/order/orders';
import { PRODUCT_SORTS, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { PAGE_PARAMETERS } from '@korb/domain/routing/page-parameters';
import { describe, expect, it } from 'vitest';
import { filterKnownValues } from '../../apps/storefront/server/known-values.ts';
import { openTestEdge } from './test-edge.ts';

const { api, call, newPath, storefront } = await openTestEdge('keys');

describe('one cache key per page', () => {
	it('sorts parameters and drops unlisted ones', async () => {
		const path = newPath();
		const [one, two, three] = [
			await call(`${path}?page=2&sort=unitprice`),
			await call(`${path}?utm_source=mail&sort=unitprice&gclid=1&page=2`),
			await call(`${path}?sort=unitprice&&page=2&webview=true#x`),
		];
		expect(two.body).toBe(one.body);
		expect(three.body).toBe(one.body);
		expect(JSON.parse(one.body).url).toBe(`${path}?page=2&sort=unitprice`);
	});

	it('drops the question mark when no parameter is left', async () => {
		const path = newPath();
		expect(JSON.parse((await call(`${path}?fbclid=1`)).body).url).toBe(path);
	});

	it('distinguishes a listed parameter from one with the same prefix', async () => {
		const path = newPath();
		expect(JSON.parse((await call(`${path}?pages=1&page=1&vv=2`)).body).url).toBe(`${path}?page=1`);
	});

	it('separates regions and reads them only from the cookie', async () => {
		const path = newPath();
		const wien = await call(path, { headers: { cookie: 'a=1; region=wien-1; b=2' } });
		const forged = await call(path, { headers: { 'x-region': 'wien-1' } });
		const odd = await call(path, { headers: { cookie: 'region=<script>' } });
		expect(JSON.parse(wien.body).headers['x-region']).toBe('wien-1');
		expect(JSON.parse(forged.body).headers['x-region']).toBe('default');
		expect(odd.body).toBe(forged.body);
	});

	it('shares assets between regions', async () => {
		const asset = '/_app/assets/main-1.js';
		const one = await call(asset, { headers: { cookie: 'region=wien' } });
		expect((await call(asset, { headers: { cookie: 'region=graz' } })).body).toBe(one.body);
	});

	it('separates hosts, ignoring case', async () => {
		const path = newPath();
		const one = await call(path, { headers: { host: 'a.test' } });
		expect((await call(path, { headers: { host: 'A.TEST' } })).body).toBe(one.body);
		expect((await call(path, { headers: { host: 'b.test' } })).body).not.toBe(one.body);
	});

	it.each([
		['//a//b', '/a/b'],
		['//evil.example/a', '/evil.example/a'],
		['/a/./b?page=2', '/a/b?page=2'],
		['/a/%2E/b', '/a/b'],
		['/a/.', '/a/'],
	])('redirects %s to %s', async (path, location) => {
		const answer = await call(path);
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
	])('rejects %s', async (path) => {
		const before = storefront.requests.length + api.requests.length;
		expect((await call(path)).status).toBe(400);
		expect(storefront.requests.length + api.requests.length).toBe(before);
	});

	it('rejects an invalid host', async () => {
		expect((await call('/', { headers: { host: 'a.test"><x' } })).status).toBe(400);
	});

	it('allows an encoded slash in API paths', async () => {
		expect((await call('/api/products/search/1%2F2')).status).toBe(200);
	});
});

const values: Record<(typeof PAGE_PARAMETERS)[number], string[]> = {
	availability: ['available'],
	brand: ['almliesl', 'almliesl,ja-natuerlich'],
	category: ['obst', 'obst-gemuese,milch'],
	labels: ['vegan', 'gluten-free,organic'],
	offers: ['1', 'promotion'],
	origin: ['AT', 'AT,DE'],
	page: ['1', '2', '4000'],
	price: ['0-199', '200-499,500-999', '1000-1999,2000-'],
	sort: [...new Set([...PRODUCT_SORTS, ...SEARCH_SORTS])],
	tab: [
		...SearchType.options.filter((type) => type !== 'suggestions'),
		...OrderView.options,
		...RegistrationLink.options,
		...ResetLink.options,
	],
};
const madeUp = ['', 'xyz<1>', 'a%20b', '-1', '0', '12345', 'a'.repeat(300), '%F0%9F%8D%8E', 'A_B'];

describe('one page per valid parameter value', () => {
	it.each(PAGE_PARAMETERS.map((name) => [name]))('%s', async (name) => {
		const path = newPath();
		for (const value of values[name]) {
			const query = `${name}=${value}`;
			expect(JSON.parse((await call(`${path}?${query}`)).body).url).toBe(`${path}?${query}`);
			expect(filterKnownValues(new URLSearchParams(query)).get(name)).toBe(value);
		}
		const bare = (await call(path)).body;
		for (const value of madeUp) {
			const query = `${name}=${value}`;
			if (['brand', 'category', 'labels'].includes(name) && /^[a-z0-9]+$/.test(value)) continue;
			expect((await call(`${path}?${query}`)).body, query).toBe(bare);
			expect(filterKnownValues(new URLSearchParams(query)).size, query).toBe(0);
		}
	});

	it('renders once for a thousand visitors with a thousand made-up values', async () => {
		const path = newPath();
		const answers = await Promise.all(
			Array.from({ length: 1000 }, (_, n) => call(`${path}?tab=x${n}&sort=y${n}&page=0${n}`)),
		);
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
		expect(storefront.requests.filter(({ url }) => url.startsWith(path))).toHaveLength(1);
	});

	it('ignores repeated parameters', async () => {
		const path = newPath();
		const { body } = await call(`${path}?tab=brands&page=2&tab=products&page=2`);
		expect(JSON.parse(body).url).toBe(`${path}?page=2&tab=products`);
	});
});
