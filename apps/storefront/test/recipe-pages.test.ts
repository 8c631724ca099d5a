import { PesticideTable } from '@korb/contracts/catalogue/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTenant, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop();
	shop.api.setAnswer(
		'/api/pesticides',
		PesticideTable.parse({
			updatedOn: '2026-11-01',
			rows: [
				{ product: 'Äpfel', substance: 'Captan', value: 0.02, limit: 10, sampledOn: '2026-10-12' },
			],
		}),
	);
});
afterAll(() => shop.close());

describe('recipes', () => {
	it('MISC-09 TEN-51 have an overview with a URL for each of its pages', async () => {
		const first = await shop.get('/rezepte');
		expect(first.status).toBe(200);
		expect(first.text).toContain('href="/rezepte/apfelstrudel"');
		expect(first.text).toContain('href="/rezepte?page=2"');
		expect(first.headers.get('xkey')).toContain('key-of-/api/recipes');
		const second = await shop.get('/rezepte?page=2');
		expect(second.text).toMatch(/rel="canonical" href="[^"]+\/rezepte\?page=2"/);
		expect((await shop.get('/rezepte?page=3')).status).toBe(404);
	});

	it('MISC-09 TEN-52 have a page each, with ingredients that link to the shop', async () => {
		const { text, status } = await shop.get('/rezepte/apfelstrudel');
		expect(status).toBe(200);
		expect(text).toMatch(/<h1>Apfelstrudel<\/h1>/);
		expect(text).toContain('href="/suche/%C3%A4pfel?tab=products"');
		expect(text).toContain('Dazu');
		expect(text).toContain('Am nächsten Tag noch besser.');
		expect(text).toContain('"@type":"Recipe"');
		expect((await shop.get('/rezepte/fehlt')).status).toBe(404);
	});
});

describe('pesticides', () => {
	it('MISC-10 TEN-53 are a table beside the legal limits', async () => {
		const { text } = await shop.get('/pestizide');
		expect(text).toContain('Captan');
		expect(text).toContain('0,02');
		expect(text).toMatch(/0,2\s%/);
		shop.api.setTenant('ohne.test', {
			clientRuntimeConfig: { ...demoTenant, featurePesticides: false },
		});
		expect((await shop.get('/pestizide', { host: 'ohne.test' })).status).toBe(404);
	});
});
