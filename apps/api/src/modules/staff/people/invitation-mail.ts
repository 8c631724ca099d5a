import type { Tenant } from '../../../context.ts';
import { type Mail, mailFrom, textOf } from '../../../mail/mail.ts';

/** The token is in the fragment, which no browser sends: it appears in no log and no referrer. */
export function invitationMail(
	tenant: Tenant,
	adminUrl: string,
	{ email, name, token }: { email: string; name: string; token: string },
): Mail {
	const link = new URL('/invitation', adminUrl);
	link.hash = `token=${token}`;
	const values = { shop: tenant.config.clientRuntimeConfig.name, name, link: link.href };
	return {
		...mailFrom(tenant),
		to: { address: email },
		subject: textOf(tenant, 'mail.staff.invitation.subject', values),
		text: textOf(tenant, 'mail.staff.invitation.text', values),
	};
}
