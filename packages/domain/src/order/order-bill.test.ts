import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOf } from './order-bill.ts';

const line = (totalPrice: number, vatRate = 10, depositPrice = 0) => ({
	totalPrice,
	vatRate,
	depositPrice,
});
const free = { discounts: 0, serviceFees: 0, serviceFeeTaxRate: 20, pass: null };

describe('the final bill', () => {
	it('lists the tax of every rate, including the fee and excluding deposits', () => {
		const lines = [line(220, 10, 25), line(1049, 4.9), line(120, 20)];
		expect(billOf({ ...free, lines, serviceFees: 480 })).toEqual({
			articles: 1389,
			discounts: 0,
			deposits: 25,
			serviceFees: 480,
			deliveryPass: 0,
			total: 1894,
			vat: [
				{ percent: 20, gross: 600, vat: 100 },
				{ percent: 10, gross: 220, vat: 20 },
				{ percent: 4.9, gross: 1049, vat: 49 },
			],
		});
	});

	it('lowers the tax of every line by its share of a discount', () => {
		const { vat, total } = billOf({ ...free, lines: [line(600, 20), line(300)], discounts: 300 });
		expect(total).toBe(600);
		expect(vat).toEqual([
			{ percent: 20, gross: 400, vat: 67 },
			{ percent: 10, gross: 200, vat: 18 },
		]);
	});

	it('taxes a delivery pass at its own rate; discounts do not reach it', () => {
		const pass = { price: 790, vatRate: 20 };
		expect(billOf({ ...free, lines: [line(220)], discounts: 500, pass })).toMatchObject({
			deliveryPass: 790,
			total: 790,
			vat: [{ percent: 20, gross: 790, vat: 132 }],
		});
	});

	it('deducts no more than the value of the remaining products', () => {
		expect(billOf({ ...free, lines: [line(100)], discounts: 500 })).toMatchObject({
			discounts: 100,
			total: 0,
			vat: [],
		});
	});

	it('accounts for every cent: gross per rate and deposits make the total', () => {
		const amounts = fc.record({
			totalPrice: fc.nat(100_00),
			vatRate: fc.constantFrom(0, 4.9, 10, 13, 20),
			depositPrice: fc.nat(500),
		});
		fc.assert(
			fc.property(
				fc.array(amounts),
				fc.nat(50_00),
				fc.nat(9_90),
				(lines, discounts, serviceFees) => {
					const bill = billOf({ ...free, lines, discounts, serviceFees });
					const gross = bill.vat.reduce((sum, part) => sum + part.gross, 0);
					expect(gross + bill.deposits).toBe(bill.total);
					for (const part of bill.vat) expect(part.vat).toBeLessThanOrEqual(part.gross);
				},
			),
		);
	});
});
