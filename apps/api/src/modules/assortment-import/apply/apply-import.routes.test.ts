import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../../catalogue-cli/testing.ts';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import type { Database } from '../../../db/database.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { today } from '../../catalogue/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';
import { runImport } from '../run-import.service.ts';
import { decide, importWorkerFixture, linesOf, match, read, upload } from '../testing.ts';

const harness = openOrderHarness();
const worker = importWorkerFixture(harness);
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	({ tenantId } = harness.shop);
	office = await openOffice(harness.api);
	manager = await aStaffMember(harness.api, office, tenantId);
});
afterAll(() => office.close());
beforeEach(() =>
	importInto(harness.api, tenantId, [
		anOffer('MILCH', { priceCents: 240, stock: 50 }),
		anOffer('BUTTER', { priceCents: 300 }),
		anOffer('KIRSCHEN', { priceCents: 500 }),
	]),
);

const work = ({ importId }: { importId: number }, options = {}) =>
	worker.run(tenantId, importId, options);

async function checked(content: string, name = 'preise.csv'): Promise<ImportRunDetails> {
	const run = await upload(manager, name, content);
	if (run.format === 'csv') await match(manager, run);
	await work(run);
	return read(manager, run);
}

async function applied(content: string, more = {}): Promise<ImportRunDetails> {
	const run = await checked(content);
	const answer = await decide(manager, run, 'apply', more);
	expect(answer.statusCode, answer.body).toBe(200);
	await work(run);
	return read(manager, run);
}

async function rolledBack(run: ImportRunDetails): Promise<ImportRunDetails> {
	const answer = await decide(manager, run, 'roll-back');
	expect(answer.statusCode, answer.body).toBe(200);
	await work(run);
	return read(manager, run);
}

async function offerOf(sku: string, region = 'default'): Promise<DeskOffer> {
	const product: DeskProduct = (await manager.send('GET', `/admin/products/${sku}`)).json();
	const offer = product.offers.find((each) => each.region === region);
	if (!offer) throw new Error(`${sku} is not offered`);
	return offer;
}
const historyOf = async (sku: string) => {
	const { rows } = await harness.api.pool.query<{ price_cents: number }>(
		`SELECT price_cents FROM price_history JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = $1 AND sku = $2 ORDER BY recorded_at`,
		[tenantId, sku],
	);
	return rows.map(({ price_cents }) => price_cents);
};
const auditOf = async ({ importId }: { importId: number }) => {
	const answer = await manager.send('GET', `/admin/audit?subject=import:${importId}`);
	return answer.json().entries.map(({ action }: { action: string }) => action);
};

describe('applying', () => {
	it('writes prices and stock as the feed does, with history, purges and an audit entry', async () => {
		await takePurgedKeys(harness.api, tenantId);
		const run = await applied('sku,price,stock\nMILCH,2.59,40\nBUTTER,3.19,\n');
		expect(run).toMatchObject({
			status: 'applied',
			counts: { changed: 2, applied: 2 },
			appliedBy: 'Maria Huber',
		});
		expect(await offerOf('MILCH')).toMatchObject({
			priceCents: 259,
			stock: { free: 40, counted: 40 },
		});
		expect(await offerOf('BUTTER')).toMatchObject({ priceCents: 319, stock: null });
		const price = (await harness.shop.get('/api/products/MILCH')).json().price.regular.value;
		expect(price).toBe(259);
		expect(await historyOf('MILCH')).toContain(259);
		expect(await takePurgedKeys(harness.api, tenantId)).toEqual([
			`${tenantId}:p:BUTTER`,
			`${tenantId}:p:MILCH`,
		]);
		expect(await auditOf(run)).toEqual(['import.apply', 'import.upload']);
	});

	it('leaves fields alone that the file does not have, and orders placed meanwhile', async () => {
		const promotion = { priceCents: 199, startsOn: today, endsOn: addDays(today, 3) };
		await importInto(harness.api, tenantId, [
			anOffer('MILCH', { priceCents: 240, stock: 50, promotion, loyaltyPriceCents: 230 }),
		]);
		const run = await checked('sku,price\nMILCH,2.69\n');
		await harness.ordered({ MILCH: 3 });
		await decide(manager, run, 'apply');
		await work(run);
		expect(await offerOf('MILCH')).toMatchObject({
			priceCents: 269,
			loyaltyCents: 230,
			promotion,
			effectiveCents: 199,
			stock: { free: 47, counted: 50 },
		});
	});

	it('subtracts orders since the upload from a count', async () => {
		const run = await checked('sku,stock\nMILCH,20\n');
		await harness.ordered({ MILCH: 3 });
		await decide(manager, run, 'apply');
		await work(run);
		expect((await offerOf('MILCH')).stock).toMatchObject({ free: 17, counted: 20 });
	});

	it('changes nothing the second time, nor with the same file again', async () => {
		const file = 'sku,price,stock\nMILCH,2.49,30\nBUTTER,3.29,8\n';
		const run = await applied(file);
		const offers = [await offerOf('MILCH'), await offerOf('BUTTER')];
		await takePurgedKeys(harness.api, tenantId);
		expect((await decide(manager, run, 'apply')).json()).toMatchObject({ code: 'applied' });
		await work(run);
		const again = await checked(file);
		expect(again.counts).toMatchObject({ unchanged: 2, changed: 0, new: 0 });
		expect((await decide(manager, again, 'apply')).json()).toMatchObject({ code: 'nothing' });
		expect([await offerOf('MILCH'), await offerOf('BUTTER')]).toEqual(offers);
		expect(await takePurgedKeys(harness.api, tenantId)).toEqual([]);
	});

	it('holds large price steps back, until somebody includes them', async () => {
		const run = await applied('sku,price\nMILCH,0.24\nBUTTER,3.39\n');
		expect(run.counts).toMatchObject({ applied: 1, held: 1 });
		expect(await offerOf('MILCH')).toMatchObject({ priceCents: 240 });
		await decide(manager, run, 'apply', { includesHeld: true });
		await work(run);
		expect(await offerOf('MILCH')).toMatchObject({ priceCents: 24 });
		expect(await read(manager, run)).toMatchObject({
			status: 'applied',
			counts: { applied: 2, held: 0 },
		});
	});

	it('judges lines again: what changed since the check can hold them back', async () => {
		const run = await checked('sku,price\nMILCH,2.99\nBUTTER,3.09\n');
		await importInto(harness.api, tenantId, [
			anOffer('MILCH', { priceCents: 100, stock: 50 }),
			anOffer('BUTTER', { priceCents: 309 }),
		]);
		await decide(manager, run, 'apply');
		await work(run);
		expect(await offerOf('MILCH')).toMatchObject({ priceCents: 100 });
		expect((await read(manager, run)).counts).toMatchObject({
			...{ applied: 0, changed: 0, held: 1, unchanged: 1 },
		});
	});

	it('goes on after a crash, and does nothing twice', async () => {
		const prices = [
			{ sku: 'MILCH', cents: 251, before: await offerOf('MILCH') },
			{ sku: 'BUTTER', cents: 311, before: await offerOf('BUTTER') },
			{ sku: 'KIRSCHEN', cents: 511, before: await offerOf('KIRSCHEN') },
		];
		const run = await checked('sku,price\nMILCH,2.51\nBUTTER,3.11\nKIRSCHEN,5.11\n');
		await decide(manager, run, 'apply');
		let batches = 0;
		const crashing: Database = {
			...worker.deps.db,
			transaction: (todo) =>
				worker.deps.db.transaction(async (tx) => {
					const result = await todo(tx);
					if (++batches === 2) throw new Error('killed before the commit');
					return result;
				}),
		};
		const key = { tenantId, importId: run.importId };
		const killed = runImport({ ...worker.deps, db: crashing }, key, { batchLines: 1 });
		await expect(killed).rejects.toThrow('killed');
		expect(await read(manager, run)).toMatchObject({ status: 'applying', counts: { applied: 1 } });
		await Promise.all([work(run, { batchLines: 1 }), work(run, { batchLines: 1 })]);
		expect(await read(manager, run)).toMatchObject({ status: 'applied', counts: { applied: 3 } });
		for (const { sku, cents, before } of prices) {
			const after = await offerOf(sku);
			expect(after).toMatchObject({ priceCents: cents, version: before.version + 1 });
		}
	});
});

describe('rolling back', () => {
	it('restores values as new entries, and leaves what changed since', async () => {
		const run = await applied('sku,price,stock\nMILCH,2.61,40\nBUTTER,3.21,\nKIRSCHEN,5.21,\n');
		const { version } = await offerOf('BUTTER');
		await manager.send('PUT', '/admin/products/BUTTER/offers/default/price', {
			version,
			priceCents: 333,
		});
		await harness.ordered({ MILCH: 3 });
		const back = await rolledBack(run);
		expect(back).toMatchObject({
			status: 'rolledBack',
			rolledBackBy: 'Maria Huber',
			counts: { applied: 3, rolledBack: 3, kept: 1 },
		});
		// 50 were counted before, and three have been ordered since.
		expect(await offerOf('MILCH')).toMatchObject({
			priceCents: 240,
			stock: { free: 47, counted: 50 },
		});
		expect(await offerOf('BUTTER')).toMatchObject({ priceCents: 333 });
		expect(await offerOf('KIRSCHEN')).toMatchObject({ priceCents: 500 });
		expect(await historyOf('MILCH')).toEqual(expect.arrayContaining([261, 240]));
		const lines = await linesOf(manager, run);
		expect(lines.map(({ changes }) => changes.map(({ isKept }) => isKept))).toEqual([
			[false, false],
			[true],
			[false],
		]);
		expect(await auditOf(run)).toEqual(['import.rollBack', 'import.apply', 'import.upload']);
	});

	it('leaves stock that was counted since', async () => {
		const run = await applied('sku,stock\nMILCH,31\n');
		const { version } = await offerOf('MILCH');
		await manager.send('PUT', '/admin/products/MILCH/offers/default/supply', {
			version,
			counted: 9,
		});
		await rolledBack(run);
		expect((await offerOf('MILCH')).stock).toMatchObject({ free: 9, counted: 9 });
	});

	it('makes stock unlimited again, and takes new offers off sale', async () => {
		await importInto(harness.api, tenantId, [
			anOffer('MILCH', { region: 'graz', priceCents: 250 }),
		]);
		const run = await applied('sku,region,price,stock\nBUTTER,graz,2.99,\nKIRSCHEN,default,,5\n');
		expect(await offerOf('BUTTER', 'graz')).toMatchObject({ availability: 'available' });
		await rolledBack(run);
		expect(await offerOf('BUTTER', 'graz')).toMatchObject({ availability: 'unavailable' });
		expect((await offerOf('KIRSCHEN')).stock).toBeNull();
	});

	it('is possible once, and not before it was applied', async () => {
		const run = await checked('sku,price\nMILCH,2.62\n');
		expect((await decide(manager, run, 'roll-back')).json()).toMatchObject({ code: 'checked' });
		await decide(manager, run, 'apply');
		await work(run);
		const back = await rolledBack(await read(manager, run));
		expect((await decide(manager, back, 'roll-back')).json()).toMatchObject({ code: 'rolledBack' });
	});
});

describe('two managers at once', () => {
	async function atOnce(): Promise<{ answers: string[]; audited: string[] }> {
		const run = await applied('sku,price\nMILCH,2.63\nBUTTER,0.30\n');
		const colleague = await aStaffMember(harness.api, office, tenantId);
		const answers = await Promise.all([
			decide(manager, run, 'roll-back'),
			decide(colleague, run, 'roll-back'),
			decide(manager, run, 'apply', { includesHeld: true }),
			decide(colleague, run, 'apply', { includesHeld: true }),
		]);
		await work(run);
		const audited = (await auditOf(run)).slice(0, -2);
		return { answers: answers.map((answer) => answer.json().errorCode ?? 'done').sort(), audited };
	}
	const oneWins = ['done', 'stale', 'stale', 'stale'];

	it('lets one of them apply or roll back, and tells the others', async () => {
		const { answers, audited } = await atOnce();
		expect(answers).toEqual(oneWins);
		expect(audited).toHaveLength(1);
	});

	it('control: without the version, all believe they did it', async () => {
		const { answers } = await withoutGuards(['import-version'], atOnce);
		expect(answers).not.toEqual(oneWins);
	});
});
