import { createRegister } from '@korb/server/metrics';
import { aShop } from '@korb/testing/shop';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { aWindow } from '../modules/windows/testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { createApiMetrics } from './api-metrics.ts';
import { observeShop } from './shop-metrics.ts';

const metrics = createRegister('api');
let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({ metrics });
});
afterAll(() => api.close());

describe('the metrics of the API', () => {
	it('count requests by route and status, never by path', async () => {
		const shop = await aShop().openIn(api);
		await shop.get('/api/content/pages/nicht-da');
		const text = await metrics.metrics();
		expect(text).toMatch(
			/http_request_duration_seconds_count\{process="api",method="GET",route="\/api\/content\/pages\/\*",status="404"\} 1/,
		);
		expect(text).not.toContain('nicht-da');
	});

	it('are not on the port of the shop', async () => {
		const { statusCode } = await api.inject({ method: 'GET', url: '/metrics' });
		expect(statusCode).toBe(404);
	});

	it('show how many connections are busy and wanted', async () => {
		const register = createApiMetrics(api.pool, null);
		const client = await api.pool.connect();
		const text = await register.metrics();
		client.release();
		expect(text).toMatch(/postgres_pool_connections\{state="busy",process="api"\} 1/);
		expect(text).toMatch(/postgres_pool_size\{process="api"\} 10/);
	});
});

describe('the figures of the shop', () => {
	it('show what waits and for how long, and are read once in five seconds', async () => {
		const shop = await aShop().openIn(api);
		await holdPlace(shop.tenantId);
		await api.db.transaction((tx) => api.outbox.enqueue(tx, 'purge-edge', { keys: ['a'] }));
		await api.query("UPDATE pgboss.job SET start_after = now() - interval '90 seconds'", []);
		await api.query(
			`INSERT INTO pgboss.job (name, source_name) VALUES ('dead-letters', 'send-mail')`,
			[],
		);
		await unsettledPayment(shop.tenantId);
		await waitingEvent(shop.tenantId);
		const register = new Registry();
		observeShop(register, api.db);
		const text = await register.metrics();
		expect(text).toMatch(/korb_jobs_waiting\{queue="purge-edge"\} 1\n/);
		expect(text).toMatch(/korb_jobs_oldest_seconds\{queue="purge-edge"\} 9\d/);
		expect(text).toMatch(/korb_payments_unsettled\{status="authorised"\} 1\n/);
		expect(text).toMatch(/korb_payments_unsettled_oldest_seconds\{status="authorised"\} 36\d\d/);
		expect(text).toMatch(/korb_payment_operations_open\{operation="refund"\} 1\n/);
		expect(text).toMatch(/korb_payment_operations_oldest_seconds\{operation="refund"\} 6\d/);
		expect(text).toMatch(/korb_outbox_waiting 1\n/);
		expect(text).toMatch(/korb_outbox_oldest_seconds 3\d/);
		expect(text).toContain(`korb_window_holds{tenant="${shop.tenantId}"} 1`);
		expect(text).toContain('korb_jobs_dead{queue="send-mail"} 1');
		expect(text).toMatch(/korb_shop_figures_up 1\n/);
		await waitingEvent(shop.tenantId);
		expect(await register.metrics()).toMatch(/korb_outbox_waiting 1\n/);
	});

	it('are missing while the database does not answer, which is a figure itself', async () => {
		const register = new Registry();
		const silent = {
			...createDatabase(api.pool),
			snapshot: () => Promise.reject(new Error('down')),
		};
		observeShop(register, silent);
		const text = await register.metrics();
		expect(text).toMatch(/korb_shop_figures_up 0\n/);
		expect(text).not.toMatch(/^korb_(?!shop_figures_up)/m);
	});
});

async function holdPlace(tenantId: string): Promise<void> {
	await api.query(
		`INSERT INTO window_hold (tenant_id, cart_id, window_id, has_place)
		VALUES ($1, 'cart-1', $2, true), ($1, 'cart-2', $2, false)`,
		[tenantId, await aWindow(api, { tenantId })],
	);
}

async function unsettledPayment(tenantId: string): Promise<void> {
	await api.query(
		`WITH attempt AS (
			INSERT INTO payment_attempt (tenant_id, cart_id, cart_version, method_key, status, currency,
				planned_cents, reserved_cents, checkout_request, snapshot, created_at)
			VALUES ($1, gen_random_uuid(), 1, 'credit-cards', 'authorised', 'EUR', 100, 100, '{}', '{}',
				now() - interval '1 hour')
			RETURNING tenant_id, attempt_id
		)
		INSERT INTO payment_operation (tenant_id, attempt_id, operation, started_at)
		SELECT tenant_id, attempt_id, 'refund', now() - interval '1 minute' FROM attempt`,
		[tenantId],
	);
}

let orderNumber = 0;
async function waitingEvent(tenantId: string): Promise<void> {
	await api.query(
		`INSERT INTO order_event (tenant_id, order_number, type, occurred_at)
		VALUES ($1, $2, 'order.placed', now() - interval '30 seconds')`,
		[tenantId, ++orderNumber],
	);
}
