import { getTenantConfig, getTenantVersions } from '@korb/contracts/platform/endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin } from '../../context.ts';
import { unavailable } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import type { TenantDirectory } from './tenant.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=0, s-maxage=2';

export const tenantRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(getTenantConfig),
		handler: async (request, reply) => {
			const { tenant } = request.ctx;
			const { version } = tenant.config;
			const etag = `"${version}"`;
			reply
				.header('cache-control', request.query.v === version ? FOR_EVER : BRIEFLY)
				.header('etag', etag)
				.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(tenant.id));
			if (request.headers['if-none-match'] === etag) return reply.code(304).send();
			// Validated when loaded, and serialised once per version instead of once per request.
			return reply
				.type('application/json; charset=utf-8')
				.serializer(() => tenant.json)
				.send(tenant.config);
		},
	});
};

/** For storefronts, which have no tenant of their own. */
export const tenantVersionRoutes =
	(tenants: TenantDirectory): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getTenantVersions),
			handler: async (request, reply) => {
				if (!tenants.isLoaded) throw unavailable();
				const { json, etag } = tenants.versions;
				reply.header('cache-control', 'no-store').header('etag', etag);
				if (request.headers['if-none-match'] === etag) return reply.code(304).send();
				return reply
					.type('application/json; charset=utf-8')
					.serializer(() => json)
					.send({});
			},
		});
	};
