import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { officeFixture } from '../office-fixture.testing.ts';
import { OfficeBrowser, type TestStaff } from '../testing.ts';

const fixture = officeFixture();

let count = 0;
const anEmail = () => `new-${++count}-${Date.now()}@korb.example`;
const invite = (email = anEmail(), by = fixture.manager) =>
	by.send('POST', '/admin/staff', { email, name: 'Eva Neu', roles: ['service'], units: null });
async function tokenFor(email: string): Promise<string> {
	const { rows } = await fixture.api.pool.query(
		`SELECT data->>'text' AS text FROM pgboss.job WHERE name = 'send-mail'
			AND data->'to'->>'address' = $1 ORDER BY created_on DESC LIMIT 1`,
		[email],
	);
	return /https:\/\/office\.test\/invitation#token=([\w-]{43})/.exec(rows[0].text)?.[1] ?? '';
}
const change = (
	of: { staffId: string; version?: number },
	more: object = {},
	by = fixture.manager,
) =>
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
		const browser = new OfficeBrowser(fixture.office);
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
		await fixture.manager.send('POST', `/admin/staff/${invited.staffId}/invitation`, {
			version: 1,
		});
		const second = await tokenFor(email);
		const look = (token: string) =>
			new OfficeBrowser(fixture.office).send('POST', '/admin/invitations/lookup', { token });
		expect((await look(first)).statusCode).toBe(410);
		expect((await look(second)).statusCode).toBe(200);
		await fixture.api.pool.query(
			'UPDATE staff_invitation SET expires_at = now() WHERE staff_id = $1',
			[invited.staffId],
		);
		expect((await look(second)).statusCode).toBe(410);
	});

	it('are refused for an address with an account, even of another shop', async () => {
		const email = anEmail();
		await invite(email);
		const other = await aShop().openIn(fixture.api);
		const foreign = await fixture.hire({}, other);
		expect((await invite(email, foreign)).json().code).toBe('emailTaken');
	});
});

describe('PUT /admin/staff/:staffId', () => {
	it('takes effect at once, ends sessions of the deactivated, and is audited', async () => {
		const person = await fixture.hire({ roles: ['service'] });
		await change(person, { roles: ['picker'] });
		expect((await person.send('GET', '/admin/orders')).statusCode).toBe(403);
		await change({ ...person, version: 2 }, { roles: ['picker'], isActive: false });
		expect((await person.send('GET', '/admin/me')).statusCode).toBe(401);
		const subject = `staff:${person.staffId}`;
		const { entries } = (
			await fixture.manager.send('GET', `/admin/audit?subject=${subject}`)
		).json();
		expect(entries).toHaveLength(2);
		expect(entries[1]).toMatchObject({
			staffId: fixture.manager.staffId,
			action: 'staff.change',
			before: { roles: ['service'], isActive: true },
			after: { roles: ['picker'], isActive: true },
		});
	});

	it('refuses a stale version with both values, and changes and audits nothing', async () => {
		const person = await fixture.hire();
		await change(person, { name: 'First' });
		const late = await change(person, { name: 'Second' });
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { name: 'First', version: 2 },
			requested: { name: 'Second', version: 1 },
		});
		const { rows } = await fixture.api.pool.query('SELECT name FROM staff WHERE staff_id = $1', [
			person.staffId,
		]);
		expect(rows).toEqual([{ name: 'First' }]);
		const { entries } = (
			await fixture.manager.send('GET', `/admin/audit?subject=staff:${person.staffId}`)
		).json();
		expect(entries).toHaveLength(1);
	});

	async function changeAtOnce(): Promise<number> {
		const person = await fixture.hire();
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
		expect((await change(fixture.manager, { roles: ['service'] })).json().code).toBe('lastManager');
		const second = await fixture.hire();
		const answers = await Promise.all([
			change(second, { roles: ['service'] }, fixture.manager),
			change(fixture.manager, { roles: ['service'] }, second),
		]);
		const { rows } = await fixture.api.pool.query(
			`SELECT count(*)::int AS count FROM staff WHERE tenant_id = $1 AND 'manager' = ANY (roles)`,
			[fixture.shop.tenantId],
		);
		expect(rows[0].count, answers.map(({ body }) => body).join()).toBe(1);
	});

	it('lets a manager of some units neither see nor grant more', async () => {
		const local = await fixture.hire({ units: ['graz'] });
		expect((await change(fixture.manager, {}, local)).statusCode).toBe(403);
		expect((await change(fixture.manager, { units: ['graz'] }, local)).statusCode).toBe(404);
		const { staff } = (await local.send('GET', '/admin/staff')).json();
		expect(staff.map(({ staffId }: TestStaff) => staffId)).toEqual([local.staffId]);
	});
});

it('a manager of some units reads their own entries of the audit log only', async () => {
	const local = await fixture.hire({ units: ['graz'] });
	await invite();
	const entriesOf = async (by: TestStaff) => (await by.send('GET', '/admin/audit')).json().entries;
	expect(await entriesOf(fixture.manager)).toMatchObject([{ action: 'staff.invite' }]);
	expect(await entriesOf(local)).toEqual([]);
	const own = { email: anEmail(), name: 'Eva Neu', roles: ['picker'], units: ['graz'] };
	await local.send('POST', '/admin/staff', own);
	expect(await entriesOf(local)).toMatchObject([{ action: 'staff.invite', after: own }]);
});

it('an audit entry cannot be changed', async () => {
	await invite();
	await expect(fixture.api.pool.query(`UPDATE audit_entry SET action = 'x'`)).rejects.toThrow(
		'an audit entry does not change',
	);
});

it('the audit log pages by keyset, newest first', async () => {
	// The ids of the next entries have different numbers of digits.
	await fixture.api.pool.query(
		`SELECT setval(sequence, (10 ^ length(nextval(sequence)::text))::bigint - 2)
		FROM pg_get_serial_sequence('audit_entry', 'entry_id') AS sequence`,
	);
	const emails = [anEmail(), anEmail(), anEmail()];
	for (const email of emails) await invite(email);
	const first = (await fixture.manager.send('GET', '/admin/audit?pageSize=2')).json();
	const url = `/admin/audit?pageSize=2&before=${first.next}`;
	const rest = (await fixture.manager.send('GET', url)).json();
	const shown = [...first.entries, ...rest.entries].map(({ after }) => after.email);
	expect(shown).toEqual(emails.toReversed());
	expect([first.entries.length, rest.next]).toEqual([2, null]);
});
