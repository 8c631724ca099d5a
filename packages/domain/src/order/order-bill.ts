import { allocate } from '../pricing/allocate.ts';
import { type Cents, cents } from '../pricing/money.ts';
import { splitVat, type VatPart } from '../pricing/vat-split.ts';

export type BilledLine = {
	totalPrice: number;
	depositPrice: number;
	/** Percent. */
	vatRate: number;
};

export type BillInput = {
	lines: readonly BilledLine[];
	discounts: number;
	serviceFees: number;
	/** Percent. */
	serviceFeeTaxRate: number;
};

export type Bill = {
	articles: Cents;
	discounts: Cents;
	deposits: Cents;
	serviceFees: Cents;
	total: Cents;
	/** Per rate, highest first; deposits are not taxed. Gross minus tax is the net amount. */
	vat: VatPart[];
};

/**
 * The final bill and the tax in it. A discount lowers the tax of every line proportionally and
 * never exceeds the value of the delivered products.
 */
export function billOf({ lines, serviceFees, serviceFeeTaxRate, ...input }: BillInput): Bill {
	const articles = sum(lines.map(({ totalPrice }) => totalPrice));
	const deposits = sum(lines.map(({ depositPrice }) => depositPrice));
	const discounts = cents(Math.min(input.discounts, articles));
	const shares = allocate(
		discounts,
		lines.map(({ totalPrice }) => totalPrice),
	);
	const vat = splitVat([
		...lines.map(({ totalPrice, vatRate }, index) => ({
			gross: cents(totalPrice - (shares[index] ?? 0)),
			vatBasisPoints: toBasisPoints(vatRate),
		})),
		{ gross: cents(serviceFees), vatBasisPoints: toBasisPoints(serviceFeeTaxRate) },
	]);
	return {
		articles,
		discounts,
		deposits,
		serviceFees: cents(serviceFees),
		total: cents(articles - discounts + deposits + serviceFees),
		vat,
	};
}

function toBasisPoints(percent: number): number {
	return Math.round(percent * 100);
}

function sum(values: readonly number[]): Cents {
	return cents(values.reduce((total, value) => total + value, 0));
}
