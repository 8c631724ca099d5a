import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { HEALTH_PATH } from '@korb/contracts/wire-names';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createApiClient } from './api-client.ts';
import { registerBuilds } from './builds.ts';
import { purgeEdges } from './edge.ts';
import type { Frontend } from './frontend.ts';
import { logging } from './logging.ts';
import { registerMetrics } from './metrics.ts';
import { registerPages } from './pages.ts';
import { sendProblem } from './problems.ts';
import { newRequestId, requestIdOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { createShells } from './shells.ts';
import { registerStyles } from './styles.ts';
import { createTenants, type Tenant } from './tenants.ts';

const SHELL_REFRESH_MS = 1500;

export type HostDeps = {
	apiUrl: string;
	edgeUrls: string[];
	/** Where editors work; only their window may show a draft in a frame. */
	cmsUrl?: string | undefined;
	/** Whether forms are guarded by a script of Google. */
	hasRecaptcha?: boolean;
	logLevel: string;
	logStream?: { write(line: string): void };
	/** How often header, footer and aisles are looked at while pages show them. */
	shellRefreshMs?: number;
	openFrontend: (app: FastifyInstance) => Promise<Frontend>;
};

/** The whole storefront server without a port. It sets no cookies and reads two, on private pages. */
export async function buildHost(deps: HostDeps): Promise<FastifyInstance> {
	const app = Fastify({
		logger: logging(deps.logLevel, deps.logStream),
		logController: new LogController({
			disableRequestLogging: true,
			requestIdLogLabel: 'requestId',
		}),
		requestIdHeader: false,
		genReqId: requestIdOf,
	});
	const frontend = await deps.openFrontend(app);
	await app.register(helmet, securityHeaders());
	registerMetrics(app);
	logAnswers(app);
	answerErrors(app);

	const api = createApiClient(deps.apiUrl);
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
			throw new NoTenantError('unavailable', { cause });
		});
		if (!tenant) throw new NoTenantError('unknown_host');
		return tenant;
	}

	app.get(HEALTH_PATH, async () => ({ status: 'ok' }));
	if (frontend.clientDir) await serveFiles(app, frontend.clientDir);
	registerBuilds(app, { buildId: frontend.buildId, findTenant });
	const cmsOrigin = deps.cmsUrl ? new URL(deps.cmsUrl).origin : null;
	const { hasRecaptcha = false } = deps;
	registerPages(app, { api, frontend, shells, findTenant, cmsOrigin, hasRecaptcha });
	return app;
}

class NoTenantError extends Error {
	readonly code: 'unavailable' | 'unknown_host';
	constructor(code: 'unavailable' | 'unknown_host', options?: ErrorOptions) {
		super(code, options);
		this.code = code;
	}
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
	// The few files with a lasting name (logos, icons): one route each, so that pages keep the rest.
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
	app.setErrorHandler((error, request, reply) => {
		const code = error instanceof NoTenantError ? error.code : 'internal';
		if (code !== 'unknown_host') {
			const status = code === 'unavailable' ? 503 : 500;
			request.log.error({ err: error, path: pathOf(request), status }, 'request failed');
		}
		return sendProblem(reply, code);
	});
}

/** Queries may carry secrets, so log lines end before them. */
function pathOf(request: FastifyRequest): string {
	return request.url.split('?', 1)[0] ?? '';
}
