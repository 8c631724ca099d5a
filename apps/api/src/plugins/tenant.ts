import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Geocode, Session, Spend } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Replica } from '../db/reads/replica.ts';
import { ApiError, unavailable } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { TenantDirectory } from '../modules/tenant/index.ts';

type TenantPluginDeps = {
	tenants: TenantDirectory;
	db: Database;
	replica?: Replica;
	clock: () => Date;
	geocode: Geocode;
	spend: Spend;
	clientOf: (request: FastifyRequest) => string | null;
	networkOf: (request: FastifyRequest) => string | null;
	sessionOf: (request: FastifyRequest) => () => Promise<Session | null>;
};

/** Resolves the shop by host. An unknown host is an error, never a default shop. */
export function findTenantByHost(app: FastifyInstance, deps: TenantPluginDeps): void {
	app.decorateRequest('ctx');
	app.addHook('onRequest', async (request) => {
		if (!deps.tenants.isLoaded) throw unavailable();
		if (request.raw.rawHeaders.filter(isHostName).length > 1) {
			throw new ApiError('bad_request', 'There is more than one Host header.');
		}
		const tenant = deps.tenants.find(normalizeHost(request.headers.host ?? ''));
		if (!tenant) throw new ApiError('unknown_host', 'There is no shop at this host.');
		request.ctx = {
			tenant,
			locale: tenant.config.clientRuntimeConfig.locale,
			now: deps.clock(),
			requestId: request.id,
			client: deps.clientOf(request),
			network: deps.networkOf(request),
			log: request.log as Logger,
			db: deps.db,
			reads: deps.replica?.reads ?? deps.db,
			geocode: deps.geocode,
			spend: deps.spend,
			session: deps.sessionOf(request),
		};
	});
}

// rawHeaders alternates names and values.
function isHostName(text: string, index: number): boolean {
	return index % 2 === 0 && text.toLowerCase() === 'host';
}

function normalizeHost(header: string): string {
	return header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
