import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { MOST_VIEWS } from '@korb/domain/order/order-list';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
let service: TestStaff;
const hire = (roles: StaffRole[], units: string[] | null = null) =>
	aStaffMember(api, office, tenantId, { roles, units });
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await hire(['manager']);
	service = await hire(['service']);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const aView = { name: 'Wien', base: 'toPick', status: 'PLACED', unit: 'wien', sort: 'window' };
const save = (by: TestStaff, change: object = {}) =>
	by.send('POST', '/admin/order-views', { ...aView, isShared: false, ...change });
const list = async (by: TestStaff): Promise<SavedOrderView[]> =>
	(await by.send('GET', '/admin/order-views')).json().views;
const put = (by: TestStaff, { viewId, version }: SavedOrderView, name: string) =>
	by.send('PUT', `/admin/order-views/${viewId}`, { ...aView, name, version });
const remove = (by: TestStaff, { viewId, version }: SavedOrderView) =>
	by.send('POST', `/admin/order-views/${viewId}/delete`, { version });
const entries = async (by: TestStaff) => (await by.send('GET', '/admin/audit')).json().entries;

describe('saved views', () => {
	it('are saved, renamed and deleted by their owner, and audited', async () => {
		const saved: SavedOrderView = (await save(service)).json();
		expect(saved).toEqual({ ...aView, isShared: false, version: 1, viewId: saved.viewId });
		const renamed: SavedOrderView = (await put(service, saved, 'Wien früh')).json();
		expect(renamed).toMatchObject({ name: 'Wien früh', version: 2 });
		expect(await list(service)).toEqual([renamed]);
		expect((await remove(service, renamed)).json()).toEqual({ views: [] });
		expect(await entries(service)).toMatchObject([
			{ action: 'orderView.remove', before: { name: 'Wien früh' } },
			{ action: 'orderView.change', before: { name: 'Wien' }, after: { name: 'Wien früh' } },
			{ action: 'orderView.add', subject: `orderView:${saved.viewId}`, after: aView },
		]);
	});

	it('belong to one person, unless a manager shares them', async () => {
		const own: SavedOrderView = (await save(service)).json();
		expect(await list(manager)).toEqual([]);
		expect((await put(manager, own, 'Meine')).statusCode).toBe(404);
		expect((await remove(manager, own)).statusCode).toBe(404);
		expect((await save(service, { isShared: true })).json()).toMatchObject({
			errorCode: 'forbidden',
		});
		const shared: SavedOrderView = (await save(manager, { isShared: true })).json();
		expect(await list(service)).toEqual([own, shared]);
		expect((await put(service, shared, 'Meine')).statusCode).toBe(403);
		expect((await remove(service, shared)).statusCode).toBe(403);
		const other = await hire(['manager']);
		expect((await put(other, shared, 'Für alle')).json()).toMatchObject({ name: 'Für alle' });
	});

	it('of another shop do not exist', async () => {
		const view: SavedOrderView = (await save(manager, { isShared: true })).json();
		tenantId = (await aShop().openIn(api)).tenantId;
		const stranger = await hire(['manager']);
		expect(await list(stranger)).toEqual([]);
		expect((await put(stranger, view, 'Meine')).statusCode).toBe(404);
		expect((await remove(stranger, view)).statusCode).toBe(404);
	});

	it('name no unit that the person may not enter', async () => {
		const graz = await hire(['dispatcher'], ['graz']);
		expect((await save(graz)).statusCode).toBe(404);
		await save(manager, { isShared: true });
		const everywhere = (await save(manager, { isShared: true, unit: null })).json();
		expect(await list(graz)).toEqual([everywhere]);
	});

	it('are changed and deleted only as they were read', async () => {
		const saved: SavedOrderView = (await save(service)).json();
		await put(service, saved, 'Neu');
		const answers = [await put(service, saved, 'Alt'), await remove(service, saved)];
		for (const answer of answers) {
			expect(answer.json()).toMatchObject({
				...{ errorCode: 'stale', current: { name: 'Neu', version: 2 } },
				requested: { version: 1 },
			});
		}
	});

	it.each([
		['an empty name', { name: '  ' }],
		['a long name', { name: 'x'.repeat(41) }],
		['an unknown view', { base: 'yesterday' }],
		['an unknown order', { sort: 'total' }],
		['a search', { search: 'Anna' }],
	])('have no %s', async (_what, change) => {
		expect((await save(service, change)).statusCode).toBe(400);
	});
});

describe('views saved at once', () => {
	async function saved(count: number) {
		for (let view = 0; view < MOST_VIEWS - 1; view++) await save(service);
		const answers = await Promise.all(Array.from({ length: count }, () => save(service)));
		return {
			codes: answers.map((answer) => answer.json().code ?? 'saved').sort(),
			stored: (await list(service)).length,
		};
	}

	it('are no more than twenty, of a person and of the shop', async () => {
		const { codes, stored } = await saved(4);
		expect(codes).toEqual(['saved', 'tooMany', 'tooMany', 'tooMany']);
		expect(stored).toBe(MOST_VIEWS);
		expect((await save(manager)).statusCode).toBe(201);
		for (let view = 0; view < MOST_VIEWS; view++) await save(manager, { isShared: true });
		expect((await save(manager, { isShared: true })).json()).toMatchObject({ code: 'tooMany' });
	});

	it('control: without the lock, they are more', async () => {
		const { stored } = await withoutGuards(['view-lock'], () => saved(6));
		expect(stored).toBeGreaterThan(MOST_VIEWS);
	});

	const renamed = async () => {
		const view: SavedOrderView = (await save(service)).json();
		const names = Array.from({ length: 6 }, (_, index) => `Wien ${index}`);
		const answers = await Promise.all(names.map((name) => put(service, view, name)));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};

	it('one rename wins', async () => {
		expect(await renamed()).toBe(1);
	});

	it('control: without the lock, several do, and all but one are lost', async () => {
		expect(await withoutGuards(['view-lock'], renamed)).toBeGreaterThan(1);
	});
});
