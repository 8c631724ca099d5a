import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { holdWindow } from '../windows/index.ts';
import { aTemplate, listStored, plan, timeZone } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await aStaffMember(api, office, tenantId);
	await aTemplate(api, { tenantId });
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const usual = {
	...{ weekdays: [1, 2, 3, 4, 5, 6, 7], starts: '16:00', ends: '18:00', capacity: 40, fee: 490 },
	...{ leadMinutes: 240, greenReduction: 100, validFrom: null, validUntil: null },
};
const path = '/admin/schedules/DELIVERY/wien/templates';
const put = (change: object, version = 1) =>
	manager.send('PUT', '/admin/templates/van-wien-16', { version, ...usual, ...change });
const placesOf = async () =>
	new Map((await listStored(api, tenantId)).map((each) => [each.window_id, each.capacity]));

describe('templates', () => {
	it('are listed with the windows they have planned', async () => {
		const list = (await manager.send('GET', path)).json();
		expect(list).toMatchObject({ currency: 'EUR', schedule: { appointableId: 'wien' } });
		expect(list.templates).toMatchObject([{ templateId: 'van-wien-16', version: 1, ...usual }]);
		expect(list.templates[0].windows).toBeGreaterThanOrEqual(13);
	});

	it('are added under a free name, planned at once, and audited', async () => {
		const late = { ...usual, templateId: 'van-wien-late', starts: '22:00', ends: '24:00' };
		const added = await manager.send('POST', path, late);
		expect(added.statusCode, added.body).toBe(201);
		expect(added.json().windows).toBeGreaterThanOrEqual(13);
		const again = await manager.send('POST', path, late);
		expect(again.json().code).toBe('templateExists');
		const backwards = await manager.send('POST', path, { ...late, templateId: 'x', ends: '21:00' });
		expect(backwards.json().code).toBe('endsBeforeStart');
		const subject = 'template:van-wien-late';
		const { entries } = (await manager.send('GET', `/admin/audit?subject=${subject}`)).json();
		expect(entries).toMatchObject([{ action: 'template.add', after: { starts: '22:00' } }]);
	});

	it('change their windows in place, but not what is booked above the new places', async () => {
		const [full, ...others] = await listStored(api, tenantId);
		if (!full) throw new Error('no window');
		const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
		const rules = { position: null, holdMinutes: 30, timeZone };
		for (const cartId of ['one', 'two', 'three']) {
			await api.db.transaction((tx) =>
				holdWindow(tx, { tenantId, cartId, windowId: full.window_id, ...wien, ...rules }),
			);
		}
		const changed = await put({ capacity: 2 });
		expect(changed.json(), changed.body).toMatchObject({ version: 2, capacity: 2 });
		await plan(api, tenantId);
		const places = await placesOf();
		expect(places.get(full.window_id)).toBe(40);
		for (const { window_id } of others) expect(places.get(window_id)).toBe(2);
	});

	it('replace their empty windows when the times change', async () => {
		const before = await placesOf();
		await put({ starts: '17:00', ends: '19:00' });
		const after = await placesOf();
		expect(after.size).toBe(before.size);
		expect([...after.keys()].filter((id) => before.has(id))).toEqual([]);
	});

	it('are refused with both values when somebody was faster', async () => {
		await put({ fee: 590 });
		const late = await put({ fee: 690 });
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { fee: 590, version: 2 },
			requested: { fee: 690, version: 1 },
		});
	});
});
