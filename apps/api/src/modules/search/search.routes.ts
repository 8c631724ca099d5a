import { type SearchAnswer, search, searchPageSizes } from '@korb/contracts/search';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { regionOf, send } from '../catalogue/index.ts';
import {
	searchBrands,
	searchContent,
	searchProducts,
	searchSuggestions,
} from './search.service.ts';
import type { SearchIndex } from './search-index.ts';

export const searchRoutes =
	(index: SearchIndex): ApiPlugin =>
	async (app) => {
		app.get('/api/:type/search/:term', { schema: search }, async (request, reply) => {
			const { ctx, params, query } = request;
			const { type, term } = params;
			const page = { offset: query.offset, pageSize: query.pageSize ?? searchPageSizes[type] };
			if (type === 'products') {
				const products = await searchProducts(ctx, index, regionOf(request), term, {
					...page,
					facets: query,
					hasFacets: query.facets === 'true',
				});
				return send(request, reply, products);
			}
			const others: Record<typeof type, () => Promise<SearchAnswer>> = {
				suggestions: () => searchSuggestions(ctx, index, term, page),
				brands: () => searchBrands(ctx, term, page),
				content: () => searchContent(ctx, term, page),
			};
			return answer(request, reply, others[type]);
		});
	};

async function answer<T>(request: FastifyRequest, reply: FastifyReply, load: () => Promise<T>) {
	return send(request, reply, { found: await load(), surrogateKeys: [] });
}
