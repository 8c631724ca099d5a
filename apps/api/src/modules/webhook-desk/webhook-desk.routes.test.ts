import type { DeskWebhooks } from '@korb/contracts/admin/settings/webhooks';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { insertWebhook } from '../notification/index.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';

const fixture = officeFixture();

const url = 'https://erp.korb.example/hooks/very-secret?key=1';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** An event that the endpoint has refused three times. */
async function aFailedDelivery(change: { answer?: string | null } = {}) {
	const webhookId = await fixture.api.db.transaction((tx) =>
		insertWebhook(tx, fixture.shop.tenantId, { url, secret, types: [] }),
	);
	const { answer = '503' } = change;
	const { rows } = await fixture.api.pool.query<{ event_id: string }>(
		`WITH event AS (
			INSERT INTO order_event (tenant_id, order_number, type)
			VALUES ($1, 10004218, 'order.moved') RETURNING event_id
		)
		INSERT INTO order_webhook_delivery (event_id, webhook_id, tries, last_answer)
		SELECT event_id, $2, 3, $3 FROM event RETURNING event_id`,
		[fixture.shop.tenantId, webhookId, answer],
	);
	return { webhookId, eventId: String(rows[0]?.event_id) };
}

type Delivery = Awaited<ReturnType<typeof aFailedDelivery>>;

const read = async (): Promise<DeskWebhooks> =>
	(await fixture.manager.send('GET', '/admin/settings/webhooks')).json();
const resend = ({ webhookId, eventId }: Delivery, by = fixture.manager, tries = 3) =>
	by.send('POST', `/admin/settings/webhooks/${webhookId}/events/${eventId}/send`, { tries });
async function jobs({ webhookId }: Delivery): Promise<number> {
	const { rows } = await fixture.api.pool.query(
		`SELECT FROM pgboss.job WHERE name = 'send-order-event' AND data ->> 'webhookId' = $1`,
		[webhookId],
	);
	return rows.length;
}

describe('webhooks', () => {
	it('are listed with what they have not taken, without path and key', async () => {
		const { webhookId, eventId } = await aFailedDelivery();
		const answer = await fixture.manager.send('GET', '/admin/settings/webhooks');
		expect(answer.json()).toMatchObject({
			webhooks: [{ webhookId, host: 'erp.korb.example', isActive: true, waiting: 1 }],
			undelivered: [
				{ eventId, orderNumber: '10004218', type: 'order.moved', tries: 3, lastAnswer: '503' },
			],
		});
		expect(answer.body).not.toMatch(/secret|whsec/);
	});

	it('get an event again, and the audit log says who sent it', async () => {
		const delivery = await aFailedDelivery();
		const answer = await resend(delivery);
		expect(answer.statusCode, answer.body).toBe(200);
		expect(answer.json().undelivered).toMatchObject([{ lastAnswer: null, tries: 3 }]);
		expect(await jobs(delivery)).toBe(1);
		const audit = await fixture.manager.send('GET', '/admin/audit?subject=order:10004218');
		expect(audit.json().entries).toMatchObject([
			{ action: 'settings.resendEvent', after: { host: 'erp.korb.example' } },
		]);
	});

	it('do not get what is being sent, was tried since, or was taken', async () => {
		const sending = await aFailedDelivery({ answer: null });
		expect((await resend(sending)).json()).toMatchObject({ code: 'notFailed' });
		const tried = await aFailedDelivery();
		expect((await resend(tried, fixture.manager, 2)).json()).toMatchObject({
			errorCode: 'stale',
			current: { tries: 3 },
		});
		await fixture.api.pool.query(
			'UPDATE order_webhook_delivery SET delivered_at = now() WHERE webhook_id = $1',
			[tried.webhookId],
		);
		expect((await resend(tried)).statusCode).toBe(404);
		expect((await jobs(sending)) + (await jobs(tried))).toBe(0);
	});

	it('that are asked no more get nothing', async () => {
		const delivery = await aFailedDelivery();
		await fixture.api.pool.query(
			'UPDATE order_webhook SET is_active = false WHERE webhook_id = $1',
			[delivery.webhookId],
		);
		expect((await resend(delivery)).json()).toMatchObject({ code: 'inactive' });
		expect((await read()).webhooks).toMatchObject([{ isActive: false }]);
	});

	it('of another shop do not exist', async () => {
		const delivery = await aFailedDelivery();
		const other = await aShop().openIn(fixture.api);
		const stranger = await fixture.hire({}, other);
		expect((await resend(delivery, stranger)).statusCode).toBe(404);
		expect(await jobs(delivery)).toBe(0);
	});

	it('are for managers', async () => {
		const editor = await fixture.hire({ roles: ['editor'] });
		expect((await resend(await aFailedDelivery(), editor)).statusCode).toBe(403);
	});
});

describe('two people who send an event at once', () => {
	async function bothResend(delivery: Delivery): Promise<number> {
		const blocker = await fixture.api.pool.connect();
		await blocker.query('BEGIN');
		await blocker.query('SELECT FROM order_webhook_delivery WHERE webhook_id = $1 FOR UPDATE', [
			delivery.webhookId,
		]);
		const both = [resend(delivery), resend(delivery)];
		await expect
			.poll(
				async () => {
					const { rows } = await fixture.api.pool.query(
						`SELECT FROM pg_stat_activity
						WHERE datname = current_database() AND wait_event_type = 'Lock'`,
					);
					return rows.length;
				},
				{ timeout: 10_000, interval: 10 },
			)
			.toBe(2);
		await blocker.query('COMMIT');
		blocker.release();
		await Promise.all(both);
		return jobs(delivery);
	}

	it('send it once', async () => {
		expect(await bothResend(await aFailedDelivery())).toBe(1);
	});

	it('would send it twice without the lock', async () => {
		const delivery = await aFailedDelivery();
		expect(await withoutGuards(['webhook-lock'], () => bothResend(delivery))).toBe(2);
	});
});
