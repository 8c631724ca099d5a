import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aDiscountCode } from '../../cart/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
let editor: TestStaff;
const hire = (roles: StaffRole[]) => aStaffMember(api, office, tenantId, { roles });
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await hire(['manager']);
	editor = await hire(['editor']);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const input = {
	...{ kind: 'amount', value: 500, minOrderCents: 5000, fulfilment: null, startsAt: null },
	...{ endsAt: null, maxUses: 200, isOncePerCustomer: false, isActive: true },
};
const path = (code: string) => `/admin/discount-codes/${encodeURIComponent(code)}`;
const add = (code: string, change: object = {}, by = manager) =>
	by.send('POST', '/admin/discount-codes', { code, ...input, ...change });
const put = (code: string, version: number, change: object = {}, by = manager) =>
	by.send('PUT', path(code), { version, ...input, ...change });
const end = (code: string, version: number, by = manager) =>
	by.send('POST', `${path(code)}/end`, { version });
const read = async (code: string): Promise<DeskCode> =>
	(await manager.send('GET', path(code))).json();
const list = async (query = '') =>
	(await manager.send('GET', `/admin/discount-codes${query}`)).json();
const names = async (query = ''): Promise<string[]> =>
	(await list(query)).codes.map(({ code }: DeskCode) => code);

describe('discount codes', () => {
	it('are added as typed in any case, changed and ended, and audited', async () => {
		const added = await add(' herbst5 ');
		expect(added.statusCode, added.body).toBe(201);
		expect(added.json()).toMatchObject({
			...{ ...input, code: 'HERBST5', version: 1, state: 'running' },
			...{ uses: 0, orders: 0, costCents: 0 },
		});
		const changed = await put('herbst5', 1, { value: 700, isOncePerCustomer: true });
		expect(changed.json()).toMatchObject({ value: 700, isOncePerCustomer: true, version: 2 });
		const ended = await end('HERBST5', 2);
		expect(ended.json()).toMatchObject({ state: 'ended', version: 3 });
		const { entries } = (await manager.send('GET', '/admin/audit')).json();
		expect(entries).toMatchObject([
			{ action: 'code.end', subject: 'code:HERBST5', before: { endsAt: null } },
			{ action: 'code.change', before: { value: 500 }, after: { value: 700 } },
			{ action: 'code.add', after: input },
		]);
	});

	it('have a state that follows from their rules', async () => {
		await add('ENTWURF', { isActive: false });
		await add('BALD', { startsAt: inDays(1) });
		await add('LAEUFT');
		await aDiscountCode(api, { tenantId, code: 'VORBEI', endsAt: new Date(Date.now() - 1000) });
		await aDiscountCode(api, { tenantId, code: 'VOLL', maxUses: 1 });
		await api.query(`UPDATE discount_code SET uses = 1 WHERE tenant_id = $1 AND code = 'VOLL'`, [
			tenantId,
		]);
		expect(await names('?state=draft')).toEqual(['ENTWURF']);
		expect(await names('?state=planned')).toEqual(['BALD']);
		expect(await names('?state=running')).toEqual(['LAEUFT']);
		expect(await names('?state=ended')).toEqual(['VORBEI']);
		expect(await names('?state=usedUp')).toEqual(['VOLL']);
		const figures = (await manager.send('GET', '/admin/discount-code-figures')).json();
		expect(figures.counts).toEqual({ draft: 1, planned: 1, running: 1, ended: 1, usedUp: 1 });
	});

	it('that have not started end at once, too', async () => {
		await add('BALD', { startsAt: inDays(1), endsAt: inDays(9) });
		expect((await end('BALD', 1)).json()).toMatchObject({ state: 'ended' });
	});

	it('are listed in pages, the latest first, and found by a part', async () => {
		for (const code of ['AAA', 'BBB', 'CCC', 'ABC']) await add(code);
		const first = await list('?pageSize=3');
		expect(first.codes.map(({ code }: DeskCode) => code)).toEqual(['ABC', 'CCC', 'BBB']);
		const second = await list(`?pageSize=3&after=${first.next}`);
		expect([second.codes.map(({ code }: DeskCode) => code), second.next]).toEqual([['AAA'], null]);
		expect(await names('?search=bc')).toEqual(['ABC']);
		expect(await names('?search=%25')).toEqual([]);
	});

	it('of the same moment are on one page each', async () => {
		for (const code of ['AAA', 'BBB', 'CCC']) await add(code);
		await api.query('UPDATE discount_code SET created_at = now() WHERE tenant_id = $1', [tenantId]);
		const first = await list('?pageSize=2');
		const second = await list(`?pageSize=2&after=${first.next}`);
		const all = [...first.codes, ...second.codes].map(({ code }: DeskCode) => code);
		expect(all).toEqual(['CCC', 'BBB', 'AAA']);
	});

	it('of single customers are nobody’s to see', async () => {
		await aDiscountCode(api, { tenantId, code: 'GOODWILL', source: 'goodwill' });
		await aDiscountCode(api, { tenantId, code: 'WELCOME', source: 'newsletter' });
		expect(await names()).toEqual([]);
		expect((await manager.send('GET', path('GOODWILL'))).statusCode).toBe(404);
		expect((await put('GOODWILL', 1)).statusCode).toBe(404);
		expect((await add('WELCOME')).json()).toMatchObject({ code: 'taken' });
	});

	it('of another shop do not exist', async () => {
		await add('HERBST5');
		tenantId = (await aShop().openIn(api)).tenantId;
		const stranger = await hire(['manager']);
		expect((await stranger.send('GET', path('HERBST5'))).statusCode).toBe(404);
		expect((await put('HERBST5', 1, {}, stranger)).statusCode).toBe(404);
		expect((await add('HERBST5', {}, stranger)).statusCode).toBe(201);
	});
});

describe('drafts of editors', () => {
	it('wait for a manager', async () => {
		expect((await add('IDEE', {}, editor)).statusCode).toBe(403);
		expect((await add('IDEE', { isActive: false }, editor)).statusCode).toBe(201);
		const changed = await put('IDEE', 1, { isActive: false, value: 300 }, editor);
		expect(changed.json()).toMatchObject({ state: 'draft', value: 300 });
		expect((await put('IDEE', 2, {}, editor)).statusCode).toBe(403);
		expect((await put('IDEE', 2)).json()).toMatchObject({ state: 'running' });
		expect((await put('IDEE', 3, { isActive: false }, editor)).statusCode).toBe(403);
		expect((await read('IDEE')).version).toBe(3);
	});

	it('are what a code never becomes again', async () => {
		await add('HERBST5');
		const answer = await put('HERBST5', 1, { isActive: false });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'switchedOn' });
	});
});

describe('people of some units', () => {
	it('read codes and change none, since codes apply to the whole shop', async () => {
		await add('HERBST5');
		await add('IDEE', { isActive: false });
		for (const role of ['manager', 'editor'] as const) {
			const limited = await aStaffMember(api, office, tenantId, { roles: [role], units: ['wien'] });
			expect((await limited.send('GET', path('HERBST5'))).statusCode).toBe(200);
			const answers = [
				await add('EIGENER', { isActive: false }, limited),
				await put('IDEE', 1, { isActive: false }, limited),
				await put('HERBST5', 1, { value: 700 }, limited),
				await end('HERBST5', 1, limited),
				await limited.send('GET', '/admin/discount-code-simulation?kind=amount&value=500'),
			];
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
		}
		expect(await names()).toEqual(['IDEE', 'HERBST5']);
		expect(await read('HERBST5')).toMatchObject({ value: 500, version: 1, state: 'running' });
	});
});

describe('a change', () => {
	it.each([
		['the name of another', () => add('HERBST5'), 'taken'],
		['an end in the past', () => add('NEU', { endsAt: inDays(-1) }), 'endsInPast'],
		['the end of a draft', () => end('ENTWURF', 1), 'notRunning'],
		['fewer uses than there were', () => put('HERBST5', 1, { maxUses: 2 }), 'belowUses'],
	])('is refused with %s', async (_, change, code) => {
		await add('HERBST5');
		await add('ENTWURF', { isActive: false });
		await api.query('UPDATE discount_code SET uses = 3 WHERE tenant_id = $1', [tenantId]);
		expect((await change()).json()).toMatchObject({ errorCode: 'conflict', code });
	});

	it('may leave an end that has passed as it is', async () => {
		await add('HERBST5');
		const { endsAt } = (await end('HERBST5', 1)).json();
		expect((await put('HERBST5', 2, { endsAt, maxUses: 300 })).statusCode).toBe(200);
		expect((await put('HERBST5', 3, { endsAt: inDays(3) })).json()).toMatchObject({
			state: 'running',
		});
	});

	it('carries the version that was read', async () => {
		await add('HERBST5');
		await put('HERBST5', 1, { value: 700 });
		const answers = [await put('HERBST5', 1, { value: 800 }), await end('HERBST5', 1)];
		for (const answer of answers) {
			expect(answer.json()).toMatchObject({
				...{ errorCode: 'stale', current: { value: 700, version: 2 } },
				requested: { version: 1 },
			});
		}
	});

	it.each([
		['a code with spaces', { code: 'HERBST 5' }],
		['a short code', { code: 'H5' }],
		['a percentage above 100', { kind: 'percent', value: 101 }],
		['no amount', { value: 0 }],
		['an amount of free service', { kind: 'freeService', value: 100 }],
		['an end before its start', { startsAt: inDays(2), endsAt: inDays(1) }],
		['no uses', { maxUses: 0 }],
		['a field that it does not have', { uses: 0 }],
	])('is not accepted with %s', async (_, change) => {
		expect((await add('HERBST5', change)).statusCode).toBe(400);
	});
});

describe('changes at once', () => {
	const won = async () => {
		await add('HERBST5');
		const values = [600, 700, 800, 900, 1000, 1100];
		const answers = await Promise.all(values.map((value) => put('HERBST5', 1, { value })));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};

	it('one wins', async () => {
		expect(await won()).toBe(1);
	});

	it('control: without the lock, several do, and all but one are lost', async () => {
		expect(await withoutGuards(['code-version'], won)).toBeGreaterThan(1);
	});
});

describe('the audience of a code', () => {
	const aCustomer = async (email = 'anna@korb.example'): Promise<string> => {
		const { rows } = await api.pool.query(
			'INSERT INTO customer (tenant_id, email) VALUES ($1, $2) RETURNING customer_id',
			[tenantId, email],
		);
		return rows[0].customer_id;
	};
	const scopeOf = async (code: string): Promise<string | null> => {
		const { rows } = await api.pool.query(
			'SELECT person_scope FROM discount_code WHERE tenant_id = $1 AND code = $2',
			[tenantId, code],
		);
		return rows[0].person_scope;
	};

	it('is everybody, unless something else was chosen', async () => {
		expect((await add('ALLE')).json()).toMatchObject({ audience: 'everybody', customerIds: [] });
	});

	it('shares one use per person among the codes for the first order', async () => {
		await add('ERSTE', { audience: 'firstOrder' });
		expect(await scopeOf('ERSTE')).toBe('first-order');
		await put('ERSTE', 1, { audience: 'everybody', isOncePerCustomer: true });
		expect(await scopeOf('ERSTE')).toBe('code:ERSTE');
		await put('ERSTE', 2, { audience: 'members' });
		expect(await scopeOf('ERSTE')).toBeNull();
		expect(await read('ERSTE')).toMatchObject({ audience: 'members' });
	});

	it('names customers, until they are deleted', async () => {
		const customerIds = [await aCustomer(), await aCustomer('eva@korb.example')].sort();
		const named = { audience: 'customers', customerIds };
		const added = await add('DEINER', named);
		expect(added.json(), added.body).toMatchObject(named);
		await api.query('DELETE FROM customer WHERE tenant_id = $1 AND email LIKE $2', [
			tenantId,
			'eva%',
		]);
		expect((await read('DEINER')).customerIds).toHaveLength(1);
		await put('DEINER', 1);
		expect(await read('DEINER')).toMatchObject({ audience: 'everybody', customerIds: [] });
	});

	it('names nobody of another shop', async () => {
		const elsewhere = (await aShop().openIn(api)).tenantId;
		const { rows } = await api.pool.query(
			`INSERT INTO customer (tenant_id, email) VALUES ($1, 'a@korb.example') RETURNING customer_id`,
			[elsewhere],
		);
		const customerIds = [rows[0].customer_id];
		const answer = await add('FREMD', { audience: 'customers', customerIds });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'customers' });
		expect((await manager.send('GET', path('FREMD'))).statusCode).toBe(404);
	});

	it('is no way to customers for those who may not see them', async () => {
		const named = { audience: 'customers', customerIds: [await aCustomer()], isActive: false };
		expect((await add('HEIMLICH', named, editor)).statusCode).toBe(403);
		expect((await add('DEINER', named)).statusCode).toBe(201);
		expect((await put('DEINER', 1, { ...named, value: 700 }, editor)).statusCode).toBe(200);
	});

	it.each([
		['customers without a name', { audience: 'customers' }],
		['names for everybody', { customerIds: ['6f1f5f0e-7a53-4a39-8a43-0d4f6f3f1c11'] }],
		['an unknown audience', { audience: 'friends' }],
	])('is refused with %s', async (_, change) => {
		expect((await add('FALSCH', change)).statusCode).toBe(400);
	});
});
