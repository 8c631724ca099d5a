import type {
	DeskWebhook,
	DeskWebhooks,
	WebhookInput,
	WebhookSecret,
} from '@korb/contracts/admin/settings/webhooks';
import { MOST_WEBHOOKS } from '@korb/domain/tenant/webhooks';
import type { RateLimit } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import { isPrivateHost } from '../../public-address.ts';
import { deleteWebhook, newWebhookSecret } from '../notification/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import {
	insertOwnWebhook,
	lockWebhooks,
	markPaused,
	replaceSecret,
	setActive,
} from './set-up.sql.ts';
import { loadWebhooks } from './webhook-desk.service.ts';

/** The audit log keeps every change for years. */
const changes: RateLimit = { name: 'change-webhook', points: 60, seconds: 600 };

export async function addWebhook(ctx: StaffContext, input: WebhookInput): Promise<WebhookSecret> {
	const { tenantId } = ctx.me;
	const { href: url, host, hostname } = new URL(input.url);
	// The connection decides; here the person is told at once what it would refuse anyway.
	if (isPrivateHost(hostname)) throw refused('privateAddress', 'The host is not on the internet.');
	await ctx.spend(changes, tenantId);
	const types = [...new Set(input.types)];
	const secret = newWebhookSecret();
	return ctx.db.transaction(async (tx) => {
		await lockWebhooks(tx, tenantId);
		const { webhooks } = await loadWebhooks(tx, tenantId);
		if (webhooks.filter(({ isOperators }) => !isOperators).length >= MOST_WEBHOOKS) {
			throw refused('tooMany', `There are ${MOST_WEBHOOKS} endpoints already.`);
		}
		const webhookId = await insertOwnWebhook(tx, tenantId, { url, secret, types });
		const subject = `webhook:${webhookId}`;
		await recordChange(tx, ctx, { action: 'webhook.add', subject, after: { host, types } });
		return { webhookId, secret, ...(await loadWebhooks(tx, tenantId)) };
	});
}

type WebhookKey = { webhookId: string; version: number };

export function switchWebhook(
	ctx: StaffContext,
	{ isActive, ...key }: WebhookKey & { isActive: boolean },
): Promise<DeskWebhooks> {
	return changeWebhook(ctx, key, async (tx, { webhookId, host }) => {
		await setActive(tx, { tenantId: ctx.me.tenantId, webhookId }, isActive);
		await markPaused(tx, webhookId);
		await recordChange(tx, ctx, {
			action: isActive ? 'webhook.resume' : 'webhook.pause',
			subject: `webhook:${webhookId}`,
			after: { host },
		});
		return loadWebhooks(tx, ctx.me.tenantId);
	});
}

export function rotateSecret(ctx: StaffContext, key: WebhookKey): Promise<WebhookSecret> {
	const secret = newWebhookSecret();
	return changeWebhook(ctx, key, async (tx, { webhookId, host }) => {
		await replaceSecret(tx, { tenantId: ctx.me.tenantId, webhookId }, secret);
		const subject = `webhook:${webhookId}`;
		await recordChange(tx, ctx, { action: 'webhook.rotateSecret', subject, after: { host } });
		return { webhookId, secret, ...(await loadWebhooks(tx, ctx.me.tenantId)) };
	});
}

export function removeWebhook(ctx: StaffContext, key: WebhookKey): Promise<DeskWebhooks> {
	return changeWebhook(ctx, key, async (tx, { webhookId, host, types }) => {
		await deleteWebhook(tx, ctx.me.tenantId, webhookId);
		const subject = `webhook:${webhookId}`;
		await recordChange(tx, ctx, { action: 'webhook.remove', subject, before: { host, types } });
		return loadWebhooks(tx, ctx.me.tenantId);
	});
}

async function changeWebhook<T>(
	ctx: StaffContext,
	{ webhookId, version }: WebhookKey,
	change: (tx: Tx, current: DeskWebhook) => Promise<T>,
): Promise<T> {
	const { tenantId } = ctx.me;
	await ctx.spend(changes, tenantId);
	return ctx.db.transaction(async (tx) => {
		await lockWebhooks(tx, tenantId);
		const { webhooks } = await loadWebhooks(tx, tenantId);
		const current = webhooks.find((each) => each.webhookId === webhookId);
		if (!current) throw notFound('endpoint');
		if (current.isOperators) throw refused('operators', 'Only an operator changes it.');
		if (current.version !== version) throw new Stale(current, { version });
		return change(tx, current);
	});
}
