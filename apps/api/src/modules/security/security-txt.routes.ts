import { getSecurityTxt } from '@korb/contracts/platform/security-endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin, Tenant } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';

/** Who operates the shops, and until when somebody has promised to answer there. */
export type SecurityContact = { contacts: string[]; expiresAt: Date };

const MAX_AGE_SECONDS = 3600;

/** Without a contact, or with one whose time is up, there is no file: RFC 9116 calls it stale. */
export const securityTxtRoutes =
	({ securityContact }: { securityContact?: SecurityContact | null | undefined }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getSecurityTxt),
			handler: async ({ ctx }, reply) => {
				const secondsLeft = securityContact
					? Math.floor((securityContact.expiresAt.getTime() - ctx.now.getTime()) / 1000)
					: 0;
				if (!securityContact || secondsLeft <= 0) throw notFound('security.txt');
				const maxAge = Math.min(MAX_AGE_SECONDS, secondsLeft);
				return reply
					.header('cache-control', `public, max-age=0, s-maxage=${maxAge}`)
					.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id))
					.type('text/plain; charset=utf-8')
					.send(toSecurityTxt(ctx.tenant, securityContact));
			},
		});
	};

function toSecurityTxt({ config }: Tenant, { contacts, expiresAt }: SecurityContact): string {
	const { baseUrl, locale } = config.clientRuntimeConfig;
	const languages = new Set([new Intl.Locale(locale).language, 'en']);
	return [
		...contacts.map((contact) => `Contact: ${contact}`),
		`Expires: ${expiresAt.toISOString()}`,
		`Preferred-Languages: ${[...languages].join(', ')}`,
		`Canonical: ${new URL(getSecurityTxt.path, baseUrl).href}`,
		'',
	].join('\n');
}
