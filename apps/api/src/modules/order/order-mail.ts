import { type Mail, mailFrom } from '../../mail/mail.ts';
import { drawLetter } from './mails/draw-letter.ts';
import { coloursOf } from './mails/letter-colours.ts';
import { type LetterAbout, toOrderLetter } from './mails/order-letter.ts';
import { writeLetter } from './mails/write-letter.ts';

/** What a shopper is told about an order, as HTML and as text; null when there is nobody to write to. */
export function toOrderMail(about: LetterAbout): Mail | null {
	const { billingAddress, distributionAddress } = about.order.snapshot.cart;
	const to = about.withdrawal?.email || billingAddress?.email || distributionAddress?.email;
	if (!to) return null;
	const letter = toOrderLetter(about);
	return {
		...mailFrom(about.tenant),
		to,
		subject: letter.subject,
		text: writeLetter(letter),
		html: drawLetter(letter, coloursOf(about.tenant.config.themeConfig)),
	};
}
