import { randomUUID } from 'node:crypto';
import { Shop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import type { OrderHarness } from '../checkout-harness/order-harness.ts';
import { dispatchOrderEvents } from '../jobs/dispatch-order-events.ts';
import { aDiscountCode, Shopper } from '../modules/cart/testing.ts';
import { aStaffMember } from '../modules/staff/testing.ts';
import {
	aDeskStore,
	anArea,
	aPromotion,
	aTemplate,
	aWindowOfToday,
	productInWien,
} from './admin-fixtures.testing.ts';
import type { AdminWorld } from './admin-rules/admin-rule.testing.ts';

/** A new order, a new person, a window and a passkey: what one caller may change is not there for the next. */
export async function aWorld(harness: OrderHarness, office: FastifyInstance): Promise<AdminWorld> {
	const { api, shop } = harness;
	// Each from an address of its own, for rate limits.
	const shopper = await Shopper.enter(new Shop(api, shop.tenantId, shop.host));
	const { order } = await harness.ordered({ MILCH: 1 }, shopper);
	const { rows: customers } = await api.pool.query(
		'INSERT INTO customer (tenant_id, email) VALUES ($1, $2) RETURNING customer_id',
		[shop.tenantId, `c-${randomUUID().slice(0, 13)}@korb.example`],
	);
	const { rows } = await api.pool.query(
		`UPDATE shop_order SET unit = 'wien', customer_id = $2 WHERE order_number = $1
		RETURNING version`,
		[order.orderNumber, customers[0].customer_id],
	);
	const { rows: invited } = await api.pool.query(
		`INSERT INTO staff (tenant_id, email, name, roles, units)
		VALUES ($1, $2, 'Eva Neu', '{picker}', '{wien}') RETURNING staff_id`,
		[shop.tenantId, `i-${randomUUID().slice(0, 13)}@korb.example`],
	);
	const owner = await aStaffMember(api, office, shop.tenantId);
	const { rows: keys } = await api.pool.query(
		`INSERT INTO staff_passkey (tenant_id, staff_id, credential_id, public_key, name)
		VALUES ($1, $2, $3, '\\x00', 'Telefon') RETURNING passkey_id`,
		[shop.tenantId, owner.staffId, Buffer.from(randomUUID())],
	);
	// A shop has at most 200.
	await api.pool.query('UPDATE floor_device SET is_active = false WHERE tenant_id = $1', [
		shop.tenantId,
	]);
	const { rows: devices } = await api.pool.query(
		`INSERT INTO floor_device (tenant_id, name, unit, token_hash)
		VALUES ($1, 'Gerät 07', 'wien', $2) RETURNING device_id`,
		[shop.tenantId, Buffer.from(randomUUID())],
	);
	const { db, deps } = api;
	await dispatchOrderEvents({ db, outbox: deps.outbox, orderSecret: deps.orderSecret });
	const { rows: emails } = await api.pool.query(
		'SELECT email_id FROM order_email WHERE order_number = $1',
		[order.orderNumber],
	);
	const { rows: drafts } = await api.pool.query(
		'INSERT INTO cart (tenant_id, placed_by) VALUES ($1, $2) RETURNING cart_id',
		[shop.tenantId, owner.staffId],
	);
	const { rows: waves } = await api.pool.query(
		`INSERT INTO picking_wave (tenant_id, unit, window_id, number, staff_id)
		VALUES ($1, 'wien', gen_random_uuid(), 1, $2) RETURNING wave_id`,
		[shop.tenantId, owner.staffId],
	);
	const { rows: views } = await api.pool.query(
		`INSERT INTO order_view (tenant_id, staff_id, name, is_shared, base, sort)
		VALUES ($1, $2, 'Wien', false, 'today', 'window') RETURNING view_id`,
		[shop.tenantId, owner.staffId],
	);
	const { rows: synonyms } = await api.pool.query(
		`INSERT INTO search_synonym (tenant_id, terms) VALUES ($1, '{mais,kukuruz}')
		RETURNING synonym_id`,
		[shop.tenantId],
	);
	const { rows: changes } = await api.pool.query(
		`INSERT INTO undoable_change (tenant_id, staff_id, kind, permission, change, subject,
			based_on, version, expires_at)
		VALUES ($1, $2, 'offer', 'assortment.stock', '{}', 'offer', 1, 2, now() + interval '1 hour') RETURNING undo_id`,
		[shop.tenantId, owner.staffId],
	);
	const { rows: imports } = await api.pool.query(
		`INSERT INTO import_run (tenant_id, source, name, format, status, changed_count)
		VALUES ($1, 'upload', 'preise.csv', 'csv', 'checked', 1) RETURNING import_id`,
		[shop.tenantId],
	);
	const code = `M-${randomUUID().slice(0, 13).toUpperCase()}`;
	await aDiscountCode(api, { tenantId: shop.tenantId, code, isActive: false });
	return {
		orderNumber: order.orderNumber,
		orderVersion: rows[0].version,
		operation: 1,
		staffId: invited[0].staff_id,
		passkeyId: keys[0].passkey_id,
		deviceId: devices[0].device_id,
		waveId: waves[0].wave_id,
		lineItemId: 'MILCH',
		number: '1',
		documentNumber: '2026-G000001',
		customerId: customers[0].customer_id,
		emailId: emails[0].email_id,
		draftId: drafts[0].cart_id,
		windowId: await aWindowOfToday(harness),
		distributionType: 'DELIVERY',
		appointableId: 'wien',
		day: '8999-01-01',
		templateId: await aTemplate(harness),
		viewId: views[0].view_id,
		...{ sku: 'IN-WIEN', region: 'wien', ...(await productInWien(harness)) },
		importId: imports[0].import_id,
		code,
		promotionId: await aPromotion(harness),
		areaNumber: await anArea(harness),
		storeId: await aDeskStore(harness),
		synonymId: synonyms[0].synonym_id,
		undoId: changes[0].undo_id,
		...{ webhookId: randomUUID(), eventId: '1', account: 'main' },
	};
}
