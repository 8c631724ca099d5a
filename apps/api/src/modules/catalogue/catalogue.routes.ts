import * as contract from '@korb/contracts/catalogue/catalogue-endpoints';
import {
	DEFAULT_REGION,
	REGION_HEADER,
	SURROGATE_KEY_HEADER,
} from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import {
	getBrand,
	getCategory,
	getProduct,
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
	app.get('/api/category-trees', { schema: contract.getCategoryTrees }, async (request, reply) =>
		send(request, reply, await loadCategoryTree(request.ctx, regionOf(request))),
	);

	app.get('/api/categories/:slug', { schema: contract.getCategory }, async (request, reply) =>
		send(request, reply, await getCategory(request.ctx, regionOf(request), request.params.slug)),
	);

	app.get(
		'/api/categories/:slug/products',
		{ schema: contract.listCategoryProducts },
		async (request, reply) => {
			const { ctx, params, query } = request;
			const list = await listCategoryProducts(ctx, params.slug, regionOf(request), query);
			return send(request, reply, list);
		},
	);

	app.get('/api/products', { schema: contract.listProducts }, async (request, reply) => {
		const { ctx, query } = request;
		const region = regionOf(request);
		if (query.skus.length > 0) {
			return send(request, reply, await listProductsBySku(ctx, region, query.skus));
		}
		const offers = query.promotion === 'true' ? ['promotion'] : query.offers;
		return send(request, reply, await listAllProducts(ctx, region, { ...query, offers }));
	});

	app.get('/api/products/:sku', { schema: contract.getProduct }, async (request, reply) =>
		send(request, reply, await getProduct(request.ctx, regionOf(request), request.params.sku)),
	);

	app.get(
		'/api/products/:slug/similar',
		{ schema: contract.listSimilarProducts },
		async (request, reply) => {
			const { ctx, params, query } = request;
			const wanted = { slug: params.slug, relation: 'similar', count: query.pageSize } as const;
			return send(request, reply, await listRelatedProducts(ctx, regionOf(request), wanted));
		},
	);

	app.get(
		'/api/products/:slug/goes-with',
		{ schema: contract.listProductsGoingWith },
		async (request, reply) => {
			const { ctx, params, query } = request;
			const wanted = { slug: params.slug, relation: 'goingWith', count: query.pageSize } as const;
			return send(request, reply, await listRelatedProducts(ctx, regionOf(request), wanted));
		},
	);

	app.get('/api/brands', { schema: contract.listBrands }, async (request, reply) => {
		const { found, surrogateKeys: keys } = await listBrands(request.ctx, regionOf(request));
		return send(request, reply, {
			found: { total: found.length, results: found },
			surrogateKeys: keys,
		});
	});

	app.get('/api/brands/:slug', { schema: contract.getBrand }, async (request, reply) =>
		send(request, reply, await getBrand(request.ctx, regionOf(request), request.params.slug)),
	);

	app.get(
		'/api/brands/:slug/products',
		{ schema: contract.listBrandProducts },
		async (request, reply) => {
			const { ctx, params, query } = request;
			const list = await listBrandProducts(ctx, params.slug, regionOf(request), query);
			return send(request, reply, list);
		},
	);
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
