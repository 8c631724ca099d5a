import { ContentPush } from '@korb/contracts/content/content-push';
import { aBrand, aCategory, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from '../content/index.ts';
import { findPlaces, listFiles } from './sitemap.service.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst', position: 1 }),
		aBrand('almwerk', { name: 'Almwerk' }),
		...Array.from({ length: 7 }, (_, index) =>
			aProduct(`SKU-${index}`, {
				name: `Äpfel ${index}`,
				categories: ['obst'],
				brand: 'almwerk',
			}),
		),
	]);
	const outbox = createOutbox(api.pool, () => {});
	const put = (key: string, page: object) =>
		publish(
			{ db: api.db, outbox },
			ContentPush.parse({
				tenantId: shop.tenantId,
				version: 1,
				kind: 'page',
				key,
				document: page,
			}),
		);
	await put('', { meta: { title: 'Start' } });
	await put('über-uns/team', { meta: { title: 'Team' } });
	await put('geheim', { meta: { title: 'Geheim', noIndex: true } });
	await put('club', { meta: { title: 'Club' }, audiences: ['loyalty'] });
	await outbox.close();
});
afterAll(() => api.close());

const addresses = (xml: string) =>
	[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

describe('GET /sitemap.xml', () => {
	it('CMS-06 lists the files of all enabled features', async () => {
		const answer = await shop.get('/sitemap.xml');
		expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
		expect(answer.headers['cache-control']).toContain('s-maxage=3600');
		expect(answer.body).toContain(`<loc>http://${shop.host}/sitemaps/pages.xml</loc>`);
		expect(addresses(answer.body)).toEqual(
			['pages', 'recipes', 'categories', 'brands', 'products-1'].map(
				(file) => `/sitemaps/${file}.xml`,
			),
		);
		const small = await aShop()
			.withFlag('featureRecipes', false)
			.withFlag('featureProductDiscovery', false)
			.openIn(api);
		expect(addresses((await small.get('/sitemap.xml')).body)).toEqual(['/sitemaps/pages.xml']);
	});

	it('lists public pages, and neither hidden ones nor those for members', async () => {
		const { body } = await shop.get('/sitemaps/pages.xml');
		const found = addresses(body);
		expect(found).toContain('/');
		expect(found).toContain('/%C3%BCber-uns/team');
		expect(found).toContain('/rezepte');
		expect(found).not.toContain('/geheim');
		expect(found).not.toContain('/club');
		expect(found).not.toContain('/warenkorb');
		expect(new Set(found).size).toBe(found.length);
	});

	it('lists categories, brands and products at their own URLs', async () => {
		const of = async (file: string) => addresses((await shop.get(`/sitemaps/${file}.xml`)).body);
		expect(await of('categories')).toEqual(['/kategorie/obst']);
		expect(await of('brands')).toEqual(['/marken/almwerk']);
		expect(await of('products-1')).toHaveLength(7);
		expect((await of('products-1'))[0]).toMatch(/^\/produkte\//);
		expect((await shop.get('/sitemaps/products-2.xml')).statusCode).toBe(404);
		expect((await shop.get('/sitemaps/anything.xml')).statusCode).toBe(404);
	});

	it('splits a large assortment into files without losing or repeating anything', async () => {
		const tenant = api.tenants.find(shop.host);
		if (!tenant) throw new Error('no tenant');
		const ctx = { tenant, reads: api.db };
		const files = (await listFiles(ctx, 3)).filter((name) => name.startsWith('products'));
		expect(files).toEqual(['products-1', 'products-2', 'products-3']);
		const sizes: number[] = [];
		const all = new Set<string>();
		for (const file of files) {
			let size = 0;
			for await (const batch of (await findPlaces(ctx, file, 3)) ?? []) {
				size += batch.length;
				for (const { path } of batch) all.add(path);
			}
			sizes.push(size);
		}
		expect(sizes).toEqual([3, 3, 1]);
		expect(all.size).toBe(7);
	});
});

describe('GET /robots.txt', () => {
	it('hides personal pages and names the sitemap of this shop', async () => {
		const { body, headers } = await shop.get('/robots.txt');
		expect(headers['content-type']).toBe('text/plain; charset=utf-8');
		expect(body).toContain('Disallow: /warenkorb\n');
		expect(body).toContain('Disallow: /api/\n');
		expect(body).not.toContain('Disallow: /rezepte');
		expect(body).not.toMatch(/Disallow: \/\n/);
		expect(body).toContain(`Sitemap: http://${shop.host}/sitemap.xml`);
	});
});
