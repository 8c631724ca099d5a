import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderedLine, type PickedLine, priceOfPicked } from './picked-price.ts';

const milk: OrderedLine = {
	lineItemId: 'MILCH',
	quantity: 3,
	perPiecePrice: 199,
	totalPrice: 597,
	maximumPrice: 597,
	depositPrice: 75,
	isWeighed: false,
	stepGrams: 1,
};
const cherries: OrderedLine = {
	lineItemId: 'KIRSCHEN',
	quantity: 5,
	perPiecePrice: 150,
	totalPrice: 750,
	maximumPrice: 825,
	depositPrice: 0,
	isWeighed: true,
	stepGrams: 100,
};
const order = { lines: [milk, cherries], discounts: 100, serviceFees: 490, passPrice: 0 };
const asOrdered = 597 + 75 + 750 - 100 + 490;

describe('priceOfPicked', () => {
	it.each([
		['everything as ordered', [], asOrdered],
		['lighter', [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 470 }], asOrdered - 45],
		[
			'heavier, within the reserve',
			[{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 530 }],
			asOrdered + 45,
		],
		[
			'heavier than the maximum',
			[{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 900 }],
			asOrdered + 75,
		],
		['rounds half up', [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 501 }], asOrdered + 2],
		[
			'two of three, including the deposit',
			[{ lineItemId: 'MILCH', quantity: 2 }],
			asOrdered - 199 - 25,
		],
		['none', [{ lineItemId: 'MILCH', quantity: 0 }], asOrdered - 597 - 75],
		[
			'none of a product sold by weight',
			[{ lineItemId: 'KIRSCHEN', quantity: 0, grams: 300 }],
			asOrdered - 750,
		],
		['more than ordered is not charged', [{ lineItemId: 'MILCH', quantity: 9 }], asOrdered],
		['unknown lines are ignored', [{ lineItemId: 'WEIN', quantity: 9 }], asOrdered],
	])('%s', (_title, picked: PickedLine[], total) => {
		expect(priceOfPicked(order, picked).total).toBe(total);
	});

	it('a substitute costs no more than the original', () => {
		const instead = (totalPrice: number): PickedLine[] => [
			{ lineItemId: 'MILCH', quantity: 3, substitute: { sku: 'H', name: 'H-Milch', totalPrice } },
		];
		expect(priceOfPicked(order, instead(400)).total).toBe(asOrdered - 597 - 75 + 400);
		expect(priceOfPicked(order, instead(900)).total).toBe(asOrdered - 75);
	});

	it('a pass costs the same, whatever was packed', () => {
		const nothing = order.lines.map(({ lineItemId }) => ({ lineItemId, quantity: 0 }));
		expect(priceOfPicked({ ...order, passPrice: 790 }, nothing).total).toBe(490 + 790);
	});

	it('a discount deducts no more than the total', () => {
		const nothing = order.lines.map(({ lineItemId }) => ({ lineItemId, quantity: 0 }));
		expect(priceOfPicked({ ...order, discounts: 5000 }, nothing)).toMatchObject({
			discounts: 0,
			total: 490,
		});
	});

	it('never exceeds the guaranteed maximum, whatever is reported', () => {
		const anyLine = fc
			.record({
				quantity: fc.integer({ min: 1, max: 50 }),
				perPiecePrice: fc.integer({ min: 1, max: 5000 }),
				more: fc.integer({ min: 0, max: 2000 }),
				depositPrice: fc.integer({ min: 0, max: 500 }),
				isWeighed: fc.boolean(),
				stepGrams: fc.constantFrom(50, 100, 250),
			})
			.map(({ more, ...line }) => {
				const totalPrice = line.quantity * line.perPiecePrice;
				return { ...line, totalPrice, maximumPrice: totalPrice + (line.isWeighed ? more : 0) };
			});
		const input = fc.record({
			lines: fc.array(anyLine, { maxLength: 12 }),
			reports: fc.array(
				fc.record({ quantity: fc.nat(100), grams: fc.option(fc.nat(50_000), { nil: undefined }) }),
			),
			discounts: fc.nat(10_000),
			serviceFees: fc.nat(1000),
		});
		fc.assert(
			fc.property(input, ({ lines, reports, discounts, serviceFees }) => {
				const named = lines.map((line, index) => ({ ...line, lineItemId: String(index) }));
				const picked = reports.map((report, index) => ({ ...report, lineItemId: String(index) }));
				const articles = named.reduce((sum, line) => sum + line.totalPrice, 0);
				const applied = Math.min(discounts, articles);
				const { total } = priceOfPicked(
					{ lines: named, discounts: applied, serviceFees, passPrice: 0 },
					picked,
				);
				const maximum = named.reduce((sum, l) => sum + l.maximumPrice + l.depositPrice, 0);
				expect(total).toBeLessThanOrEqual(maximum - applied + serviceFees);
				expect(total).toBeGreaterThanOrEqual(serviceFees);
			}),
		);
	});
});
