import { getCreditNote, getInvoice, openOrder } from '@korb/contracts/order/order-paths';
import type { OrderView } from '@korb/contracts/order/orders';
import { toPath } from '@korb/contracts/platform/to-path';
import type { MessageValues } from '@korb/domain/i18n/icu';
import { otherDiscountsOf } from '@korb/domain/order/order-bill';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import { multiBuyOf } from '@korb/domain/pricing/line-price';
import { shortTime } from '@korb/domain/time/short-time';
import type { MessageKey } from '@korb/messages';
import { textOf } from '../../mail/mail.ts';
import { fullProductName, type OrderRow, toBill } from '../order-records/index.ts';
import type { Link, MailLine } from './mail-content.ts';
import { formatsOf } from './mail-formats.ts';
import type { MailAbout } from './order-mail-about.ts';

export type MailFormatter = ReturnType<typeof createMailFormatter>;

/** Formats texts, money and times for the shop's locale and time zone, not the reader's. */
export function createMailFormatter({
	tenant,
	order,
	payment,
	token,
	withdrawal,
	refund,
}: MailAbout) {
	const { name: shop, locale, timeZone, baseUrl } = tenant.config.clientRuntimeConfig;
	const { cart } = order.snapshot;
	const number = String(order.order_number);
	const bill = toBill(order);
	const wallet = walletPartOf(payment, bill.total);
	const { refund_cents: otherRefund = 0, wallet_cents: walletRefund = 0 } =
		refund ?? withdrawal?.return ?? {};
	const formats = formatsOf(locale, timeZone, order.currency);
	const money = (cents: number) => formats.money.format(cents / 100);
	const percent = (value: number) => `${formats.percent.format(value)} %`;
	const day = (instant: Date) => formats.day.format(instant);
	const time = (instant: Date) => shortTime(formats.time.format(instant), locale);
	const window = cart.distributionWindow;
	const values = {
		shop,
		number,
		name: cart.billingAddress?.firstName || cart.distributionAddress?.firstName || '',
		total: money(bill.total),
		refund: money(otherRefund + walletRefund),
		window: window
			? textOf(tenant, 'order.window', {
					day: day(new Date(window.start)),
					from: time(new Date(window.start)),
					to: time(new Date(window.end)),
				})
			: '',
	};
	const t = (key: MessageKey, more: MessageValues = {}) =>
		textOf(tenant, key, { ...values, ...more });
	const params = { orderNumber: number };
	const href = (view?: OrderView) =>
		new URL(toPath(openOrder, { params, query: { token, ...(view && { view }) } }), baseUrl).href;
	const row = (key: MessageKey, cents: number, more: MessageValues = {}, isTotal = false) => ({
		label: t(key, more),
		amount: money(cents),
		isTotal,
	});
	const otherDiscounts = otherDiscountsOf(bill);
	return {
		t,
		money,
		moment: (instant: Date) =>
			textOf(tenant, 'order.moment', { day: day(instant), time: time(instant) }),
		values,
		link: (key: MessageKey, view?: OrderView): Link => ({ text: t(key), href: href(view) }),
		invoice: (): Link => ({
			text: t('mail.order.invoice'),
			href: new URL(toPath(getInvoice, { params, query: { token } }), baseUrl).href,
		}),
		creditNote: (creditNote: string): Link => ({
			text: t('mail.order.creditNote', { number: creditNote }),
			href: new URL(
				toPath(getCreditNote, { params: { ...params, creditNote }, query: { token } }),
				baseUrl,
			).href,
		}),
		lines: () => linesOf(order, t, money),
		refund: () => [
			row('mail.order.refunded.sum', otherRefund + walletRefund, {}, true),
			...(walletRefund > 0 ? [row('mail.order.refunded.wallet', walletRefund)] : []),
		],
		sums: () => [
			...bill.vouchers.map(({ name, amount }) => row('order.sum.voucher', -amount, { name })),
			...(otherDiscounts > 0 ? [row('order.sum.discounts', -otherDiscounts)] : []),
			...(bill.deposits > 0 ? [row('order.sum.deposits', bill.deposits)] : []),
			row('order.sum.serviceFees', bill.serviceFees),
			...(bill.deliveryPass > 0 ? [row('order.sum.pass', bill.deliveryPass)] : []),
			row(bill.isFinal ? 'order.sum.final' : 'order.sum.expected', bill.total, {}, true),
			...(wallet > 0 ? [row('order.sum.wallet', -wallet)] : []),
			...(wallet > 0 && bill.total > wallet
				? [row(`order.method.${payment.method_key}`, bill.total - wallet)]
				: []),
		],
		vat: () => ({
			head: [t('order.vat.rate'), t('order.vat.net'), t('order.vat.tax'), t('order.vat.gross')],
			rows: bill.vat.map(({ percent: rate, gross, vat }) => [
				percent(rate),
				money(gross - vat),
				money(vat),
				money(gross),
			]),
		}),
	};
}

/** What gift cards pay of the bill. */
export function walletPartOf(
	{ wallet_cents: held, planned_cents: planned }: MailAbout['payment'],
	total: number,
): number {
	return walletShare({ held, planned }, total);
}

function linesOf(
	{ snapshot, picked }: OrderRow,
	t: (key: MessageKey, values?: MessageValues) => string,
	money: (cents: number) => string,
): MailLine[] {
	const final = new Map(picked?.price.lines.map((line) => [line.lineItemId, line]));
	const reported = new Map(picked?.lines.map((line) => [line.lineItemId, line]));
	return snapshot.cart.productLineItems.map((line) => {
		const came = reported.get(line.lineItemId);
		const price = final.get(line.lineItemId)?.totalPrice ?? line.totalPrice;
		const tier = multiBuyOf(line);
		const facts = [
			tier && t('product.multiBuy', { count: tier.fromQuantity, price: money(tier.value) }),
			line.depositPrice > 0 && t('order.deposit', { amount: money(line.depositPrice) }),
		].filter(Boolean);
		const note = came?.substitute
			? t('order.substitute', { name: came.substitute.name })
			: came?.quantity === 0
				? t('order.notThere')
				: facts.join(' · ') || null;
		const amount = line.product.weightArticle
			? t('order.grams', { grams: line.quantity * line.product.quantityStepSize })
			: `${line.quantity} ×`;
		return { text: `${amount} ${fullProductName(line.product)}`, note, amount: money(price) };
	});
}
