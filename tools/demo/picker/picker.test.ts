import type { AddressInfo } from 'node:net';
import { anOffer, aProduct } from '@korb/testing/feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importInto } from '../../../apps/api/src/catalogue-cli/testing.ts';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from '../../../apps/api/src/checkout-harness/testing.ts';
import { TEST_PICKING_SECRET } from '../../../apps/api/src/testing.ts';
import type { Picker } from './hire-picker.ts';
import { demoClock, moveDemoOrders } from './picker.ts';
import { openPicker } from './testing.ts';

let harness: CheckoutHarness;
let shop: CheckoutShop;
let picker: Picker;
let closeOffice: () => Promise<void>;
beforeAll(async () => {
	harness = await startCheckoutHarness();
	shop = await openCheckoutShop(harness.api);
	({ picker, close: closeOffice } = await openPicker(harness.api, shop.shop.tenantId));
});
afterAll(async () => {
	await closeOffice();
	await harness.close();
});

const atOnce = { PICKING: 0, PICKED: 0, ON_ITS_WAY: 0, DELIVERED: 0 };

function move(clock?: typeof atOnce): Promise<void> {
	const { port } = harness.api.app.server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	const demo = { db: harness.api.db, url, secret: TEST_PICKING_SECRET };
	return moveDemoOrders({ ...demo, ...(clock && { clock }) }, picker);
}

const query = async (text: string, ...values: unknown[]) =>
	(await harness.api.pool.query(text, values)).rows;

async function statusOf(orderNumber: string): Promise<string> {
	const [row] = await query('SELECT status FROM shop_order WHERE order_number = $1', orderNumber);
	return row?.status ?? '';
}

async function deliver(orderNumber: string): Promise<string[]> {
	const seen: string[] = [];
	for (let round = 0; round < 5; round++) {
		await move(atOnce);
		seen.push(await statusOf(orderNumber));
	}
	return seen;
}

const delivered = ['PICKING', 'PICKED', 'ON_ITS_WAY', 'DELIVERED', 'DELIVERED'];

it('packs and delivers an order, one step per run, and captures the final price', async () => {
	const anna = await aBuyer(harness.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { orderNumber } = await anna.order();
	expect(await deliver(orderNumber)).toEqual(delivered);
	const [order] = await query(
		`SELECT picked->'lines' AS lines,
			(SELECT count(*)::int FROM invoice AS i WHERE i.order_number = o.order_number) AS invoices
		FROM shop_order AS o WHERE order_number = $1`,
		orderNumber,
	);
	expect(order?.invoices).toBe(1);
	const weighed = order?.lines.find(({ grams }: { grams?: number }) => grams !== undefined)?.grams;
	expect(weighed).toBeGreaterThan(500 * 0.93);
	expect(weighed).toBeLessThan(500 * 1.05);
});

it('leaves the traces of a person: wave, results, crate and audit entries', async () => {
	const eva = await aBuyer(harness.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { orderNumber } = await eva.order();
	await deliver(orderNumber);
	const [trace] = await query(
		`SELECT (SELECT count(*)::int FROM picking_result
				WHERE order_number = $1 AND staff_id = $2) AS results,
			(SELECT count(*)::int FROM order_crate WHERE order_number = $1) AS crates,
			(SELECT array_agg(action ORDER BY at) FROM audit_entry
				WHERE subject = 'order:' || $1 AND staff_id = $2) AS actions`,
		...[orderNumber, picker.staffId],
	);
	expect(trace).toEqual({ results: 2, crates: 1, actions: ['order.pick', 'order.handOver'] });
});

it.each([
	['replace', { quantity: 1, substitute: { totalPrice: 499 } }],
	['call', { quantity: 0 }],
	['none', { quantity: 0 }],
] as const)('misses a line item of larger orders: %s', async (substitution, line) => {
	const food = { allergens: [], traces: [] };
	const skus = ['MUESLI-1', 'MUESLI-2', 'MUESLI-3'];
	await importInto(
		harness.api,
		shop.shop.tenantId,
		skus.flatMap((sku) => [aProduct(sku, { food }), anOffer(sku, { priceCents: 499 })]),
	);
	const kim = await aBuyer(harness.api, shop, Object.fromEntries(skus.map((sku) => [sku, 1])));
	const { orderNumber } = await kim.order({ substitution });
	expect(await deliver(orderNumber)).toEqual(delivered);
	const [order] = await query(
		`SELECT picked->'lines' AS lines FROM shop_order WHERE order_number = $1`,
		orderNumber,
	);
	expect(order?.lines).toMatchObject([line]);
});

it('leaves the window open to other shoppers', async () => {
	const cutOff = () =>
		query('SELECT cut_off_at::text FROM time_window WHERE window_id = $1', shop.windowId);
	const before = await cutOff();
	const ida = await aBuyer(harness.api, shop, { MILCH: 1 });
	const { orderNumber } = await ida.order();
	await move(atOnce);
	expect(await statusOf(orderNumber)).toBe('PICKING');
	expect(await cutOff()).toEqual(before);
	await deliver(orderNumber);
});

it('goes on when its session has ended', async () => {
	const uma = await aBuyer(harness.api, shop, { MILCH: 1 });
	const { orderNumber } = await uma.order();
	await move(atOnce);
	await query('DELETE FROM staff_session WHERE staff_id = $1', picker.staffId);
	await move(atOnce);
	expect(await statusOf(orderNumber)).toBe('PICKED');
	await deliver(orderNumber);
});

it('packs the rest of a wave when the shopper of one order has cancelled', async () => {
	const [lea, mia] = [
		await aBuyer(harness.api, shop, { MILCH: 1 }),
		await aBuyer(harness.api, shop, { MILCH: 1 }),
	];
	const [first, second] = [await lea.order(), await mia.order()];
	await move(atOnce);
	const numbers = [first.orderNumber, second.orderNumber];
	expect(await Promise.all(numbers.map(statusOf))).toEqual(['PICKING', 'PICKING']);
	await query(
		`UPDATE shop_order SET status = 'CANCELLED' WHERE order_number = $1`,
		first.orderNumber,
	);
	await move(atOnce);
	expect(await Promise.all(numbers.map(statusOf))).toEqual(['CANCELLED', 'PICKED']);
	await deliver(second.orderNumber);
});

it('leaves alone what somebody packs and hands over in the back office', async () => {
	const cora = await aBuyer(harness.api, shop, { MILCH: 1 });
	const { orderNumber } = await cora.order();
	await query(
		`WITH wave AS (
			INSERT INTO picking_wave (tenant_id, unit, window_id, number)
			VALUES ($1, 'wien', gen_random_uuid(), 1) RETURNING tenant_id, wave_id
		), begun AS (
			UPDATE shop_order SET status = 'PICKING' WHERE order_number = $2
		)
		INSERT INTO picking_wave_order (tenant_id, order_number, wave_id, crate)
		SELECT tenant_id, $2, wave_id, 'A1' FROM wave`,
		...[shop.shop.tenantId, orderNumber],
	);
	await move(atOnce);
	expect(await statusOf(orderNumber)).toBe('PICKING');
	const set = (status: string) =>
		query('UPDATE shop_order SET status = $1 WHERE order_number = $2', status, orderNumber);
	await set('PICKED');
	await move(atOnce);
	expect(await statusOf(orderNumber)).toBe('PICKED');
	await set('ON_ITS_WAY');
	await move(atOnce);
	expect(await statusOf(orderNumber)).toBe('DELIVERED');
});

it('gives the shopper two minutes for changes', async () => {
	const ben = await aBuyer(harness.api, shop, { MILCH: 1 });
	const { orderNumber } = await ben.order();
	expect(demoClock.PICKING).toBe(120);
	await move();
	expect(await statusOf(orderNumber)).toBe('PLACED');
});
