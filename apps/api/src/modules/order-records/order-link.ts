import type { Mail, MailJob } from '../../mail/mail.ts';
import type { OrderTokens } from './order-token.ts';

/** Placeholder for the order token in a queued email; needs no escaping in HTML or text. */
export const TOKEN_PLACEHOLDER = '--token-of-the-order--';

/** Fills in the token when the email is sent, so that no token is ever stored in the queue. */
export function withToken({ link, ...mail }: MailJob, tokens: OrderTokens): Mail {
	if (!link) return mail;
	const token = tokens.tokenFor({ ...link, expiresAt: new Date(link.expiresAt) });
	const fill = (text: string) => text.replaceAll(TOKEN_PLACEHOLDER, token);
	return { ...mail, text: fill(mail.text), ...(mail.html && { html: fill(mail.html) }) };
}
