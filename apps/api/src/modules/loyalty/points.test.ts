import type { Order } from '@korb/contracts/order/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { aCustomer, type Browser } from '../identity/testing.ts';
import { settlePoints } from './settle-points.service.ts';

const harness = openOrderHarness();
let anna: Browser;
let count = 0;
let email: string;
beforeEach(async () => {
	count++;
	email = `anna.points${count}@korb.example`;
	// Forms are limited per client.
	anna = await aCustomer(harness.api, harness.shop, email, `198.51.100.${count}`);
	await anna.send('POST', '/api/customers/loyalty', { isPersonalised: false });
});

/** An order of the customer, picked with these deviations. */
async function picked(skus: Record<string, number>, lines: object[] = []): Promise<Order> {
	const { order } = await harness.ordered(skus);
	await harness.api.pool.query(
		`UPDATE shop_order SET customer_id = (
			SELECT customer_id::text FROM customer WHERE tenant_id = $1 AND email = $3
		) WHERE tenant_id = $1 AND order_number = $2`,
		[harness.shop.tenantId, order.orderNumber, email],
	);
	await harness.pick(order, lines);
	return order;
}
const settle = ({ orderNumber }: Order) =>
	harness.api.db.transaction((tx) =>
		settlePoints(tx, { tenantId: harness.shop.tenantId, orderNumber }),
	);
async function points(): Promise<number> {
	const { loyaltyMemberInformation } = (await anna.send('GET', '/api/customers')).json();
	const [pool] = loyaltyMemberInformation.pools;
	expect(pool).toMatchObject({ poolId: 'points', tags: [] });
	return pool.value;
}
async function entries(): Promise<number[]> {
	const { rows } = await harness.api.pool.query(
		`SELECT amount FROM loyalty_entry JOIN customer USING (tenant_id, customer_id)
		WHERE email = $1 ORDER BY entry_id`,
		[email],
	);
	return rows.map(({ amount }) => amount);
}

describe('points of an order', () => {
	it('are one per euro of the final amount, once', async () => {
		const order = await picked({ MILCH: 10 });
		await settle(order);
		await settle(order);
		expect(await points()).toBe(19);
		expect(await entries()).toEqual([19]);
	});

	it('are settled by a job that its event enqueues', async () => {
		const { orderNumber } = await picked({ MILCH: 10 });
		const { api, shop } = harness;
		const outbox = createOutbox(api.pool, () => {});
		await dispatchOrderEvents({ db: api.db, outbox, orderSecret: api.deps.orderSecret });
		await outbox.close();
		const { rows } = await api.pool.query(
			`SELECT data FROM pgboss.job WHERE name = 'settle-points' AND data ->> 'orderNumber' = $1`,
			[orderNumber],
		);
		expect(rows).toEqual([{ data: { tenantId: shop.tenantId, orderNumber } }]);
	});

	it('leave out what was missing', async () => {
		await settle(await picked({ MILCH: 10 }, [{ lineItemId: 'MILCH', quantity: 6 }]));
		expect(await points()).toBe(11);
	});

	it('are for orders since joining only', async () => {
		const order = await picked({ MILCH: 10 });
		await harness.api.pool.query(
			`UPDATE loyalty_member SET joined_at = now() + interval '1 hour' WHERE tenant_id = $1`,
			[harness.shop.tenantId],
		);
		await settle(order);
		expect(await points()).toBe(0);
	});

	it('are written once, however many workers settle an order', async () => {
		const order = await picked({ MILCH: 10 });
		await Promise.all(Array.from({ length: 10 }, () => settle(order)));
		expect(await entries()).toEqual([19]);
	});

	it('control: without the lock they are written more than once', async () => {
		const race = async () => {
			const order = await picked({ MILCH: 10 });
			const before = (await entries()).length;
			await withoutGuards(['points-lock'], () =>
				Promise.all(Array.from({ length: 10 }, () => settle(order))),
			);
			return (await entries()).length - before;
		};
		expect(await mostOf(race)).toBeGreaterThan(1);
	});

	it('never change: a correction is another entry', async () => {
		await settle(await picked({ MILCH: 10 }));
		await expect(
			harness.api.pool.query('UPDATE loyalty_entry SET amount = 1 WHERE tenant_id = $1', [
				harness.shop.tenantId,
			]),
		).rejects.toThrow('never change');
	});
});
