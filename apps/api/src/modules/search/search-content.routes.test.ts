import { SearchTypeConfig } from '@korb/contracts/catalogue/search';
import { ContentPush } from '@korb/contracts/content/content-push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import type { TestApi } from '../../testing.ts';
import { publish } from '../content/index.ts';
import { openSearchShops, type SearchShop } from './testing.ts';

let api: TestApi;
let shop: SearchShop;
let other: SearchShop;
beforeAll(async () => {
	({ api, shop, other } = await openSearchShops());
});
afterAll(() => api.close());

describe('GET /api/content/search/:term', () => {
	it('API-17 CONST-23 SRCH-47 finds pages, five at a time', async () => {
		await publishPages(6);
		const answer = (await shop.get('/api/content/search/glueh')).json();
		expect(answer).toMatchObject({ total: 6, count: 5, offset: 0 });
		expect(answer.results[0]).toEqual({
			slug: 'wein-1',
			title: 'Glühwein 1',
			description: 'Wärmt',
		});
		expect((await other.get('/api/content/search/glueh')).json().total).toBe(0);
	});

	it('API-16 SRCH-33 shows the banner of a term and none for others', async () => {
		const banner = { terms: ['glühwein', 'punsch'], title: 'Es ist Punschzeit' };
		await push({ kind: 'search-banner', key: 'winter', document: banner });
		const answer = await shop.get(
			`/api/content/search/${encodeURIComponent('roter Glühwein')}/banner`,
		);
		expect(answer.json()).toMatchObject({ title: 'Es ist Punschzeit' });
		expect((await shop.get('/api/content/search/milch/banner')).statusCode).toBe(204);
		expect((await other.get('/api/content/search/punsch/banner')).statusCode).toBe(204);
	});

	it('SRCH-31 a flyout block has type, order and emptyResultsContent', () => {
		const block = { type: 'products', order: 1, emptyResultsContent: 'Nichts gefunden' };
		expect(SearchTypeConfig.parse(block)).toEqual(block);
		expect(SearchTypeConfig.safeParse({ ...block, type: 'stores' }).success).toBe(false);
		expect(SearchTypeConfig.safeParse({ type: 'products' }).success).toBe(false);
	});
});

async function publishPages(count: number): Promise<void> {
	for (let index = 1; index <= count; index++) {
		await push({
			kind: 'page',
			key: `wein-${index}`,
			document: { meta: { title: `Glühwein ${index}`, description: 'Wärmt' } },
		});
	}
}

async function push(entry: object): Promise<void> {
	const outbox = createOutbox(api.pool, () => {});
	const document = ContentPush.parse({ ...entry, tenantId: shop.tenantId, version: 1 });
	await publish({ db: api.db, outbox }, document);
	await outbox.close();
}
