import type { Product } from '@korb/contracts/catalogue/catalogue';
import { DEFAULT_SEARCH_SORT } from '@korb/domain/catalogue/listing';
import type { RequestContext } from '../../context.ts';
import { loadProducts, scopeOf } from '../catalogue/index.ts';
import { postgresIndex } from './postgres-index.ts';
import { languageOf } from './search.service.ts';
import { DEFAULT_DEADLINE_MS } from './search-guard.ts';

/** Editors may wait longer than shoppers, but not indefinitely. */
const DEADLINE_MS = 3 * DEFAULT_DEADLINE_MS;

/** The best hits for editors; not counted as a shopper's search. */
export function findProductsByTerm(
	ctx: RequestContext,
	region: string,
	term: string,
	count: number,
): Promise<Product[]> {
	return ctx.reads.snapshot(
		async (tx) => {
			const found = await postgresIndex.search(tx, {
				tenantId: ctx.tenant.id,
				language: languageOf(ctx),
				region,
				term,
				filters: [],
				sort: DEFAULT_SEARCH_SORT,
				offset: 0,
				pageSize: count,
				hasFacets: false,
			});
			return loadProducts(tx, scopeOf(ctx, found.region), found.productIds);
		},
		{ deadlineMs: DEADLINE_MS },
	);
}
