import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { anArea, graz, vienna } from '../../distribution/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';

const input = {
	...{ name: 'Korb Neubau', streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070' },
	...{ city: 'Wien', phoneNumber: '+43 1 5550123', unit: 'wien' },
	position: { lat: 48.2, lng: 16.35 },
	openingHours: [
		{ weekday: 1, opens: '08:00', closes: '12:00' },
		{ weekday: 1, opens: '13:00', closes: '18:00' },
	],
};

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let host: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	({ tenantId, host } = await aShop().openIn(api));
	manager = await aStaffMember(api, office, tenantId);
	await anArea(api, { tenantId, number: 'W', units: ['wien'], box: vienna, isDefault: true });
	await anArea(api, { tenantId, number: 'G', units: ['graz'], box: graz });
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const add = (change: object = {}, by = manager) =>
	by.send('POST', '/admin/stores', { storeId: 'neubau', ...input, ...change });
const put = (change: object, version = 1, by = manager) =>
	by.send('PUT', '/admin/stores/neubau', { version, ...input, ...change });
const remove = (version = 1, by = manager) =>
	by.send('POST', '/admin/stores/neubau/delete', { version });
const inShop = async () =>
	(await api.app.inject({ url: '/api/stores', headers: { host } })).json().results;
const auditOf = async () =>
	(await manager.send('GET', '/admin/audit?subject=store:neubau')).json().entries;
const aWindow = (taken: number) =>
	api.query(
		`INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
			cut_off_at, capacity, taken, green_reduction_cents)
		VALUES ($1, 'CLICK_AND_COLLECT', 'neubau', current_date + 1, now() + interval '1 day',
			now() + interval '25 hours', now(), 5, $2, 0)`,
		[tenantId, taken],
	);

describe('stores', () => {
	it('are added and open in the shop at once', async () => {
		const added = await add();
		expect(added.statusCode, added.body).toBe(201);
		expect(added.json()).toMatchObject({ storeId: 'neubau', version: 1, areaNumber: 'W' });
		expect(await inShop()).toMatchObject([
			{
				...{ storeId: 'neubau', name: 'Korb Neubau', openingHours: input.openingHours },
				address: { streetName: 'Neubaugasse', postalCode: '1070' },
			},
		]);
		expect((await add()).json().code).toBe('storeExists');
		expect((await add({ storeId: 'graz' })).json().code).toBe('storeExists');
		expect(await auditOf()).toMatchObject([
			{ action: 'store.add', after: { hours1: ['08:00–12:00', '13:00–18:00'] } },
		]);
	});

	it('can be read whatever operators have stored', async () => {
		await add();
		await api.query(
			`UPDATE collect_store SET name = repeat('x', 300), street_name = '', city = '<Wien>'
			WHERE tenant_id = $1`,
			[tenantId],
		);
		const list = await manager.send('GET', '/admin/areas');
		expect(list.statusCode, list.body).toBe(200);
		expect(list.json().stores).toMatchObject([{ city: '<Wien>' }]);
	});

	it('change everything but their id, with a trace of what has changed', async () => {
		await add();
		const moved = await put({
			position: { lat: 47.07, lng: 15.44 },
			unit: 'graz',
			openingHours: [],
		});
		expect(moved.statusCode, moved.body).toBe(200);
		expect(moved.json()).toMatchObject({ version: 2, unit: 'graz', areaNumber: 'G' });
		expect((await auditOf())[0]).toMatchObject({
			action: 'store.change',
			before: { units: ['wien'] },
			after: { units: ['graz'] },
		});
	});

	it('are refused with both values when somebody was faster', async () => {
		await add();
		await put({ name: 'Korb Siebensterngasse' });
		expect((await put({ name: 'Korb Neubaugasse' })).json()).toMatchObject({
			errorCode: 'stale',
			current: { name: 'Korb Siebensterngasse', version: 2 },
			requested: { name: 'Korb Neubaugasse', version: 1 },
		});
		expect((await remove()).json().errorCode).toBe('stale');
	});

	it.each([
		['that close before they open', [{ weekday: 1, opens: '18:00', closes: '08:00' }]],
		[
			'that overlap',
			[
				{ weekday: 1, opens: '08:00', closes: '12:00' },
				{ weekday: 1, opens: '11:00', closes: '18:00' },
			],
		],
	])('have no hours %s', async (_, openingHours) => {
		expect((await add({ openingHours })).statusCode).toBe(400);
	});

	it('of other units do not exist for the person', async () => {
		await add();
		const local = await aStaffMember(api, office, tenantId, { units: ['graz'] });
		expect((await put({ unit: 'graz' }, 1, local)).statusCode).toBe(404);
		expect((await remove(1, local)).statusCode).toBe(404);
		expect((await add({ storeId: 'zentrum' }, local)).statusCode).toBe(404);
		expect((await add({ storeId: 'zentrum', unit: 'graz' }, local)).statusCode).toBe(201);
		const seen = (await local.send('GET', '/admin/areas')).json();
		expect(seen.stores).toMatchObject([{ storeId: 'zentrum' }]);
	});

	it('are deleted with their templates and free windows', async () => {
		await add();
		await api.query(
			`INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id,
				weekdays, starts, ends, lead_minutes, capacity)
			VALUES ($1, 'neubau-1', 'CLICK_AND_COLLECT', 'neubau', '{1}', '08:00', '09:00', 60, 5)`,
			[tenantId],
		);
		await aWindow(0);
		const gone = await remove();
		expect(gone.statusCode, gone.body).toBe(200);
		expect(gone.json().stores).toEqual([]);
		expect(await inShop()).toEqual([]);
		const schedules = (await manager.send('GET', '/admin/schedules')).json();
		expect(JSON.stringify(schedules)).not.toContain('neubau');
	});

	it('stay as long as somebody has a place there', async () => {
		await add();
		await aWindow(1);
		expect((await remove()).json().code).toBe('storeInUse');
		expect(await inShop()).toHaveLength(1);
		await api.query('UPDATE time_window SET taken = 0 WHERE tenant_id = $1', [tenantId]);
		expect((await remove()).statusCode).toBe(200);
	});
});

/** How many of eight changes were accepted, all based on the same version. */
async function changeAtOnce(): Promise<number> {
	await add();
	const answers = await Promise.all(
		Array.from({ length: 8 }, (_, n) => put({ name: `Korb Neubau ${n}` })),
	);
	return answers.filter(({ statusCode }) => statusCode === 200).length;
}

describe('eight changes of one store at once', () => {
	it('one wins, the others see both values', async () => {
		expect(await changeAtOnce()).toBe(1);
	});

	it('control: without the lock, changes are lost', async () => {
		expect(await withoutGuards(['area-lock'], changeAtOnce)).toBeGreaterThan(1);
	});
});
