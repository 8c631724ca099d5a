import { randomUUID } from 'node:crypto';
import { type SandboxPayment, SandboxPaymentRequest } from '@korb/contracts/order/payment-sandbox';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report } from '../../checkout-harness/report.ts';
import { skipOrderNumbers } from '../order-records/index.ts';
import { type Difference, listDifferences, reconcilePayments } from './reconcile.service.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const { attemptOf, atProvider, buyer, cartStatus, countOrders } = checkout;
const visa = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

const deps = () => ({
	db: checkout.harness.api.db,
	payments: checkout.harness.openPayments(),
	log: { warn() {}, error() {} } as never,
	checkpoint: async () => {},
});

const reconcile = (since: Date) => collect(reconcilePayments(deps(), since));
const remediesOf = (found: Difference[]) => found.map(({ remedy }) => remedy);
const nothingLeft = async (since: Date) =>
	expect(await collect(listDifferences(deps(), since))).toEqual([]);

async function ask(path: string, body: object = {}, key: string = randomUUID()) {
	const answer = await checkout.harness.sandbox.call('POST', `/v1/payments${path}`, body, key);
	expect(answer.ok).toBe(true);
	return (await answer.json()) as SandboxPayment;
}

/** A payment of an attempt that the restored database never heard of. */
async function lostPayment(
	reference: string = randomUUID(),
	card: Partial<SandboxPaymentRequest> = {},
): Promise<SandboxPayment> {
	const request = SandboxPaymentRequest.parse({
		...{ reference, method: 'card', amountCents: 4210, currency: 'EUR', locale: 'de-AT' },
		...{ shopName: 'Korb', returnUrl: 'http://shop.test/', ...card },
	});
	const payment = await ask('', request);
	if (payment.url) await checkout.harness.sandbox.submit(`${payment.url}/card`, visa);
	return payment;
}

async function read(id: string): Promise<SandboxPayment> {
	const answer = await checkout.harness.sandbox.call('GET', `/v1/payments/${id}`);
	return (await answer.json()) as SandboxPayment;
}

describe('after a restore', () => {
	it('releases and refunds what was paid for orders that are gone', async () => {
		const since = new Date();
		const reserved = await lostPayment();
		const taken = await lostPayment();
		await ask(`/${taken.id}/capture`, { amountCents: 4000, isFinal: true });
		await ask(`/${taken.id}/refund`, { amountCents: 500 });
		expect(remediesOf(await reconcile(since))).toEqual(['release', 'refund']);
		expect(await read(reserved.id)).toMatchObject({ status: 'voided' });
		expect(await read(taken.id)).toMatchObject({ capturedCents: 4000, refundedCents: 4000 });
		await nothingLeft(since);
	});

	it('only lists until it is told to act, and leaves payments of others alone', async () => {
		const since = new Date();
		const lost = await lostPayment();
		const foreign = await lostPayment('till-17');
		expect(remediesOf(await collect(listDifferences(deps(), since)))).toEqual(['release']);
		for (const { id } of [lost, foreign]) expect((await read(id)).status).toBe('authorised');
		await reconcile(since);
		expect((await read(foreign.id)).status).toBe('authorised');
	});

	it('deletes a card that was saved with an order that is gone', async () => {
		const since = new Date();
		const saving = { customer: 'anna', saveMethod: true };
		const { savedMethodId } = await read((await lostPayment(randomUUID(), saving)).id);
		await reconcile(since);
		const request = { customer: 'anna', savedMethodId };
		const again = await lostPayment(randomUUID(), request);
		expect(await read(again.id)).toMatchObject({ status: 'declined', errorCode: 'unknown_method' });
	});

	it('places the order of a payment that was authorised since', async () => {
		const since = new Date();
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		expect(remediesOf(await reconcile(since))).toEqual(['settle']);
		expect(await countOrders(anna.cartId)).toBe(1);
		await nothingLeft(since);
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'authorised' });
	});

	it('refunds a payment that was captured since without an order here', async () => {
		const since = new Date();
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		const { payment_id: id } = await attemptOf(anna.cartId);
		await ask(`/${id}/capture`, { amountCents: 1000, isFinal: true });
		expect(remediesOf(await reconcile(since))).toEqual(['settle', 'refund']);
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect(await atProvider(anna.cartId)).toMatchObject({ refundedCents: 1000 });
		await nothingLeft(since);
	});

	it('cancels an order whose payment was released since', async () => {
		const since = new Date();
		const anna = await buyer();
		await anna.order();
		const { payment_id: id, attempt_id: attemptId } = await attemptOf(anna.cartId);
		await ask(`/${id}/void`, undefined, `${attemptId}:void:1`);
		expect(remediesOf(await reconcile(since))).toEqual(['cancel']);
		expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'voided' });
		await nothingLeft(since);
	});

	it('leaves an order that was picked since to its report, which takes nothing twice', async () => {
		const since = new Date();
		const anna = await buyer();
		const { orderNumber } = await anna.order();
		const { payment_id: id, attempt_id: attemptId } = await attemptOf(anna.cartId);
		const { authorisedCents: amountCents } = await read(id);
		const total = await capturedFor(orderNumber);
		expect(total).toBeLessThanOrEqual(amountCents);
		await ask(`/${id}/capture`, { amountCents: total, isFinal: true }, `${attemptId}:capture:1`);
		expect(remediesOf(await reconcile(since))).toEqual(['report']);
		expect(await read(id)).toMatchObject({ capturedCents: total, refundedCents: 0 });
		const { tenantId } = checkout.shop.shop;
		await report(checkout.harness, orderNumber, 'picked', { tenantId, lines: [] });
		expect(await attemptOf(anna.cartId)).toMatchObject({ captured_cents: total });
		await nothingLeft(since);
	});

	it('gives no number twice', async () => {
		const first = Number((await (await buyer()).order()).orderNumber);
		const { db } = deps();
		const next = await db.transaction((tx) => skipOrderNumbers(tx, 1000));
		expect(next).toBeGreaterThan(first + 1000);
		expect(Number((await (await buyer()).order()).orderNumber)).toBe(next);
	});
});

/** What picking everything takes. */
async function capturedFor(orderNumber: string): Promise<number> {
	const { total } = await checkout.one<{ total: number }>(
		'SELECT total_cents AS total FROM shop_order WHERE order_number = $1',
		orderNumber,
	);
	return total;
}

async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
	const list: T[] = [];
	for await (const one of all) list.push(one);
	return list;
}
