import {
	MAX_SUGGESTIONS,
	type Suggestion,
} from '@korb/contracts/shopping-list/suggestion-endpoints';
import { inRhythm, isDue } from '@korb/domain/shopping-list/rhythm';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { inScope, isOrderable, loadProducts, todayOf } from '../catalogue/index.ts';
import { type CustomerKey, requireCustomer } from '../identity/index.ts';
import { deleteDeclined, insertDeclined, listRhythms } from './suggestions.sql.ts';

/** Some of them cannot be ordered now. */
const CANDIDATES = 3 * MAX_SUGGESTIONS;

export async function listSuggestions(
	ctx: RequestContext,
	region: string,
): Promise<{ results: Suggestion[] }> {
	const key = await requireCustomer(ctx);
	return inScope(ctx, region, async (tx, scope) => {
		const rhythms = await loadRhythms(ctx, tx, key);
		const ids = rhythms.slice(0, CANDIDATES).map(({ productId }) => productId);
		const products = new Map(
			(await loadProducts(tx, scope, ids))
				.filter(isOrderable)
				.map((product) => [product.sku, product]),
		);
		const results = rhythms.flatMap(({ sku, productId: _, ...rhythm }) => {
			const product = products.get(sku);
			return product ? [{ ...product, ...rhythm, isDue: isDue(rhythm) }] : [];
		});
		return { results: results.slice(0, MAX_SUGGESTIONS) };
	});
}

/** Stores only what would be suggested, so that nobody can store more than they have bought. */
export async function declineSuggestion(ctx: RequestContext, sku: string): Promise<void> {
	const key = await requireCustomer(ctx);
	await ctx.db.transaction(async (tx) => {
		const rhythms = await loadRhythms(ctx, tx, key);
		if (rhythms.some((rhythm) => rhythm.sku === sku)) await insertDeclined(tx, key, sku);
	});
}

export async function suggestAgain(ctx: RequestContext, sku: string): Promise<void> {
	const key = await requireCustomer(ctx);
	await ctx.db.transaction((tx) => deleteDeclined(tx, key, sku));
}

async function loadRhythms(ctx: RequestContext, tx: Tx, key: CustomerKey) {
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const rows = await listRhythms(tx, key, { today: todayOf(ctx), timeZone });
	return inRhythm(
		rows.map((row) => ({
			productId: row.product_id,
			sku: row.sku,
			timesBought: row.times_bought,
			gapDays: row.gap_days,
			daysSince: row.days_since,
		})),
	);
}
