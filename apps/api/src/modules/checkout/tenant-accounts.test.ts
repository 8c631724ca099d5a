import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { postSavedMethod } from '@korb/contracts/customer/payment-method-paths';
import { postPaymentEvent, postTenantPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { type SandboxPayment, SandboxPaymentList } from '@korb/contracts/order/payment-sandbox';
import { toPath } from '@korb/contracts/platform/to-path';
import { createTestDatabase, type TestDatabase } from '@korb/testing/database';
import {
	type PaymentSandbox,
	SANDBOX_KEY,
	SANDBOX_SECRET,
	startPaymentSandbox,
} from '@korb/testing/payment-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aShopper, payAndNote, remove } from '../../checkout-harness/card-buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report, signatureOf } from '../../checkout-harness/report.ts';
import type { CheckoutShop } from '../../checkout-harness/testing.ts';
import { deleteSavedCard } from '../../jobs/delete-saved-card.ts';
import { TEST_SECRET_KEYS } from '../../testing.ts';
import { removeSecret, setSecret } from '../tenant-secrets/index.ts';
import { listDifferences } from './reconcile.service.ts';

const OWN_KEY = 'key-of-the-own-account-of-a-shop';
const OWN_SECRET = 'secret-of-the-own-events-of-a-shop';
const OTHER_SECRET = 'secret-of-the-events-of-another-shop';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
let other: CheckoutShop;
let books: TestDatabase;
let own: PaymentSandbox;
beforeAll(async () => {
	other = await checkout.openShop();
	books = await createTestDatabase({ template: 'korb_sandbox', migrate: async () => {} });
	const { port } = checkout.harness.api.app.server.address() as AddressInfo;
	own = await startPaymentSandbox({
		databaseUrl: books.url,
		webhookUrl: `http://127.0.0.1:${port}${pathOf(tenantOf(checkout.shop))}`,
		apiKey: OWN_KEY,
		eventSecret: OWN_SECRET,
	});
	await own.script({ webhook: 'never' });
	await use(checkout.shop, mainAccount());
});
afterAll(async () => {
	await own?.stop();
	await books?.drop();
});

const tenantOf = ({ shop }: CheckoutShop) => shop.tenantId;
const pathOf = (tenantId: string | null) =>
	tenantId === null
		? toPath(postPaymentEvent, { params: { provider: 'sandbox' } })
		: toPath(postTenantPaymentEvent, { params: { provider: 'sandbox', tenantId } });

const mainAccount = () => ({
	...{ provider: 'sandbox', account: 'main', url: own.url },
	...{ apiKey: OWN_KEY, eventSecret: OWN_SECRET },
});
/** The same provider as the installation's, under a name of the tenant. */
const secondAccount = () => ({
	...{ provider: 'sandbox', account: 'second', url: checkout.harness.sandbox.url },
	...{ apiKey: SANDBOX_KEY, eventSecret: OTHER_SECRET },
});

async function use(shop: CheckoutShop, ...accounts: object[]): Promise<void> {
	const value = JSON.stringify(accounts);
	const secret = { tenantId: tenantOf(shop), name: 'payment', value } as const;
	await setSecret(checkout.harness.api.db, TEST_SECRET_KEYS, secret);
}

async function paymentsAt(sandbox: PaymentSandbox): Promise<SandboxPayment[]> {
	const answer = await sandbox.call('GET', '/v1/payments');
	return SandboxPaymentList.parse(await answer.json()).results;
}

const providerOf = async ({ cartId }: Buyer) =>
	(
		await checkout.one<{ provider: string }>(
			'SELECT provider FROM payment_attempt WHERE cart_id = $1 ORDER BY created_at DESC LIMIT 1',
			cartId,
		)
	).provider;

async function pick(orderNumber: string): Promise<void> {
	const tenantId = tenantOf(checkout.shop);
	const answer = await report(checkout.harness, orderNumber, 'picked', { tenantId, lines: [] });
	expect(answer.statusCode).toBe(200);
}

describe('a tenant with an account of its own', () => {
	it('is charged there, and every other tenant at the account of the installation', async () => {
		const anna = await checkout.buyer({ MILCH: 2 });
		const { orderNumber } = await anna.order();
		expect(await providerOf(anna)).toBe('sandbox.main');
		expect(await paymentsAt(own)).toHaveLength(1);
		expect(await paymentsAt(checkout.harness.sandbox)).toEqual([]);
		await pick(orderNumber);
		expect((await paymentsAt(own))[0]).toMatchObject({ status: 'captured' });

		const bea = await checkout.buyer({ MILCH: 2 }, other);
		await bea.order();
		expect(await providerOf(bea)).toBe('sandbox');
		expect(await paymentsAt(own)).toHaveLength(1);
		expect(await paymentsAt(checkout.harness.sandbox)).toHaveLength(1);
	});

	it('keeps payments in the account in which they began, after a change', async () => {
		const before = await checkout.buyer({ MILCH: 2 });
		const { orderNumber } = await before.order();
		await use(checkout.shop, secondAccount(), mainAccount());
		const after = await checkout.buyer({ MILCH: 2 });
		await after.order();
		expect(await providerOf(after)).toBe('sandbox.second');
		await pick(orderNumber);
		const { payment_id: id } = await checkout.attemptOf(before.cartId);
		const payment = await own.call('GET', `/v1/payments/${id}`);
		expect(await payment.json()).toMatchObject({ status: 'captured' });
		await use(checkout.shop, mainAccount());
	});

	it('writes no money off while its secret is gone', async () => {
		const anna = await checkout.buyer({ MILCH: 2 });
		await anna.pay(await anna.finalize());
		await use(checkout.shop, secondAccount());
		await checkout.sweepAfter(60);
		expect(await checkout.attemptOf(anna.cartId)).toMatchObject({ status: 'orphaned' });
		await use(checkout.shop, mainAccount());
		await checkout.sweepAfter(60);
		expect(await checkout.attemptOf(anna.cartId)).toMatchObject({ status: 'voided' });
		const { payment_id: id } = await checkout.attemptOf(anna.cartId);
		const payment = await own.call('GET', `/v1/payments/${id}`);
		expect(await payment.json()).toMatchObject({ status: 'voided' });
	});

	it('keeps nobody waiting while its secret does not open', async () => {
		const { api } = checkout.harness;
		const anna = await checkout.buyer({ MILCH: 2 });
		const { orderNumber } = await anna.order();
		const bea = await checkout.buyer({ MILCH: 2 }, other);
		await bea.pay(await bea.finalize());
		const tenantId = tenantOf(checkout.shop);
		await api.query(`UPDATE tenant_secret SET key_id = 'lost' WHERE tenant_id = $1`, [tenantId]);
		await report(checkout.harness, orderNumber, 'picked', { tenantId, lines: [] });
		await checkout.sweepAfter(1);
		expect(await checkout.attemptOf(bea.cartId)).toMatchObject({ status: 'ordered' });
		const refused = await checkout.buyer({ MILCH: 2 });
		expect((await refused.press()).json().errors).toContain('providerDown');
		await refused.order({ methodKey: 'payment-at-the-door' });
		await use(checkout.shop, mainAccount());
		await checkout.sweepAfter(1);
		expect(await checkout.attemptOf(anna.cartId)).toMatchObject({ status: 'captured' });
	});

	it('does not keep captures of others waiting behind its own', async () => {
		const { api, sandbox } = checkout.harness;
		const anna = await checkout.buyer({ MILCH: 2 });
		const bea = await checkout.buyer({ MILCH: 2 }, other);
		const [ofAnna, ofBea] = [await anna.order(), await bea.order()];
		const tenantId = tenantOf(checkout.shop);
		await api.query(`UPDATE tenant_secret SET key_id = 'lost' WHERE tenant_id = $1`, [tenantId]);
		await report(checkout.harness, ofAnna.orderNumber, 'picked', { tenantId, lines: [] });
		// As many as a sweep takes, and older than the one of the other tenant.
		await api.query(
			`INSERT INTO payment_operation
				(tenant_id, attempt_id, operation, number, amount_cents, started_at, next_try_at)
			SELECT tenant_id, attempt_id, operation, 1 + another, 1, started_at - interval '1 hour',
				next_try_at - interval '1 hour'
			FROM payment_operation, generate_series(1, 50) AS another
			WHERE tenant_id = $1 AND operation = 'capture' AND outcome = 'unknown'`,
			[tenantId],
		);
		const { payment_id: id } = await checkout.attemptOf(bea.cartId);
		await sandbox.call('PUT', `/control/payments/${id}/script`, {
			loseAnswers: { operation: 'capture', times: 3 },
		});
		const picked = { tenantId: tenantOf(other), lines: [] };
		await report(checkout.harness, ofBea.orderNumber, 'picked', picked);
		await checkout.sweepAfter(1);
		expect(await checkout.attemptOf(bea.cartId)).toMatchObject({ status: 'ordered' });
		await checkout.sweepAfter(1);
		expect(await checkout.attemptOf(bea.cartId)).toMatchObject({ status: 'captured' });
		await use(checkout.shop, mainAccount());
		checkout.harness.resetTimeouts();
	});

	it('deletes saved cards where they were saved', async () => {
		const shopper = await aShopper(checkout);
		const provider = 'sandbox.main';
		const checkoutId = await payAndNote(checkout, shopper);
		const body = { checkoutId, methodKey: 'credit-cards', provider, setPrimary: false } as const;
		const [saved] = (await shopper.call(postSavedMethod, { body })).json().activeMethods;
		expect(saved).toMatchObject({ provider, lastDigits: '4242' });
		const id = saved?.id ?? '';
		expect((await remove(shopper, id, provider)).statusCode).toBe(204);
		const { data } = await checkout.one<{ data: Parameters<typeof deleteSavedCard>[1] }>(
			`SELECT data FROM pgboss.job WHERE name = 'delete-saved-card' ORDER BY created_on DESC LIMIT 1`,
		);
		expect(data).toMatchObject({ tenantId: tenantOf(checkout.shop), provider });
		await deleteSavedCard(checkout.harness.openPayments(), data);
	});

	it('is reconciled like the installation', async () => {
		const since = new Date();
		const anna = await checkout.buyer({ MILCH: 2 });
		await anna.order();
		const deps = {
			db: checkout.harness.api.db,
			payments: checkout.harness.openPayments(),
			log: checkout.harness.api.deps.logs.process,
			checkpoint: async () => {},
		};
		const { payment_id: id } = await checkout.attemptOf(anna.cartId);
		await own.call('POST', `/v1/payments/${id}/void`, {}, randomUUID());
		const found = [];
		for await (const one of listDifferences(deps, since)) found.push(one);
		expect(found).toMatchObject([{ payment: { id }, remedy: 'cancel' }]);
		for await (const one of listDifferences(deps, new Date(0))) {
			expect(one.payment.id).toBe(id);
		}
	});
});

describe('POST /api/payment-events/:provider/:tenantId', () => {
	async function deliver(tenantId: string | null, secret: string, reference: string | null) {
		const id = `evt_${randomUUID()}`;
		const payload = JSON.stringify({
			type: 'payment.authorised',
			data: { paymentId: 'pay_1', reference: reference ?? randomUUID(), status: 'authorised' },
		});
		const answer = await checkout.harness.api.inject({
			...{ method: 'POST', url: pathOf(tenantId), payload },
			headers: signatureOf(secret, payload, id),
		});
		return answer.statusCode;
	}

	it('opens with the secret of this tenant only', async () => {
		const [ours, theirs] = [tenantOf(checkout.shop), tenantOf(other)];
		expect(await deliver(ours, OWN_SECRET, null)).toBe(204);
		expect(await deliver(theirs, OWN_SECRET, null)).toBe(404);
		await use(other, secondAccount());
		expect(await deliver(theirs, OTHER_SECRET, null)).toBe(204);
		expect(await deliver(theirs, OWN_SECRET, null)).toBe(401);
		expect(await deliver(ours, OTHER_SECRET, null)).toBe(401);
		expect(await deliver(ours, SANDBOX_SECRET, null)).toBe(401);
		expect(await deliver(null, OWN_SECRET, null)).toBe(401);
		expect(await deliver(null, SANDBOX_SECRET, null)).toBe(204);
		expect(await deliver('nobody', OWN_SECRET, null)).toBe(404);
	});

	it('settles only what began in the account that speaks', async () => {
		const anna = await checkout.buyer({ MILCH: 2 });
		await anna.pay(await anna.finalize());
		const { attempt_id: reference } = await checkout.attemptOf(anna.cartId);
		await use(other, { ...secondAccount(), account: 'main' });
		expect(await deliver(tenantOf(other), OTHER_SECRET, reference)).toBe(204);
		expect(await deliver(null, SANDBOX_SECRET, reference)).toBe(204);
		await expect.poll(() => checkout.countOrders(anna.cartId), { timeout: 500 }).toBe(0);
		expect(await deliver(tenantOf(checkout.shop), OWN_SECRET, reference)).toBe(204);
		await expect.poll(() => checkout.countOrders(anna.cartId)).toBe(1);
		await removeSecret(checkout.harness.api.db, { tenantId: tenantOf(other), name: 'payment' });
	});

	it('arrives as the provider sends it', async () => {
		await own.script({});
		const anna = await checkout.buyer({ MILCH: 2 });
		await anna.pay(await anna.finalize());
		await expect.poll(() => checkout.countOrders(anna.cartId), { timeout: 10_000 }).toBe(1);
		await own.script({ webhook: 'never' });
	});
});

it('no secret of an account is in the log', () => {
	const log = checkout.harness.api.lines.join('');
	for (const secret of [OWN_KEY, OWN_SECRET, OTHER_SECRET]) expect(log).not.toContain(secret);
});
