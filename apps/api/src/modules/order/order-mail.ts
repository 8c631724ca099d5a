import type { OrderEvent } from '@korb/contracts/order-notices';
import { type Mail, mailFrom } from '../../mail/mail.ts';
import { drawLetter } from './mails/draw-letter.ts';
import { coloursOf } from './mails/letter-colours.ts';
import { type LetterAbout, letterTypes, toOrderLetter } from './mails/order-letter.ts';
import { writeLetter } from './mails/write-letter.ts';

type MailAbout = Omit<LetterAbout, 'type'> & { type: OrderEvent['type'] };

/** What a shopper is told about an order, as HTML and as text; null when nobody has to be told. */
export function toOrderMail(event: MailAbout): Mail | null {
	const type = letterTypes.find((known) => known === event.type);
	if (!type) return null;
	const about = { ...event, type };
	const { billingAddress, distributionAddress } = about.order.snapshot.cart;
	const address = about.withdrawal?.email || billingAddress?.email || distributionAddress?.email;
	if (!address) return null;
	const letter = toOrderLetter(about);
	return {
		...mailFrom(about.tenant),
		to: { address },
		subject: letter.subject,
		text: writeLetter(letter),
		html: drawLetter(letter, coloursOf(about.tenant.config.themeConfig)),
	};
}
