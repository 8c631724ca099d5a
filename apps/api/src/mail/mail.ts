import { formatMessage, type MessageValues } from '@korb/domain/icu';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../context.ts';

/** One mailbox. Never a text: a text is parsed, and may then name more recipients than one. */
export type MailAddress = { address: string; name?: string };

/** An email that a job sends; written in the transaction of what it tells about. */
export type Mail = {
	from: MailAddress;
	to: MailAddress;
	replyTo?: MailAddress;
	subject: string;
	text: string;
	html?: string;
	/** Stays the same when an email is handed over again, so that a mailbox shows it once. */
	messageId?: string;
};

/** An email that waits in the queue, with the order it links to: the token comes when it is sent. */
export type MailJob = Mail & {
	link?: { tenantId: string; orderNumber: string; expiresAt: string };
};

/** Delivers an email, or throws: `Undeliverable` when no later try can succeed. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The mail server refused for good, or the address is none. */
export class Undeliverable extends Error {
	override name = 'Undeliverable';
}

export function mailFrom({ config }: Tenant): Pick<Mail, 'from'> {
	const { name, contactEmail } = config.clientRuntimeConfig;
	return { from: { name, address: contactEmail } };
}

/** A text of the tenant in its language. */
export function textOf({ config }: Tenant, key: MessageKey, values?: MessageValues): string {
	const { locale } = config.clientRuntimeConfig;
	return formatMessage(config.messageBundle[key] ?? key, locale, values);
}
