import { describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';

const harness = openOrderHarness();
const { ordered, pathOf, pick, read } = harness;

describe('withdrawal in two steps', () => {
	const input = { lineItemIds: ['MILCH'], name: 'Anna Berger', email: 'anna.berger@example.at' };

	it('is binding only once confirmed, and immutable from then on', async () => {
		const { buyer, order } = await ordered({ MILCH: 2, BUTTER: 1 });
		const declared = await buyer.send('POST', pathOf(order, '/withdrawal'), input);
		expect(declared.json().withdrawal.declarations).toMatchObject([
			{ lineItemIds: ['MILCH'], confirmedAt: null },
		]);
		const confirm = () => buyer.send('POST', pathOf(order, '/withdrawal/confirm'));
		const [first, second] = await Promise.all([confirm(), confirm()]);
		expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
		const { withdrawal } = await read(buyer, order);
		expect(withdrawal.declarations).toHaveLength(1);
		expect(withdrawal.declarations[0]?.confirmedAt).not.toBeNull();
		expect(withdrawal.isOpen).toBe(true);
		await expect(
			harness.api.query(`UPDATE order_withdrawal SET name = 'x' WHERE order_number = $1`, [
				order.orderNumber,
			]),
		).rejects.toThrow(/does not change/);
		const twice = await buyer.send('POST', pathOf(order, '/withdrawal'), input);
		expect(twice.json()).toMatchObject({ status: 409, code: 'notWithdrawable' });
		const { rows } = await harness.api.pool.query(
			`SELECT type FROM order_event WHERE order_number = $1 ORDER BY event_id`,
			[order.orderNumber],
		);
		expect(rows.map(({ type }) => type)).toEqual(['order.placed', 'order.withdrawn']);
	});

	it('excludes products weighed for one shopper, and says why', async () => {
		const { buyer, order } = await ordered({ KIRSCHEN: 5, MILCH: 1 });
		const [cherries, milk] = ['KIRSCHEN', 'MILCH'].map((id) =>
			order.lines.find(({ lineItemId }) => lineItemId === id),
		);
		expect(cherries?.withdrawalExemption).toBe('perishable');
		expect(milk?.withdrawalExemption).toBeNull();
		const answer = await buyer.send('POST', pathOf(order, '/withdrawal'), {
			...input,
			lineItemIds: ['KIRSCHEN'],
		});
		expect(answer.json()).toMatchObject({ status: 409, code: 'notWithdrawable' });
	});

	it('ends with the last day', async () => {
		const { buyer, order } = await ordered({ MILCH: 1 });
		await harness.api.query(
			`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,distributionWindow,end}',
				to_jsonb('2026-01-01T10:00:00.000Z'::text)) WHERE order_number = $1`,
			[order.orderNumber],
		);
		const { withdrawal } = await read(buyer, order);
		expect(withdrawal).toMatchObject({ isOpen: false, lastDay: '2026-01-15' });
		const answer = await buyer.send('POST', pathOf(order, '/withdrawal'), input);
		expect(answer.json()).toMatchObject({ status: 409, code: 'tooLateToWithdraw' });
	});
});

describe('the invoice', () => {
	it('has the final prices, a gapless number and the tax of every rate', async () => {
		const { buyer, order } = await ordered({ MILCH: 2, KIRSCHEN: 5, COLA: 2 });
		expect(order.bill).toMatchObject({ isFinal: false, vat: order.priceInfo.vat });
		expect((await buyer.send('GET', pathOf(order, '/invoice.pdf'))).statusCode).toBe(404);
		await pick(order, [
			{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 480 },
			{ lineItemId: 'COLA', quantity: 1 },
		]);
		await pick(order);
		const after = await read(buyer, order);
		expect(after.bill).toMatchObject({ isFinal: true, total: after.picked?.total, deposits: 25 });
		const gross = after.bill.vat.reduce((sum, part) => sum + part.gross, 0);
		expect(gross).toBe(after.bill.total - 25);
		const standard = after.bill.vat.find(({ percent }) => percent === 20);
		expect(standard?.gross).toBe(129 + after.bill.serviceFees);

		const second = await ordered({ MILCH: 1 });
		await pick(second.order);
		const numbers = [after, await read(second.buyer, second.order)].map(({ invoice }) =>
			Number(invoice?.number.split('-')[1]),
		);
		expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
	});

	it('is a PDF for anyone with the link', async () => {
		const { order } = await ordered();
		await pick(order);
		const answer = await harness.shop.send({
			method: 'GET',
			url: pathOf(order, `/invoice.pdf?token=${order.token}`),
		});
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toBe('application/pdf');
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
	});
});
