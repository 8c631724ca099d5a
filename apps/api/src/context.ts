import type { GeocodedAddress } from '@korb/contracts/maps';
import type { TenantConfig } from '@korb/contracts/tenant';
import type { TenantRoute } from '@korb/domain/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** What a service function may know about the request it works for. */
export type RequestContext = {
	tenant: Tenant;
	locale: string;
	now: Date;
	requestId: string;
	/** Who asks, as a keyed hash of the address; null for our own machines. */
	client: string | null;
	log: Logger;
	db: Database;
	geocode: Geocode;
	spend: Spend;
};

/** Finds a written address; null when it is unknown. */
export type Geocode = (lookup: {
	text: string;
	country: string;
	locale: string;
}) => Promise<GeocodedAddress | null>;

/** So often in so many seconds. */
export type RateLimit = { name: string; points: number; seconds: number };

/** Draws from a rate limit, or refuses with 429; answers how to give it back. */
export type Spend = (rateLimit: RateLimit, key: string) => Promise<() => Promise<void>>;

/** A shop with everything that is worked out once per version of its configuration. */
export type Tenant = {
	id: string;
	config: TenantConfig;
	/** The answer of `GET /tenant/config`, ready to be sent. */
	json: string;
	routes: TenantRoute[];
};

export type ApiPlugin = FastifyPluginAsyncZod;

declare module 'fastify' {
	interface FastifyRequest {
		ctx: RequestContext;
	}
	interface FastifyContextConfig {
		/** Which rate limit applies to the route; `none` for what only our own machines ask. */
		limit?: 'default' | 'logs' | 'forms' | 'events' | 'codes' | 'none';
		/** How long the body may take to arrive; ten seconds unless a route takes files. */
		bodyDeadlineMs?: number;
		/** `origin`: no token is asked for, only that the call comes from this shop's pages. */
		csrf?: 'token' | 'origin';
		/** For routes that take lists; elsewhere a hundred keys are plenty. */
		maxBodyKeys?: number;
		/** No line per request: the route writes its own. */
		isQuiet?: boolean;
	}
}
