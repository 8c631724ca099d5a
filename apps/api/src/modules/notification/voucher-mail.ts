import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import { coloursOf } from '../../mail/mail-colours.ts';
import type { OrderRow } from '../order-records/index.ts';
import { mailAddressOf } from './mail-address.ts';
import type { MailContent } from './mail-content.ts';
import { footOf } from './order-mail-content.ts';
import { renderMail } from './render-mail.ts';
import { writeMail } from './write-mail.ts';

type Voucher = { code: string; amountCents: number; endsAt: Date };

/** The email with a goodwill voucher; null when the order has no mailbox. */
export function toVoucherMail(tenant: Tenant, order: OrderRow, voucher: Voucher): Mail | null {
	const address = mailAddressOf(order);
	if (!address) return null;
	const mail = toContent(tenant, order, voucher);
	return {
		...mailFrom(tenant),
		to: { address },
		subject: mail.subject,
		text: writeMail(mail),
		html: renderMail(mail, coloursOf(tenant.config.themeConfig)),
	};
}

function toContent(tenant: Tenant, order: OrderRow, voucher: Voucher): MailContent {
	const { name: shop, locale, timeZone, baseUrl } = tenant.config.clientRuntimeConfig;
	const { cart } = order.snapshot;
	const { currency } = order;
	const values = {
		shop,
		number: String(order.order_number),
		name: cart.billingAddress?.firstName || cart.distributionAddress?.firstName || '',
		amount: (voucher.amountCents / 100).toLocaleString(locale, { style: 'currency', currency }),
		until: voucher.endsAt.toLocaleDateString(locale, { dateStyle: 'long', timeZone }),
	};
	const t = (key: MessageKey) => textOf(tenant, key, values);
	return {
		...{ locale, shop, subject: t('mail.voucher.subject'), preview: t('mail.voucher.preview') },
		headline: t('mail.voucher.headline'),
		paragraphs: [t('mail.order.hello'), t('mail.voucher.body')],
		button: { text: t('mail.voucher.button'), href: new URL('/', baseUrl).href },
		facts: [
			{ label: t('mail.voucher.code'), value: voucher.code },
			{ label: t('mail.voucher.worth'), value: values.amount },
			{ label: t('mail.voucher.until'), value: values.until },
		],
		...{ lines: [], sums: [], vat: { head: [], rows: [] }, links: [] },
		notes: [t('mail.voucher.note')],
		foot: footOf(tenant),
	};
}
