import { aShop, type Shop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards-off.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aStaffMember, OfficeBrowser, openOffice, type TestStaff } from '../testing.ts';

let api: TestApi;
let office: FastifyInstance;
let shop: Shop<LightMyRequestResponse>;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	manager = await aStaffMember(api, office, shop.tenantId);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

let count = 0;
const anEmail = () => `new-${++count}-${Date.now()}@korb.example`;
const invite = (email = anEmail(), by = manager) =>
	by.send('POST', '/admin/staff', { email, name: 'Eva Neu', roles: ['service'], units: null });
async function tokenFor(email: string): Promise<string> {
	const { rows } = await api.pool.query(
		`SELECT data->>'text' AS text FROM pgboss.job WHERE name = 'send-mail'
			AND data->'to'->>'address' = $1 ORDER BY created_on DESC LIMIT 1`,
		[email],
	);
	return /https:\/\/office\.test\/invitation#token=([\w-]{43})/.exec(rows[0].text)?.[1] ?? '';
}
const change = (of: { staffId: string; version?: number }, more: object = {}, by = manager) =>
	by.send('PUT', `/admin/staff/${of.staffId}`, {
		version: of.version ?? 1,
		name: 'Maria Huber',
		roles: ['manager'],
		units: null,
		isActive: true,
		...more,
	});

describe('invitations', () => {
	it('are accepted once, with a strong password, and sign in', async () => {
		const email = anEmail();
		expect((await invite(email)).json()).toMatchObject({ state: 'invited', email });
		const token = await tokenFor(email);
		const browser = new OfficeBrowser(office);
		const found = await browser.send('POST', '/admin/invitations/lookup', { token });
		expect(found.json()).toEqual({ email, name: 'Eva Neu', shop: 'Testladen' });
		const weak = { token, password: 'Testladen1' };
		const refused = await browser.send('POST', '/admin/invitations/accept', weak);
		expect(refused.json().errorCode).toBe('password_refused');
		const good = { token, password: 'marille und kren' };
		const accepted = await browser.send('POST', '/admin/invitations/accept', good);
		expect(accepted.json()).toMatchObject({ email, roles: ['service'], mustAddSecondFactor: true });
		const again = await browser.send('POST', '/admin/invitations/accept', good);
		expect(again.statusCode).toBe(410);
	});

	it('replace each other, and expire after a week', async () => {
		const email = anEmail();
		const invited = (await invite(email)).json();
		const first = await tokenFor(email);
		await manager.send('POST', `/admin/staff/${invited.staffId}/invitation`, { version: 1 });
		const second = await tokenFor(email);
		const look = (token: string) =>
			new OfficeBrowser(office).send('POST', '/admin/invitations/lookup', { token });
		expect((await look(first)).statusCode).toBe(410);
		expect((await look(second)).statusCode).toBe(200);
		await api.pool.query('UPDATE staff_invitation SET expires_at = now() WHERE staff_id = $1', [
			invited.staffId,
		]);
		expect((await look(second)).statusCode).toBe(410);
	});

	it('are refused for an address with an account, even of another shop', async () => {
		const email = anEmail();
		await invite(email);
		const other = await aShop().openIn(api);
		const foreign = await aStaffMember(api, office, other.tenantId);
		expect((await invite(email, foreign)).json().code).toBe('emailTaken');
	});
});

describe('PUT /admin/staff/:staffId', () => {
	it('takes effect at once, ends sessions of the deactivated, and is audited', async () => {
		const person = await aStaffMember(api, office, shop.tenantId, { roles: ['service'] });
		await change(person, { roles: ['picker'] });
		expect((await person.send('GET', '/admin/orders')).statusCode).toBe(403);
		await change({ ...person, version: 2 }, { roles: ['picker'], isActive: false });
		expect((await person.send('GET', '/admin/me')).statusCode).toBe(401);
		const subject = `staff:${person.staffId}`;
		const { entries } = (await manager.send('GET', `/admin/audit?subject=${subject}`)).json();
		expect(entries).toHaveLength(2);
		expect(entries[1]).toMatchObject({
			staffId: manager.staffId,
			action: 'staff.change',
			before: { roles: ['service'], isActive: true },
			after: { roles: ['picker'], isActive: true },
		});
	});

	it('refuses a stale version with both values, and changes and audits nothing', async () => {
		const person = await aStaffMember(api, office, shop.tenantId);
		await change(person, { name: 'First' });
		const late = await change(person, { name: 'Second' });
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { name: 'First', version: 2 },
			requested: { name: 'Second', version: 1 },
		});
		const { rows } = await api.pool.query('SELECT name FROM staff WHERE staff_id = $1', [
			person.staffId,
		]);
		expect(rows).toEqual([{ name: 'First' }]);
		const { entries } = (
			await manager.send('GET', `/admin/audit?subject=staff:${person.staffId}`)
		).json();
		expect(entries).toHaveLength(1);
	});

	async function changeAtOnce(): Promise<number> {
		const person = await aStaffMember(api, office, shop.tenantId);
		const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
		const answers = await Promise.all(names.map((name) => change(person, { name })));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	}

	it('lets one of eight concurrent changes win', async () => {
		expect(await changeAtOnce()).toBe(1);
	});

	it('control: without the lock, changes are lost', async () => {
		expect(await withoutGuards(['staff-lock'], changeAtOnce)).toBeGreaterThan(1);
	});

	it('never leaves the shop without a manager, not even when two demote each other', async () => {
		expect((await change(manager, { roles: ['service'] })).json().code).toBe('lastManager');
		const second = await aStaffMember(api, office, shop.tenantId);
		const answers = await Promise.all([
			change(second, { roles: ['service'] }, manager),
			change(manager, { roles: ['service'] }, second),
		]);
		const { rows } = await api.pool.query(
			`SELECT count(*)::int AS count FROM staff WHERE tenant_id = $1 AND 'manager' = ANY (roles)`,
			[shop.tenantId],
		);
		expect(rows[0].count, answers.map(({ body }) => body).join()).toBe(1);
	});

	it('lets a manager of some units neither see nor grant more', async () => {
		const local = await aStaffMember(api, office, shop.tenantId, { units: ['graz'] });
		expect((await change(manager, {}, local)).statusCode).toBe(403);
		expect((await change(manager, { units: ['graz'] }, local)).statusCode).toBe(404);
		const { staff } = (await local.send('GET', '/admin/staff')).json();
		expect(staff.map(({ staffId }: TestStaff) => staffId)).toEqual([local.staffId]);
	});
});

it('an audit entry cannot be changed', async () => {
	await invite();
	await expect(api.pool.query(`UPDATE audit_entry SET action = 'x'`)).rejects.toThrow(
		'an audit entry does not change',
	);
});

it('the audit log pages by keyset, newest first', async () => {
	// The ids of the next entries have different numbers of digits.
	await api.pool.query(
		`SELECT setval(sequence, (10 ^ length(nextval(sequence)::text))::bigint - 2)
		FROM pg_get_serial_sequence('audit_entry', 'entry_id') AS sequence`,
	);
	const emails = [anEmail(), anEmail(), anEmail()];
	for (const email of emails) await invite(email);
	const first = (await manager.send('GET', '/admin/audit?pageSize=2')).json();
	const url = `/admin/audit?pageSize=2&before=${first.next}`;
	const rest = (await manager.send('GET', url)).json();
	const shown = [...first.entries, ...rest.entries].map(({ after }) => after.email);
	expect(shown).toEqual(emails.toReversed());
	expect([first.entries.length, rest.next]).toEqual([2, null]);
});
