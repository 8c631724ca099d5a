import type { ChangedDeskProduct, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { ProductEdit } from '@korb/contracts/admin/assortment/product-edit';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../catalogue-cli/testing.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';

const apple = aProduct('APFEL', {
	...{ name: 'Apfel', description: 'Knackig', eans: ['9012345678901'], keywords: ['gala'] },
	food: { ingredients: 'Apfel', allergens: [], traces: ['nuts'] },
});
const fixture = officeFixture(async (api) => {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst'),
		aCategory('beeren', { parent: 'obst' }),
		aBrand('almwerk', { name: 'Almwerk' }),
		apple,
		anOffer('APFEL', { priceCents: 299 }),
	]);
	await takePurgedKeys(api, shop.tenantId);
	await api.refreshTenants();
	return shop;
});

const read = async (by = fixture.manager): Promise<DeskProduct> =>
	(await by.send('GET', '/admin/products/APFEL')).json();
const put = (body: object, by = fixture.manager) => by.send('PUT', '/admin/products/APFEL', body);
async function edit(change: Omit<ProductEdit, 'version'>): Promise<ChangedDeskProduct> {
	const { version } = await read();
	const answer = await put({ ...change, version });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}
const inShop = async () => (await fixture.shop.get('/api/products/APFEL')).json();

const nutrition = {
	...{ per: '100g' as const, energyKj: 226, energyKcal: 54, fatGrams: 0.2, saturatesGrams: 0 },
	...{ carbohydrateGrams: 11.4, sugarsGrams: 10.3, proteinGrams: 0.3, saltGrams: 0 },
};

describe('PUT /admin/products/:sku', () => {
	it('changes what is named, leaves the rest, and the shop follows at once', async () => {
		const changed = await edit({
			...{ name: 'Apfel Gala', brand: 'almwerk', category: 'beeren', origin: 'AT' },
			...{ ingredients: 'Apfel, **Milch**', allergens: ['milk'], nutrition },
		});
		expect(changed).toMatchObject({
			...{ version: 2, name: 'Apfel Gala', brand: { slug: 'almwerk' }, origin: 'AT' },
			...{ description: 'Knackig', keywords: ['gala'], warnings: ['photo'] },
			food: { allergens: ['milk'], traces: ['nuts'], nutrition },
		});
		expect(changed.parentCategories.at(-1)?.slug).toBe('beeren');
		const { name, slug, food } = await inShop();
		expect([name, slug]).toEqual(['Apfel Gala', apple.slug]);
		expect(food).toMatchObject({ ingredients: 'Apfel, **Milch**', nutrition });
		expect(await takePurgedKeys(fixture.api, fixture.shop.tenantId)).toContain(
			`${fixture.shop.tenantId}:p:APFEL`,
		);
		const { rows } = await fixture.api.pool.query('SELECT eans FROM product WHERE tenant_id = $1', [
			fixture.shop.tenantId,
		]);
		expect(rows[0].eans).toEqual(['9012345678901']);
	});

	it('reprices a pack of another size', async () => {
		const before = (await inShop()).price.regular.unitPrice;
		await edit({ netContent: 1, contentText: '1 kg' });
		expect([before, (await inShop()).price.regular.unitPrice]).toEqual([598, 299]);
	});

	it('writes who changed what, and takes it back', async () => {
		const { undo } = await edit({ storage: 'Kühl lagern' });
		const [change] = (await read()).changes;
		expect(change).toMatchObject({
			...{ action: 'product.describe', by: 'Maria Huber' },
			...{ before: { storage: null }, after: { storage: 'Kühl lagern' } },
		});
		const undone = await fixture.manager.send('POST', `/admin/undo/${undo.undoId}`);
		expect(undone.statusCode, undone.body).toBe(204);
		expect((await inShop()).food.storage).toBeNull();
		expect((await read()).changes[0]).toMatchObject({ after: { storage: null, isUndo: true } });
	});

	it('is not taken back once somebody has changed it again', async () => {
		const { undo } = await edit({ storage: 'Kühl lagern' });
		await edit({ producer: 'Obsthof' });
		const undone = await fixture.manager.send('POST', `/admin/undo/${undo.undoId}`);
		expect(undone.json()).toMatchObject({ code: 'changedSince' });
		expect((await inShop()).food).toMatchObject({ storage: 'Kühl lagern', producer: 'Obsthof' });
	});

	it.each([
		['a brand that does not exist', { brand: 'niemand' }, 409, { code: 'unknownBrand' }],
		['a category that does not exist', { category: 'nirgends' }, 409, { code: 'unknownCategory' }],
		['a name of nothing', { name: '  ' }, 400, {}],
		['a content of nothing', { netContent: 0 }, 400, {}],
		['half of the nutrition', { nutrition: { per: '100g', energyKj: 1 } }, 400, {}],
		['a change of nothing', {}, 400, {}],
		['a field that nobody edits', { slug: 'anders' }, 400, {}],
	])('refuses %s', async (_, change, status, body) => {
		const { version } = await read();
		const answer = await put({ ...change, version });
		expect([answer.statusCode, answer.json()]).toMatchObject([status, body]);
		expect((await read()).version).toBe(version);
	});

	it('leaves prices, deposit, limits and ages to those who may change prices', async () => {
		const editor = await fixture.hire({ roles: ['editor'] });
		const { version } = await read(editor);
		expect((await put({ version, depositCents: 25 }, editor)).statusCode).toBe(403);
		const answer = await put({ version, description: 'Saftig', netContent: undefined }, editor);
		expect(answer.statusCode, answer.body).toBe(200);
	});

	it('is closed to people who are limited to units', async () => {
		const manager = await fixture.hire({ units: ['default'] });
		const { version } = await read(manager);
		expect((await put({ version, name: 'Birne' }, manager)).statusCode).toBe(403);
	});

	it('leaves products to a feed that owns them', async () => {
		const { version } = await read();
		await fixture.api.query(
			`UPDATE tenant SET config = jsonb_set(config, '{backOffice}', '{"feedOwns": ["product"]}')
			WHERE tenant_id = $1`,
			[fixture.shop.tenantId],
		);
		await fixture.api.refreshTenants();
		expect((await read()).ownedByFeed).toEqual(['product']);
		const answer = await put({ version, name: 'Birne' });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'ownedByFeed' });
	});

	it('is overwritten by a feed that says something else, which makes versions stale', async () => {
		const { version } = await edit({ name: 'Apfel Gala' });
		await importInto(fixture.api, fixture.shop.tenantId, [apple]);
		expect(await read()).toMatchObject({ name: 'Apfel', version: version + 1 });
		await importInto(fixture.api, fixture.shop.tenantId, [apple]);
		expect((await read()).version).toBe(version + 1);
	});

	async function changeAtOnce(): Promise<string[]> {
		const { version } = await read();
		const answers = await Promise.all(
			['A', 'B', 'C', 'D'].map((name) => put({ name: `Apfel ${name}`, version })),
		);
		return answers.map((answer) => answer.json().errorCode ?? 'done').sort();
	}
	const oneWins = ['done', 'stale', 'stale', 'stale'];

	it('lets one of four concurrent changes win, and shows the others both values', async () => {
		expect(await changeAtOnce()).toEqual(oneWins);
		const { version, name } = await read();
		const late = await put({ version: version - 1, name: 'Birne' });
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { version, name },
			requested: { version: version - 1, name: 'Birne' },
		});
	});

	it('control: without the version, all believe they did it', async () => {
		expect(await withoutGuards(['product-version'], changeAtOnce)).not.toEqual(oneWins);
	});
});
