import type {
	PromotionCheck,
	PromotionCheckInput,
} from '@korb/contracts/admin/promotions/promotions';
import { listRegions, pictureBase } from '../../catalogue/index.ts';
import type { StaffContext } from '../../staff/index.ts';
import { requireRegions } from './change-promotions.service.ts';
import { checkPrices } from './check-prices.ts';
import { listProductFacts } from './check-promotion.sql.ts';
import { todayOf } from './read-promotions.service.ts';
import { simulatePrices } from './simulate-prices.sql.ts';

const WEEK_MS = 7 * 86_400_000;

/** Before anything is saved: what the shop would show, and the same orders at the new prices. */
export function checkPromotion(
	ctx: StaffContext,
	input: PromotionCheckInput,
): Promise<PromotionCheck> {
	requireRegions(ctx, input.prices);
	const { tenantId, units } = ctx.me;
	const skus = [...new Set(input.prices.map(({ sku }) => sku))];
	return ctx.db.snapshot(async (tx) => {
		const checked = await checkPrices(tx, ctx, input);
		const facts = await listProductFacts(tx, tenantId, skus);
		const found = new Map(facts.map((each) => [each.sku, each]));
		const regions = await listRegions(tx, tenantId);
		const since = new Date(ctx.now.getTime() - WEEK_MS);
		const { featureJoe: needsAuthentication } = ctx.tenant.config.clientRuntimeConfig;
		const buyers = { isForMembers: input.isForMembers, needsAuthentication };
		return {
			currency: ctx.tenant.config.clientRuntimeConfig.currency,
			today: todayOf(ctx),
			// In the order in which they were sent.
			products: skus.flatMap((sku) => {
				const product = found.get(sku);
				if (!product) return [];
				const { pictureId, ...shown } = product;
				const prices = checked.filter((price) => price.sku === sku);
				return { ...shown, pictureBase: pictureBase(pictureId), prices };
			}),
			unknownSkus: skus.filter((sku) => !found.has(sku)),
			lastWeek: await simulatePrices(tx, { tenantId, units, regions, since }, buyers, {
				prices: checked,
				fromQuantity: input.multiBuy?.fromQuantity ?? 1,
			}),
		};
	});
}
