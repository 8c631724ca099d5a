import {
	getClientConfigs,
	getContentPage,
	getPersonalBlocks,
	getPesticides,
	getPicture,
	getPreview,
	getSearchBanner,
} from '@korb/contracts/platform/endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { type Contract, routeOf } from '../../route-of.ts';
import { regionOf, showAnywhere } from '../catalogue/index.ts';
import type { FindAudience } from './audiences.ts';
import {
	findPage,
	findPersonalBlocks,
	findPesticides,
	findSearchBanner,
	loadClientConfigs,
	loadPicture,
} from './content.service.ts';
import { loadPreview, type ReadDraft } from './preview.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const contentRoutes =
	(findAudience: FindAudience, readDraft: ReadDraft): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getClientConfigs),
			handler: async (request, reply) => {
				const { ctx, query } = request;
				const configs = await loadClientConfigs(ctx, query.types);
				reply.header(SURROGATE_KEY_HEADER, toHeader(ctx.tenant.id, configs.surrogateKeys));
				return configs.found;
			},
		});

		for (const route of withoutSlash(getContentPage)) {
			app.get(route.url, route, async (request, reply) => {
				const { ctx, params } = request;
				const page = await findPage(ctx, regionOf(request), params['*']);
				reply.header(SURROGATE_KEY_HEADER, toHeader(ctx.tenant.id, page.surrogateKeys));
				if (!page.found) throw notFound('page');
				return page.found;
			});
		}

		for (const route of withoutSlash(getPersonalBlocks)) {
			app.get(route.url, route, async (request, reply) => {
				const { ctx, params, cookies } = request;
				const audience = await findAudience(ctx, cookies);
				const found = await findPersonalBlocks(ctx, params['*'], audience);
				if (!found) throw notFound('page');
				reply.header('cache-control', 'private, no-store');
				return found;
			});
		}

		app.route({
			...routeOf(getPreview),
			handler: async (request, reply) => {
				reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
				return loadPreview(request.ctx, readDraft, request.params.token);
			},
		});

		app.route({
			...routeOf(getSearchBanner),
			handler: async (request, reply) => {
				const banner = await findSearchBanner(request.ctx, request.params.term);
				if (!banner) return reply.code(204).send();
				const { terms: _, ...shown } = banner;
				return shown;
			},
		});

		app.route({
			...routeOf(getPesticides),
			handler: async ({ ctx }, reply) => {
				const { id } = ctx.tenant;
				reply.header(
					SURROGATE_KEY_HEADER,
					toHeader(id, [surrogateKeys.document(id, 'pesticides', 'table')]),
				);
				const table = await findPesticides(ctx);
				if (!table) throw notFound('table');
				return table;
			},
		});

		app.route({
			...routeOf(getPicture),
			handler: async ({ ctx, params }, reply) => {
				const key = `${params.id}/${params.file}`;
				const bytes = await loadPicture(ctx, key);
				reply.header(
					SURROGATE_KEY_HEADER,
					toHeader(ctx.tenant.id, [surrogateKeys.document(ctx.tenant.id, 'picture', key)]),
				);
				if (!bytes) throw notFound('picture');
				return reply
					.headers({ ...showAnywhere, 'cache-control': FOR_EVER })
					.type(`image/${key.slice(-4)}`)
					.send(bytes);
			},
		});
	};

/** The start page may be addressed without the slash at the end; only one form is documented. */
function withoutSlash<E extends Contract>(endpoint: E) {
	const { url, schema } = routeOf(endpoint);
	return [
		{ url, schema: { ...schema, hide: false } },
		{ url: url.replace('/*', ''), schema: { ...schema, hide: true } },
	];
}

function toHeader(tenantId: string, keys: string[]): string {
	return [surrogateKeys.tenant(tenantId), ...keys].join(' ');
}
