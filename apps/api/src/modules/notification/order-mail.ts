import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { type Mail, mailFrom } from '../../mail/mail.ts';
import { coloursOf } from '../../mail/mail-colours.ts';
import { mailAddressOf } from './mail-address.ts';
import { type MailAbout, mailTypes } from './order-mail-about.ts';
import { toOrderMailContent } from './order-mail-content.ts';
import { renderMail } from './render-mail.ts';
import { writeMail } from './write-mail.ts';

type OrderNotices = Omit<MailAbout, 'type'> & { type: OrderEvent['type'] };

/** The email for an order event, as HTML and text; null when the event sends none. */
export function toOrderMail(event: OrderNotices): Mail | null {
	const type = mailTypes.find((known) => known === event.type);
	if (!type || event.refund?.notifies === false) return null;
	const about = { ...event, type };
	const address = about.withdrawal?.email || mailAddressOf(about.order);
	if (!address) return null;
	const mail = toOrderMailContent(about);
	return {
		...mailFrom(about.tenant),
		to: { address },
		subject: mail.subject,
		text: writeMail(mail),
		html: renderMail(mail, coloursOf(about.tenant.config.themeConfig)),
	};
}
