import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail, refuseDemoAccounts } from './demo-accounts.ts';
import { openTestCms, type TestCms } from './testing.ts';

let cms: TestCms;
beforeAll(async () => {
	cms = await openTestCms();
}, 120_000);
afterAll(() => cms.close());

describe('demo accounts', () => {
	it('prevent the start without KORB_DEMO', async () => {
		await expect(refuseDemoAccounts(cms.payload, false)).resolves.toBeUndefined();
		const data = { email: demoEmail('admin'), password: DEMO_PASSWORD, role: 'admin' };
		const { id } = await cms.payload.create({ collection: 'users', data });
		await expect(refuseDemoAccounts(cms.payload, false)).rejects.toThrow('KORB_DEMO=1');
		await expect(refuseDemoAccounts(cms.payload, true)).resolves.toBeUndefined();
		await cms.payload.delete({ collection: 'users', id });
		await expect(refuseDemoAccounts(cms.payload, false)).resolves.toBeUndefined();
	});
});
