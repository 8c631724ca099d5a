import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, aStore, graz, vienna } from '../distribution/testing.ts';
import { aStreet } from '../maps/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { anInput, boxShape } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068');
	await aStreet(api, 'Getreidegasse', '5020', 'Salzburg', '13.04 47.799, 13.05 47.8');
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await aStaffMember(api, office, tenantId);
	await anArea(api, {
		...{ tenantId, number: 'W', units: ['wien'], box: vienna },
		...{ postalCodes: ['1070'], isDefault: true },
	});
	await anArea(api, { tenantId, number: 'G', units: ['graz'], box: graz, postalCodes: ['8010'] });
	await aStore(api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const list = async (staff = manager) => (await staff.send('GET', '/admin/areas')).json();
const put = (change: object, version = 1) =>
	manager.send('PUT', '/admin/areas/W', { version, ...anInput, ...change });
const remove = (number: string, version = 1) =>
	manager.send('POST', `/admin/areas/${number}/delete`, { version });
const preview = async (body: object) =>
	(await manager.send('POST', '/admin/area-preview', body)).json();
const auditOf = async (number: string) =>
	(await manager.send('GET', `/admin/audit?subject=area:${number}`)).json().entries;

const west = { ...vienna, east: 16.36 };
const bowTie = {
	type: 'MultiPolygon',
	coordinates: [
		[
			[
				[16, 48],
				[17, 49],
				[17, 48],
				[16, 49],
				[16, 48],
			],
		],
	],
};

describe('areas', () => {
	it('are listed with stores, units and what the shop sets', async () => {
		expect(await list()).toMatchObject({
			currency: 'EUR',
			shop: { minOrderValue: 4000, freeFrom: 9900 },
			units: ['graz', 'wien'],
			areas: [
				{ areaNumber: 'G', version: 1, points: 5, changedAt: null },
				{ areaNumber: 'W', isDefault: true, minOrderValue: null, postalCodes: ['1070'] },
			],
			stores: [{ storeId: 'neubau', areaNumber: 'W' }],
		});
	});

	it('of other units lose no address to somebody who does not see them', async () => {
		const local = await aStaffMember(api, office, tenantId, { units: ['graz'] });
		const mine = { ...anInput, isDefault: false, pickingUnitIds: ['graz'], postalCodes: [] };
		const add = (areaNumber: string, change: object, by = local) =>
			by.send('POST', '/admin/areas', { areaNumber, ...mine, ...change });
		const codeOf = async (answer: ReturnType<typeof add>) => (await answer).json().code;
		const between = { ...vienna, west: vienna.east, east: vienna.east + 0.1 };
		expect(await codeOf(add('A1', { shape: boxShape(west), priority: -1 }))).toBe('otherArea');
		expect(
			await codeOf(add('A1', { shape: boxShape(between), priority: -1, postalCodes: ['1070'] })),
		).toBe('otherArea');
		// Behind the others, or beside them.
		expect((await add('Z1', { shape: boxShape(west) })).statusCode).toBe(201);
		expect((await add('A2', { shape: boxShape(between), priority: -1 })).statusCode).toBe(201);
		const putMine = (change: object) =>
			local.send('PUT', '/admin/areas/Z1', { version: 1, ...mine, ...change });
		expect((await putMine({ priority: -1 })).json().code).toBe('otherArea');
		expect((await putMine({ name: 'Graz West' })).statusCode).toBe(200);
		expect((await add('A1', { shape: boxShape(west), priority: -1 }, manager)).statusCode).toBe(
			201,
		);
	});

	it('of other units do not exist for the person', async () => {
		const local = await aStaffMember(api, office, tenantId, { units: ['graz'] });
		const seen = await list(local);
		expect(seen).toMatchObject({ units: ['graz'], stores: [] });
		expect(seen.areas.map(({ areaNumber }: { areaNumber: string }) => areaNumber)).toEqual(['G']);
		const theirs = { ...anInput, isDefault: false, pickingUnitIds: ['wien'], version: 1 };
		expect((await local.send('PUT', '/admin/areas/G', theirs)).statusCode).toBe(404);
		const grabbed = { ...theirs, pickingUnitIds: ['graz'], isDefault: true };
		const refused = await local.send('PUT', '/admin/areas/G', grabbed);
		expect(refused.json().code).toBe('defaultArea');
	});

	it('change their terms and nothing else, and are audited', async () => {
		const [, before] = (await list()).areas;
		const changed = await put({ minOrderValue: 6000, freeFrom: 8000, surcharge: 150 });
		expect(changed.statusCode, changed.body).toBe(200);
		expect(changed.json()).toMatchObject({
			...{ version: 2, minOrderValue: 6000, freeFrom: 8000, surcharge: 150 },
			shape: before.shape,
		});
		expect(await auditOf('W')).toMatchObject([
			{
				action: 'area.change',
				before: { minOrderValueCents: null },
				after: { minOrderValueCents: 6000, freeFromCents: 8000, surchargeCents: 150 },
			},
		]);
	});

	it('are refused with both values when somebody was faster', async () => {
		await put({ minOrderValue: 6000 });
		const late = await put({ minOrderValue: 7000 });
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { minOrderValue: 6000, version: 2 },
			requested: { minOrderValue: 7000, version: 1 },
		});
	});

	it('are added, become the default one and are deleted again', async () => {
		const body = { ...anInput, areaNumber: 'W2', shape: boxShape(west), priority: -1 };
		const added = await manager.send('POST', '/admin/areas', body);
		expect(added.statusCode, added.body).toBe(201);
		expect(added.json()).toMatchObject({ areaNumber: 'W2', isDefault: true, points: 5 });
		expect((await list()).areas).toMatchObject([{}, { isDefault: false, version: 2 }, {}]);
		const again = await manager.send('POST', '/admin/areas', { ...body, isDefault: false });
		expect(again.json().code).toBe('areaExists');
		expect((await remove('W2')).json().code).toBe('defaultArea');
		expect((await remove('W', 2)).json().areas).toHaveLength(2);
		expect((await auditOf('W'))[0]).toMatchObject({ action: 'area.remove' });
	});

	it('keep a default one', async () => {
		expect((await put({ isDefault: false })).json().code).toBe('defaultArea');
		expect((await remove('W')).json().code).toBe('defaultArea');
	});

	it.each<[string, object, number]>([
		['a border that crosses itself', { shape: bowTie }, 409],
		[
			'no closed border',
			{
				shape: {
					...bowTie,
					coordinates: [
						[
							[
								[16, 48],
								[17, 48],
								[17, 49],
								[16, 49],
							],
						],
					],
				},
			},
			400,
		],
		['a place off the globe', { shape: boxShape({ ...vienna, east: 200 }) }, 400],
		['an unknown unit', { pickingUnitIds: ['mars'] }, 404],
		['no unit', { pickingUnitIds: [] }, 400],
		['a negative minimum', { minOrderValue: -1 }, 400],
		['a postal code twice', { postalCodes: ['1070', '1070'] }, 400],
	])('refuse %s', async (_name, change, status) => {
		const answer = await put(change);
		expect(answer.statusCode, answer.body).toBe(status);
		expect((await list()).areas[1].version).toBe(1);
	});

	it('refuse more than 2000 points', async () => {
		const points = Array.from({ length: 2000 }, (_, index) => [16 + index / 10_000, 48]);
		const shape = { type: 'MultiPolygon', coordinates: [[[...points, [16, 49], [16, 48]]]] };
		expect((await put({ shape })).statusCode).toBe(400);
	});
});

describe('the effect of a change', () => {
	async function anAddress(lng: number | null, postalCode = '1070'): Promise<void> {
		const position = lng === null ? null : { lat: 48.2, lng };
		await api.query(
			`WITH person AS (
				INSERT INTO customer (tenant_id, customer_id, email)
				VALUES ($1, gen_random_uuid(), gen_random_uuid() || '@example.at') RETURNING customer_id
			)
			INSERT INTO customer_address (tenant_id, customer_id, category, address)
			SELECT $1, customer_id, 'delivery', $2 FROM person`,
			[tenantId, JSON.stringify({ position, postalCode })],
		);
	}
	const reach = { priority: 0, postalCodes: ['1070'] };

	it('counts saved addresses by position, and by postal code without one', async () => {
		await anAddress(16.35);
		await anAddress(16.4);
		await anAddress(16.5);
		await anAddress(null);
		const shape = boxShape(west);
		const narrower = await preview({ areaNumber: 'W', change: { ...reach, shape } });
		expect(narrower).toMatchObject({ addresses: [{ from: 'W', to: null, count: 2 }], orders: 0 });
		const added = await preview({
			areaNumber: null,
			change: { priority: -1, postalCodes: [], shape },
		});
		expect(added.addresses).toEqual([{ from: 'W', to: '', count: 1 }]);
		const noCodes = await preview({ areaNumber: 'W', change: { ...reach, postalCodes: [] } });
		expect(noCodes.addresses).toEqual([{ from: 'W', to: null, count: 1 }]);
		const gone = await preview({ areaNumber: 'W', change: null });
		expect(gone.addresses).toEqual([{ from: 'W', to: null, count: 4 }]);
		const same = await preview({ areaNumber: 'W', change: reach });
		expect(same).toEqual({ addresses: [], orders: 0, outside: 0, outsideNumbers: [] });
		expect((await list()).areas[1]).toMatchObject({ version: 1, points: 5 });
	});
});

describe('checking a place', () => {
	const check = async (body: object) =>
		(await manager.send('POST', '/admin/area-check', body)).json();

	it('names the area that wins, and those that would', async () => {
		await anArea(api, { tenantId, number: 'X', units: ['wien'], box: west, priority: -1 });
		expect(await check({ address: 'Neubaugasse 12, 1070 Wien' })).toMatchObject({
			position: { lat: expect.any(Number) },
			candidates: [
				{ areaNumber: 'X', priority: -1, by: 'shape' },
				{ areaNumber: 'W', priority: 0, by: 'shape' },
			],
			nearest: null,
		});
	});

	it('tells how far the nearest area is', async () => {
		const found = await check({ position: { lat: 48.2, lng: 16.6 } });
		expect(found).toMatchObject({ candidates: [], nearest: { areaNumber: 'W' } });
		expect(found.nearest.metres).toBeGreaterThan(1400);
		expect(found.nearest.metres).toBeLessThan(1600);
	});

	it('falls back on the postal code', async () => {
		expect(await check({ address: 'Nirgendgasse 1, 8010 Graz' })).toMatchObject({
			position: null,
			candidates: [{ areaNumber: 'G', by: 'postalCode' }],
		});
	});

	it('is not misled by the same street of another town', async () => {
		expect(await check({ address: 'Neubaugasse 12, 8010 Graz' })).toMatchObject({
			...{ address: null, position: null },
			candidates: [{ areaNumber: 'G', by: 'postalCode' }],
		});
	});
});

async function changeAtOnce(): Promise<number> {
	const values = [10, 20, 30, 40, 50, 60, 70, 80];
	const answers = await Promise.all(values.map((surcharge) => put({ surcharge })));
	return answers.filter(({ statusCode }) => statusCode === 200).length;
}

describe('eight changes of one area at once', () => {
	it('one wins, the others see both values', async () => {
		expect(await changeAtOnce()).toBe(1);
	});

	it('control: without the lock, changes are lost', async () => {
		expect(await withoutGuards(['area-lock'], changeAtOnce)).toBeGreaterThan(1);
	});
});
