import { getClientConfigs, getContentPage } from '@korb/contracts/endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/wire-names';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findPage, loadClientConfigs } from './content.service.ts';

export const contentRoutes: ApiPlugin = async (app) => {
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
};

function toHeader(tenantId: string, keys: string[]): string {
	return [surrogateKeys.tenant(tenantId), ...keys].join(' ');
}
