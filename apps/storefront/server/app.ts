import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { errorStatus } from '@korb/contracts/platform/errors';
import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { trustList } from '@korb/server/client-address';
import { limitConnections } from '@korb/server/connections';
import { isDraining } from '@korb/server/drain';
import { observeRequests } from '@korb/server/metrics';
import { type OverloadLimits, refuseOverload } from '@korb/server/overload';
import { currentTracing } from '@korb/server/tracing/tracing';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createApiClient } from './api-client.ts';
import { registerBuilds } from './builds.ts';
import { purgeEdges } from './edge.ts';
import { limitPages } from './http/limits.ts';
import { logging } from './http/logging.ts';
import { Refusal, sendProblem } from './http/problems.ts';
import { newRequestId, requestIdOf } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Frontend } from './render/frontend.ts';
import { registerPages } from './render/pages.ts';
import { createShells } from './render/shells.ts';
import { registerStyles } from './render/styles.ts';
import { createTenants, type Tenant } from './tenants.ts';

const SHELL_REFRESH_MS = 1500;
/**
 * A render takes a few milliseconds on the only thread; a longer queue just makes every response
 * late.
 */
const overloadLimits: OverloadLimits = { inFlight: 100, eventLoopDelayMs: 1000 };
/** Per-connection limits. */
const serverLimits = {
	requestTimeout: 10_000,
	keepAliveTimeout: 10_000,
	maxRequestsPerSocket: 1000,
	// Open connections are served until `drain` has finished.
	return503OnClosing: false,
	http: { headersTimeout: 5000, connectionsCheckingInterval: 500 },
};

export type HostDeps = {
	apiUrl: string;
	edgeUrls: string[];
	/** Where requests are counted. */
	metrics?: Parameters<typeof observeRequests>[1];
	/** URL of the CMS; only it may embed a draft in a frame. */
	cmsUrl?: string | undefined;
	/** URL of the back office; only it may embed a draft of the theme. */
	adminUrl?: string | undefined;
	/** Whether forms are protected by Google reCAPTCHA. */
	hasRecaptcha?: boolean;
	/** Addresses and networks of the edge; forwarded addresses from any other client are ignored. */
	trustedProxies?: string[];
	overload?: OverloadLimits;
	logLevel: string;
	timeoutScale?: number;
	logStream?: { write(line: string): void };
	/** Refresh interval for header, footer and aisles while pages use them. */
	shellRefreshMs?: number;
	openFrontend: (app: FastifyInstance) => Promise<Frontend>;
};

/**
 * Builds the storefront server without listening. It sets no cookies and reads two, on private
 * pages.
 */
export async function buildHost(deps: HostDeps): Promise<FastifyInstance> {
	const isOwnMachine = trustList(deps.trustedProxies ?? ['127.0.0.1', '::1']);
	const timeoutScale = deps.timeoutScale ?? 1;
	const app: FastifyInstance = Fastify({
		...serverLimits,
		trustProxy: isOwnMachine,
		logger: logging(deps.logLevel, deps.logStream),
		logController: new LogController({
			disableRequestLogging: true,
			requestIdLogLabel: 'requestId',
		}),
		requestIdHeader: false,
		genReqId: requestIdOf,
	});
	// Before all other hooks, so that what they do is part of the trace.
	currentTracing()?.observeRequests(app);
	const frontend = await deps.openFrontend(app);
	await app.register(helmet, securityHeaders());
	if (deps.metrics) observeRequests(app, deps.metrics);
	logAnswers(app);
	answerErrors(app);
	limitConnections(app.server, isOwnMachine);
	await refuseOverload(app, {
		...overloadLimits,
		eventLoopDelayMs: overloadLimits.eventLoopDelayMs * timeoutScale,
		...deps.overload,
		// In development the sources are compiled in the same process, which blocks the event loop.
		...(frontend.clientDir === null && { eventLoopDelayMs: 0 }),
		refusal: () => new Refusal('unavailable', 1),
		// A page without its scripts and styles is broken, and serving a file costs next to nothing.
		isExempt: ({ url }) => url.startsWith('/_app/'),
	});
	limitPages(app, isOwnMachine);

	const api = createApiClient(deps.apiUrl, timeoutScale);
	const dropPages = ({ id }: Tenant) =>
		void purgeEdges(deps.edgeUrls, [surrogateKeys.tenant(id)], app.log);
	const tenants = createTenants({ api, newRequestId, log: app.log, onNewConfig: dropPages });
	const refreshMs = deps.shellRefreshMs ?? SHELL_REFRESH_MS;
	const shells = createShells({ api, newRequestId, onChange: dropPages, refreshMs });
	app.addHook('onClose', async () => {
		tenants.close();
		shells.close();
		await api.close();
	});

	async function findTenant({ hostname }: FastifyRequest): Promise<Tenant> {
		const tenant = await tenants.find(hostname.toLowerCase()).catch((cause: unknown) => {
			throw new Refusal('unavailable', undefined, { cause });
		});
		if (!tenant) throw new Refusal('unknown_host');
		return tenant;
	}

	app.get(HEALTH_PATH, { config: { isMonitoring: true } }, async () => {
		if (isDraining(app.server)) throw new Refusal('unavailable');
		return { status: 'ok' };
	});
	if (frontend.clientDir) await serveFiles(app, frontend.clientDir);
	registerBuilds(app, { buildId: frontend.buildId, findTenant });
	const { hasRecaptcha = false } = deps;
	registerPages(app, {
		...{ api, frontend, shells, findTenant, hasRecaptcha },
		cmsOrigin: originOf(deps.cmsUrl),
		adminOrigin: originOf(deps.adminUrl),
	});
	return app;
}

function originOf(url: string | undefined): string | null {
	return url ? new URL(url).origin : null;
}

async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: path.join(clientDir, '_app/assets'),
		prefix: '/_app/assets/',
		immutable: true,
		maxAge: '1y',
		preCompressed: true,
		decorateReply: false,
	});
	registerStyles(app, clientDir);
	// The few files with a stable name (logos, icons) get one route each; pages own every other path.
	await app.register(fastifyStatic, {
		root: clientDir,
		globIgnore: ['_app/**', '.vite/**'],
		wildcard: false,
		maxAge: '1h',
		decorateReply: false,
	});
}

function logAnswers(app: FastifyInstance): void {
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{
				path: pathOf(request),
				status: reply.statusCode,
				method: request.method,
				host: request.hostname,
				durationMs: Math.round(reply.elapsedTime * 10) / 10,
			},
			'answered',
		);
	});
}

function answerErrors(app: FastifyInstance): void {
	app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'not_found'));
	app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
		// What Fastify itself rejects, such as an overlong file name, does not exist here.
		const isNothing = error.statusCode !== undefined && error.statusCode < 500;
		const code = error instanceof Refusal ? error.code : isNothing ? 'not_found' : 'internal';
		const status = errorStatus[code];
		const retryAfter = error instanceof Refusal ? error.retryAfterSeconds : undefined;
		const path = pathOf(request);
		// Load shedding is not a failure, and hundreds of stack traces would cost time.
		if (status >= 500 && retryAfter !== undefined) request.log.warn({ path, status }, 'load shed');
		else if (status >= 500) request.log.error({ err: error, path, status }, 'request failed');
		if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
		return sendProblem(reply, code);
	});
}

/** Query strings may carry secrets, so they are never logged. */
function pathOf(request: FastifyRequest): string {
	return request.url.split('?', 1)[0] ?? '';
}
