import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';

/** The page each link opens; it sends the token to the API when the customer confirms. */
const pages = {
	confirm: 'registration',
	exists: 'password-reset',
	reset: 'password-reset',
	passwordChanged: 'password-reset',
	code: 'login',
	emailOld: 'registration',
	emailNew: 'registration',
	emailTaken: 'password-reset',
	emailChanged: 'index',
	passkeyAdded: 'password-reset',
	passkeyRemoved: 'password-reset',
	twoStepOn: 'password-reset',
	twoStepOff: 'password-reset',
	deletionPlanned: 'login',
	deletionCancelled: 'password-reset',
} as const satisfies Record<string, RouteName>;

export type AccountMail = keyof typeof pages;

/** What the page does with the token; a new password unless stated. */
const tabs: Partial<Record<AccountMail, string>> = {
	confirm: 'confirm',
	emailOld: 'email',
	emailNew: 'email',
};

type Details = {
	token?: string;
	/** A new address, a code, or the name of a passkey. */
	email?: string;
	code?: string;
	name?: string;
	date?: string;
};

/**
 * The token is in the fragment, which no browser sends: it appears in no log, no referrer and no
 * cache key.
 */
export function accountMail(
	tenant: Tenant,
	kind: AccountMail,
	to: string,
	{ token, ...details }: Details = {},
): Mail {
	const { baseUrl, name: shop } = tenant.config.clientRuntimeConfig;
	const link = new URL(pathTo(tenant.routes, pages[kind]) ?? '/', baseUrl);
	if (token) {
		link.search = `tab=${tabs[kind] ?? 'new'}`;
		link.hash = `token=${token}`;
	}
	const values = { shop, link: link.href, ...details };
	return {
		...mailFrom(tenant),
		to: { address: to },
		subject: textOf(tenant, `mail.account.${kind}.subject`, values),
		text: textOf(tenant, `mail.account.${kind}.text`, values),
	};
}
