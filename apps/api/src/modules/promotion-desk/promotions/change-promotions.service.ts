import type {
	NewPromotion,
	Promotion,
	PromotionChange,
	PromotionPrice,
} from '@korb/contracts/admin/promotions/promotions';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../../db/schema.ts';
import { notFound, refused, Stale } from '../../../errors.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import {
	insertPromotion,
	lockPromotion,
	replacePrices,
	updatePromotion,
} from './change-promotions.sql.ts';
import { loadPromotion } from './read-promotions.service.ts';

export function addPromotion(ctx: StaffContext, input: NewPromotion): Promise<Promotion> {
	requireRegions(ctx, input.prices);
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		const promotionId = await insertPromotion(tx, tenantId, input);
		await replacePrices(tx, { tenantId, promotionId }, input.prices);
		const added = await loadPromotion(tx, ctx, promotionId);
		await recordChange(tx, ctx, {
			action: 'promotion.add',
			subject: `promotion:${promotionId}`,
			after: termsOf(added),
		});
		return added;
	});
}

type Change = PromotionChange & { promotionId: string };

export function changePromotion(
	ctx: StaffContext,
	{ promotionId, ...input }: Change,
): Promise<Promotion> {
	requireRegions(ctx, input.prices);
	const key = { tenantId: ctx.me.tenantId, promotionId };
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, promotionId, input);
		if (current.state !== 'draft') {
			throw refused('published', 'It is published; end it instead.');
		}
		await updatePromotion(tx, key, input);
		await replacePrices(tx, key, input.prices);
		const changed = await loadPromotion(tx, ctx, promotionId);
		await recordChange(tx, ctx, {
			action: 'promotion.change',
			subject: `promotion:${promotionId}`,
			before: termsOf(current),
			after: termsOf(changed),
		});
		return changed;
	});
}

export async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	promotionId: string,
	requested: { version: number },
): Promise<Promotion> {
	await lockPromotion(tx, { tenantId: ctx.me.tenantId, promotionId });
	const current = await loadPromotion(tx, ctx, promotionId);
	if (current.version !== requested.version) throw new Stale(current, requested);
	return current;
}

export function requireRegions({ me }: StaffContext, prices: PromotionPrice[]): void {
	if (prices.some(({ region }) => !mayEnterUnit(me.units, region))) throw notFound('region');
}

/** For the audit log, which has no room for a thousand prices. */
export function termsOf({ prices, ...promotion }: Promotion) {
	const { name, startsOn, endsOn, percentOff, isForMembers, multiBuy, regions } = promotion;
	const terms = { percentOff, isForMembers, multiBuy };
	return { name, startsOn, endsOn, ...terms, regions, prices: prices.length };
}
