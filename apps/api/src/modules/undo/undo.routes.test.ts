import type { ChangedDeskProduct, DeskOffer } from '@korb/contracts/admin/assortment/assortment';
import { anOffer } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../catalogue-cli/testing.ts';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { purgeForms } from '../../jobs/purge-forms.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let manager: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
	manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
});
beforeEach(async () => {
	await importInto(harness.api, harness.shop.tenantId, [
		anOffer('MILCH', { priceCents: 240, stock: 40 }),
	]);
});
afterAll(() => office.close());

const offerOf = async (): Promise<DeskOffer> => {
	const { offers } = (await manager.send('GET', '/admin/products/MILCH')).json();
	return offers.find(({ region }: DeskOffer) => region === 'default');
};
async function change(what: 'price' | 'supply', body: object, by = manager) {
	const { version } = await offerOf();
	const url = `/admin/products/MILCH/offers/default/${what}`;
	const answer = await by.send('PUT', url, { version, ...body });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json() as ChangedDeskProduct;
}
const undo = (
	{ undo: { undoId } }: ChangedDeskProduct,
	by = manager,
): Promise<LightMyRequestResponse> => by.send('POST', `/admin/undo/${undoId}`);
const audited = async () =>
	(await manager.send('GET', '/admin/audit?subject=product:MILCH')).json().entries;

describe('POST undo', () => {
	it('puts a product on sale again, in the shop as well, and is audited once', async () => {
		const { tenantId } = harness.shop;
		const changed = await change('supply', { availability: 'unavailable' });
		await takePurgedKeys(harness.api, tenantId);
		const answer = await undo(changed);
		expect(answer.statusCode, answer.body).toBe(204);
		expect((await harness.shop.get('/api/products/MILCH')).json().availability).toBe('available');
		expect(await takePurgedKeys(harness.api, tenantId)).toContain(`${tenantId}:p:MILCH`);
		const entries = await audited();
		expect(entries[0]).toMatchObject({
			action: 'product.availability',
			before: { availability: 'unavailable' },
			after: { availability: 'available', region: 'default', isUndo: true },
		});
		expect((await undo(changed)).statusCode).toBe(204);
		expect(await audited()).toEqual(entries);
	});

	it('restores a count, less what was sold since', async () => {
		const before = await offerOf();
		const changed = await change('supply', { counted: 12 });
		await harness.ordered({ MILCH: 3 });
		expect((await offerOf()).stock?.free).toBe(9);
		expect((await undo(changed)).statusCode).toBe(204);
		const { stock } = await offerOf();
		expect(stock).toEqual({ ...before.stock, free: 37 });
	});

	it('makes stock unlimited again', async () => {
		await change('supply', { counted: null });
		const changed = await change('supply', { counted: 5 });
		await undo(changed);
		expect((await offerOf()).stock).toBeNull();
	});

	it('restores a price, and the history keeps both', async () => {
		const changed = await change('price', { priceCents: 277 });
		await undo(changed);
		const { priceCents, effectiveCents, history } = await offerOf();
		expect([priceCents, effectiveCents]).toEqual([240, 240]);
		expect(history.map((entry) => entry.priceCents)).toContain(240);
		expect((await audited())[0]).toMatchObject({
			action: 'product.price',
			before: { priceCents: 277 },
			after: { priceCents: 240, isUndo: true },
		});
	});

	it('takes several changes back, the latest first', async () => {
		const before = await offerOf();
		const counted = await change('supply', { counted: 12 });
		const priced = await change('price', { priceCents: 277 });
		const tooEarly = await undo(counted);
		expect(tooEarly.json()).toMatchObject({ code: 'changedSince' });
		expect((await undo(priced)).statusCode).toBe(204);
		expect((await undo(counted)).statusCode).toBe(204);
		expect(await offerOf()).toMatchObject({ priceCents: 240, stock: before.stock });
	});

	it('refuses when somebody has changed it since, and changes nothing', async () => {
		const colleague = await aStaffMember(harness.api, office, harness.shop.tenantId);
		const changed = await change('supply', { counted: 12 });
		await change('supply', { counted: 13 }, colleague);
		const offer = await offerOf();
		const answer = await undo(changed);
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'changedSince' });
		expect(await offerOf()).toEqual(offer);
	});

	it('undoes nothing after ten minutes, and the worker deletes it', async () => {
		const { api } = harness;
		const earliest = Date.now() + 600_000;
		const changed = await change('supply', { counted: 12 });
		const latest = Date.now() + 600_000;
		const { undoId, until } = changed.undo;
		expect(Date.parse(until)).toBeGreaterThanOrEqual(earliest);
		expect(Date.parse(until)).toBeLessThanOrEqual(latest);
		await api.query(
			`UPDATE undoable_change SET expires_at = now() - interval '1 second' WHERE undo_id = $1`,
			[undoId],
		);
		const answer = await undo(changed);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'undoExpired' });
		expect((await offerOf()).stock?.free).toBe(12);
		const { undo: another } = await change('supply', { counted: 14 });
		await purgeForms(api.db);
		const { rows } = await api.pool.query(
			'SELECT undo_id FROM undoable_change WHERE undo_id = ANY ($1)',
			[[undoId, another.undoId]],
		);
		expect(rows).toEqual([{ undo_id: another.undoId }]);
	});

	it('is for the person who changed it, as long as the role includes it', async () => {
		const { api, shop } = harness;
		const changed = await change('supply', { counted: 12 });
		const colleague = await aStaffMember(api, office, shop.tenantId);
		expect((await undo(changed, colleague)).statusCode).toBe(404);
		const { tenantId } = await aShop().openIn(api);
		const stranger = await aStaffMember(api, office, tenantId);
		expect((await undo(changed, stranger)).statusCode).toBe(404);

		const priced = await change('price', { priceCents: 251 }, colleague);
		await api.query(`UPDATE staff SET roles = '{dispatcher}' WHERE staff_id = $1`, [
			colleague.staffId,
		]);
		expect((await undo(priced, colleague)).statusCode).toBe(403);
		const stocked = await change('supply', { counted: 30 }, colleague);
		await api.query(`UPDATE staff SET units = '{graz}' WHERE staff_id = $1`, [colleague.staffId]);
		expect((await undo(stocked, colleague)).statusCode).toBe(404);
		expect((await offerOf()).stock?.free).toBe(30);
	});
});
