import type { DeskCustomer, DeskCustomerList } from '@korb/contracts/admin/customers/customer-desk';
import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let service: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	const { api, shop } = harness;
	service = await aStaffMember(api, office, shop.tenantId, { roles: ['service'] });
	manager = await aStaffMember(api, office, shop.tenantId);
});
afterAll(() => office.close());

let count = 0;
/** An account with one order of its own. */
async function aBuyer(): Promise<{ customerId: string; email: string; orderNumber: string }> {
	const { api, shop } = harness;
	const email = `buyer-${++count}@korb.example`;
	const { rows } = await api.pool.query(
		`INSERT INTO customer (tenant_id, email, first_name, last_name)
		VALUES ($1, $2, 'Teresa', $3) RETURNING customer_id`,
		[shop.tenantId, email, `Wagner-${count}`],
	);
	const customerId: string = rows[0].customer_id;
	const { order } = await harness.ordered({ MILCH: 1 });
	await api.pool.query('UPDATE shop_order SET customer_id = $1 WHERE order_number = $2', [
		customerId,
		order.orderNumber,
	]);
	return { customerId, email, orderNumber: order.orderNumber };
}

const find = async (search: string, by = service): Promise<DeskCustomerList> =>
	(await by.send('GET', `/admin/customers?search=${encodeURIComponent(search)}`)).json();
const idsOf = async (search: string, by = service) =>
	(await find(search, by)).customers.map(({ customerId }) => customerId);
const open = (customerId: string, by = service) => by.send('GET', `/admin/customers/${customerId}`);
const setDeletion = (customerId: string, body: object, by = manager) =>
	by.send('PUT', `/admin/customers/${customerId}/deletion`, body);
const actionsOn = async (customerId: string) =>
	(
		await harness.api.pool.query(
			'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY entry_id',
			[`customer:${customerId}`],
		)
	).rows.map(({ action }) => action);
const mailsTo = async (email: string) =>
	(
		await harness.api.pool.query(
			`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data #>> '{to,address}' = $1`,
			[email],
		)
	).rows.length;

describe('GET /admin/customers', () => {
	it('finds an account by name, email, and by what its orders say', async () => {
		const { customerId, email, orderNumber } = await aBuyer();
		for (const said of [email, `teresa wagner-${count}`, orderNumber]) {
			expect(await idsOf(said)).toContain(customerId);
		}
		// The address of the order, which is in no profile.
		expect(await idsOf('anna.berger@example.at')).toContain(customerId);
		expect(await idsOf('nobody-has-this-name')).toEqual([]);
		expect(await idsOf('te')).toEqual([]);
	});

	it('tells orders, spending and the last order, without cancelled ones', async () => {
		const { customerId, email, orderNumber } = await aBuyer();
		const [before] = (await find(email)).customers;
		const { rows } = await harness.api.pool.query(
			'SELECT total_cents, placed_at FROM shop_order WHERE order_number = $1',
			[orderNumber],
		);
		expect(before).toMatchObject({
			customerId,
			orders: 1,
			spent: rows[0].total_cents,
			lastOrderAt: rows[0].placed_at.toISOString(),
		});
		expect(before?.phone).toMatch(/^\+43/);
		await harness.api.pool.query(
			`UPDATE shop_order SET status = 'CANCELLED' WHERE order_number = $1`,
			[orderNumber],
		);
		const [after] = (await find(email)).customers;
		expect(after).toMatchObject({ orders: 0, spent: 0 });
	});

	it('hides accounts that never ordered in the units of the person', async () => {
		const { email } = await aBuyer();
		const { tenantId } = harness.shop;
		const elsewhere = await aStaffMember(harness.api, office, tenantId, {
			roles: ['service'],
			units: ['elsewhere'],
		});
		expect(await idsOf(email, elsewhere)).toEqual([]);
	});

	it('does not tell whose an order of another unit is, nor what it gave back', async () => {
		const { customerId, email, orderNumber } = await aBuyer();
		const other = (await harness.ordered({ MILCH: 1 })).order.orderNumber;
		const { api, shop } = harness;
		await api.pool.query(
			`UPDATE shop_order SET customer_id = $1, unit = 'graz' WHERE order_number = $2`,
			[customerId, other],
		);
		await api.pool.query(
			`INSERT INTO order_refund (tenant_id, order_number, number, request_key, digest, staff_id,
				reason, notifies, refund_cents, wallet_cents)
			SELECT $1, number, 1, gen_random_uuid(), '\\x00', $2, 'quality', false, 100, 0
			FROM unnest($3::bigint[]) AS number`,
			[shop.tenantId, manager.staffId, [orderNumber, other]],
		);
		const unitOf = 'SELECT unit FROM shop_order WHERE order_number = $1';
		const { rows } = await api.pool.query(unitOf, [orderNumber]);
		const here = await aStaffMember(api, office, shop.tenantId, {
			roles: ['service'],
			units: [rows[0].unit],
		});
		expect(await idsOf(other)).toEqual([customerId]);
		expect(await idsOf(other, here)).toEqual([]);
		expect(await idsOf(email, here)).toEqual([customerId]);
		expect((await open(customerId)).json().refunded).toBe(200);
		expect((await open(customerId, here)).json().refunded).toBe(100);
	});
});

describe('GET /admin/customers/{customerId}', () => {
	it('shows the account with its orders, and notes who opened it', async () => {
		const { customerId, email, orderNumber } = await aBuyer();
		const customer = (await open(customerId)).json() as DeskCustomer;
		expect(customer).toMatchObject({ email, refunded: 0, club: null, pass: null, giftCards: [] });
		expect(customer.recentOrders.map((order) => order.orderNumber)).toEqual([orderNumber]);
		expect(await actionsOn(customerId)).toEqual(['customer.open']);
	});
});

describe('GET /admin/customers/{customerId}/export', () => {
	it('returns what the customer would get, and notes who took it', async () => {
		const { customerId, email, orderNumber } = await aBuyer();
		const answer = await manager.send('GET', `/admin/customers/${customerId}/export`);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		const files = unzipSync(answer.rawPayload);
		const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
		expect(data.customer.email).toBe(email);
		expect(data.orders[0].order_number).toBe(orderNumber);
		expect(await actionsOn(customerId)).toEqual(['customer.export']);
	});

	it('is limited per person', async () => {
		const { customerId } = await aBuyer();
		const take = () => manager.send('GET', `/admin/customers/${customerId}/export`);
		for (let times = 0; times < 10; times++) expect((await take()).statusCode).toBe(200);
		expect((await take()).statusCode).toBe(429);
	});
});

describe('PUT /admin/customers/{customerId}/deletion', () => {
	it('plans it with an email, and keeps the account again', async () => {
		const { customerId, email } = await aBuyer();
		const planned = await setDeletion(customerId, { isPlanned: true, deletionAt: null });
		const { deletionAt } = planned.json() as DeskCustomer;
		expect(Date.parse(deletionAt ?? '')).toBeGreaterThan(harness.api.deps.clock().getTime());
		expect(await mailsTo(email)).toBe(1);
		const kept = await setDeletion(customerId, { isPlanned: false, deletionAt });
		expect(kept.json().deletionAt).toBeNull();
		expect(await mailsTo(email)).toBe(2);
		expect(await actionsOn(customerId)).toEqual(['customer.planDeletion', 'customer.keep']);
	});

	it('is refused to who has seen an older state, with both values', async () => {
		const { customerId } = await aBuyer();
		await setDeletion(customerId, { isPlanned: true, deletionAt: null });
		const late = await setDeletion(customerId, { isPlanned: true, deletionAt: null });
		expect([late.statusCode, late.json().errorCode]).toEqual([409, 'stale']);
		expect(late.json().current.deletionAt).not.toBeNull();
		expect(late.json().requested).toEqual({ isPlanned: true, deletionAt: null });
	});

	/** Eight people plan the same deletion: how many succeed, and how many emails that sends. */
	async function planAtOnce() {
		const { customerId, email } = await aBuyer();
		const body = { isPlanned: true, deletionAt: null };
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => setDeletion(customerId, body)),
		);
		const wins = answers.filter(({ statusCode }) => statusCode === 200).length;
		return { wins, mails: await mailsTo(email) };
	}

	it('lets one of many win', async () => {
		expect(await planAtOnce()).toEqual({ wins: 1, mails: 1 });
	});

	it('control: without the lock, several win', async () => {
		const { wins, mails } = await withoutGuards(['deletion-lock'], planAtOnce);
		expect(wins).toBeGreaterThan(1);
		expect(mails).toBe(wins);
	});
});
