import { randomUUID } from 'node:crypto';
import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness, payOnDelivery } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import type { MailJob } from '../../mail/mail.ts';
import { Shopper } from '../cart/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let service: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	service = await aStaffMember(harness.api, office, harness.shop.tenantId, { roles: ['service'] });
});
afterAll(() => office.close());

const read = async ({ orderNumber }: Order, by = service) =>
	(await by.send('GET', `/admin/orders/${orderNumber}`)).json();
const give = async (order: Order, change: object = {}, by = service) =>
	by.send('POST', `/admin/orders/${order.orderNumber}/vouchers`, {
		version: (await read(order, by)).version,
		...{ key: randomUUID(), amount: 500, reason: 'Eier fehlten zum zweiten Mal', ...change },
	});

async function mailsOf({ orderNumber }: Order): Promise<MailJob[]> {
	const { rows } = await harness.api.pool.query(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data #>> '{link,orderNumber}' = $1
			AND data ->> 'subject' LIKE '%Gutschein%'`,
		[orderNumber],
	);
	return rows.map(({ data }) => data);
}

describe('POST /admin/orders/:orderNumber/vouchers', () => {
	it('emails a code over the amount, and writes who and why', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const answer = await give(order);
		expect(answer.json()).toMatchObject({
			vouchers: [{ amount: 500, by: 'Maria Huber', isUsed: false }],
			voucherLimit: 1500,
			emails: [{ type: 'order.voucher', recipient: 'anna.berger@example.at' }],
		});
		const [{ code }] = answer.json().vouchers;
		const mails = await mailsOf(order);
		expect(mails).toHaveLength(1);
		for (const part of [code, 'Hallo Anna', '€ 5,00']) {
			expect(mails[0]?.text.replaceAll(/\s/g, ' ')).toContain(part);
		}
		const { rows } = await harness.api.pool.query(
			`SELECT kind, value, max_uses, ends_at > now() + interval '179 days' AS is_long
			FROM discount_code WHERE code = $1`,
			[code],
		);
		expect(rows).toEqual([{ kind: 'amount', value: 500, max_uses: 1, is_long: true }]);
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			action: 'order.voucher',
			after: { amount: 500, reason: 'Eier fehlten zum zweiten Mal' },
		});
		expect(JSON.stringify(entries[0])).not.toContain(code);
	});

	it('tells the code to nobody whose role gives no vouchers', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const [{ code }] = (await give(order)).json().vouchers;
		const dispatcher = await aStaffMember(harness.api, office, harness.shop.tenantId, {
			roles: ['dispatcher'],
		});
		const seen = await read(order, dispatcher);
		expect(seen.vouchers).toMatchObject([{ code: `…${code.slice(-4)}`, amount: 500 }]);
		expect(JSON.stringify(seen)).not.toContain(code);
		const { emailId } = seen.emails.find(({ type }: { type: string }) => type === 'order.voucher');
		const path = `/admin/orders/${order.orderNumber}/emails/${emailId}`;
		expect((await service.send('GET', path)).json().html).toContain(code);
		expect((await dispatcher.send('GET', path)).json().errorCode).toBe('forbidden');
	});

	it('gives a code that pays for one order, of whoever has it', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const [{ code }] = (await give(order)).json().vouchers;
		const shopper = await Shopper.enter(harness.shop);
		const buyer = await harness.ready({ MILCH: 20 }, shopper);
		const redeemed = await buyer.send('POST', '/api/carts/discount-codes', { code });
		expect(redeemed.json()).toMatchObject({ discountCodes: [{ code, amount: 500 }] });
		const next = await buyer.order(payOnDelivery);
		expect(next.order.priceInfo.discounts).toBe(500);
		expect((await read(order)).vouchers).toMatchObject([{ isUsed: true }]);
		const other = await Shopper.enter(harness.shop);
		await other.set('MILCH', 20);
		const again = await other.send('POST', '/api/carts/discount-codes', { code });
		expect(again.statusCode).toBe(409);
	});

	it('gives one voucher, however often the request is repeated', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const key = randomUUID();
		expect((await give(order, { key })).statusCode).toBe(200);
		expect((await give(order, { key, version: 1 })).statusCode).toBe(200);
		expect((await read(order)).vouchers).toHaveLength(1);
		expect(await mailsOf(order)).toHaveLength(1);
		const other = await give(order, { key, amount: 600 });
		expect(other.json()).toMatchObject({ status: 409, code: 'keyUsed' });
	});

	it('stops at the limit of the role, counted over all vouchers of the person', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		expect((await give(order, { amount: 2001 })).json()).toMatchObject({ code: 'aboveLimit' });
		expect((await give(order, { amount: 1500 })).statusCode).toBe(200);
		expect((await give(order, { amount: 501 })).json()).toMatchObject({ code: 'aboveLimit' });
		expect((await give(order, { amount: 500 })).statusCode).toBe(200);
		expect((await read(order)).voucherLimit).toBe(0);
		const manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
		expect((await read(order, manager)).voucherLimit).toBeNull();
		expect((await give(order, { amount: 5000 }, manager)).statusCode).toBe(200);
	});

	it('refuses when the order has changed since', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		await give(order);
		const answer = await give(order, { version });
		expect(answer.json()).toMatchObject({ errorCode: 'stale' });
		expect((await read(order)).vouchers).toHaveLength(1);
	});

	const giveAtOnce = async (amount: number) => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => give(order, { version, amount })),
		);
		const given = answers.filter(({ statusCode }) => statusCode === 200).length;
		return { given, vouchers: (await read(order)).vouchers.length };
	};

	it('lets one of four at once give it', async () => {
		expect(await giveAtOnce(500)).toEqual({ given: 1, vouchers: 1 });
	});

	it('control: without the version all four would', async () => {
		const outcome = await withoutGuards(['order-version'], () => giveAtOnce(500));
		expect(outcome).toEqual({ given: 4, vouchers: 4 });
	});

	it('keeps the limit without the version, too: the order is locked', async () => {
		const outcome = await withoutGuards(['order-version'], () => giveAtOnce(1500));
		expect(outcome).toEqual({ given: 1, vouchers: 1 });
	});

	it('forgets whose it was with the person, and refuses an order without a mailbox', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		await give(order);
		await harness.api.pool.query(
			`UPDATE shop_order SET erased_at = now(), snapshot = order_without_person(snapshot)
			WHERE order_number = $1`,
			[order.orderNumber],
		);
		expect((await read(order)).vouchers).toEqual([]);
		expect((await give(order)).json()).toMatchObject({ status: 409, code: 'noMailbox' });
	});
});
