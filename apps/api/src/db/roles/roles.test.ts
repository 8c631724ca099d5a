import { randomUUID } from 'node:crypto';
import { aBrand, aCategory, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import { maintainCarts } from '../../jobs/maintain-carts.ts';
import { maintainCatalogue } from '../../jobs/maintain-catalogue.ts';
import { freePlaces, maintainWindows } from '../../jobs/maintain-windows.ts';
import { purgeCustomers } from '../../jobs/purge-customers.ts';
import { purgeForms } from '../../jobs/purge-forms.ts';
import { refreshPopularity } from '../../jobs/refresh-popularity.ts';
import { remindOfEndingPasses } from '../../jobs/remind-of-passes.ts';
import { sweepPayments } from '../../modules/checkout/index.ts';
import { ensureOrderPartitions, purgeReports } from '../../modules/order-records/index.ts';
import { purgePicking } from '../../modules/picking/index.ts';
import { publishDueSettings } from '../../modules/settings/index.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { asRole, startTestApi, type TestApi, testPool } from '../../testing.ts';
import type { Pool } from '../connection/pool.ts';
import { createDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { createRoles, type ProcessRole, processRoles } from './roles.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let pools: Record<ProcessRole, Pool>;
beforeAll(async () => {
	api = await startTestApi();
	const open = (role: ProcessRole) => [role, testPool(asRole(api.url, role), 2)];
	pools = Object.fromEntries(processRoles.map(open));
	shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [aProduct('MILCH', { name: 'Milch' })]);
	await api.query(
		`INSERT INTO audit_entry (tenant_id, staff_name, action, subject, request_id)
		VALUES ($1, 'Anna', 'created', 'somebody', 'r1')`,
		[shop.tenantId],
	);
});
afterAll(async () => {
	for (const pool of Object.values(pools ?? {})) await pool.end();
	await api.close();
});

const codeOf = (role: ProcessRole, statement: string) =>
	pools[role].query(statement).then(
		() => 'done',
		(error: pg.DatabaseError) => error.code,
	);
const DENIED = '42501';

describe('roles of the processes', () => {
	it.each<[ProcessRole, string]>([
		['korb_api', 'DROP TABLE cart'],
		['korb_api', 'CREATE TABLE mine (id int)'],
		['korb_api', 'TRUNCATE cart'],
		['korb_api', 'ALTER TABLE audit_entry DISABLE TRIGGER ALL'],
		['korb_api', 'DELETE FROM audit_entry'],
		['korb_api', "UPDATE audit_entry SET staff_name = 'nobody'"],
		['korb_api', 'DELETE FROM gift_card_entry'],
		['korb_api', 'DELETE FROM loyalty_entry'],
		['korb_api', 'DELETE FROM credit_note'],
		['korb_api', "UPDATE credit_note SET document = '{}'"],
		['korb_api', 'UPDATE order_refund_line SET quantity = 1'],
		['korb_api', 'DELETE FROM order_refund'],
		['korb_api', 'DELETE FROM shop_order'],
		['korb_api', 'DELETE FROM invoice'],
		['korb_api', 'UPDATE offer SET price_cents = 1'],
		['korb_api', "UPDATE tenant SET config = '{}'"],
		['korb_api', "UPDATE tenant_config_version SET reason = 'x'"],
		['korb_worker', "UPDATE tenant SET config = '{}'"],
		['korb_api', 'INSERT INTO order_webhook (is_public_only) VALUES (false)'],
		['korb_api', "UPDATE order_webhook SET url = 'https://evil.example'"],
		['korb_api', 'SELECT secret FROM order_webhook'],
		['korb_worker', "UPDATE order_webhook SET url = 'https://evil.example'"],
		['korb_api', "UPDATE tenant_secret SET sealed = ''"],
		['korb_worker', "UPDATE tenant_secret SET sealed = ''"],
		['korb_worker', "SELECT delete_payment_secret('shop', 1)"],
		['korb_read', 'SELECT * FROM tenant_secret'],
		['korb_api', 'SELECT * FROM migration'],
		['korb_api', 'DELETE FROM pgboss.job'],
		['korb_api', 'SELECT ensure_order_partitions(now()::date)'],
		['korb_api', 'SET ROLE korb_worker'],
		['korb_worker', 'DROP TABLE cart'],
		['korb_worker', 'UPDATE offer SET price_cents = 1'],
		['korb_worker', "SELECT change_offer_price('shop', 'wien', 1, 100)"],
		['korb_worker', "SELECT write_offers('shop', now()::date, '[]', true, true)"],
		['korb_worker', `SELECT write_imported_offers('shop', 1, now()::date, '[{"sku":"A"}]', true)`],
		['korb_worker', `SELECT write_imported_products('shop', 1, '[{"sku":"A"}]')`],
		['korb_worker', "UPDATE product SET name = ''"],
		['korb_api', `SELECT write_imported_products('shop', 1, '[]')`],
		['korb_worker', 'SELECT password_hash FROM customer_credential'],
		['korb_worker', 'SELECT * FROM staff_session'],
		['korb_worker', 'SELECT password_hash FROM staff'],
		['korb_worker', 'UPDATE staff SET is_active = true'],
		['korb_worker', 'DELETE FROM report_subscription'],
		['korb_worker', 'DELETE FROM audit_entry'],
		['korb_worker', 'DELETE FROM gift_card_entry'],
		['korb_worker', 'DELETE FROM credit_note'],
		['korb_read', 'SELECT * FROM customer'],
		['korb_read', 'SELECT * FROM cart'],
		['korb_read', 'SELECT * FROM shop_order'],
		['korb_read', "UPDATE product SET name = 'x'"],
		['korb_read', 'SELECT * FROM pgboss.job'],
	])('%s: denied %s', async (role, statement) => {
		expect(await codeOf(role, statement)).toBe(DENIED);
	});

	it('let an order take stock, and write the price history by itself', async () => {
		expect(await codeOf('korb_api', 'UPDATE offer SET stock = 3')).toBe('done');
		expect(await codeOf('korb_api', 'DELETE FROM price_history')).toBe(DENIED);
	});

	it('let staff change a price through one function, count stock and take products off sale', async () => {
		const change = "SELECT change_offer_price('shop', 'wien', 1, 100)";
		expect(await codeOf('korb_api', change)).toBe('done');
		const supply = 'UPDATE offer SET availability = availability, counted_stock = counted_stock';
		expect(await codeOf('korb_api', supply)).toBe('done');
	});

	it('let staff set webhooks up, and the worker stop one that is gone', async () => {
		const replace = "UPDATE order_webhook SET secret = 'whsec_bmV3'";
		expect(await codeOf('korb_api', replace)).toBe('done');
		const stop = 'UPDATE order_webhook SET is_active = false WHERE webhook_id IS NULL';
		expect(await codeOf('korb_worker', stop)).toBe('done');
	});

	it('give a role without grants, such as that of the CMS, nothing to read', async () => {
		const name = `probe_${randomUUID().replaceAll('-', '')}`;
		await api.query(`CREATE ROLE ${name} LOGIN`, []);
		const address = new URL(api.url);
		address.username = name;
		const client = new pg.Client({ connectionString: address.href });
		await client.connect();
		for (const table of ['customer', 'shop_order', 'tenant']) {
			const reading = client.query(`SELECT * FROM public.${table}`);
			await expect(reading).rejects.toMatchObject({ code: DENIED });
		}
		await client.end();
		await api.query(`DROP ROLE ${name}`, []);
	});

	it('know every table: a new one belongs to a group of privileges.sql', async () => {
		const { rows } = await api.pool.query<{ name: string }>(
			`SELECT relname AS name FROM pg_class AS t
			WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
				AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = t.oid AND deptype = 'e')
				AND NOT has_table_privilege('korb_api', t.oid, 'SELECT')
				AND NOT has_table_privilege('korb_worker', t.oid, 'SELECT')`,
		);
		expect(rows.map(({ name }) => name)).toEqual(['migration']);
	});

	it('are closed out of a table that nobody has named, and lose what nobody wrote down', async () => {
		await api.query('CREATE TABLE later (id int PRIMARY KEY)', []);
		await api.query('GRANT DELETE ON audit_entry TO korb_api', []);
		await migrate(api.url);
		for (const role of processRoles) {
			expect(await codeOf(role, 'INSERT INTO later VALUES (1)')).toBe(DENIED);
			expect(await codeOf(role, 'SELECT * FROM later')).toBe(DENIED);
		}
		expect(await codeOf('korb_api', 'DELETE FROM audit_entry')).toBe(DENIED);
		await api.query('DROP TABLE later', []);
	});

	it('get new passwords without losing anything', async () => {
		const hashOf = async () => {
			const { rows } = await api.pool.query<{ rolpassword: string }>(
				"SELECT rolpassword FROM pg_authid WHERE rolname = 'korb_read'",
			);
			return rows[0]?.rolpassword;
		};
		await createRoles(api.url, { korb_read: "it's a secret" });
		const first = await hashOf();
		expect(first).toMatch(/^SCRAM-SHA-256\$/);
		await createRoles(api.url, { korb_read: 'another secret' });
		expect(await hashOf()).not.toBe(first);
		expect(await codeOf('korb_read', 'SELECT * FROM product')).toBe('done');
	});
});

describe('as korb_worker', () => {
	it('everything runs that the worker does by itself', async () => {
		const db = createDatabase(pools.korb_worker);
		const outbox = createOutbox(pools.korb_worker, () => {});
		const log = api.deps.logs.process;
		const deps = { db, outbox, clock: () => new Date(), orderSecret: api.deps.orderSecret };
		await maintainCarts(db);
		await maintainCatalogue(deps);
		await refreshPopularity(deps);
		await maintainWindows(deps);
		await purgeForms(db);
		await purgeCustomers(deps);
		await remindOfEndingPasses(deps);
		await freePlaces(deps);
		await api.query(
			`INSERT INTO tenant_config_draft (tenant_id, changes, publish_at, publish_onto)
			VALUES ($1, $2, now(), 1)`,
			[shop.tenantId, '[{"path":"/clientRuntimeConfig/featureMisc","value":false}]'],
		);
		await publishDueSettings(db);
		await api.refreshTenants();
		expect(api.tenants.findById(shop.tenantId)?.config.clientRuntimeConfig.featureMisc).toBe(false);
		await sweepPayments({ db, payments: api.deps.payments, log, checkpoint: async () => {} });
		await dispatchOrderEvents(deps);
		await db.transaction(async (tx) => {
			await ensureOrderPartitions(tx);
			await purgeReports(tx);
			await purgePicking(tx);
		});
		await outbox.close();
		expect(await codeOf('korb_worker', 'DROP TABLE shop_order_other')).toBe(DENIED);
	});
});

describe('as korb_read', () => {
	it('a replica answers what every visitor may see', async () => {
		const reads = createDatabase(pools.korb_read);
		const replica = {
			reads,
			lagMs: () => 0,
			fallbacks: { lag: 0, error: 0 },
			stop: async () => {},
		};
		const reading = await startTestApi({ replica });
		const readPool = testPool(asRole(reading.url, 'korb_read'), 2);
		Object.assign(replica, { reads: createDatabase(readPool) });
		const other = await aShop().openIn(reading);
		await importInto(reading, other.tenantId, [
			aCategory('milch', { name: 'Milch', position: 1 }),
			aBrand('almwerk', { name: 'Almwerk' }),
			aProduct('MILCH', { name: 'Milch', categories: ['milch'], brand: 'almwerk' }),
		]);
		for (const path of [
			'/sitemap.xml',
			'/sitemaps/products-1.xml',
			'/api/category-trees',
			'/api/categories/milch/products',
			'/api/products?skus=MILCH',
			'/api/products/MILCH',
			'/api/brands/almwerk/products',
			'/api/products/search/milch',
			'/api/search/popular',
			'/api/recipes',
			'/api/content/configs/client',
		]) {
			expect([path, (await other.get(path)).statusCode]).toEqual([path, 200]);
		}
		await readPool.end();
		await reading.close();
	});
});
