import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from '../../../apps/api/src/checkout-harness/testing.ts';
import { TEST_PICKING_SECRET } from '../../../apps/api/src/testing.ts';
import { demoClock, moveDemoOrders } from './picker.ts';

let harness: CheckoutHarness;
let shop: CheckoutShop;
beforeAll(async () => {
	harness = await startCheckoutHarness();
	shop = await openCheckoutShop(harness.api);
});
afterAll(() => harness.close());

const atOnce = { PICKING: 0, PICKED: 0, ON_ITS_WAY: 0, DELIVERED: 0 };

function move(clock?: typeof atOnce): Promise<void> {
	const { port } = harness.api.app.server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	return moveDemoOrders({
		db: harness.api.db,
		url,
		secret: TEST_PICKING_SECRET,
		...(clock && { clock }),
	});
}

async function statusOf(orderNumber: string): Promise<string> {
	const { rows } = await harness.api.pool.query<{ status: string }>(
		'SELECT status FROM shop_order WHERE order_number = $1',
		[orderNumber],
	);
	return rows[0]?.status ?? '';
}

it('packs and delivers an order, one step per run, and captures the final price', async () => {
	const anna = await aBuyer(harness.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { orderNumber } = await anna.order();
	const seen: string[] = [];
	for (let round = 0; round < 5; round++) {
		await move(atOnce);
		seen.push(await statusOf(orderNumber));
	}
	expect(seen).toEqual(['PICKING', 'PICKED', 'ON_ITS_WAY', 'DELIVERED', 'DELIVERED']);
	const { rows } = await harness.api.pool.query<{ lines: { grams?: number }[]; invoices: number }>(
		`SELECT picked->'lines' AS lines,
			(SELECT count(*)::int FROM invoice AS i WHERE i.order_number = o.order_number) AS invoices
		FROM shop_order AS o WHERE order_number = $1`,
		[orderNumber],
	);
	const [order] = rows;
	expect(order?.invoices).toBe(1);
	const weighed = order?.lines.find(({ grams }) => grams !== undefined)?.grams;
	expect(weighed).toBeGreaterThan(500 * 0.93);
	expect(weighed).toBeLessThan(500 * 1.05);
});

it('gives the shopper two minutes for changes', async () => {
	const ben = await aBuyer(harness.api, shop, { MILCH: 1 });
	const { orderNumber } = await ben.order();
	expect(demoClock.PICKING).toBe(120);
	await move();
	expect(await statusOf(orderNumber)).toBe('PLACED');
});
