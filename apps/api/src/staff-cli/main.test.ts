import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OfficeBrowser, openOffice } from '../modules/staff/testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const run = (...args: string[]) =>
	promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
		env: { DATABASE_URL: api.url },
	});

it('pnpm staff create makes a manager who can sign in, once', async () => {
	const { tenantId } = await aShop().openIn(api);
	const email = `chef-${Date.now()}@korb.example`;
	const args = ['create', '--tenant', tenantId, '--email', email, '--name', 'Maria Huber'];
	const login = JSON.parse((await run(...args)).stdout);
	const office = await openOffice(api);
	const answer = await new OfficeBrowser(office).send('POST', '/admin/session', login);
	expect(answer.json()).toMatchObject({ email, roles: ['manager'], mustAddSecondFactor: true });
	await office.close();
	const { rows } = await api.pool.query(
		`SELECT staff_name, action FROM audit_entry WHERE tenant_id = $1 AND action = 'staff.create'`,
		[tenantId],
	);
	expect(rows).toEqual([{ staff_name: 'pnpm staff', action: 'staff.create' }]);
	await expect(run(...args)).rejects.toThrow('has an account');
}, 180_000);
