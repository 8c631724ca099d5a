import { createHash, randomBytes } from 'node:crypto';
import type { NewsletterPurpose } from '@korb/contracts/forms/forms-endpoints';
import type { RequestContext } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
	addRequestedTopics,
	addTopics,
	endSubscription,
	isSubscribed,
	takeSubscriptionRequest,
	upsertSubscription,
	upsertSubscriptionRequest,
} from './newsletter.sql.ts';
import { sendWelcome } from './welcome.service.ts';

type SubscriptionRequest = { email: string; topics: string[]; purpose: NewsletterPurpose };

/** Sends the confirmation link. Sends nothing when the subscription already is as requested. */
export async function sendConfirmation(
	ctx: RequestContext,
	outbox: Outbox,
	input: SubscriptionRequest,
): Promise<void> {
	const email = input.email.toLowerCase();
	const { id: tenantId } = ctx.tenant;
	await ctx.db.transaction(async (tx) => {
		const isNeeded = (await isSubscribed(tx, tenantId, email)) !== (input.purpose === 'subscribe');
		if (!isNeeded) return;
		const token = randomBytes(32).toString('base64url');
		const isNew = await upsertSubscriptionRequest(tx, {
			...input,
			tenantId,
			email,
			tokenHash: hash(token),
		});
		if (isNew) await outbox.enqueue(tx, 'send-mail', toMail(ctx, { ...input, email }, token));
	});
}

/**
 * For signed-in customers. A subscriber changes topics at once; whoever has not subscribed yet
 * confirms by email first.
 */
export function changeTopics(
	ctx: RequestContext,
	outbox: Outbox,
	mailbox: string,
	{ subscribe, unsubscribe }: { subscribe: string[]; unsubscribe: string[] },
): Promise<'done' | 'pending'> {
	const email = mailbox.toLowerCase();
	const { id: tenantId } = ctx.tenant;
	return ctx.db.transaction(async (tx) => {
		if (await isSubscribed(tx, tenantId, email)) {
			await addTopics(tx, tenantId, email, subscribe);
			if (unsubscribe.length > 0) await endSubscription(tx, tenantId, email, unsubscribe);
			return 'done';
		}
		if (subscribe.length === 0) return 'done';
		const token = randomBytes(32).toString('base64url');
		const input = { email, topics: subscribe, purpose: 'subscribe' as const };
		const request = { ...input, tenantId, tokenHash: hash(token) };
		const isNew = await upsertSubscriptionRequest(tx, request);
		if (isNew) await outbox.enqueue(tx, 'send-mail', toMail(ctx, input, token));
		else await addRequestedTopics(tx, request);
		return 'pending';
	});
}

/** Null for a link that has expired, was used or never existed. */
export function followLink(
	ctx: RequestContext,
	outbox: Outbox,
	token: string,
): Promise<NewsletterPurpose | null> {
	const { id } = ctx.tenant;
	return ctx.db.transaction(async (tx) => {
		const input = await takeSubscriptionRequest(tx, id, hash(token));
		if (!input) return null;
		const apply = input.purpose === 'subscribe' ? upsertSubscription : endSubscription;
		await apply(tx, id, input.email, input.topics);
		if (input.purpose === 'subscribe') await sendWelcome(tx, ctx, outbox, input.email);
		return input.purpose;
	});
}

/**
 * The link leads to the shop, not to the API, so that email scanners that prefetch it change
 * nothing.
 */
function toMail(
	{ tenant }: RequestContext,
	{ email, purpose }: SubscriptionRequest,
	token: string,
): Mail {
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
