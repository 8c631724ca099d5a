import type { DeskPaymentAccounts } from '@korb/contracts/admin/settings/payment-accounts';
import { createTestDatabase, type TestDatabase } from '@korb/testing/database';
import {
	type PaymentSandbox,
	SANDBOX_KEY,
	startPaymentSandbox,
} from '@korb/testing/payment-sandbox';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, TEST_SECRET_KEYS, type TestApi } from '../../testing.ts';
import { createPayments, type Payments } from '../payment/index.ts';
import { type FakeStripe, startFakeStripe } from '../payment/stripe.testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { createTenantSecrets } from '../tenant-secrets/index.ts';

const KEY = 'sk_test_of_the_merchant';
const path = '/admin/settings/payment-accounts';
const stripe = { provider: 'stripe', secretKey: KEY, eventSecret: 'whsec_of_the_merchant' };

let api: TestApi;
let office: FastifyInstance;
let strict: FastifyInstance;
let fake: FakeStripe;
let sandbox: PaymentSandbox;
let books: TestDatabase;
let payments: Payments;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	fake = await startFakeStripe(KEY);
	books = await createTestDatabase({ template: 'korb_sandbox', migrate: async () => {} });
	sandbox = await startPaymentSandbox({
		databaseUrl: books.url,
		webhookUrl: 'http://127.0.0.1:9/',
	});
	payments = createPayments(
		{
			stripe: { secretKey: 'sk_live_of_all', eventSecret: 'whsec_of_all', url: fake.url },
			sandbox: { url: sandbox.url, apiKey: SANDBOX_KEY, eventSecret: 'secret-of-all-events' },
		},
		createTenantSecrets(api.deps.db, TEST_SECRET_KEYS),
	);
	const own = { payments, secretKeys: TEST_SECRET_KEYS };
	office = await openOffice(api, { ...own, isTestMoneyAllowed: true });
	strict = await openOffice(api, own);
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await aStaffMember(api, office, tenantId);
});
afterAll(async () => {
	await office.close();
	await strict.close();
	await sandbox.stop();
	await books.drop();
	fake.stop();
	await api.close();
});

const read = async (by = manager): Promise<DeskPaymentAccounts> =>
	(await by.send('GET', path)).json();
const put = (account: string, version: number, secrets: object = stripe, by = manager) =>
	by.send('PUT', `${path}/${account}`, { version, secrets });
const act = (action: 'close' | 'delete', account: string, version: number, by = manager) =>
	by.send('POST', `${path}/${account}/${action}`, { version });
const takenBy = async () => (await payments.current(tenantId)).name;

/** A payment in an account, as far as it has come. */
async function aPayment(provider: string, status: string, paymentId: string | null = null) {
	const captured = status === 'captured' ? 100 : 0;
	await api.pool.query(
		`INSERT INTO payment_attempt (tenant_id, cart_id, cart_version, method_key, provider, payment_id,
			status, currency, planned_cents, reserved_cents, authorised_cents, captured_cents,
			checkout_request, snapshot)
		VALUES ($1, gen_random_uuid(), 1, 'credit-cards', $2, $3, $4, 'EUR', 100, 100, 100, $5, '{}', '{}')`,
		[tenantId, provider, paymentId, status, captured],
	);
}

describe('payment accounts', () => {
	it('are the installation’s until a manager enters one', async () => {
		expect(await read()).toEqual({
			version: 0,
			installation: { provider: 'stripe', isTest: false },
			accounts: [],
			providers: ['stripe', 'sandbox'],
		});
		expect(await takenBy()).toBe('stripe');
		const answer = await put('main', 0);
		expect(answer.statusCode, answer.body).toBe(200);
		const { accounts, version } = answer.json();
		expect(version).toBe(1);
		expect(accounts).toEqual([
			{
				account: 'main',
				provider: 'stripe',
				isTest: true,
				state: 'current',
				pending: 0,
				refundable: 0,
				eventsUrl: expect.stringMatching(`/api/payment-events/stripe/${tenantId}$`),
			},
		]);
		expect(await takenBy()).toBe('stripe.main');
	});

	it('show their secrets nowhere', async () => {
		await put('main', 0);
		const audit = await manager.send('GET', '/admin/audit');
		const list = await manager.send('GET', path);
		for (const { body } of [audit, list]) expect(body).not.toMatch(/of_the_merchant/);
		expect(audit.json().entries[0]).toMatchObject({
			action: 'paymentAccount.put',
			after: { account: 'main', provider: 'stripe', isTest: true },
		});
		const { rows } = await api.pool.query('SELECT sealed FROM tenant_secret WHERE tenant_id = $1', [
			tenantId,
		]);
		expect(rows).toHaveLength(1);
		expect(rows[0].sealed).not.toContain('merchant');
		expect(api.lines.join('')).not.toMatch(/of_the_merchant/);
	});

	it('are stored only once the provider has accepted the key', async () => {
		const wrong = { ...stripe, secretKey: 'sk_test_of_somebody' };
		expect((await put('main', 0, wrong)).json()).toMatchObject({ code: 'keyRefused' });
		const other = { provider: 'sandbox', secretKey: 'key-of-nobody', eventSecret: 'events-of-me' };
		expect((await put('main', 0, other)).json()).toMatchObject({ code: 'keyRefused' });
		expect((await read()).accounts).toEqual([]);
		const right = { ...other, secretKey: SANDBOX_KEY };
		expect((await put('main', 0, right)).json().accounts).toMatchObject([{ provider: 'sandbox' }]);
		expect(await takenBy()).toBe('sandbox.main');
	});

	it('are not stored while the provider does not answer', async () => {
		fake.loseAnswers(20);
		expect((await put('main', 0)).statusCode).toBe(503);
		fake.loseAnswers(0);
		expect((await read()).accounts).toEqual([]);
	});

	it('keep the name of one account: its payments have to be there', async () => {
		await aPayment('stripe.main', 'captured', `cs_of_another_account_${tenantId}`);
		expect((await put('main', 0)).json()).toMatchObject({ code: 'otherAccount' });
		expect((await put('second', 0)).statusCode).toBe(200);
	});

	it('for tests are refused where orders are real', async () => {
		const here = await aStaffMember(api, strict, tenantId);
		expect((await put('main', 0, stripe, here)).json()).toMatchObject({ code: 'testAccount' });
		expect((await read(here)).providers).toEqual(['stripe']);
	});

	it.each([
		['a publishable key', { ...stripe, secretKey: 'pk_test_of_the_merchant' }],
		['an event secret that is none', { ...stripe, eventSecret: 'sk_test_of_the_merchant' }],
		['a host of its own', { ...stripe, url: 'https://evil.example' }],
		['a long key', { ...stripe, secretKey: `sk_${'x'.repeat(500)}` }],
	])('do not have %s', async (_what, secrets) => {
		const answer = await put('main', 0, secrets);
		expect(answer.statusCode).toBe(400);
		expect(answer.body).not.toContain('of_the_merchant');
	});

	it('are closed, and deleted once nothing waits for capture', async () => {
		await put('main', 0);
		await aPayment('stripe.main', 'ordered');
		await aPayment('stripe.main', 'captured');
		expect((await act('delete', 'main', 1)).json()).toMatchObject({ code: 'notClosed' });
		const closed: DeskPaymentAccounts = (await act('close', 'main', 1)).json();
		expect(closed.accounts).toMatchObject([{ state: 'closed', pending: 1, refundable: 1 }]);
		expect(await takenBy()).toBe('stripe');
		expect((await payments.find(tenantId, 'stripe.main'))?.name).toBe('stripe.main');
		expect((await act('delete', 'main', 2)).json()).toMatchObject({ code: 'inUse' });
		await api.pool.query(
			`UPDATE payment_attempt SET status = 'orphaned' WHERE tenant_id = $1 AND status = 'ordered'`,
			[tenantId],
		);
		await api.pool.query(
			`UPDATE payment_attempt SET status = 'voided' WHERE tenant_id = $1 AND status = 'orphaned'`,
			[tenantId],
		);
		expect((await act('delete', 'main', 2)).json()).toMatchObject({ version: 0, accounts: [] });
		const { entries } = (await manager.send('GET', '/admin/audit')).json();
		expect(entries.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
			'paymentAccount.delete',
			'paymentAccount.close',
			'paymentAccount.put',
		]);
	});

	it('come first when their secrets are entered again', async () => {
		await put('old', 0);
		await put('new', 1);
		expect((await read()).accounts.map(({ account, state }) => [account, state])).toEqual([
			['new', 'current'],
			['old', 'open'],
		]);
		await act('close', 'old', 2);
		const { accounts }: DeskPaymentAccounts = (await put('old', 3)).json();
		expect(accounts[0]).toMatchObject({ account: 'old', state: 'current' });
	});

	it('are changed only as they were read', async () => {
		await put('main', 0);
		for (const answer of [await put('two', 0), await act('close', 'main', 2)]) {
			expect(answer.json()).toMatchObject({ errorCode: 'stale', current: { version: 1 } });
		}
		expect((await act('close', 'nobody', 1)).statusCode).toBe(404);
	});

	it('belong to one shop, and are for managers', async () => {
		await put('main', 0);
		const shop = await aShop().openIn(api);
		const stranger = await aStaffMember(api, office, shop.tenantId);
		expect((await read(stranger)).accounts).toEqual([]);
		expect((await act('close', 'main', 0, stranger)).statusCode).toBe(404);
		const editor = await aStaffMember(api, office, tenantId, { roles: ['editor'] });
		expect((await put('two', 1, stripe, editor)).statusCode).toBe(403);
		expect((await editor.send('GET', path)).statusCode).toBe(403);
	});
});

describe('accounts entered at once', () => {
	async function putTogether(): Promise<number> {
		await put('main', 0);
		const names = ['a', 'b', 'c', 'd', 'e', 'f'];
		const answers = await Promise.all(names.map((name) => put(name, 1)));
		expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	}

	it('one is stored', async () => {
		expect(await putTogether()).toBe(1);
		expect((await read()).accounts).toHaveLength(2);
	});

	it('control: without the version, several are, and all but one are lost', async () => {
		expect(await withoutGuards(['account-version'], putTogether)).toBeGreaterThan(1);
	});
});
