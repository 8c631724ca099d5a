import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../catalogue-cli/testing.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { decide, importWorkerFixture, linesOf, match, read, upload } from './testing.ts';

const apple = aProduct('APFEL', {
	name: 'Apfel',
	description: 'Knackig',
	eans: ['9012345678901'],
	food: { ingredients: 'Apfel', allergens: [], traces: [] },
	keywords: ['gala'],
});
const fixture = officeFixture(async (api) => {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst'),
		aCategory('beeren', { name: 'Beeren & Kirschen', parent: 'obst' }),
		aBrand('almwerk', { name: 'Almwerk' }),
		apple,
		aProduct('BIRNE'),
		anOffer('APFEL', { priceCents: 299 }),
		anOffer('BIRNE', { priceCents: 349 }),
	]);
	await takePurgedKeys(api, shop.tenantId);
	await api.refreshTenants();
	return shop;
});
const worker = importWorkerFixture(fixture);

async function checked(content: string, name = 'artikel.csv', by = fixture.manager) {
	const run = await upload(by, name, content);
	if (run.columns.length > 0) {
		const answer = await match(by, run);
		expect(answer.statusCode, answer.body).toBe(200);
	}
	await worker.run(fixture.shop.tenantId, run.importId);
	return read(by, run);
}
async function decided(run: ImportRunDetails, what: 'apply' | 'roll-back') {
	const answer = await decide(fixture.manager, run, what);
	expect(answer.statusCode, answer.body).toBe(200);
	await worker.run(fixture.shop.tenantId, run.importId);
	return read(fixture.manager, run);
}
const rowOf = async (sku: string) => {
	const { rows } = await fixture.api.pool.query(
		`SELECT name, brand, category, categories, net_content, content_text, eans, deposit_cents, origin,
			details, picture_id, slug, fingerprint FROM product WHERE tenant_id = $1 AND sku = $2`,
		[fixture.shop.tenantId, sku],
	);
	return rows[0];
};
const refusalsOf = async (run: ImportRunDetails) =>
	(await linesOf(fixture.manager, run, 'refused')).map(({ line, refusal }) => [
		line,
		refusal?.reason,
		refusal?.value,
	]);

const file = [
	'Artikelnummer;Bezeichnung;Marke;Warengruppe;Inhalt;Nettoinhalt;EAN;Allergene;Herkunft;Pfand',
	'APFEL;Apfel Gala;ALMWERK;Beeren & Kirschen;1 kg;1,0;9012345678901 90123456;A, Milch;at;0,25',
	'BIRNE;Birne;;;;;;;;',
].join('\n');

describe('columns of products', () => {
	it('say what would change, and change nothing yet', async () => {
		const before = await rowOf('APFEL');
		const run = await checked(file);
		expect(run.counts).toMatchObject({ lines: 2, changed: 1, unchanged: 1 });
		const [line] = await linesOf(fixture.manager, run);
		expect(line).toMatchObject({ sku: 'APFEL', region: null, kind: 'changed' });
		const changes = line?.changes.map(({ field, before, after }) => [field, before, after]) ?? [];
		expect(changes).toEqual([
			['name', 'Apfel', 'Apfel Gala'],
			['brand', null, 'almwerk'],
			['categories', ['obst'], ['beeren']],
			['contentText', '500 g', '1 kg'],
			['netContent', 0.5, 1],
			['depositCents', 0, 25],
			['origin', null, 'AT'],
			['eans', ['9012345678901'], ['9012345678901', '90123456']],
			['allergens', [], ['gluten', 'milk']],
		]);
		expect(await rowOf('APFEL')).toEqual(before);
	});

	it('are applied like a feed, and pictures, address and other fields stay', async () => {
		const before = await rowOf('APFEL');
		await decided(await checked(file), 'apply');
		expect(await rowOf('APFEL')).toMatchObject({
			...{ name: 'Apfel Gala', brand: 'almwerk', category: 'beeren', origin: 'AT' },
			...{ slug: before.slug, picture_id: before.picture_id, deposit_cents: 25 },
			details: {
				description: 'Knackig',
				keywords: ['gala'],
				food: { ingredients: 'Apfel', allergens: ['gluten', 'milk'] },
			},
		});
		expect(await takePurgedKeys(fixture.api, fixture.shop.tenantId)).toContain(
			`${fixture.shop.tenantId}:p:APFEL`,
		);
		// Of a pack twice as large, a kilogram costs half as much.
		const { price } = (await fixture.shop.get('/api/products/APFEL')).json();
		expect(price.regular.unitPrice).toBe(299);
		const again = await checked(file);
		expect(again.counts).toMatchObject({ changed: 0, unchanged: 2 });
	});

	it('are rolled back as new values, and leave what changed since', async () => {
		const before = await rowOf('APFEL');
		const run = await decided(await checked(file), 'apply');
		await decided(await checked('sku,name\nAPFEL,Apfel Elstar\n'), 'apply');
		const back = await decided(await read(fixture.manager, run), 'roll-back');
		expect(back.counts).toMatchObject({ rolledBack: 1, kept: 1 });
		expect(await rowOf('APFEL')).toEqual({
			...before,
			name: 'Apfel Elstar',
			fingerprint: expect.any(String),
		});
		expect((await read(fixture.manager, run)).status).toBe('rolledBack');
	});

	it('are left alone in a list of prices, unless somebody matches them', async () => {
		const run = await upload(
			fixture.manager,
			'preise.csv',
			'sku;Name;Preis\nAPFEL;Apfel Gala;3,19\n',
		);
		expect(run.mapping).toEqual({ sku: 0, price: 2 });
		await match(fixture.manager, run, { mapping: { sku: 0, name: 1, price: 2 } });
		await worker.run(fixture.shop.tenantId, run.importId);
		const [line] = await linesOf(fixture.manager, run);
		expect(line?.changes.map(({ field }) => field)).toEqual(['name', 'priceCents']);
		await decided(await read(fixture.manager, run), 'apply');
		expect(await rowOf('APFEL')).toMatchObject({ name: 'Apfel Gala' });
		await decided(await read(fixture.manager, run), 'roll-back');
		expect(await rowOf('APFEL')).toMatchObject({ name: 'Apfel' });
		const { price } = (await fixture.shop.get('/api/products/APFEL')).json();
		expect(price.regular.value).toBe(299);
	});

	it('may be repeated in lines of several regions, and the first of them changes the product', async () => {
		await importInto(fixture.api, fixture.shop.tenantId, [
			anOffer('APFEL', { region: 'graz', priceCents: 289 }),
		]);
		const lines = [
			'sku;region;price;name',
			'APFEL;default;3,09;Apfel Gala',
			'APFEL;graz;2,99;Apfel Gala',
		];
		const run = await upload(
			fixture.manager,
			'a.csv',
			[...lines, 'APFEL;wien;;Apfel Gala'].join('\n'),
		);
		await match(fixture.manager, run, { mapping: { sku: 0, region: 1, price: 2, name: 3 } });
		await worker.run(fixture.shop.tenantId, run.importId, { batchLines: 1 });
		const shown = await linesOf(fixture.manager, run);
		expect(shown.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
			['name', 'priceCents'],
			['priceCents'],
		]);
		expect(await refusalsOf(run)).toEqual([[4, 'duplicate', '2']]);
		const applied = await decided(await read(fixture.manager, run), 'apply');
		const back = await decided(applied, 'roll-back');
		expect(back.counts).toMatchObject({ rolledBack: 2, kept: 0 });
		expect(await rowOf('APFEL')).toMatchObject({ name: 'Apfel' });
	});

	it('are refused where they cannot be read, or contradict an earlier line', async () => {
		const run = await checked(
			[
				'sku;name;brand;category;netContent;eans;allergens;region',
				'APFEL;;Niemand;;;;;',
				'APFEL;;;milch-alt;;;;',
				'APFEL;;;;viel;;;',
				'APFEL;;;;;123;;',
				'APFEL;;;;;;Glück;',
				'KIWI;Kiwi;;;;;;',
				'APFEL;Apfel Gala;;;;;;',
				'APFEL;Apfel Elstar;;;;;;',
				'BIRNE;Birne;;;;;;',
			].join('\n'),
		);
		expect(await refusalsOf(run)).toEqual([
			[2, 'unknownBrand', 'Niemand'],
			[3, 'unknownCategory', 'milch-alt'],
			[4, 'invalid', 'viel'],
			[5, 'invalid', '123'],
			[6, 'invalid', 'Glück'],
			[7, 'unknownProduct', 'KIWI'],
			[9, 'duplicate', '8'],
		]);
		expect(run.counts).toMatchObject({ changed: 1, unchanged: 1 });
	});
});

describe('records of products', () => {
	const ndjson = (...records: object[]) => records.map((each) => JSON.stringify(each)).join('\n');

	it('describe the whole product but for its pictures', async () => {
		const { food: _, ...plain } = apple;
		const record = { ...plain, name: 'Apfel Gala', description: '' };
		const run = await checked(ndjson(record, aProduct('BIRNE')), 'artikel.ndjson');
		expect(run.counts).toMatchObject({ changed: 1, unchanged: 1 });
		const [line] = await linesOf(fixture.manager, run);
		expect(line?.changes.map(({ field }) => field).sort()).toEqual([
			...['allergens', 'description', 'ingredients', 'name', 'traces'],
		]);
		await decided(run, 'apply');
		const { details } = await rowOf('APFEL');
		expect(details).not.toHaveProperty('food');
		// The feed finds what it would have written itself.
		const { changed } = await importInto(fixture.api, fixture.shop.tenantId, [record]);
		expect(changed['products']).toBe(0);
	});

	it('create no product and change no address', async () => {
		const run = await checked(
			ndjson(aProduct('KIWI'), { ...apple, slug: 'apfel-neu' }),
			'artikel.ndjson',
		);
		expect(await refusalsOf(run)).toEqual([
			[1, 'unknownProduct', 'KIWI'],
			[2, 'slug', 'apfel-neu'],
		]);
	});

	it('are refused from somebody limited to units', async () => {
		await importInto(fixture.api, fixture.shop.tenantId, [
			anOffer('APFEL', { region: 'graz', priceCents: 299 }),
		]);
		const graz = await fixture.hire({ units: ['graz'] });
		const record = { ...apple, name: 'Apfel Gala' };
		const run = await checked(ndjson(record), 'artikel.ndjson', graz);
		expect(await linesOf(graz, run, 'refused')).toMatchObject([
			{ refusal: { reason: 'allUnits' } },
		]);
	});
});
