import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import type { Tx } from '../../../db/schema.ts';
import { refused } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { markRegionalListings, productKeys } from '../../catalogue/index.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import { getVersion, termsOf } from './change-promotions.service.ts';
import { replacePrices, updateStatus } from './change-promotions.sql.ts';
import { checkPrices } from './check-prices.ts';
import {
	applyPromotion,
	excludeFeeds,
	type PromotedOffer,
	releasePromotion,
} from './publish-promotion.sql.ts';
import { loadPromotion, todayOf } from './read-promotions.service.ts';

type Deps = { outbox: Outbox };
type Request = { promotionId: string; version: number };

/** Prices of later days wait in the offers; the worker applies them at midnight and purges pages. */
export function publishPromotion(
	ctx: StaffContext,
	{ outbox }: Deps,
	{ promotionId, ...request }: Request,
): Promise<Promotion> {
	const { tenantId } = ctx.me;
	const today = todayOf(ctx);
	if (ctx.tenant.backOffice.feedOwns.includes('price')) {
		throw refused('ownedByFeed', 'The catalogue feed owns prices; plan it there.');
	}
	return ctx.db.transaction(async (tx) => {
		await excludeFeeds(tx, tenantId);
		const current = await getVersion(tx, ctx, promotionId, request);
		if (current.state !== 'draft') throw refused('published', 'It is published already.');
		if (current.startsOn < today) throw refused('startsInPast', 'Its first day has passed.');
		if (current.prices.length === 0) throw refused('empty', 'It has no products.');
		if (current.isForMembers && !ctx.tenant.config.clientRuntimeConfig.featureCustomer) {
			throw refused('noMembers', 'The shop has no customer accounts, so nobody is a member.');
		}
		const checked = await checkPrices(tx, ctx, current);
		if (checked.some(({ problem }) => problem !== null)) {
			throw refused('prices', 'Some of its prices cannot be published.');
		}
		if (current.prices.some(({ priceCents }) => priceCents === null)) {
			await replacePrices(tx, { tenantId, promotionId }, checked);
		}
		await updateStatus(tx, { tenantId, promotionId }, 'published');
		const changed = await applyPromotion(tx, { tenantId, promotionId }, today);
		await announce(tx, outbox, tenantId, changed);
		await recordChange(tx, ctx, {
			action: 'promotion.publish',
			subject: `promotion:${promotionId}`,
			after: termsOf(current),
		});
		return loadPromotion(tx, ctx, promotionId);
	});
}

export function endPromotion(
	ctx: StaffContext,
	{ outbox }: Deps,
	{ promotionId, ...request }: Request,
): Promise<Promotion> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		await excludeFeeds(tx, tenantId);
		const current = await getVersion(tx, ctx, promotionId, request);
		if (current.state !== 'planned' && current.state !== 'running') {
			throw refused('notRunning', 'Only a published promotion can end.');
		}
		await updateStatus(tx, { tenantId, promotionId }, 'ended');
		await announce(tx, outbox, tenantId, await releasePromotion(tx, { tenantId, promotionId }));
		await recordChange(tx, ctx, {
			action: 'promotion.end',
			subject: `promotion:${promotionId}`,
			before: termsOf(current),
		});
		return loadPromotion(tx, ctx, promotionId);
	});
}

/** Pages of products show the change at once, lists with the next run of the worker. */
async function announce(
	tx: Tx,
	outbox: Outbox,
	tenantId: string,
	changed: PromotedOffer[],
): Promise<void> {
	if (changed.length === 0) return;
	await markRegionalListings(tx, tenantId, changed);
	const keys = productKeys(tenantId, new Set(changed.map(({ sku }) => sku)));
	await outbox.enqueue(tx, 'purge-edge', { keys });
}
