import { pathTo } from '@korb/domain/routing/routes';
import type { RequestContext, Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';

/** Confirms that the withdrawal was received, as the law wants it. */
export function passWithdrawnMail(
	{ tenant, now }: Pick<RequestContext, 'tenant' | 'now'>,
	email: string,
	{ orderNumber, refund }: { orderNumber: string; refund: number },
): Mail {
	const { locale, timeZone } = tenant.config.clientRuntimeConfig;
	const at = new Intl.DateTimeFormat(locale, {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone,
	}).format(now);
	return write(tenant, 'withdrawn', email, {
		number: orderNumber,
		amount: money(tenant, refund),
		at,
	});
}

export function passEndsMail(tenant: Tenant, email: string, endsOn: string): Mail {
	const { locale } = tenant.config.clientRuntimeConfig;
	const day = new Date(`${endsOn}T12:00:00Z`).toLocaleDateString(locale, {
		dateStyle: 'long',
		timeZone: 'UTC',
	});
	return write(tenant, 'ends', email, { day });
}

function write(
	tenant: Tenant,
	kind: 'withdrawn' | 'ends',
	email: string,
	details: Record<string, string>,
): Mail {
	const { baseUrl, name: shop } = tenant.config.clientRuntimeConfig;
	const link = new URL(pathTo(tenant.routes, 'delivery-pass') ?? '/', baseUrl).href;
	const values = { shop, link, ...details };
	return {
		...mailFrom(tenant),
		to: { address: email },
		subject: textOf(tenant, `mail.pass.${kind}.subject`, values),
		text: textOf(tenant, `mail.pass.${kind}.text`, values),
	};
}

function money({ config }: Tenant, cents: number): string {
	const { locale, currency } = config.clientRuntimeConfig;
	return (cents / 100).toLocaleString(locale, { style: 'currency', currency });
}
