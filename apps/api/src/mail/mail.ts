import { formatMessage, type MessageValues } from '@korb/domain/icu';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../context.ts';

/** A letter that a job sends; written in the transaction of what it tells about. */
export type Mail = {
	from: { name: string; address: string };
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	html?: string;
};

/** Delivers a letter, or throws so that the job is tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

export function mailFrom({ config }: Tenant): Pick<Mail, 'from'> {
	const { name, contactEmail } = config.clientRuntimeConfig;
	return { from: { name, address: contactEmail } };
}

/** A text of the tenant in its language. */
export function textOf({ config }: Tenant, key: MessageKey, values?: MessageValues): string {
	const { locale } = config.clientRuntimeConfig;
	return formatMessage(config.messageBundle[key] ?? key, locale, values);
}
