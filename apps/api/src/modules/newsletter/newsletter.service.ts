import { createHash, randomBytes } from 'node:crypto';
import type { NewsletterPurpose } from '@korb/contracts/forms-endpoints';
import type { RequestContext } from '../../context.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import {
	endSubscription,
	isSubscribed,
	takeWish,
	upsertSubscription,
	upsertWish,
} from './newsletter.sql.ts';
import { sendWelcome } from './welcome.service.ts';

type Wish = { email: string; topics: string[]; purpose: NewsletterPurpose };

/** Sends the link that decides. Who has the newsletter already, or has none to end, gets no mail. */
export async function askByMail(ctx: RequestContext, outbox: Outbox, wish: Wish): Promise<void> {
	const email = wish.email.toLowerCase();
	const { id: tenantId } = ctx.tenant;
	await ctx.db.transaction(async (tx) => {
		const isNeeded = (await isSubscribed(tx, tenantId, email)) !== (wish.purpose === 'subscribe');
		if (!isNeeded) return;
		const token = randomBytes(32).toString('base64url');
		const isNew = await upsertWish(tx, { ...wish, tenantId, email, tokenHash: hash(token) });
		if (isNew) await outbox.enqueue(tx, 'send-mail', toMail(ctx, { ...wish, email }, token));
	});
}

/** Null for a link that is too old, was used already or never existed. */
export function followLink(
	ctx: RequestContext,
	outbox: Outbox,
	token: string,
): Promise<NewsletterPurpose | null> {
	const { id } = ctx.tenant;
	return ctx.db.transaction(async (tx) => {
		const wish = await takeWish(tx, id, hash(token));
		if (!wish) return null;
		const apply = wish.purpose === 'subscribe' ? upsertSubscription : endSubscription;
		await apply(tx, id, wish.email, wish.topics);
		if (wish.purpose === 'subscribe') await sendWelcome(tx, ctx, outbox, wish.email);
		return wish.purpose;
	});
}

/** The link leads to the shop, not to the API: what reads mails ahead of people must change nothing. */
function toMail({ tenant }: RequestContext, { email, purpose }: Wish, token: string): Mail {
	const { baseUrl, name: shop } = tenant.config.clientRuntimeConfig;
	const link = new URL('/', baseUrl);
	link.searchParams.set('newsletter', token);
	return {
		...mailFrom(tenant),
		to: { address: email },
		subject: textOf(tenant, mailTexts[purpose].subject, { shop }),
		text: textOf(tenant, mailTexts[purpose].text, { shop, link: link.href }),
	};
}

const mailTexts = {
	subscribe: {
		subject: 'mail.newsletter.subscribe.subject',
		text: 'mail.newsletter.subscribe.text',
	},
	unsubscribe: {
		subject: 'mail.newsletter.unsubscribe.subject',
		text: 'mail.newsletter.unsubscribe.text',
	},
} as const;

function hash(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
