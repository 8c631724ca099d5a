import * as contract from '@korb/contracts/catalogue/catalogue-endpoints';
import {
	DEFAULT_REGION,
	REGION_HEADER,
	SURROGATE_KEY_HEADER,
} from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import {
	getBrand,
	getCategory,
	getProduct,
	getStoreRegion,
	type Keyed,
	listAllProducts,
	listBrandProducts,
	listBrands,
	listCategoryProducts,
	listProductsBySku,
	listRelatedProducts,
	loadCategoryTree,
} from './catalogue.service.ts';

export const catalogueRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getCategoryTrees),
		handler: async (request, reply) =>
			send(request, reply, await loadCategoryTree(request.ctx, regionOf(request))),
	});

	app.route({
		...routeOf(contract.getCategory),
		handler: async (request, reply) =>
			send(request, reply, await getCategory(request.ctx, regionOf(request), request.params.slug)),
	});

	app.route({
		...routeOf(contract.listCategoryProducts),
		handler: async (request, reply) => {
			const { ctx, params, query } = request;
			const list = await listCategoryProducts(ctx, params.slug, regionOf(request), query);
			return send(request, reply, list);
		},
	});

	app.route({
		...routeOf(contract.listProducts),
		handler: async (request, reply) => {
			const { ctx, query } = request;
			const { storeId } = query;
			const region = storeId ? await getStoreRegion(ctx, storeId) : regionOf(request);
			if (query.skus.length > 0) {
				return send(request, reply, await listProductsBySku(ctx, region, query.skus));
			}
			const offers = query.promotion === 'true' ? ['promotion'] : query.offers;
			return send(request, reply, await listAllProducts(ctx, region, { ...query, offers }));
		},
	});

	app.route({
		...routeOf(contract.getProduct),
		handler: async (request, reply) =>
			send(request, reply, await getProduct(request.ctx, regionOf(request), request.params.sku)),
	});

	app.route({
		...routeOf(contract.listSimilarProducts),
		handler: async (request, reply) => {
			const { ctx, params, query } = request;
			const wanted = { slug: params.slug, relation: 'similar', count: query.pageSize } as const;
			return send(request, reply, await listRelatedProducts(ctx, regionOf(request), wanted));
		},
	});

	app.route({
		...routeOf(contract.listProductsGoingWith),
		handler: async (request, reply) => {
			const { ctx, params, query } = request;
			const wanted = { slug: params.slug, relation: 'goingWith', count: query.pageSize } as const;
			return send(request, reply, await listRelatedProducts(ctx, regionOf(request), wanted));
		},
	});

	app.route({
		...routeOf(contract.listBrands),
		handler: async (request, reply) => {
			const { found, surrogateKeys: keys } = await listBrands(request.ctx, regionOf(request));
			return send(request, reply, {
				found: { total: found.length, results: found },
				surrogateKeys: keys,
			});
		},
	});

	app.route({
		...routeOf(contract.getBrand),
		handler: async (request, reply) =>
			send(request, reply, await getBrand(request.ctx, regionOf(request), request.params.slug)),
	});

	app.route({
		...routeOf(contract.listBrandProducts),
		handler: async (request, reply) => {
			const { ctx, params, query } = request;
			const list = await listBrandProducts(ctx, params.slug, regionOf(request), query);
			return send(request, reply, list);
		},
	});
};

/** The query parameter overrides the region header that the edge sets from the cookie. */
export function regionOf(request: FastifyRequest): string {
	const { region } = request.query as { region?: string };
	const header = request.headers[REGION_HEADER];
	return region ?? (typeof header === 'string' ? header : DEFAULT_REGION);
}

export function send<T>(request: FastifyRequest, reply: FastifyReply, answer: Keyed<T>): T {
	const keys = [surrogateKeys.tenant(request.ctx.tenant.id), ...answer.surrogateKeys];
	reply.header(SURROGATE_KEY_HEADER, keys.join(' '));
	return answer.found;
}
