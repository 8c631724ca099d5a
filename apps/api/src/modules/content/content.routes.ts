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
import { showAnywhere } from '../catalogue/index.ts';
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
		app.get('/api/content/configs/client', { schema: getClientConfigs }, async (request, reply) => {
			const { ctx, query } = request;
			const configs = await loadClientConfigs(ctx, query.types);
			reply.header(SURROGATE_KEY_HEADER, toHeader(ctx.tenant.id, configs.surrogateKeys));
			return configs.found;
		});

		for (const url of ['/api/content/pages', '/api/content/pages/*']) {
			const schema = { ...getContentPage, hide: !url.endsWith('*') };
			app.get(url, { schema }, async (request, reply) => {
				const { ctx, params } = request;
				const page = await findPage(ctx, params['*']);
				reply.header(SURROGATE_KEY_HEADER, toHeader(ctx.tenant.id, page.surrogateKeys));
				if (!page.found) throw notFound('page');
				return page.found;
			});
		}

		for (const url of ['/api/content/personal', '/api/content/personal/*']) {
			const schema = { ...getPersonalBlocks, hide: !url.endsWith('*') };
			app.get(url, { schema }, async (request, reply) => {
				const { ctx, params, cookies } = request;
				const audience = await findAudience(ctx, cookies);
				const found = await findPersonalBlocks(ctx, params['*'], audience);
				if (!found) throw notFound('page');
				reply.header('cache-control', 'private, no-store');
				return found;
			});
		}

		app.get('/api/content/previews/:token', { schema: getPreview }, async (request, reply) => {
			reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
			return loadPreview(request.ctx, readDraft, request.params.token);
		});

		app.get(
			'/api/content/search/:term/banner',
			{ schema: getSearchBanner },
			async (request, reply) => {
				const banner = await findSearchBanner(request.ctx, request.params.term);
				if (!banner) return reply.code(204).send();
				const { terms: _, ...shown } = banner;
				return shown;
			},
		);

		app.get('/api/pesticides', { schema: getPesticides }, async ({ ctx }, reply) => {
			const { id } = ctx.tenant;
			reply.header(
				SURROGATE_KEY_HEADER,
				toHeader(id, [surrogateKeys.document(id, 'pesticides', 'table')]),
			);
			const table = await findPesticides(ctx);
			if (!table) throw notFound('table');
			return table;
		});

		app.get('/media/c/:id/:file', { schema: getPicture }, async ({ ctx, params }, reply) => {
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
		});
	};

function toHeader(tenantId: string, keys: string[]): string {
	return [surrogateKeys.tenant(tenantId), ...keys].join(' ');
}
