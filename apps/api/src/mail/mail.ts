import { formatMessage, type MessageValues } from '@korb/domain/i18n/icu';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../context.ts';

/** One mailbox, never a string: a string would be parsed and could name several recipients. */
export type MailAddress = { address: string; name?: string };

/** An email sent by a job; enqueued in the transaction that causes it. */
export type Mail = {
	from: MailAddress;
	to: MailAddress;
	replyTo?: MailAddress;
	subject: string;
	text: string;
	html?: string;
	/** Whose mail server sends it, if the tenant has one of its own. */
	tenantId?: string;
	/** Stable across retries, so that a mailbox shows the email once. */
	messageId?: string;
};

/** A queued email with the order it links to; the token is filled in when it is sent. */
export type MailJob = Mail & {
	link?: { tenantId: string; orderNumber: string; expiresAt: string };
	/** The entry of the email log that takes the outcome. */
	logged?: { tenantId: string; emailId: string };
	/** Dropped by the worker; enqueued so that requests for unknown mailboxes take as long. */
	isDecoy?: boolean;
};

/** Delivers an email, or throws: `Undeliverable` when no retry can succeed. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The mail server rejected the email permanently, or the address is invalid. */
export class Undeliverable extends Error {
	override name = 'Undeliverable';
}

export function mailFrom({ id: tenantId, config }: Tenant): Pick<Mail, 'from' | 'tenantId'> {
	const { name, contactEmail } = config.clientRuntimeConfig;
	return { tenantId, from: { name, address: contactEmail } };
}

/** A message of the tenant in its language. */
export function textOf({ config }: Tenant, key: MessageKey, values?: MessageValues): string {
	const { locale } = config.clientRuntimeConfig;
	return formatMessage(config.messageBundle[key] ?? key, locale, values);
}
