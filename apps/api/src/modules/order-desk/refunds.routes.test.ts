import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { getCreditNote } from '@korb/contracts/order/order-paths';
import type { StaffRole } from '@korb/domain/staff/permissions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { type Call, report } from '../../checkout-harness/report.ts';
import { compareBooks } from '../../checkout-harness/testing.ts';
import { aWalletBuyer, balancesOf } from '../../checkout-harness/wallet-buyer.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import type { MailJob } from '../../mail/mail.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const checkout = aCheckoutHarness();
const { atProvider, sweepAfter } = checkout;
let office: FastifyInstance;
let service: TestStaff;
const hire = (...roles: StaffRole[]) =>
	aStaffMember(checkout.harness.api, office, checkout.shop.shop.tenantId, { roles });
beforeAll(async () => {
	office = await openOffice(checkout.harness.api);
});
beforeEach(async () => {
	service = await hire('service');
});
afterAll(() => office.close());

const say = (orderNumber: string, call: Call, body: object) =>
	report(checkout.harness, orderNumber, call, {
		tenantId: checkout.shop.shop.tenantId,
		...body,
	});
const read = async (orderNumber: string, by = service): Promise<DeskOrder> =>
	(await by.send('GET', `/admin/orders/${orderNumber}`)).json();

async function packed(skus: Record<string, number> = { MILCH: 2, BUTTER: 1 }, method?: string) {
	const buyer = await checkout.buyer(skus);
	const methodKey = (method ?? 'credit-cards') as 'credit-cards';
	const { orderNumber } = await buyer.order({ methodKey });
	await say(orderNumber, 'picked', { lines: [] });
	return { buyer, orderNumber, order: await read(orderNumber) };
}

const milk = [{ lineItemId: 'MILCH', quantity: 1 }];
type Change = {
	lines?: object[];
	version?: number;
	key?: string;
	by?: TestStaff;
	notify?: boolean;
};
const refund = (
	{ orderNumber, version }: Pick<DeskOrder, 'orderNumber' | 'version'>,
	{ by = service, ...change }: Change = {},
) =>
	by.send('POST', `/admin/orders/${orderNumber}/refunds`, {
		...{ version, key: randomUUID(), lines: milk, reason: 'quality', notify: true },
		...change,
	});

const priceOf = ({ refundable }: DeskOrder, id: string) =>
	refundable?.lines.find(({ lineItemId }) => lineItemId === id)?.price ?? 0;

async function mails(): Promise<MailJob[]> {
	const sent: MailJob[] = [];
	const outbox = {
		enqueue: async (_tx, name, data) => {
			if (name === 'send-mail') sent.push(data as MailJob);
		},
		close: async () => {},
	} satisfies Outbox;
	const { db, deps } = checkout.harness.api;
	await dispatchOrderEvents({ db, outbox, orderSecret: deps.orderSecret });
	return sent;
}

describe('POST /admin/orders/:orderNumber/refunds', () => {
	it('refunds a piece at the provider, with credit note, audit entry and email', async () => {
		const { buyer, order, orderNumber } = await packed();
		await mails();
		const half = priceOf(order, 'MILCH') / 2;
		const after: DeskOrder = (await refund(order)).json();
		expect(after).toMatchObject({
			version: order.version + 1,
			payment: { refunded: half },
			refunds: [{ amount: half, state: 'done', by: 'Maria Huber', reason: 'quality' }],
			refundable: { left: order.bill.total - half, limit: 50_00 - half },
		});
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: half });
		const number = after.refunds[0]?.creditNote ?? '';
		expect(number).toMatch(/^\d{4}-G\d{6}$/);
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			...{ action: 'order.refund', subject: `order:${orderNumber}` },
			after: { amount: half, reason: 'quality', creditNote: number },
		});
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail?.text).toContain(`/api/orders/${orderNumber}/credit-notes/${number}`);
		expect(mail?.text).toContain('1 × ');
		for (const pdf of [
			await service.send('GET', `/admin/orders/${orderNumber}/documents/${number}`),
			await buyer.call(getCreditNote, { params: { orderNumber, creditNote: number } }),
		]) {
			expect(pdf.headers['content-type']).toBe('application/pdf');
			expect(pdf.body.slice(0, 5)).toBe('%PDF-');
		}
		const { rows } = await checkout.harness.api.pool.query(
			'SELECT document FROM credit_note WHERE number = $1',
			[number],
		);
		const rate = order.lines.find(({ lineItemId }) => lineItemId === 'MILCH')?.vatRate;
		expect(rows[0].document).toMatchObject({
			...{ invoiceNumber: order.invoice?.number, total: half },
			vat: [{ percent: rate, gross: half }],
		});
		await compareBooks(checkout.harness);
	});

	it('sends no email when nobody wants one', async () => {
		const { order } = await packed();
		await mails();
		await refund(order, { notify: false });
		expect(await mails()).toEqual([]);
	});

	it('returns money to gift cards first, then to the card', async () => {
		const { buyer, codes } = await aWalletBuyer(checkout, [1_00], { MILCH: 2, BUTTER: 1 });
		const { orderNumber } = await buyer.order();
		await say(orderNumber, 'picked', { lines: [] });
		const order = await read(orderNumber);
		const half = priceOf(order, 'MILCH') / 2;
		const after: DeskOrder = (await refund(order)).json();
		expect(after.refunds).toMatchObject([{ amount: half, wallet: 1_00, state: 'done' }]);
		expect(await balancesOf(checkout, codes)).toEqual([1_00]);
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: half - 1_00 });
	});

	it('leaves money that was paid at the door to people', async () => {
		const { order } = await packed({ MILCH: 2 }, 'payment-at-the-door');
		const after: DeskOrder = (await refund(order)).json();
		expect(after.refunds).toMatchObject([{ state: 'byHand' }]);
		expect(after.ledger).toEqual([]);
	});

	it('refunds once under a key, whatever the version, and never another request', async () => {
		const { order } = await packed();
		const key = randomUUID();
		const first: DeskOrder = (await refund(order, { key })).json();
		for (const version of [order.version, first.version]) {
			const again = await refund({ ...order, version }, { key });
			expect(again.json()).toMatchObject({ refunds: [{ number: 1 }], version: first.version });
			expect(again.json().refunds).toHaveLength(1);
		}
		const other = await refund(first, { key, lines: [{ lineItemId: 'BUTTER', quantity: 1 }] });
		expect(other.json()).toMatchObject({ errorCode: 'conflict', code: 'keyUsed' });
	});

	it('refunds no more than is left of a line, in whatever parts', async () => {
		const { order } = await packed();
		const first: DeskOrder = (await refund(order, { by: await hire('manager') })).json();
		const two = await refund(first, { lines: [{ lineItemId: 'MILCH', quantity: 2 }] });
		expect(two.json()).toMatchObject({ errorCode: 'conflict', code: 'nothingLeft' });
		const left = priceOf(order, 'MILCH') / 2;
		const rest: DeskOrder = (
			await refund(first, { lines: [{ lineItemId: 'MILCH', price: left }] })
		).json();
		const more = await refund(rest, { lines: [{ lineItemId: 'MILCH', price: 1 }] });
		expect(more.json()).toMatchObject({ code: 'nothingLeft' });
		const unknown = await refund(rest, { lines: [{ lineItemId: 'GIBTSNICHT', quantity: 1 }] });
		expect(unknown.json()).toMatchObject({ code: 'nothingLeft' });
	});

	it('refuses an order that is not packed, and a stale page with both values', async () => {
		const buyer = await checkout.buyer({ MILCH: 2 });
		const { orderNumber } = await buyer.order({ methodKey: 'credit-cards' });
		const placed = await read(orderNumber);
		expect(placed.refundable).toBeNull();
		expect((await refund(placed)).json()).toMatchObject({ code: 'notPacked' });
		await say(orderNumber, 'picked', { lines: [] });
		expect((await refund(placed)).json()).toMatchObject({
			errorCode: 'stale',
			current: { orderNumber, status: 'PICKED' },
			requested: { version: placed.version, reason: 'quality' },
		});
		expect((await service.send('GET', '/admin/audit')).json().entries).toEqual([]);
	});

	it('limits what a role refunds of one order, over all refunds; managers have no limit', async () => {
		const { order } = await packed({ MILCH: 2 });
		const half = priceOf(order, 'MILCH') / 2;
		const limited = async (limit: number) => {
			const { tenantId } = checkout.shop.shop;
			await checkout.harness.api.pool.query(
				`UPDATE tenant SET config = config || jsonb_build_object('backOffice',
					jsonb_build_object('refundLimits', jsonb_build_object('service', $2::int)))
				WHERE tenant_id = $1`,
				[tenantId, limit],
			);
			await checkout.harness.api.deps.tenants.refresh();
		};
		await limited(half);
		const first: DeskOrder = (await refund(order)).json();
		expect(first.refundable?.limit).toBe(0);
		const second = await refund(first);
		expect(second.json()).toMatchObject({ errorCode: 'conflict', code: 'aboveLimit' });
		const manager = await hire('manager');
		expect((await refund(first, { by: manager })).statusCode).toBe(200);
		await limited(50_00);
	});

	it('a return after a withdrawal refunds what is left of the line', async () => {
		const { buyer, order, orderNumber } = await packed();
		await refund(order);
		const input = { lineItemIds: ['MILCH'], name: 'Anna Berger', email: 'anna@example.at' };
		await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal`, input);
		await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
		const answer = await say(orderNumber, 'returned', { withdrawal: 1 });
		expect(answer.json()).toMatchObject({ refund: priceOf(order, 'MILCH') / 2 });
		const after = await read(orderNumber);
		expect(after.payment.refunded).toBe(priceOf(order, 'MILCH'));
		expect(after.refundable?.lines.map(({ lineItemId }) => lineItemId)).toEqual(['BUTTER']);
	});

	it('is paid by the sweep when the API dies before it calls the provider', async () => {
		const { buyer, order, orderNumber } = await packed();
		const dying = await openOffice(checkout.harness.api, {
			checkpoint: async (point) => {
				if (point === 'deskRefund.noted') throw new Error('killed');
			},
		});
		const { tenantId } = checkout.shop.shop;
		const by = await aStaffMember(checkout.harness.api, dying, tenantId, { roles: ['service'] });
		expect((await refund(order, { by })).statusCode).toBe(500);
		await dying.close();
		expect((await read(orderNumber)).refunds).toMatchObject([{ state: 'pending' }]);
		await sweepAfter(1);
		expect((await read(orderNumber)).refunds).toMatchObject([{ state: 'done' }]);
		const half = priceOf(order, 'MILCH') / 2;
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: half });
	});

	it('refunds once when the answer of the provider is lost, and the sweep finds out', async () => {
		const { buyer, order, orderNumber } = await packed();
		const { payment_id: id } = await checkout.attemptOf(buyer.cartId);
		await fetch(`${checkout.harness.sandbox.url}/control/payments/${id}/script`, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ loseAnswers: { operation: 'refund', times: 3 } }),
		});
		expect((await refund(order)).json().refunds).toMatchObject([{ state: 'pending' }]);
		await sweepAfter(1);
		expect((await read(orderNumber)).refunds).toMatchObject([{ state: 'done' }]);
		const half = priceOf(order, 'MILCH') / 2;
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: half });
		checkout.harness.resetTimeouts();
	});
});

describe('six refunds at once', () => {
	const outcomes = async (lines: object[]) => {
		const { order, orderNumber } = await packed();
		const answers = await Promise.all(Array.from({ length: 6 }, () => refund(order, { lines })));
		const { refunds } = await read(orderNumber);
		return {
			answers: answers.map((answer) => answer.json().code ?? answer.json().errorCode ?? 'done'),
			refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
			line: priceOf(order, 'MILCH'),
		};
	};
	const some = [{ lineItemId: 'MILCH', price: 10 }];
	const all = [{ lineItemId: 'MILCH', quantity: 2 }];

	it('one wins, and the others learn of it', async () => {
		const { answers, refunded } = await outcomes(some);
		expect(answers.sort()).toEqual(['done', 'stale', 'stale', 'stale', 'stale', 'stale']);
		expect(refunded).toBe(10);
	});

	it('control: without the version, all of them are paid', async () => {
		const { refunded } = await withoutGuards(['order-version'], () => outcomes(some));
		expect(refunded).toBe(60);
	});

	it('even without the version, a line is refunded once', async () => {
		const { refunded, line } = await withoutGuards(['order-version'], () => outcomes(all));
		expect(refunded).toBe(line);
	});

	it('control: without counting what is left, it is refunded more than once', async () => {
		const { refunded, line } = await withoutGuards(['order-version', 'refund-left'], () =>
			outcomes(all),
		);
		expect(refunded).toBeGreaterThan(line);
	});
});
