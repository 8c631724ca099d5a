import {
	checkReferences,
	findChoices as findChoicesSchema,
} from '@korb/contracts/content/editor-choices';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin, RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound, unavailable } from '../../errors.ts';
import type { Logger } from '../../log.ts';
import { readSignedOnly } from '../../plugins/signed-body.ts';
import { routeOf } from '../../route-of.ts';
import type { TenantDirectory } from '../tenant/index.ts';
import { checkBlocks } from './blocks.service.ts';
import { findChoices } from './find-choices.service.ts';
import { checkLinks } from './links.service.ts';

const MAX_BODY = 256 * 1024;
const MAX_SHAPE = { depth: 8, keys: 5000 };

type Deps = {
	db: Database;
	tenants: TenantDirectory;
	contentSecret: string;
	clock: () => Date;
	spend: RequestContext['spend'];
};

/** Lookups for the CMS while editors write. The signed body names the shop, not the host. */
export function editorRoutes(deps: Deps): ApiPlugin {
	return async (app) => {
		readSignedOnly(app, { secret: deps.contentSecret, maxBytes: MAX_BODY, shape: MAX_SHAPE });

		app.route({
			...routeOf(findChoicesSchema),
			bodyLimit: MAX_BODY,
			handler: async (request) => {
				const { tenantId, ...input } = request.body;
				return { results: await findChoices(contextOf(request, deps, tenantId), input) };
			},
		});

		app.route({
			...routeOf(checkReferences),
			bodyLimit: MAX_BODY,
			handler: async (request) => {
				const { tenantId, links, blocks } = request.body;
				const ctx = contextOf(request, deps, tenantId);
				return { links: await checkLinks(ctx, links), blocks: await checkBlocks(ctx, blocks) };
			},
		});
	};
}

function contextOf(
	request: Pick<FastifyRequest, 'id' | 'log'>,
	{ db, tenants, clock, spend }: Deps,
	tenantId: string,
): RequestContext {
	if (!tenants.isLoaded) throw unavailable();
	const tenant = tenants.findById(tenantId);
	if (!tenant) throw notFound('tenant');
	return {
		tenant,
		locale: tenant.config.clientRuntimeConfig.locale,
		now: clock(),
		requestId: request.id,
		client: null,
		network: null,
		log: request.log as Logger,
		db,
		// Editors look at what they have just published.
		reads: db,
		geocode: async () => null,
		spend,
		session: async () => null,
	};
}
