import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Order } from '@korb/contracts/order/orders';
import { aShop } from '@korb/testing/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../checkout-harness/order-harness.ts';
import { findBroken } from '../db/invariants/check.ts';
import { purgeCustomers } from '../jobs/purge-customers.ts';
import { aCustomer } from '../modules/identity/testing.ts';

const harness = openOrderHarness();

async function rows(text: string, ...values: unknown[]) {
	return (await harness.api.pool.query(text, values)).rows;
}

function tenants(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(import.meta.dirname, 'main.ts'), ...args],
		{ env: { DATABASE_URL: harness.api.url }, encoding: 'utf8' },
	);
	const lines = stdout.split('\n').filter(Boolean);
	return { status, stderr, printed: lines.map((line) => JSON.parse(line)) };
}

const placed: Order[] = [];
const newShop = [
	'--name',
	'Hofladen',
	'--host',
	'hofladen.test',
	'--email',
	'hallo@hofladen.example',
];

describe('pnpm tenants create', () => {
	it('opens a shop that answers at its host', async () => {
		expect(tenants('create', 'hofladen', ...newShop).printed).toEqual([{ created: 'hofladen' }]);
		await harness.api.refreshTenants();
		const answer = await harness.api.inject({
			method: 'GET',
			url: '/tenant/config',
			headers: { host: 'hofladen.test' },
		});
		expect(answer.json().clientRuntimeConfig).toMatchObject({
			tenantId: 'hofladen',
			baseUrl: 'https://hofladen.test',
		});
		const listed = tenants('list').printed.find((shop) => shop.tenant_id === 'hofladen');
		expect(listed).toEqual({
			...{ tenant_id: 'hofladen', name: 'Hofladen' },
			...{ hosts: ['hofladen.test'], closed_at: null },
		});
	});

	it('refuses an id or a host that is taken, and an invalid configuration', async () => {
		expect(tenants('create', 'hofladen', ...newShop).stderr).toContain(
			'there is a tenant hofladen',
		);
		expect(tenants('create', 'zweiter', ...newShop).stderr).toContain('belongs to a shop already');
		const broken = ['--host', 'dritter.test', '--name', 'Dritter', '--email', 'nobody'];
		expect(tenants('create', 'dritter', ...broken).status).toBe(1);
		expect(await rows("SELECT FROM tenant WHERE tenant_id IN ('zweiter', 'dritter')")).toEqual([]);
	});
});

describe('a tenant with books', () => {
	it('cannot be removed, unlike one without', async () => {
		placed.push((await harness.ordered({ MILCH: 1 })).order);
		const { tenantId } = harness.shop;
		const remove = (id: string) => rows('DELETE FROM tenant WHERE tenant_id = $1', id);
		await expect(remove(tenantId)).rejects.toThrow('close it instead');
		await remove((await aShop().openIn(harness.api)).tenantId);
	});
});

describe('pnpm tenants close', () => {
	const email = 'anna@korb.example';
	let tenantId: string;
	beforeAll(async () => {
		({ tenantId } = harness.shop);
		await aCustomer(harness.api, harness.shop, email, '198.51.100.7');
	});

	it('refuses while the shop sells, and while an order is under way', async () => {
		placed.push((await harness.ordered({ MILCH: 1 })).order);
		expect(tenants('close', tenantId).stderr).toContain('switch featureCartCheckout off first');
		await harness.shop.setConfig(['clientRuntimeConfig', 'featureCartCheckout'], false);
		expect(tenants('close', tenantId).stderr).toMatch(/has to finish [1-9]\d* orders/);
		expect((await harness.shop.get('/tenant/config')).statusCode).toBe(200);

		for (const order of placed) await harness.pick(order);
		await rows("UPDATE shop_order SET status = 'DELIVERED' WHERE status = 'PICKED'");
	});

	it('keeps orders and invoices, and answers nobody', async () => {
		await rows(
			"INSERT INTO newsletter_subscription (tenant_id, email) VALUES ($1, 'gast@korb.example')",
			tenantId,
		);
		const books = () =>
			rows(
				`SELECT (SELECT count(*)::int FROM invoice WHERE tenant_id = $1) AS invoices,
					(SELECT count(*)::int FROM shop_order WHERE tenant_id = $1) AS orders`,
				tenantId,
			);
		const purges = () =>
			rows(
				"SELECT FROM pgboss.job WHERE name = 'purge-edge' AND data -> 'keys' ? $1",
				`t-${tenantId}`,
			);
		const before = await books();
		const purgesBefore = (await purges()).length;
		expect(before[0].invoices).toBeGreaterThan(0);

		const { printed, stderr } = tenants('close', tenantId);
		expect({ printed, stderr }).toEqual({ printed: [{ closed: tenantId }], stderr: '' });
		await harness.api.refreshTenants();
		expect((await harness.shop.get('/tenant/config')).statusCode).toBe(421);
		expect(harness.api.tenants.findById(tenantId)).toBeNull();
		expect(await books()).toEqual(before);
		expect(await purges()).toHaveLength(purgesBefore + 1);
		expect(tenants('close', tenantId).stderr).toContain('is closed already');
	});

	it('forgets people: what needs a shop at once, accounts after 14 days', async () => {
		for (const table of ['newsletter_subscription', 'customer_session']) {
			expect(await rows(`SELECT FROM ${table} WHERE tenant_id = $1`, tenantId)).toEqual([]);
		}
		const carts = "SELECT FROM cart WHERE tenant_id = $1 AND status IN ('OPEN', 'ABANDONED')";
		expect(await rows(carts, tenantId)).toEqual([]);
		const customers = () =>
			rows(
				'SELECT deletion_at::date - now()::date AS days FROM customer WHERE tenant_id = $1',
				tenantId,
			);
		expect(await customers()).toEqual([{ days: 14 }]);

		await rows('UPDATE customer SET deletion_at = now() WHERE tenant_id = $1', tenantId);
		await purgeCustomers(harness.api);
		expect(await customers()).toEqual([]);
		expect(await rows('SELECT FROM invoice WHERE tenant_id = $1', tenantId)).not.toEqual([]);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});
});
