import { type IsTrusted, trustList } from '@korb/server/client-address';
import { limitConnections } from '@korb/server/connections';
import { observeRequests } from '@korb/server/metrics';
import { type OverloadLimits, refuseOverload } from '@korb/server/overload';
import { currentTracing } from '@korb/server/tracing/tracing';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Spend } from './context.ts';
import type { Pool } from './db/connection/pool.ts';
import type { Replica } from './db/reads/replica.ts';
import { unavailable } from './errors.ts';
import type { Logs } from './log.ts';
import type { TenantDirectory } from './modules/tenant/index.ts';
import { logRequests, pathOf } from './plugins/access-log.ts';
import { serveApiReference } from './plugins/api-reference.ts';
import { readJsonOnly } from './plugins/body.ts';
import { answerErrors, sendError } from './plugins/errors.ts';
import { addSecurityHeaders } from './plugins/headers.ts';
import { answerHealth } from './plugins/health.ts';
import { limitRequests } from './plugins/limits.ts';
import { followContracts } from './plugins/openapi.ts';
import { createRateLimiter } from './plugins/rate-limiter.ts';
import { answerWithRequestId, requestIdOf } from './plugins/request-id.ts';
import { refuseLongAddresses, serverLimits } from './plugins/server-limits.ts';
import { limitUnfinishedBodies } from './plugins/unfinished-bodies.ts';
import { refuseIllFormed } from './plugins/well-formed.ts';

export type ServerDeps = {
	pool: Pool;
	/** Without one, everything is read from the primary. */
	replica?: Replica;
	redis: Redis;
	/** Where requests are counted. */
	metrics?: Registry;
	tenants: TenantDirectory;
	logs: Logs;
	/**
	 * Addresses and networks of our own machines; forwarded addresses from anyone else are ignored.
	 */
	trustedProxies: string[];
	overload?: OverloadLimits;
	/** Enables email previews and the API reference. */
	isDevelopment?: boolean;
};

export const overloadLimits: OverloadLimits = { inFlight: 200, eventLoopDelayMs: 1000 };

/**
 * What every listener has in front of its modules. Order matters: cheap checks that reject the most
 * come first.
 */
export async function createServer(
	deps: ServerDeps,
): Promise<{ app: FastifyInstance; isOwnMachine: IsTrusted; spend: Spend }> {
	const isOwnMachine = trustList(deps.trustedProxies);
	const app: FastifyInstance = Fastify({
		...serverLimits,
		loggerInstance: deps.logs.process as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		childLoggerFactory: (_logger, bindings, _options, request) =>
			deps.logs.forRequest(String(bindings['reqId']), pathOf(request.url ?? '')),
		genReqId: requestIdOf,
		trustProxy: isOwnMachine,
		frameworkErrors: sendError,
	});
	// Before all other hooks, so that what they do is part of the trace.
	currentTracing()?.observeRequests(app);
	await followContracts(app);
	if (deps.isDevelopment) await serveApiReference(app);
	answerErrors(app);
	readJsonOnly(app);
	answerWithRequestId(app);
	refuseLongAddresses(app);
	await addSecurityHeaders(app);
	logRequests(app);
	if (deps.metrics) observeRequests(app, deps.metrics);
	answerHealth(app, deps);
	limitConnections(app.server, isOwnMachine);
	limitUnfinishedBodies(app, isOwnMachine);
	await refuseOverload(app, {
		...(deps.overload ?? overloadLimits),
		refusal: unavailable,
		// Open for hours, and idle nearly all of the time.
		isExempt: (request) => request.routeOptions.config.isStream === true,
	});
	const spend = createRateLimiter(deps.redis, app.log);
	limitRequests(app, spend, isOwnMachine);
	refuseIllFormed(app);
	return { app, isOwnMachine, spend };
}
