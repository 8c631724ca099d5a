import { randomUUID } from 'node:crypto';
import type { CodeSimulation, DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness, payOnDelivery } from '../../../checkout-harness/order-harness.ts';
import { aDiscountCode, Shopper } from '../../cart/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let manager: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
	manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
});
afterAll(() => office.close());

async function aCode(draft: object = {}): Promise<string> {
	const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
	await aDiscountCode(harness.api, { tenantId: harness.shop.tenantId, code, ...draft });
	return code;
}
async function orderWith(code: string, quantity = 10) {
	const buyer = await harness.ready({ MILCH: quantity }, await Shopper.enter(harness.shop));
	await buyer.send('POST', '/api/carts/discount-codes', { code });
	return (await buyer.order(payOnDelivery)).order;
}
const read = async (code: string): Promise<DeskCode> =>
	(await manager.send('GET', `/admin/discount-codes/${code}`)).json();
const figures = async (by = manager) =>
	(await by.send('GET', '/admin/discount-code-figures')).json();
const simulate = async (query: string): Promise<CodeSimulation> =>
	(await manager.send('GET', `/admin/discount-code-simulation?${query}`)).json();

describe('costs of a code', () => {
	it('are what it took off orders, without cancelled ones', async () => {
		const code = await aCode();
		const before = await figures();
		const first = await orderWith(code);
		await orderWith(code);
		const saved = first.priceInfo.discounts;
		expect(saved).toBeGreaterThan(0);
		expect(await read(code)).toMatchObject({ uses: 2, orders: 2, costCents: 2 * saved });
		const after = await figures();
		expect(after.costCents - before.costCents).toBe(2 * saved);
		expect(after.ordersWithCode - before.ordersWithCode).toBe(2);

		const path = `/admin/orders/${first.orderNumber}`;
		const { version } = (await manager.send('GET', path)).json();
		await manager.send('POST', `${path}/cancel`, { version, reason: 'Auf Wunsch' });
		expect(await read(code)).toMatchObject({ orders: 1, costCents: saved });
	});

	it('include the fee that a code has waived', async () => {
		const code = await aCode({ kind: 'freeService', value: 0 });
		const order = await orderWith(code, 1);
		const { serviceFees, serviceFeesAfterDiscount } = order.priceInfo;
		expect((await read(code)).costCents).toBe(serviceFees - serviceFeesAfterDiscount);
	});

	it('of a code that customers got by email are none of the shop’s', async () => {
		const code = await aCode({ source: 'newsletter' });
		const before = await figures();
		await orderWith(code);
		expect((await figures()).costCents).toBe(before.costCents);
	});

	it('are those of the units of a person, like the sales beside them', async () => {
		await orderWith(await aCode());
		const elsewhere = await aStaffMember(harness.api, office, harness.shop.tenantId, {
			roles: ['service'],
			units: ['elsewhere'],
		});
		expect(await figures(elsewhere)).toMatchObject({
			...{ costCents: 0, salesCents: 0, orders: 0, ordersWithCode: 0 },
		});
		const { rows } = await harness.api.pool.query('SELECT DISTINCT unit FROM shop_order');
		const units = rows.map(({ unit }) => unit);
		const here = await aStaffMember(harness.api, office, harness.shop.tenantId, { units });
		expect(await figures(here)).toEqual(await figures());
	});
});

describe('a simulation', () => {
	it('counts last week’s orders that could have used a code, and what it would have cost', async () => {
		const none = await aCode({ isActive: false });
		await orderWith(none, 1);
		await orderWith(none, 10);
		const all = await simulate('kind=amount&value=100');
		expect(all.eligible).toBe(all.orders);
		expect(all.costCents).toBe(100 * all.orders);
		expect(all.carts.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.orders);

		const large = await simulate('kind=amount&value=100&minOrderCents=1000');
		expect(large.eligible).toBeGreaterThan(0);
		expect(large.eligible).toBeLessThan(all.eligible);
		expect(large.costCents).toBe(100 * large.eligible);
		expect(await simulate('kind=amount&value=100&fulfilment=CLICK_AND_COLLECT')).toMatchObject({
			...{ eligible: 0, costCents: 0 },
		});
	});

	it('never takes off more than the products cost', async () => {
		const { costCents } = await simulate('kind=percent&value=100');
		expect(await simulate('kind=amount&value=1000000')).toMatchObject({ costCents });
	});

	it('leaves out orders of more than a week ago', async () => {
		const { orders } = await simulate('kind=amount&value=100');
		const { orderNumber } = await orderWith('NONE');
		expect((await simulate('kind=amount&value=100')).orders).toBe(orders + 1);
		await harness.api.query(
			`UPDATE shop_order SET placed_at = placed_at - interval '8 days' WHERE order_number = $1`,
			[orderNumber],
		);
		expect((await simulate('kind=amount&value=100')).orders).toBe(orders);
	});
});
