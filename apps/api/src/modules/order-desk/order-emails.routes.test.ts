import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import { type QueuedMail, sendMails } from '../../jobs/send-mail.ts';
import { Undeliverable } from '../../mail/mail.ts';
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

type Listed = { emailId: string; state: string; by: string | null };

/** An order whose confirmation waits in the queue. */
async function ordered(): Promise<{ order: Order; emailId: string }> {
	const { order } = await harness.ordered({ MILCH: 1 });
	const { db, deps } = harness.api;
	await dispatchOrderEvents({ db, outbox: deps.outbox, orderSecret: deps.orderSecret });
	const [email] = await emailsOf(order);
	return { order, emailId: email?.emailId ?? '' };
}

const emailsOf = async ({ orderNumber }: Order): Promise<Listed[]> =>
	(await service.send('GET', `/admin/orders/${orderNumber}`)).json().emails;
const urlOf = ({ orderNumber }: Order, emailId: string) =>
	`/admin/orders/${orderNumber}/emails/${emailId}`;

async function jobsOf({ orderNumber }: Order): Promise<QueuedMail[]> {
	const { rows } = await harness.api.pool.query(
		`SELECT id, data, retry_count AS "retryCount", retry_limit AS "retryLimit" FROM pgboss.job WHERE name = 'send-mail' AND data #>> '{link,orderNumber}' = $1
		ORDER BY created_on`,
		[orderNumber],
	);
	return rows;
}

const deliver = async (order: Order, send: () => Promise<void>) =>
	sendMails({ db: harness.api.db, send, log: harness.api.deps.logs.process }, await jobsOf(order));

describe('emails of an order', () => {
	it('are listed with what became of them', async () => {
		const { order } = await ordered();
		expect(await emailsOf(order)).toMatchObject([
			{
				...{ type: 'order.placed', recipient: 'anna.berger@example.at', state: 'queued' },
				...{ by: null, settledAt: null },
			},
		]);
		await deliver(order, async () => {});
		expect(await emailsOf(order)).toMatchObject([{ state: 'sent' }]);
	});

	it('show that the mail server refused one for good, and nothing while it is retried', async () => {
		const { order } = await ordered();
		const [retried] = await deliver(order, () => Promise.reject(new Error('no connection')));
		expect(retried?.status).toBe('failed');
		expect(await emailsOf(order)).toMatchObject([{ state: 'queued' }]);
		await deliver(order, () => Promise.reject(new Undeliverable('RCPT TO answered 550')));
		expect(await emailsOf(order)).toMatchObject([{ state: 'refused' }]);
	});

	it('are given up with the last retry', async () => {
		const { order } = await ordered();
		const [job] = await jobsOf(order);
		if (!job) throw new Error('no email');
		const send = () => Promise.reject(new Error('no connection'));
		const deps = { db: harness.api.db, send, log: harness.api.deps.logs.process };
		await sendMails(deps, [{ ...job, retryCount: job.retryLimit - 1 }]);
		expect(await emailsOf(order)).toMatchObject([{ state: 'queued' }]);
		await sendMails(deps, [{ ...job, retryCount: job.retryLimit }]);
		expect(await emailsOf(order)).toMatchObject([{ state: 'refused' }]);
	});

	it('are not sent again because their outcome could not be noted', async () => {
		const { order } = await ordered();
		const { db, deps } = harness.api;
		const transaction = () => Promise.reject(new Error('no connection'));
		const broken = { ...db, transaction };
		const [sent] = await sendMails(
			{ db: broken, send: async () => {}, log: deps.logs.process },
			await jobsOf(order),
		);
		expect(sent?.status).toBe('completed');
	});

	it('are encrypted in the database and deleted with the person', async () => {
		const { order } = await ordered();
		const stored = async () => {
			const { rows } = await harness.api.pool.query(
				'SELECT sealed_body FROM order_email WHERE order_number = $1',
				[order.orderNumber],
			);
			return rows.map((row) => Buffer.from(row.sealed_body, 'base64').toString('latin1'));
		};
		expect(await stored()).toHaveLength(1);
		expect((await stored()).join()).not.toMatch(/Anna|Praterstra/);
		await harness.api.pool.query(
			'UPDATE shop_order SET erased_at = now() WHERE order_number = $1',
			[order.orderNumber],
		);
		expect(await stored()).toEqual([]);
	});
});

describe('GET /admin/orders/:orderNumber/emails/:emailId', () => {
	it('shows the email as it was sent, though the order has changed, and without links', async () => {
		const { order, emailId } = await ordered();
		const [job] = await jobsOf(order);
		await harness.api.pool.query(
			`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,billingAddress,firstName}', '"Berta"')
			WHERE order_number = $1`,
			[order.orderNumber],
		);
		const { html, subject } = (await service.send('GET', urlOf(order, emailId))).json();
		expect(subject).toBe(job?.data.subject);
		expect(html).toContain('Hallo Anna');
		expect(html).toBe(job?.data.html?.replaceAll(/ href="[^"]*"/g, ''));
		expect(html).not.toMatch(/href|token/);
	});

	it('answers 404 for the email of another order', async () => {
		const { emailId } = await ordered();
		const { order: other } = await ordered();
		expect((await service.send('GET', urlOf(other, emailId))).statusCode).toBe(404);
		expect((await service.send('POST', `${urlOf(other, emailId)}/resend`)).statusCode).toBe(404);
	});
});

describe('POST /admin/orders/:orderNumber/emails/:emailId/resend', () => {
	it('sends the same email to the same address, and writes who did it', async () => {
		const { order, emailId } = await ordered();
		const answer = await service.send('POST', `${urlOf(order, emailId)}/resend`);
		expect(answer.statusCode).toBe(201);
		expect(answer.json()).toMatchObject({ state: 'queued', by: 'Maria Huber' });
		const [first, again] = await jobsOf(order);
		expect(again?.data).toEqual({
			...first?.data,
			messageId: expect.not.stringMatching(first?.data.messageId ?? ''),
			logged: { tenantId: harness.shop.tenantId, emailId: answer.json().emailId },
		});
		expect((await emailsOf(order)).map(({ by }) => by)).toEqual([null, 'Maria Huber']);
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			...{ action: 'order.resend', subject: `order:${order.orderNumber}` },
			after: { type: 'order.placed' },
		});
	});

	it('floods nobody: five per order in ten minutes', async () => {
		const { order, emailId } = await ordered();
		const answers: number[] = [];
		for (let time = 0; time < 6; time++) {
			const answer = await service.send('POST', `${urlOf(order, emailId)}/resend`);
			answers.push(answer.statusCode);
		}
		expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
		const { order: other, emailId: another } = await ordered();
		expect((await service.send('POST', `${urlOf(other, another)}/resend`)).statusCode).toBe(201);
	});
});
