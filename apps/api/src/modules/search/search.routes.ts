import {
	listPopularSearches,
	type SearchAnswer,
	search,
	searchPageSizes,
} from '@korb/contracts/catalogue/search';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { regionOf, send } from '../catalogue/index.ts';
import {
	loadPopularSearches,
	type SearchDeps,
	searchBrands,
	searchContent,
	searchProducts,
	searchSuggestions,
} from './search.service.ts';
import { createSearchGuard } from './search-guard.ts';

export const searchRoutes =
	(deps: SearchDeps): ApiPlugin =>
	async (app) => {
		const guard = createSearchGuard(deps.deadlineMs, (error) =>
			app.log.warn({ error }, 'search failed'),
		);

		app.route({
			...routeOf(listPopularSearches),
			handler: async (request, reply) =>
				send(request, reply, await loadPopularSearches(request.ctx)),
		});

		app.route({
			...routeOf(search),
			handler: async (request, reply) => {
				const { ctx, params, query } = request;
				const { type, term } = params;
				const page = { offset: query.offset, pageSize: query.pageSize ?? searchPageSizes[type] };
				if (type === 'products') {
					const { sort } = query;
					const input = { ...page, sort, facets: query, hasFacets: query.facets === 'true' };
					const products = await guard(() =>
						searchProducts(ctx, deps, regionOf(request), term, input),
					);
					return send(request, reply, products);
				}
				const others: Record<typeof type, () => Promise<SearchAnswer>> = {
					suggestions: () => searchSuggestions(ctx, deps, term, page),
					brands: () => searchBrands(ctx, deps, term, page),
					content: () => searchContent(ctx, deps, term, page),
				};
				const found = await guard(others[type]);
				return send(request, reply, { found, surrogateKeys: [] });
			},
		});
	};
