import type { Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import type { ContactMessage } from './read-message.ts';

/** The email to the shop's team. Files stay in the database and are not attached. */
export function toTeamMail(
	tenant: Tenant,
	id: string,
	fields: ContactMessage['fields'],
	uploads: number,
): Mail {
	const { text, ...rest } = fields;
	const details = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
	const subject = textOf(tenant, 'mail.contact.subject', { topic: fields.topic ?? '–' });
	return {
		...mailFrom(tenant),
		to: { address: tenant.config.clientRuntimeConfig.contactEmail },
		replyTo: { address: fields.email },
		subject,
		text: [text, '', ...details, `files: ${uploads}`, `id: ${id}`].join('\n'),
	};
}
