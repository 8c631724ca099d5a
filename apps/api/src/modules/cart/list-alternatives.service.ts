import type { Product } from '@korb/contracts/catalogue/catalogue';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import type { RequestContext } from '../../context.ts';
import { listIdsBySku, listReplacementIds, loadProducts, scopeOf } from '../catalogue/index.ts';
import { findCart } from './cart.sql.ts';
import type { CartOwner } from './cart-owner.ts';
import { cartQueryOf } from './load-cart.service.ts';

const AT_MOST = 3;

/** Available products that may replace unavailable ones where this cart goes, by SKU. */
export async function listAlternatives(
	ctx: RequestContext,
	owner: CartOwner,
	skus: string[],
): Promise<Map<string, Product[]>> {
	if (skus.length === 0) return new Map();
	return ctx.db.snapshot(async (tx) => {
		const row = await findCart(tx, cartQueryOf(ctx, owner));
		const scope = scopeOf(ctx, row?.region ?? DEFAULT_REGION);
		const { tenantId, region } = scope;
		const missing = await loadProducts(tx, scope, await listIdsBySku(tx, tenantId, skus));
		const ids = missing.map(({ productId }) => Number(productId));
		const pairs = await listReplacementIds(tx, tenantId, region, ids, AT_MOST);
		const wanted = [...new Set(pairs.map(({ replacement_id: id }) => id))];
		const products = await loadProducts(tx, scope, wanted);
		const byId = new Map(products.map((product) => [Number(product.productId), product]));
		return new Map(
			missing.map(({ sku, productId }) => [
				sku,
				pairs
					.filter(({ product_id: id }) => id === Number(productId))
					.flatMap(({ replacement_id: id }) => byId.get(id) ?? []),
			]),
		);
	});
}
