import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { getInvoice, openOrder } from '@korb/contracts/order/order-paths';
import type { OrderView } from '@korb/contracts/order/orders';
import { toPath } from '@korb/contracts/platform/to-path';
import type { MessageValues } from '@korb/domain/i18n/icu';
import { otherDiscountsOf } from '@korb/domain/order/order-bill';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import { isOnlineMethod } from '@korb/domain/payment/payment-methods';
import { multiBuyOf } from '@korb/domain/pricing/line-price';
import { shortTime } from '@korb/domain/time/short-time';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { textOf } from '../../mail/mail.ts';
import { lastDayOf, type WithdrawalRow } from '../aftersales/index.ts';
import { type AttemptRow, fullProductName, type OrderRow, toBill } from '../order-records/index.ts';
import type { Link, MailContent, MailLine } from './mail-content.ts';

export type MailAbout = {
	tenant: Tenant;
	type: MailType;
	order: OrderRow;
	payment: Pick<AttemptRow, 'method_key' | 'planned_cents' | 'reserved_cents' | 'wallet_cents'>;
	/** Token that opens the order; part of every link. */
	token: string;
	/** The withdrawal the email confirms. */
	withdrawal: WithdrawalRow | null;
};

/** All other events are only shown on the order page. */
const kinds = {
	'order.placed': 'placed',
	'order.moved': 'moved',
	'order.cancelled': 'cancelled',
	'order.picked': 'picked',
	'order.withdrawn': 'withdrawn',
	'order.refunded': 'refunded',
} as const satisfies Partial<Record<OrderEvent['type'], string>>;
export type MailType = keyof typeof kinds;
export const mailTypes = Object.keys(kinds) as MailType[];
type Kind = (typeof kinds)[MailType];

/** Content of the email for an order event. */
export function toOrderMailContent(about: MailAbout): MailContent {
	const { tenant, type, order, withdrawal } = about;
	const { name: shop, locale } = tenant.config.clientRuntimeConfig;
	const kind = kinds[type];
	const speak = createSpeaker(about);
	const { t } = speak;
	const hasLines = kind === 'placed' || kind === 'picked';
	const isWithdrawn = withdrawal !== null;
	return {
		locale,
		shop,
		subject: t(`mail.order.${kind}.subject`),
		preview: t(`mail.order.${kind}.preview`),
		headline: t(`mail.order.${kind}.headline`),
		paragraphs: [
			t('mail.order.hello'),
			t(kind === 'refunded' ? refundText(withdrawal) : `mail.order.${kind}.body`),
		],
		button: kind === 'cancelled' ? null : speak.link('mail.order.button'),
		facts: isWithdrawn ? withdrawalFacts(withdrawal, speak) : orderFacts(about, speak),
		lines: isWithdrawn ? withdrawnLines(about, withdrawal) : hasLines ? speak.lines() : [],
		sums: hasLines ? speak.sums() : kind === 'refunded' ? speak.refund() : [],
		vat: hasLines ? speak.vat() : { head: [], rows: [] },
		notes: notesOf(kind, about, speak),
		links: linksOf(kind, order, speak),
		foot: footOf(tenant),
	};
}

function refundText(withdrawal: WithdrawalRow | null): MessageKey {
	const { operation = null, refund_cents: rest = 0 } = withdrawal?.return ?? {};
	if (rest === 0) return 'mail.order.refunded.toWallet';
	return operation === null ? 'mail.order.refunded.byHand' : 'mail.order.refunded.body';
}

type Speaker = ReturnType<typeof createSpeaker>;

/** Formats texts, money and times for the shop's locale and time zone, not the reader's. */
function createSpeaker({ tenant, order, payment, token, withdrawal }: MailAbout) {
	const { name: shop, locale, timeZone, baseUrl } = tenant.config.clientRuntimeConfig;
	const { cart } = order.snapshot;
	const number = String(order.order_number);
	const bill = toBill(order);
	const wallet = walletPartOf(payment, bill.total);
	const { refund_cents: otherRefund = 0, wallet_cents: walletRefund = 0 } =
		withdrawal?.return ?? {};
	const money = (cents: number) =>
		(cents / 100).toLocaleString(locale, { style: 'currency', currency: order.currency });
	const percent = (value: number) =>
		`${value.toLocaleString(locale, { maximumFractionDigits: 2 })} %`;
	const day = (instant: Date) =>
		instant.toLocaleDateString(locale, { dateStyle: 'full', timeZone });
	const time = (instant: Date) =>
		shortTime(instant.toLocaleTimeString('sv-SE', { timeStyle: 'short', timeZone }), locale);
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
function walletPartOf(
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

function orderFacts({ order }: MailAbout, { t, values }: Speaker): MailContent['facts'] {
	const address = order.snapshot.cart.distributionAddress;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const place = [
		isCollected ? address.companyName : '',
		`${address?.streetName} ${address?.streetNumber}`.trim(),
		`${address?.postalCode} ${address?.city}`.trim(),
	];
	return [
		{ label: t('mail.order.number'), value: values.number },
		{ label: t('mail.order.when'), value: values.window },
		{ label: t('mail.order.where'), value: place.filter(Boolean).join(', ') },
	];
}

function withdrawalFacts(row: WithdrawalRow, { t, values, moment }: Speaker): MailContent['facts'] {
	return [
		{ label: t('mail.order.number'), value: values.number },
		{ label: t('mail.order.withdrawnBy'), value: row.name },
		{ label: t('mail.order.withdrawnAt'), value: moment(row.confirmed_at ?? row.declared_at) },
	];
}

function withdrawnLines({ order }: MailAbout, { line_item_ids: ids }: WithdrawalRow) {
	return order.snapshot.cart.productLineItems
		.filter(({ lineItemId }) => ids.includes(lineItemId))
		.map(({ quantity, product }) => ({
			text: `${quantity} × ${fullProductName(product)}`,
			note: null,
			amount: '',
		}));
}

function notesOf(kind: Kind, about: MailAbout, { t, money, moment }: Speaker): string[] {
	const { order, payment, tenant } = about;
	if (kind === 'cancelled' && payment.wallet_cents > 0) {
		const covered = walletPartOf(payment, order.total_cents);
		return [t('mail.order.walletBack', { amount: money(covered) })];
	}
	if (kind !== 'placed' && kind !== 'picked') return [];
	const isReserved = payment.reserved_cents > payment.planned_cents;
	const reserved = money(payment.reserved_cents);
	const lastDay = lastDayOf({ tenant, now: order.placed_at }, order);
	const { locale } = tenant.config.clientRuntimeConfig;
	const day = new Date(`${lastDay}T12:00:00Z`).toLocaleDateString(locale, {
		dateStyle: 'long',
		timeZone: 'UTC',
	});
	return [
		kind === 'placed' &&
			order.cut_off_at &&
			t('mail.order.change', { at: moment(order.cut_off_at) }),
		kind === 'placed' && isReserved && t('mail.order.reserve', { reserved }),
		kind === 'picked' && isOnlineMethod(payment.method_key) && t('mail.order.taken'),
		payment.wallet_cents > 0 && t('order.refundOrder'),
		t('mail.order.withdrawal', { day }),
	].filter((note) => typeof note === 'string');
}

function linksOf(kind: Kind, { picked }: OrderRow, speak: Speaker): Link[] {
	if (kind === 'placed') {
		return [
			speak.link('order.move.start', 'slot'),
			speak.link('order.cancel.start', 'cancel'),
			speak.link('order.withdraw.start', 'withdrawal'),
		];
	}
	if (kind !== 'picked') return [];
	return [...(picked ? [speak.invoice()] : []), speak.link('order.withdraw.start', 'withdrawal')];
}

function footOf({ config }: Tenant): string[] {
	const { company, name, contactEmail } = config.clientRuntimeConfig;
	const place = [company.street, `${company.postalCode} ${company.city}`.trim()];
	return [
		[company.name || name, ...place].filter(Boolean).join(', '),
		[company.valueAddedTaxId, company.register, contactEmail].filter(Boolean).join(' · '),
	];
}
