import { cents } from '@korb/domain/pricing/money';
import { splitVat, type VatPart } from '@korb/domain/pricing/vat-split';
import type { NotedRefund } from '../aftersales/index.ts';

/** A credit note as issued. Seller and buyer are those of the invoice that it corrects. */
export type CreditNote = {
	number: string;
	issuedOn: string;
	invoiceNumber: string;
	lines: CreditedLine[];
	discounts: number;
	deposits: number;
	total: number;
	/** What returned to gift cards. */
	wallet: number;
	/** Per rate, highest first; deposits are not taxed. */
	vat: VatPart[];
};

export type CreditedLine = {
	name: string;
	/** Null when cents of the price are refunded. */
	quantity: number | null;
	vatRate: number;
	totalPrice: number;
};

type Facts = Pick<CreditNote, 'number' | 'issuedOn' | 'invoiceNumber'>;

export function toCreditNote(refund: NotedRefund, facts: Facts): CreditNote {
	const { lines } = refund;
	return {
		...facts,
		lines: lines.map(({ name, quantity, vatRate, price }) => ({
			name,
			quantity: quantity || null,
			vatRate,
			totalPrice: price,
		})),
		discounts: lines.reduce((sum, { discount }) => sum + discount, 0),
		deposits: lines.reduce((sum, { deposit }) => sum + deposit, 0),
		total: refund.amountCents,
		wallet: refund.walletCents,
		vat: splitVat(
			lines.map(({ price, discount, vatRate }) => ({
				gross: cents(price - discount),
				vatBasisPoints: Math.round(vatRate * 100),
			})),
		),
	};
}
