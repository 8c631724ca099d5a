import type { BuildMeta, LatestBuild } from '@korb/contracts/platform/builds';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { toPattern } from '@korb/domain/routing/routes';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControl, NOT_STORED } from './http/cache-control.ts';
import { sendProblem } from './http/problems.ts';
import type { Tenant } from './tenants.ts';

type BuildsOptions = {
	buildId: string;
	findTenant: (request: FastifyRequest) => Promise<Tenant>;
};

/** Lets open pages find out the latest build and the rules of its routes. */
export function registerBuilds(app: FastifyInstance, { buildId, findTenant }: BuildsOptions): void {
	app.get('/_app/builds/latest.json', async (_request, reply) => {
		const latest: LatestBuild = { id: buildId };
		return reply.header('cache-control', NOT_STORED).send(latest);
	});

	app.get<{ Params: { file: string } }>('/_app/builds/meta/:file', async (request, reply) => {
		if (request.params.file !== `${buildId}.json`) return sendProblem(reply, 'not_found');
		const tenant = await findTenant(request);
		return reply
			.header('cache-control', cacheControl(200, true))
			.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(tenant.id))
			.send(toBuildMeta(buildId, tenant));
	});
}

function toBuildMeta(id: string, { routes }: Tenant): BuildMeta {
	return {
		id,
		matcher: routes.map(({ name, path, layout, isCacheable }) => ({
			name,
			pattern: toPattern(path),
			layout,
			isCacheable,
		})),
		prerendered: [],
	};
}
