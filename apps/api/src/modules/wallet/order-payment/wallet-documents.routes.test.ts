import { getInvoice } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import { type Call, report } from '../../../checkout-harness/report.ts';
import { aWalletBuyer } from '../../../checkout-harness/wallet-buyer.ts';
import { listWithdrawals } from '../../aftersales/index.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { createWriter } from '../../invoice/invoice-writer.ts';
import type { MailType } from '../../notification/order-mail-about.ts';
import { toOrderMailContent } from '../../notification/order-mail-content.ts';
import { attemptKeyOf, findAttempt, findOrder } from '../../order-records/index.ts';
import { listTenants, toTenant } from '../../tenant/index.ts';

const checkout = aCheckoutHarness();
const say = (orderNumber: string, call: Call, body: object) =>
	report(checkout.harness, orderNumber, call, {
		tenantId: checkout.shop.shop.tenantId,
		...body,
	});

async function tenant() {
	const { tenantId } = checkout.shop.shop;
	const [row] = await checkout.harness.api.db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (!row) throw new Error('no shop');
	return toTenant(row);
}

async function mailOf({ orderNumber }: Order, type: MailType) {
	const { tenantId } = checkout.shop.shop;
	const { order, payment, withdrawal } = await checkout.harness.api.db.snapshot(async (tx) => {
		const row = await findOrder(tx, tenantId, orderNumber);
		const attempt = row && (await findAttempt(tx, attemptKeyOf(row)));
		if (!row || !attempt) throw new Error('no order');
		const [first = null] = type === 'order.refunded' ? await listWithdrawals(tx, row) : [];
		return { order: row, payment: attempt, withdrawal: first };
	});
	return toOrderMailContent({
		tenant: await tenant(),
		type,
		order,
		payment,
		token: '',
		withdrawal,
	});
}

const FIRST = /^Kommt Geld zurück, dann zuerst auf dein Guthaben/;
const money = (cents: number) =>
	(cents / 100).toLocaleString('de-AT', { style: 'currency', currency: 'EUR' });

it('both parts, and the order of refunds, are in emails and on the invoice', async () => {
	const { buyer } = await aWalletBuyer(checkout, [5_00]);
	const { order } = await buyer.order({ methodKey: 'payment-at-the-door' });
	const placed = await mailOf(order, 'order.placed');
	expect(placed.sums.slice(-3)).toMatchObject([
		{ label: 'Voraussichtlich', amount: money(order.bill.total) },
		{ label: 'Guthaben', amount: money(-5_00) },
		{ label: 'An der Tür', amount: money(order.bill.total - 5_00) },
	]);
	expect(placed.notes).toContainEqual(expect.stringMatching(FIRST));

	const lines = [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 480 }];
	await say(order.orderNumber, 'picked', { lines });
	const picked = await mailOf(order, 'order.picked');
	expect(picked.sums.slice(-2)).toMatchObject([
		{ label: 'Guthaben', amount: money(-4_70) },
		{ label: 'An der Tür', amount: money(order.bill.total - 5_00) },
	]);
	const { rows } = await checkout.harness.api.pool.query<{ document: Invoice }>(
		'SELECT document FROM invoice WHERE order_number = $1',
		[order.orderNumber],
	);
	if (!rows[0]) throw new Error('no invoice');
	const written = createWriter(await tenant(), rows[0].document);
	expect(written.payments).toEqual([
		['Mit Guthaben bezahlt', money(-4_70)],
		['Restbetrag', money(order.bill.total - 5_00)],
	]);
	expect(written.notes).toContainEqual(expect.stringMatching(FIRST));
	const { orderNumber } = order;
	const pdf = await buyer.call(getInvoice, { params: { orderNumber } });
	expect(pdf.headers['content-type']).toBe('application/pdf');
});

it('an email tells what is back on the gift card', async () => {
	const { buyer } = await aWalletBuyer(checkout, [3_00], { MILCH: 2 });
	const { order } = await buyer.order();
	const path = `/api/orders/${order.orderNumber}`;
	await say(order.orderNumber, 'picked', { lines: [] });
	const input = { lineItemIds: ['MILCH'], name: 'Anna Berger', email: 'anna.berger@example.at' };
	await buyer.send('POST', `${path}/withdrawal`, input);
	await buyer.send('POST', `${path}/withdrawal/confirm`);
	await say(order.orderNumber, 'returned', { withdrawal: 1 });
	const mail = await mailOf(order, 'order.refunded');
	expect(mail.sums).toMatchObject([
		{ label: 'Du bekommst zurück', amount: money(order.bill.total) },
		{ label: 'Davon auf dein Guthaben', amount: money(3_00) },
	]);

	const other = await aWalletBuyer(checkout, [3_00], { MILCH: 2 });
	const { order: second } = await other.buyer.order();
	await other.buyer.send('POST', `/api/orders/${second.orderNumber}/cancel`);
	const cancelled = await mailOf(second, 'order.cancelled');
	expect(cancelled.notes).toEqual([`${money(3_00)} sind wieder auf deinem Guthaben.`]);
});

it('an order paid by gift cards alone has nothing left to pay', async () => {
	const { buyer } = await aWalletBuyer(checkout, [50_00], { MILCH: 2 });
	const { order } = await buyer.order({ methodKey: 'gift-card' });
	const placed = await mailOf(order, 'order.placed');
	expect(placed.sums.at(-1)).toMatchObject({ label: 'Guthaben', amount: money(-order.bill.total) });
});

it('the export of a customer has what gift cards paid', async () => {
	const { buyer } = await aWalletBuyer(checkout, [5_00]);
	const { order } = await buyer.order();
	const { rawPayload } = await buyer.send('GET', '/api/customers/export');
	const json = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
	expect(json.orders).toMatchObject([
		{ order_number: order.orderNumber, payment: { method: 'credit-cards', giftCards: 5_00 } },
	]);
	expect(json.giftCardEntries).toMatchObject([
		{ type: 'pay', amount_cents: -5_00, order_number: order.orderNumber },
		{ type: 'add' },
	]);
});
