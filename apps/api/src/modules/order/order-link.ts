import type { Mail, MailJob } from '../../mail/mail.ts';
import type { OrderTokens } from './order-token.ts';

/** Stands in an email where the token of its order will be; needs no escaping anywhere. */
export const TOKEN_TO_COME = '--token-of-the-order--';

/** The email as it is sent. Tokens never lie in the queue. */
export function withToken({ link, ...mail }: MailJob, tokens: OrderTokens): Mail {
	if (!link) return mail;
	const token = tokens.tokenFor({ ...link, expiresAt: new Date(link.expiresAt) });
	const fill = (text: string) => text.replaceAll(TOKEN_TO_COME, token);
	return { ...mail, text: fill(mail.text), ...(mail.html && { html: fill(mail.html) }) };
}
