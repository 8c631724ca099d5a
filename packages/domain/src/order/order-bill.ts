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
	/** A delivery pass bought with the order, less what its withdrawal has refunded. */
	pass: { price: number; vatRate: number } | null;
};

export type Bill = {
	articles: Cents;
	discounts: Cents;
	deposits: Cents;
	serviceFees: Cents;
	/** What the delivery pass costs that was bought with the order. */
	deliveryPass: Cents;
	total: Cents;
	/** Per rate, highest first; deposits are not taxed. Gross minus tax is the net amount. */
	vat: VatPart[];
};

/**
 * The final bill and the tax in it. A discount lowers the tax of every line proportionally and
 * never exceeds the value of the delivered products.
 */
export function billOf({ lines, serviceFees, serviceFeeTaxRate, pass, ...input }: BillInput): Bill {
	const articles = sum(lines.map(({ totalPrice }) => totalPrice));
	const deposits = sum(lines.map(({ depositPrice }) => depositPrice));
	const discounts = cents(Math.min(input.discounts, articles));
	const shares = allocate(
		discounts,
		lines.map(({ totalPrice }) => totalPrice),
	);
	const passPrice = cents(pass?.price ?? 0);
	const vat = splitVat([
		...lines.map(({ totalPrice, vatRate }, index) => ({
			gross: cents(totalPrice - (shares[index] ?? 0)),
			vatBasisPoints: toBasisPoints(vatRate),
		})),
		{ gross: cents(serviceFees), vatBasisPoints: toBasisPoints(serviceFeeTaxRate) },
		{ gross: passPrice, vatBasisPoints: toBasisPoints(pass?.vatRate ?? 0) },
	]);
	return {
		articles,
		discounts,
		deposits,
		serviceFees: cents(serviceFees),
		deliveryPass: passPrice,
		total: cents(articles - discounts + deposits + serviceFees + passPrice),
		vat,
	};
}

export type BilledVoucher = { name: string; amount: number };

/**
 * The part of each voucher in the discounts of a bill. They shrink in proportion when fewer products
 * came than the discounts are worth.
 */
export function billVouchers(
	vouchers: readonly BilledVoucher[],
	{ ordered, billed }: { ordered: number; billed: number },
): BilledVoucher[] {
	const amounts = vouchers.map(({ amount }) => amount);
	const others = ordered - sum(amounts);
	const parts = allocate(billed, [...amounts, others]);
	return vouchers.flatMap(({ name }, index) => {
		const amount = parts[index] ?? 0;
		return amount > 0 ? [{ name, amount }] : [];
	});
}

/** What codes and not vouchers have taken off. */
export function otherDiscountsOf(bill: {
	discounts: number;
	vouchers?: readonly BilledVoucher[];
}): number {
	return (bill.vouchers ?? []).reduce((left, { amount }) => left - amount, bill.discounts);
}

function toBasisPoints(percent: number): number {
	return Math.round(percent * 100);
}

function sum(values: readonly number[]): Cents {
	return cents(values.reduce((total, value) => total + value, 0));
}
