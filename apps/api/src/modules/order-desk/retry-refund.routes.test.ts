import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report } from '../../checkout-harness/report.ts';
import { compareBooks } from '../../checkout-harness/testing.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const checkout = aCheckoutHarness();
const { atProvider, sweepAfter } = checkout;
let office: FastifyInstance;
let service: TestStaff;
const query = (text: string, values: unknown[] = []) =>
	checkout.harness.api.pool.query(text, values);
beforeAll(async () => {
	office = await openOffice(checkout.harness.api);
});
beforeEach(async () => {
	const { tenantId } = checkout.shop.shop;
	service = await aStaffMember(checkout.harness.api, office, tenantId, { roles: ['service'] });
});
afterAll(() => office.close());

const read = async (orderNumber: string): Promise<DeskOrder> =>
	(await service.send('GET', `/admin/orders/${orderNumber}`)).json();
const refund = ({ orderNumber, version }: DeskOrder, lineItemId = 'MILCH') =>
	service.send('POST', `/admin/orders/${orderNumber}/refunds`, {
		...{ version, key: randomUUID(), reason: 'quality', notify: true },
		lines: [{ lineItemId, quantity: 1 }],
	});
const retry = ({ orderNumber, version }: DeskOrder, operation = 1, by = service) =>
	by.send('POST', `/admin/orders/${orderNumber}/ledger/${operation}/retry`, { version });
const refundsIn = ({ ledger }: DeskOrder) =>
	ledger.filter(({ operation }) => operation === 'refund');
const control = (path: string, body: object) =>
	fetch(`${checkout.harness.sandbox.url}${path}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

/** A packed order, of which the provider declined a refund; it accepts the next one. */
async function declined() {
	const buyer = await checkout.buyer({ MILCH: 2, BUTTER: 1 });
	const { orderNumber } = await buyer.order({ methodKey: 'credit-cards' });
	const { tenantId } = checkout.shop.shop;
	await report(checkout.harness, orderNumber, 'picked', { tenantId, lines: [] });
	const { payment_id: id } = await checkout.attemptOf(buyer.cartId);
	const script = (change: object) => control(`/control/payments/${id}/script`, change);
	await script({ declineRefunds: 'insufficient_balance' });
	const order: DeskOrder = (await refund(await read(orderNumber))).json();
	await script({});
	return { buyer, order, orderNumber, script, amount: order.refunds[0]?.amount ?? 0 };
}

describe('POST /admin/orders/:orderNumber/ledger/:operation/retry', () => {
	it('refunds under a new key, shows both attempts and is audited', async () => {
		const { buyer, order, orderNumber, amount } = await declined();
		expect(order.refunds).toMatchObject([{ state: 'failed' }]);
		expect(refundsIn(order)).toMatchObject([{ outcome: 'refused', mayRetry: true }]);
		const today = async () => (await service.send('GET', '/admin/today')).json().needs;
		const need = { kind: 'refundDeclined', orderNumber };
		expect(await today()).toContainEqual(expect.objectContaining(need));

		const after: DeskOrder = (await retry(order)).json();
		expect(after).toMatchObject({
			...{ version: order.version + 1, payment: { refunded: amount } },
			refunds: [{ number: 1, state: 'done', amount, creditNote: order.refunds[0]?.creditNote }],
		});
		const [first, second] = refundsIn(after);
		expect(first).toMatchObject({ number: 1, outcome: 'refused', mayRetry: false });
		expect(second).toMatchObject({ number: 2, outcome: 'done', retryOf: 1, mayRetry: false });
		expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: amount });
		expect(await today()).not.toContainEqual(expect.objectContaining(need));
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			...{ action: 'order.refundRetry', subject: `order:${orderNumber}` },
			after: { amount, declined: 'insufficient_balance' },
		});
		await compareBooks(checkout.harness);
	});

	it('can be declined again, and is then retried from there', async () => {
		const { buyer, order, script, amount } = await declined();
		await script({ declineRefunds: 'insufficient_balance' });
		const again: DeskOrder = (await retry(order)).json();
		expect(again.refunds).toMatchObject([{ state: 'failed' }]);
		expect(refundsIn(again).map(({ mayRetry }) => mayRetry)).toEqual([false, true]);
		await script({});
		expect((await retry(again, 1)).json()).toMatchObject({ code: 'notDeclined' });
		expect((await retry(again, 2)).json().refunds).toMatchObject([{ state: 'done' }]);
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: amount });
	});

	it('refuses what was not declined, a stale page, and other operations', async () => {
		const { order, orderNumber } = await declined();
		expect((await retry(order, 7)).json()).toMatchObject({ code: 'notDeclined' });
		expect((await retry({ ...order, version: order.version - 1 })).json()).toMatchObject({
			...{ errorCode: 'stale', current: { orderNumber } },
		});
		const done: DeskOrder = (await retry(order)).json();
		expect((await retry(done, 1)).json()).toMatchObject({ code: 'notDeclined' });
		expect((await retry(done, 2)).json()).toMatchObject({ code: 'notDeclined' });
	});

	it('refuses when the provider has refunded something that the shop does not know of', async () => {
		const { buyer, order, amount } = await declined();
		// Paid at the provider's desk, or a refusal that was none.
		const { payment_id: id } = await checkout.attemptOf(buyer.cartId);
		const provider = await checkout.harness.api.deps.payments.current(checkout.shop.shop.tenantId);
		await provider.refund(id ?? '', amount, randomUUID());
		expect((await retry(order)).json()).toMatchObject({
			...{ errorCode: 'conflict', code: 'booksDiffer' },
		});
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: amount });
		expect((await read(order.orderNumber)).version).toBe(order.version);
	});

	it('waits while another refund is pending', async () => {
		const { order, orderNumber, script } = await declined();
		await script({ loseAnswers: { operation: 'refund', times: 3 } });
		const pending: DeskOrder = (await refund(order, 'BUTTER')).json();
		expect(pending.refunds).toMatchObject([{ state: 'failed' }, { state: 'pending' }]);
		await script({});
		expect((await retry(pending)).json()).toMatchObject({ code: 'refundPending' });
		await sweepAfter(1);
		expect((await retry(await read(orderNumber))).json().refunds).toMatchObject([
			{ state: 'done' },
			{ state: 'done' },
		]);
		checkout.harness.resetTimeouts();
	});

	it('is paid by the sweep when the API dies before it calls the provider', async () => {
		const { buyer, order, orderNumber, amount } = await declined();
		const { api } = checkout.harness;
		const dying = await openOffice(api, {
			checkpoint: async (point) => {
				if (point === 'deskRefund.noted') throw new Error('killed');
			},
		});
		const { tenantId } = checkout.shop.shop;
		const by = await aStaffMember(api, dying, tenantId, { roles: ['service'] });
		expect((await retry(order, 1, by)).statusCode).toBe(500);
		await dying.close();
		expect((await read(orderNumber)).refunds).toMatchObject([{ state: 'pending' }]);
		await sweepAfter(1);
		expect((await read(orderNumber)).refunds).toMatchObject([{ state: 'done' }]);
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: amount });
	});

	it('is tried five times in ten minutes at most', async () => {
		const { order } = await declined();
		for (let time = 0; time < 5; time++) expect((await retry(order, 9)).statusCode).toBe(409);
		expect((await retry(order)).statusCode).toBe(429);
	});
});

describe('four retries at once', () => {
	async function refunded() {
		const { buyer, order, amount } = await declined();
		const answers = await Promise.all(Array.from({ length: 4 }, () => retry(order)));
		const { refundedCents } = await atProvider(buyer.cartId);
		// What a control breaks, no other test should find.
		await query('UPDATE payment_attempt SET refunded_cents = $2 WHERE cart_id = $1', [
			buyer.cartId,
			amount,
		]);
		return {
			times: refundedCents / amount,
			done: answers.filter(({ statusCode }) => statusCode === 200).length,
		};
	}

	it('one of them pays', async () => {
		expect(await refunded()).toEqual({ times: 1, done: 1 });
	});

	it('even without the version, money leaves once', async () => {
		expect(await withoutGuards(['order-version'], refunded)).toEqual({ times: 1, done: 1 });
	});

	it('control: without any guard, it leaves more than once', async () => {
		// The second line of defence; the first one has to hold without it.
		await query('DROP INDEX operation_retried_once');
		const { times } = await withoutGuards(['order-version', 'refund-retry'], refunded);
		expect(times).toBeGreaterThan(1);
	});
});
