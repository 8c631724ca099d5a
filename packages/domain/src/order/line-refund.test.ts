import { describe, expect, it } from 'vitest';
import { amountOf, type LinePart, type LineRefund, refundOfPart } from './line-refund.ts';

const jam = { lineItemId: 'jam', quantity: 3, price: 1000, discount: 101, deposit: 0 };
const cola = { lineItemId: 'cola', quantity: 6, price: 414, discount: 0, deposit: 150 };
const cherries = { lineItemId: 'cherries', quantity: 0, price: 499, discount: 50, deposit: 0 };

describe('a part of a line item', () => {
	it.each([
		['a piece, less its share of the discount', jam, { quantity: 1 }, 333, 34, 0],
		['pieces with their deposit', cola, { quantity: 2 }, 138, 0, 50],
		['all pieces', jam, { quantity: 3 }, 1000, 101, 0],
		['cents of a weighed product', cherries, { price: 100 }, 100, 10, 0],
		['cents of less than a piece', jam, { price: 50 }, 50, 5, 0],
	])('%s', (_what, line, part, price, discount, deposit) => {
		const asked = { lineItemId: line.lineItemId, ...part } as LinePart;
		expect(refundOfPart(line, [], asked)).toMatchObject({ price, discount, deposit });
	});

	it.each([
		['more pieces than came', jam, { quantity: 4 }],
		['a piece of something weighed', cherries, { quantity: 1 }],
		['more than it cost', cherries, { price: 500 }],
		['nothing', jam, { quantity: 0 }],
	])('refuses %s', (_what, line, part) => {
		const asked = { lineItemId: line.lineItemId, ...part } as LinePart;
		expect(refundOfPart(line, [], asked)).toBeNull();
	});

	it.each([
		['piece by piece', [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }]],
		['in cents', [{ price: 1 }, { price: 333 }, { price: 666 }]],
		['in both', [{ quantity: 1 }, { price: 300 }, { price: 367 }]],
	])('adds up to what was paid, %s', (_how, parts) => {
		const refunds: LineRefund[] = [];
		for (const part of parts) {
			const refund = refundOfPart(jam, refunds, { lineItemId: 'jam', ...part } as LinePart);
			if (!refund) throw new Error('refused');
			refunds.push(refund);
		}
		expect(refunds.reduce((sum, refund) => sum + amountOf(refund), 0)).toBe(1000 - 101);
		expect(refundOfPart(jam, refunds, { lineItemId: 'jam', price: 1 })).toBeNull();
	});

	it('counts earlier refunds of this line item only', () => {
		const other = { lineItemId: 'cola', quantity: 6, price: 414, discount: 0, deposit: 150 };
		expect(refundOfPart(jam, [other], { lineItemId: 'jam', quantity: 3 })).not.toBeNull();
	});
});
