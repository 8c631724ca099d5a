import type {
	Promotion,
	PromotionList,
	PromotionSummary,
} from '@korb/contracts/admin/promotions/promotions';
import { dayAt } from '@korb/domain/pricing/prices';
import type { PromotionState } from '@korb/domain/pricing/promotion-states';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import type { StaffContext } from '../../staff/index.ts';
import {
	findPromotionRow,
	listPriceRows,
	listPromotionRows,
	type PromotionCursor,
	type PromotionRow,
	type Shop,
} from './read-promotions.sql.ts';

type PromotionsQuery = {
	state?: PromotionState | undefined;
	search: string;
	after?: string | undefined;
	pageSize: number;
};

export function readPromotions(ctx: StaffContext, query: PromotionsQuery): Promise<PromotionList> {
	const { pageSize, search, state = null } = query;
	const shop = shopOf(ctx);
	const pattern = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
	return ctx.db.single(async (tx) => {
		const rows = await listPromotionRows(
			tx,
			{ ...shop, state, pattern },
			{ after: query.after ? toCursor(query.after) : null, atMost: pageSize + 1 },
		);
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return {
			today: shop.today,
			promotions: shown.map(toSummary),
			next: last ? `${last.created_at.getTime()}_${last.promotion_id}` : null,
		};
	});
}

export function readPromotion(ctx: StaffContext, promotionId: string): Promise<Promotion> {
	return ctx.db.snapshot((tx) => loadPromotion(tx, ctx, promotionId));
}

export async function loadPromotion(
	tx: Tx,
	ctx: StaffContext,
	promotionId: string,
): Promise<Promotion> {
	const row = await findPromotionRow(tx, shopOf(ctx), promotionId);
	if (!row) throw notFound('promotion');
	return {
		...toSummary(row),
		prices: await listPriceRows(tx, ctx.me.tenantId, promotionId),
	};
}

export function todayOf({ now, tenant }: StaffContext): string {
	return dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
}

function shopOf(ctx: StaffContext): Shop {
	return { tenantId: ctx.me.tenantId, units: ctx.me.units, today: todayOf(ctx) };
}

function toCursor(text: string): PromotionCursor {
	const [millis, promotionId = ''] = text.split('_');
	return { createdAt: new Date(Number(millis)), promotionId };
}

function toSummary(row: PromotionRow): PromotionSummary {
	return {
		promotionId: row.promotion_id,
		version: row.version,
		name: row.name,
		kind: row.kind,
		percentOff: row.percent_off,
		isForMembers: row.is_for_members,
		multiBuy:
			row.from_quantity === null
				? null
				: { fromQuantity: row.from_quantity, payQuantity: row.pay_quantity },
		state: row.state,
		startsOn: row.starts_on,
		endsOn: row.ends_on,
		products: row.products,
		regions: row.regions,
		percent:
			row.percent_from === null || row.percent_to === null
				? null
				: { from: row.percent_from, to: row.percent_to },
	};
}
