import { createHash, randomInt } from 'node:crypto';
import { foldMailbox } from '@korb/domain/customer/identity-keys';
import { cents, toMajorUnits } from '@korb/domain/pricing/money';
import type { RequestContext, Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { insertCode } from '../cart/index.ts';
import { insertWelcome } from './welcome.sql.ts';

const PERSON_SCOPE = 'newsletter';
/** Without lookalike letters and digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const DAY_MS = 86_400_000;

/** Sends a single-use, single-person code for a first subscription. */
export async function sendWelcome(
	tx: Tx,
	ctx: RequestContext,
	outbox: Outbox,
	email: string,
): Promise<void> {
	const { newsletterWelcome: gift } = ctx.tenant.config.clientRuntimeConfig;
	if (!gift) return;
	const code = newCode();
	if (!(await insertWelcome(tx, ctx.tenant.id, hashOf(email), code))) return;
	const endsAt = new Date(ctx.now.getTime() + gift.validDays * DAY_MS);
	await insertCode(tx, ctx.tenant.id, {
		code,
		kind: 'amount',
		value: gift.value,
		minOrderValue: gift.minOrderValue,
		endsAt,
		maxUses: 1,
		personScope: PERSON_SCOPE,
		source: 'newsletter',
	});
	await outbox.enqueue(tx, 'send-mail', toMail(ctx.tenant, email, { ...gift, code, endsAt }));
}

type Gift = { value: number; minOrderValue: number; code: string; endsAt: Date };

function toMail(tenant: Tenant, email: string, { value, minOrderValue, code, endsAt }: Gift): Mail {
	const { name: shop, baseUrl, locale, timeZone } = tenant.config.clientRuntimeConfig;
	const words = {
		shop,
		code,
		amount: money(tenant, value),
		minimum: money(tenant, minOrderValue),
		until: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(endsAt),
		link: new URL('/', baseUrl).href,
	};
	return {
		...mailFrom(tenant),
		to: { address: email },
		subject: textOf(tenant, 'mail.newsletter.welcome.subject', words),
		text: textOf(tenant, 'mail.newsletter.welcome.text', words),
	};
}

function money({ config }: Tenant, amount: number): string {
	const { locale, currency } = config.clientRuntimeConfig;
	const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
	return new Intl.NumberFormat(locale, options).format(toMajorUnits(cents(amount)));
}

function newCode(): string {
	return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function hashOf(email: string): string {
	return createHash('sha256').update(foldMailbox(email)).digest('base64url');
}
