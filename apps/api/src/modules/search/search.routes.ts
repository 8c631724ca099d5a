import { type SearchAnswer, search, searchPageSizes } from '@korb/contracts/search';
import type { ApiPlugin } from '../../context.ts';
import { regionOf, send } from '../catalogue/index.ts';
import {
	searchBrands,
	searchContent,
	searchProducts,
	searchSuggestions,
} from './search.service.ts';
import { createSearchGuard } from './search-guard.ts';
import type { SearchIndex } from './search-index.ts';

export const searchRoutes =
	(index: SearchIndex): ApiPlugin =>
	async (app) => {
		const guard = createSearchGuard((error) => app.log.warn({ error }, 'search failed'));

		app.get('/api/:type/search/:term', { schema: search }, async (request, reply) => {
			const { ctx, params, query } = request;
			const { type, term } = params;
			const page = { offset: query.offset, pageSize: query.pageSize ?? searchPageSizes[type] };
			if (type === 'products') {
				const wish = { ...page, facets: query, hasFacets: query.facets === 'true' };
				const products = await guard(() =>
					searchProducts(ctx, index, regionOf(request), term, wish),
				);
				return send(request, reply, products);
			}
			const others: Record<typeof type, () => Promise<SearchAnswer>> = {
				suggestions: () => searchSuggestions(ctx, index, term, page),
				brands: () => searchBrands(ctx, term, page),
				content: () => searchContent(ctx, term, page),
			};
			const found = await guard(others[type]);
			return send(request, reply, { found, surrogateKeys: [] });
		});
	};
