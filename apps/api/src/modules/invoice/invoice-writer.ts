import { townLine } from '@korb/domain/fulfilment/address-lines';
import { otherDiscountsOf } from '@korb/domain/order/order-bill';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { textOf } from '../../mail/mail.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

export type InvoiceWriter = ReturnType<typeof createWriter>;

/** Every text on an invoice, in the language of its shop. */
export function createWriter(tenant: Tenant, invoice: Invoice) {
	const { country, locale, name: shop } = tenant.config.clientRuntimeConfig;
	const { seller, buyer, bill } = invoice;
	const t = (key: MessageKey, values = {}) => textOf(tenant, key, values);
	const { money, percent, day } = formatsOf(tenant, invoice.currency);
	const sellerTown = townLine(country, seller.postalCode, seller.city);
	const amountOf = ({ grams, quantity, eachPrice }: InvoiceLine) => {
		if (grams !== null) {
			return `${(grams / 1000).toLocaleString(locale, { minimumFractionDigits: 3 })} kg`;
		}
		return eachPrice === undefined
			? t('invoice.pieces', { count: quantity })
			: t('invoice.piecesAt', { count: quantity, price: money(eachPrice) });
	};
	const row = (key: MessageKey, cents: number) => [t(key), money(cents)];
	const { vouchers = [] } = bill;
	const { wallet = 0 } = invoice;
	const otherDiscounts = otherDiscountsOf(bill);
	const taxId = (id: string) => (id ? t('invoice.taxId', { id }) : '');

	return {
		number: invoice.number,
		author: seller.name,
		shop,
		title: t('invoice.title', { number: invoice.number }),
		intro: t('invoice.intro', { order: invoice.orderNumber, day: day(invoice.orderedOn) }),
		sender: [seller.name, seller.street, sellerTown].filter(Boolean).join(' · '),
		receiver: [
			buyer.company,
			buyer.name,
			buyer.street,
			townLine(country, buyer.postalCode, buyer.city),
			buyer.country,
			taxId(buyer.valueAddedTaxId),
		].filter(Boolean),
		facts: [
			[t('invoice.number'), invoice.number],
			[t('invoice.issuedOn'), day(invoice.issuedOn)],
			[t('invoice.suppliedOn'), day(invoice.suppliedOn)],
			[t('invoice.order'), invoice.orderNumber],
		] satisfies [string, string][],
		lineHead: [
			t('invoice.article'),
			t('invoice.amount'),
			t('invoice.rate'),
			t('invoice.price'),
		] as string[],
		lines: invoice.lines.map((line) => [
			line.name,
			amountOf(line),
			percent(line.vatRate),
			money(line.totalPrice),
		]),
		sum: [
			...vouchers.map(({ name, amount }) => [t('invoice.voucher', { name }), money(-amount)]),
			...(otherDiscounts > 0 ? [row('invoice.discounts', -otherDiscounts)] : []),
			...(bill.serviceFees > 0 ? [row('invoice.serviceFees', bill.serviceFees)] : []),
			...(bill.deposits > 0 ? [row('invoice.deposits', bill.deposits)] : []),
		],
		total: row('invoice.total', bill.total),
		/** Gift cards pay like money: they reduce what is left to pay, not the price. */
		payments:
			wallet > 0 ? [row('invoice.wallet', -wallet), row('invoice.rest', bill.total - wallet)] : [],
		vatHead: [
			t('invoice.rate'),
			t('invoice.net'),
			t('invoice.tax'),
			t('invoice.gross'),
		] as string[],
		vat: bill.vat.map((part) => [
			percent(part.percent),
			money(part.gross - part.vat),
			money(part.vat),
			money(part.gross),
		]),
		notes: [
			...(bill.deposits > 0 ? [t('invoice.depositNote')] : []),
			t(`invoice.paid.${invoice.methodKey}`),
			...(wallet > 0 ? [t('order.refundOrder')] : []),
		],
		foot: [
			[seller.name, seller.street, sellerTown].filter(Boolean).join(', '),
			[taxId(seller.valueAddedTaxId), seller.register].filter(Boolean).join(' · '),
		]
			.filter(Boolean)
			.join('\n'),
		page: (number: number, count: number) => t('invoice.page', { number, count }),
	};
}

export function formatsOf(tenant: Tenant, currency: string) {
	const { locale } = tenant.config.clientRuntimeConfig;
	return {
		money: (cents: number) => (cents / 100).toLocaleString(locale, { style: 'currency', currency }),
		percent: (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 2 })} %`,
		day: (text: string) =>
			new Date(`${text}T12:00:00Z`).toLocaleDateString(locale, {
				dateStyle: 'long',
				timeZone: 'UTC',
			}),
	};
}
