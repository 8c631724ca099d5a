import type { GeocodedAddress } from '@korb/contracts/fulfilment/maps';
import type { BackOfficeConfig, TenantConfig } from '@korb/contracts/platform/tenant';
import type { TenantRoute } from '@korb/domain/routing/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from './db/database.ts';
import type { Reads } from './db/reads/replica.ts';
import type { Logger } from './log.ts';

/** What a service function may know about the current request. */
export type RequestContext = {
	tenant: Tenant;
	locale: string;
	now: Date;
	requestId: string;
	/** The client as a keyed hash of its IP address; null for our own machines. */
	client: string | null;
	/** The network of the client, in the same way: its neighbours share it. */
	network: string | null;
	log: Logger;
	db: Database;
	/** For the catalogue, search and content, which may be a second old. */
	reads: Reads;
	geocode: Geocode;
	spend: Spend;
	/** The session of the signed-in customer, read once per request; null for guests. */
	session: () => Promise<Session | null>;
};

export type Session = {
	customerId: string;
	sessionId: string;
	/** Whether its cookies outlive the browser. */
	isPersistent: boolean;
};

/** Geocodes an address; null when it is unknown. */
export type Geocode = (lookup: {
	text: string;
	country: string;
	locale: string;
}) => Promise<GeocodedAddress | null>;

/** Allows `points` calls per `seconds`. */
export type RateLimit = { name: string; points: number; seconds: number };

/** Consumes a point of a rate limit, or throws 429. Returns a function that refunds it. */
export type Spend = (rateLimit: RateLimit, key: string) => Promise<() => Promise<void>>;

/** A shop with everything derived once per configuration version. */
export type Tenant = {
	id: string;
	config: TenantConfig;
	/** For staff alone. */
	backOffice: BackOfficeConfig;
	/** The serialised response of `GET /tenant/config`. */
	json: string;
	routes: TenantRoute[];
};

export type ApiPlugin = FastifyPluginAsyncZod;

declare module 'fastify' {
	interface FastifyRequest {
		ctx: RequestContext;
	}
	interface FastifyContextConfig {
		/** The rate limit of the route; `none` for routes called only by our own machines. */
		limit?: 'default' | 'logs' | 'reports' | 'forms' | 'lists' | 'events' | 'codes' | 'none';
		/** Body timeout; ten seconds by default, longer for routes that accept files. */
		bodyDeadlineMs?: number;
		/** `origin`: requires a same-origin call, but no CSRF token. */
		csrf?: 'token' | 'origin';
		/** Server-sent events: does not count as a request in flight. */
		isStream?: boolean;
		/** No access log line: the route writes its own. */
		isQuiet?: boolean;
	}
}
