import { randomUUID } from 'node:crypto';
import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { FLAKES_EAN, MUESLI_EAN, openFloor } from '../../checkout-harness/picking-floor.ts';

const floor = openFloor();

const countOf = async ({ orderNumber }: Order): Promise<number> => {
	const text = 'SELECT count(*)::int FROM picking_result WHERE order_number = $1';
	return (await floor.query(text, orderNumber)).rows[0].count;
};

describe('POST /admin/picking/waves/:waveId/results', () => {
	it.each([
		['another product', FLAKES_EAN],
		['nothing, though it has a barcode', null],
	])('refuses %s, and counts nothing', async (_what, code) => {
		const order = await floor.ordered({ MUESLI: 2 });
		const { by, wave } = await floor.walk(order);
		const result = { orderNumber: order.orderNumber, lineItemId: 'MUESLI', quantity: 2 };
		const wrong = await floor.report(by, wave, [{ ...result, code }]);
		expect(wrong.json()).toMatchObject({ status: 409, code: 'wrongProduct' });
		expect(await countOf(order)).toBe(0);
		const right = await floor.report(by, wave, [{ ...result, code: MUESLI_EAN }]);
		expect(right.json()).toEqual({ stored: 1 });
		const { wave: after } = await floor.read(by);
		expect(after?.lines[0]?.result).toMatchObject({ quantity: 2, reason: null });
	});

	it('takes as many at once as the contract allows', async () => {
		const order = await floor.ordered({ MILCH: 2 });
		const { by, wave } = await floor.walk(order);
		const result = { orderNumber: order.orderNumber, lineItemId: 'MILCH', quantity: 2 };
		const answer = await floor.report(
			by,
			wave,
			Array.from({ length: 50 }, () => result),
		);
		expect(answer.json()).toEqual({ stored: 50 });
	});

	it('counts a result once, however often it is sent, also after the order was packed', async () => {
		const order = await floor.ordered({ MILCH: 2 });
		const { by, wave } = await floor.walk(order);
		const result = {
			...{ resultId: randomUUID(), orderNumber: order.orderNumber },
			...{ lineItemId: 'MILCH', quantity: 2 },
		};
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => floor.report(by, wave, [result])),
		);
		const stored = answers.map((answer) => answer.json().stored);
		expect(stored.sort()).toEqual([0, 0, 0, 0, 1]);
		const other = await floor.report(by, wave, [{ ...result, quantity: 1, reason: 'few' }]);
		expect(other.json()).toMatchObject({ code: 'resultUsed' });
		await floor.finish(by, wave);
		expect((await floor.report(by, wave, [result])).json()).toEqual({ stored: 0 });
		const late = await floor.report(by, wave, [{ ...result, resultId: randomUUID() }]);
		expect(late.json()).toMatchObject({ code: 'orderClosed' });
		expect(await countOf(order)).toBe(1);
	});

	it.each([
		['fewer pieces without a reason', { quantity: 1 }, 'reasonMissing'],
		['none without a reason', { quantity: 0 }, 'reasonMissing'],
		['more than was ordered', { quantity: 3 }, 'tooMany'],
		['a weight of packs', { quantity: 2, grams: 500 }, 'notWeighed'],
	])('refuses %s', async (_what, change, code) => {
		const order = await floor.ordered({ MILCH: 2 });
		const { by, wave } = await floor.walk(order);
		const result = { orderNumber: order.orderNumber, lineItemId: 'MILCH', ...change };
		expect((await floor.report(by, wave, [result])).json()).toMatchObject({ code });
		expect(await countOf(order)).toBe(0);
	});

	it.each([
		['no weight', {}, 'notWeighed'],
		['less than nine tenths', { grams: 449 }, 'reasonMissing'],
		['nine tenths', { grams: 450 }, null],
		['more than eleven tenths', { grams: 700 }, null],
		['too little, with a reason', { grams: 200, reason: 'few' as const }, null],
	])('weighs %s', async (_what, change, code) => {
		const order = await floor.ordered({ KIRSCHEN: 5 });
		const { by, wave } = await floor.walk(order);
		expect(wave.lines[0]).toMatchObject({ wantedGrams: 500, pricePerKilo: 1500 });
		const result = { orderNumber: order.orderNumber, lineItemId: 'KIRSCHEN', quantity: 5 };
		const answer = await floor.report(by, wave, [{ ...result, ...change }]);
		expect(answer.json().code ?? null).toBe(code);
	});
});

describe('POST /admin/picking/waves/:waveId/finish', () => {
	it('packs as a signed report does: price, invoice, capture, email event, audit', async () => {
		const skus = { KIRSCHEN: 5, MILCH: 2, COLA: 1 };
		const order = await floor.ordered(skus, 'replace', 'credit-cards');
		const { by, wave } = await floor.walk(order);
		const { orderNumber } = order;
		await floor.report(by, wave, [
			{ orderNumber, lineItemId: 'KIRSCHEN', quantity: 5, grams: 480 },
			{ orderNumber, lineItemId: 'MILCH', quantity: 2 },
		]);
		expect((await floor.finish(by, wave)).json()).toMatchObject({ code: 'waveUnfinished' });
		await floor.report(by, wave, [
			{ orderNumber, lineItemId: 'COLA', quantity: 0, reason: 'none' },
		]);
		const total = order.priceInfo.total - 30 - 129 - 25;
		for (const _attempt of ['first', 'repeated']) {
			expect((await floor.finish(by, wave)).json()).toEqual({
				orders: [{ orderNumber, status: 'PICKED' }],
			});
		}
		const { rows } = await floor.query(
			`SELECT (o.picked #>> '{price,total}')::int AS total, attempt.captured_cents AS captured,
				(SELECT count(*)::int FROM invoice AS i WHERE i.order_number = o.order_number) AS invoices,
				(SELECT count(*)::int FROM order_event AS event
					WHERE event.order_number = o.order_number AND type = 'order.picked') AS events
			FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
			WHERE o.order_number = $1`,
			orderNumber,
		);
		expect(rows).toEqual([{ total, captured: total, invoices: 1, events: 1 }]);
		expect(await floor.read(by)).toMatchObject({
			wave: null,
			today: { lines: 3, missing: 1, substituted: 0 },
		});
		const { entries } = (await by.send('GET', '/admin/audit')).json();
		expect(entries.map(({ action }: { action: string }) => action)).toEqual([
			'order.pick',
			'wave.take',
		]);
	});
});

describe('substitutes', () => {
	const substitutesOf = async (order: Order) => {
		const walk = await floor.walk(order);
		const url = `/admin/picking/waves/${walk.wave.waveId}/orders/${order.orderNumber}/lines/MUESLI/substitutes`;
		const answer = await walk.by.send('GET', url);
		return { ...walk, substitutes: answer.json().substitutes as Record<string, unknown>[] };
	};
	const replace = (order: Order, sku: string, change: object = {}) => ({
		...{ orderNumber: order.orderNumber, lineItemId: 'MUESLI', quantity: 1 },
		...{ reason: 'none' as const, substitute: { sku, hasAgreed: false } },
		...change,
	});

	it('are as cheap, in stock and without a new allergen; others are shown and blocked', async () => {
		const order = await floor.ordered({ MUESLI: 1 });
		const { substitutes } = await substitutesOf(order);
		const find = (sku: string) => substitutes.find((each) => each['sku'] === sku);
		expect(find('FLOCKEN')).toMatchObject({ isBlocked: false, totalPrice: 399, stock: 9 });
		expect(find('NUSSMUESLI')).toMatchObject({ isBlocked: true, addedAllergens: ['nuts'] });
		expect(find('OHNE-ANGABE')).toMatchObject({ isBlocked: true, addedAllergens: [] });
		for (const sku of ['TEUER', 'AUSVERKAUFT', 'MUESLI', 'COLA', 'WEIN', 'KIRSCHEN']) {
			expect(find(sku), sku).toBeUndefined();
		}
		const firstBlocked = substitutes.findIndex((each) => each['isBlocked']);
		expect(substitutes.slice(firstBlocked).every((each) => each['isBlocked'])).toBe(true);
	});

	it.each(['NUSSMUESLI', 'OHNE-ANGABE', 'TEUER', 'AUSVERKAUFT', 'MUESLI', 'unknown'])(
		'%s is refused when it is sent anyway',
		async (sku) => {
			const order = await floor.ordered({ MUESLI: 1 });
			const { by, wave } = await floor.walk(order);
			const answer = await floor.report(by, wave, [replace(order, sku)]);
			expect(answer.json()).toMatchObject({ status: 409, code: 'substituteRefused' });
			expect(await countOf(order)).toBe(0);
		},
	);

	it('is scanned, too, and charged at its own price', async () => {
		const order = await floor.ordered({ MUESLI: 1 });
		const { by, wave } = await floor.walk(order);
		const wrong = await floor.report(by, wave, [replace(order, 'FLOCKEN', { code: MUESLI_EAN })]);
		expect(wrong.json()).toMatchObject({ code: 'wrongProduct' });
		await floor.report(by, wave, [replace(order, 'FLOCKEN', { code: FLAKES_EAN })]);
		await floor.finish(by, wave);
		const { rows } = await floor.query(
			`SELECT picked #> '{lines,0}' AS line, (picked #>> '{price,total}')::int AS total
			FROM shop_order WHERE order_number = $1`,
			order.orderNumber,
		);
		expect(rows[0]).toMatchObject({
			total: order.priceInfo.total - 100,
			line: { substitute: { sku: 'FLOCKEN', totalPrice: 399, vatRate: 10 } },
		});
	});

	it.each([
		['none', true, 'substituteRefused'],
		['call', false, 'substituteRefused'],
		['call', true, undefined],
	] as const)('who prefers %s, having agreed: %s', async (preference, hasAgreed, code) => {
		const order = await floor.ordered({ MUESLI: 1 }, preference);
		const { by, wave, substitutes } = await substitutesOf(order);
		expect(wave.lines[0]?.substitution).toBe(preference);
		expect(substitutes.length > 0).toBe(preference === 'call');
		const substitute = { sku: 'FLOCKEN', hasAgreed };
		const result = replace(order, 'FLOCKEN', { substitute, code: FLAKES_EAN });
		expect((await floor.report(by, wave, [result])).json().code).toBe(code);
	});
});
