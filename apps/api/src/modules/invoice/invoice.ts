import type { Address } from '@korb/contracts/fulfilment/address';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import { multiBuyOf } from '@korb/domain/pricing/line-price';
import { clockAt } from '@korb/domain/time/zone';
import type { Tenant } from '../../context.ts';
import { textOf } from '../../mail/mail.ts';
import {
	type AttemptRow,
	fullProductName,
	type OrderBill,
	type OrderRow,
	type OrderSnapshot,
	type Picked,
	passPriceOf,
	toBill,
} from '../order-records/index.ts';

/** An invoice as issued: everything the law requires, and nothing that changes later. */
export type Invoice = {
	number: string;
	issuedOn: string;
	orderNumber: string;
	orderedOn: string;
	/** The date of supply, which decides the tax rates. */
	suppliedOn: string;
	currency: string;
	seller: ClientRuntimeConfig['company'];
	buyer: InvoiceBuyer;
	lines: InvoiceLine[];
	/** Invoices issued earlier list no vouchers and no pass. */
	bill: Omit<OrderBill, 'vouchers' | 'deliveryPass'> &
		Partial<Pick<OrderBill, 'vouchers' | 'deliveryPass'>>;
	methodKey: OrderMethodKey;
	/** What gift cards paid; invoices issued earlier do not say. */
	wallet?: number;
};

export type InvoiceBuyer = {
	name: string;
	company: string;
	valueAddedTaxId: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
};

export type InvoiceLine = {
	name: string;
	/** Pieces, or grams for weighed products. */
	quantity: number;
	grams: number | null;
	/** Price per piece, where a multi-buy price applies. */
	eachPrice?: number | undefined;
	vatRate: number;
	totalPrice: number;
	depositPrice: number;
};

type Facts = {
	tenant: Tenant;
	number: string;
	now: Date;
	payment: Pick<AttemptRow, 'method_key' | 'wallet_cents' | 'planned_cents'>;
};

export function toInvoice(order: OrderRow & { picked: Picked }, facts: Facts): Invoice {
	const { tenant, number, now, payment } = facts;
	const { wallet_cents: held, planned_cents: planned } = payment;
	const bill = toBill(order);
	const { timeZone, company, country, name } = tenant.config.clientRuntimeConfig;
	const { cart } = order.snapshot;
	const dayOf = (instant: Date) => clockAt(instant, timeZone).day;
	return {
		number,
		issuedOn: dayOf(now),
		orderNumber: String(order.order_number),
		orderedOn: dayOf(order.placed_at),
		suppliedOn: dayOf(cart.distributionWindow ? new Date(cart.distributionWindow.start) : now),
		currency: order.currency,
		seller: { ...company, name: company.name || name },
		buyer: toBuyer(cart.billingAddress ?? recipientOf(cart.distributionAddress), country),
		lines: [...toLines(order), ...toPassLine(tenant, order.snapshot)],
		bill,
		methodKey: payment.method_key,
		wallet: walletShare({ held, planned }, bill.total),
	};
}

/** A collected order has the store's address, so only the person is taken from it. */
function recipientOf(address: Address | null): Address | null {
	if (address?.distributionType !== 'CLICK_AND_COLLECT') return address;
	const nowhere = { streetName: '', streetNumber: '', stairCase: '', floor: '', door: '' };
	return { ...address, ...nowhere, postalCode: '', city: '', country: '', companyName: '' };
}

function toBuyer(address: Address | null, country: string): InvoiceBuyer {
	return {
		name: [address?.title, address?.firstName, address?.lastName].filter(Boolean).join(' '),
		company: address?.companyName ?? '',
		valueAddedTaxId: address?.valueAddedTaxId ?? '',
		street: streetOf(address, country),
		postalCode: address?.postalCode ?? '',
		city: address?.city ?? '',
		country: address?.country ?? '',
	};
}

function streetOf(address: Address | null, country: string): string {
	if (!address) return '';
	const { streetName, streetNumber, stairCase, floor, door } = address;
	const house = [streetNumber, stairCase, floor, door].filter(Boolean).join('/');
	return streetLine(country, streetName, house);
}

/** The pass is a service with its own rate. */
function toPassLine(tenant: Tenant, snapshot: OrderSnapshot): InvoiceLine[] {
	const { deliveryPassLineItem: pass } = snapshot.cart;
	const totalPrice = passPriceOf(snapshot);
	if (!pass || totalPrice === 0) return [];
	return [
		{
			name: textOf(tenant, 'pass.name', { months: pass.months }),
			quantity: 1,
			grams: null,
			vatRate: pass.vatRate,
			totalPrice,
			depositPrice: 0,
		},
	];
}

/** Missing line items are neither charged nor listed. */
function toLines({ snapshot, picked }: OrderRow & { picked: Picked }): InvoiceLine[] {
	const prices = new Map(picked.price.lines.map((line) => [line.lineItemId, line]));
	const reported = new Map(picked.lines.map((line) => [line.lineItemId, line]));
	return snapshot.cart.productLineItems.flatMap((line) => {
		const price = prices.get(line.lineItemId);
		const came = reported.get(line.lineItemId);
		if (!price || came?.quantity === 0) return [];
		const ordered = line.isEstimate ? line.quantity * line.product.quantityStepSize : null;
		return {
			name: came?.substitute?.name ?? fullProductName(line.product),
			quantity: came?.quantity ?? line.quantity,
			grams: came?.substitute ? null : (came?.grams ?? ordered),
			eachPrice: came?.substitute ? undefined : multiBuyOf(line)?.value,
			vatRate: came?.substitute?.vatRate ?? line.vatRate,
			totalPrice: price.totalPrice,
			depositPrice: price.depositPrice,
		};
	});
}
