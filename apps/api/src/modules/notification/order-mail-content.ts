import { streetLine, townLine } from '@korb/domain/fulfilment/address-lines';
import { isOnlineMethod } from '@korb/domain/payment/payment-methods';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { lastDayOf, type WithdrawalRow } from '../aftersales/index.ts';
import { fullProductName } from '../order-records/index.ts';
import type { Link, MailContent, MailLine } from './mail-content.ts';
import { type Kind, kinds, type MailAbout, type RefundNotice } from './order-mail-about.ts';
import { createMailFormatter, type MailFormatter, walletPartOf } from './order-mail-formatter.ts';

/** Content of the email for an order event. */
export function toOrderMailContent(about: MailAbout): MailContent {
	const { tenant, type, withdrawal, refund = null } = about;
	const { name: shop, locale } = tenant.config.clientRuntimeConfig;
	const kind: Kind = refund ? 'partRefunded' : kinds[type];
	const format = createMailFormatter(about);
	const { t } = format;
	const hasLines = kind === 'placed' || kind === 'picked';
	const isRefund = kind === 'refunded' || kind === 'partRefunded';
	const isWithdrawn = withdrawal !== null;
	return {
		locale,
		shop,
		subject: t(`mail.order.${kind}.subject`),
		preview: t(`mail.order.${kind}.preview`),
		headline: t(`mail.order.${kind}.headline`),
		paragraphs: [t('mail.order.hello'), t(textOfKind(kind, refund ?? withdrawal?.return ?? null))],
		button: kind === 'cancelled' ? null : format.link('mail.order.button'),
		facts: isWithdrawn ? withdrawalFacts(withdrawal, format) : orderFacts(about, format),
		lines: linesFor(about, format, hasLines),
		sums: hasLines ? format.sums() : isRefund ? format.refund() : [],
		vat: hasLines ? format.vat() : { head: [], rows: [] },
		notes: notesOf(kind, about, format),
		links: linksOf(kind, about, format),
		foot: footOf(tenant),
	};
}

/** A refund speaks differently about money on gift cards, and about money that people transfer. */
function textOfKind(
	kind: Kind,
	refund: { operation: number | null; refund_cents: number } | null,
): MessageKey {
	if (kind !== 'refunded' && kind !== 'partRefunded') return `mail.order.${kind}.body`;
	if (!refund || refund.refund_cents === 0) return `mail.order.${kind}.toWallet`;
	return refund.operation === null ? `mail.order.${kind}.byHand` : `mail.order.${kind}.body`;
}

function orderFacts(
	{ order, tenant }: MailAbout,
	{ t, values }: MailFormatter,
): MailContent['facts'] {
	const address = order.snapshot.cart.distributionAddress;
	const { country } = tenant.config.clientRuntimeConfig;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const place = [
		isCollected ? address.companyName : '',
		address && streetLine(country, address.streetName, address.streetNumber),
		address && townLine(country, address.postalCode, address.city),
	];
	return [
		{ label: t('mail.order.number'), value: values.number },
		{ label: t('mail.order.when'), value: values.window },
		{ label: t('mail.order.where'), value: place.filter(Boolean).join(', ') },
	];
}

function withdrawalFacts(
	row: WithdrawalRow,
	{ t, values, moment }: MailFormatter,
): MailContent['facts'] {
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

function linesFor(about: MailAbout, format: MailFormatter, hasLines: boolean): MailLine[] {
	if (about.refund) return refundedLinesOf(about.refund, format);
	if (about.withdrawal) return withdrawnLines(about, about.withdrawal);
	return hasLines ? format.lines() : [];
}

/** As on the credit note. */
function refundedLinesOf({ creditNote }: RefundNotice, { money }: MailFormatter): MailLine[] {
	return (creditNote?.lines ?? []).map(({ name, quantity, totalPrice }) => ({
		text: quantity === null ? name : `${quantity} × ${name}`,
		note: null,
		amount: money(totalPrice),
	}));
}

function notesOf(kind: Kind, about: MailAbout, { t, money, moment }: MailFormatter): string[] {
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

function linksOf(
	kind: Kind,
	{ order: { picked }, refund }: MailAbout,
	format: MailFormatter,
): Link[] {
	if (refund?.creditNote) return [format.creditNote(refund.creditNote.number)];
	if (kind === 'placed') {
		return [
			format.link('order.move.start', 'slot'),
			format.link('order.cancel.start', 'cancel'),
			format.link('order.withdraw.start', 'withdrawal'),
		];
	}
	if (kind !== 'picked') return [];
	return [...(picked ? [format.invoice()] : []), format.link('order.withdraw.start', 'withdrawal')];
}

export function footOf({ config }: Tenant): string[] {
	const { company, country, name, contactEmail } = config.clientRuntimeConfig;
	const place = [company.street, townLine(country, company.postalCode, company.city)];
	return [
		[company.name || name, ...place].filter(Boolean).join(', '),
		[company.valueAddedTaxId, company.register, contactEmail].filter(Boolean).join(' · '),
	];
}
