import { trustList } from '@korb/server/client-address';
import { limitConnections } from '@korb/server/connections';
import { type OverloadLimits, refuseOverload } from '@korb/server/overload';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { ApiPlugin } from './context.ts';
import type { Database } from './db/database.ts';
import type { Pool } from './db/pool.ts';
import { unavailable } from './errors.ts';
import type { Logs } from './log.ts';
import { type Captcha, captchaRoutes } from './modules/captcha/index.ts';
import { cartFormRoutes, cartPaymentRoutes, cartRoutes } from './modules/cart/index.ts';
import { catalogueRoutes, type PictureSource, pictureRoutes } from './modules/catalogue/index.ts';
import { checkoutRoutes, paymentEventRoutes } from './modules/checkout/index.ts';
import { clientLogRoutes } from './modules/client-log/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import {
	anonymousAudience,
	contentPushRoutes,
	contentRoutes,
	createDraftReader,
	type FindAudience,
} from './modules/content/index.ts';
import { createCsrfTokens, csrfRoutes } from './modules/csrf/index.ts';
import { distributionRoutes } from './modules/distribution/index.ts';
import { editorRoutes } from './modules/editor/index.ts';
import { pickingRoutes } from './modules/fulfilment/index.ts';
import { type AddressSearch, createGazetteer, mapRoutes } from './modules/maps/index.ts';
import { newsletterRoutes } from './modules/newsletter/index.ts';
import { mailPreviewRoutes } from './modules/notification/index.ts';
import { orderFormRoutes, orderRoutes } from './modules/order/index.ts';
import { type Checkpoint, createOrderTokens } from './modules/order-records/index.ts';
import type { Payments } from './modules/payment/index.ts';
import { questionnaireRoutes } from './modules/questionnaire/index.ts';
import { recipeRoutes } from './modules/recipe/index.ts';
import { DEFAULT_DEADLINE_MS, postgresIndex, searchRoutes } from './modules/search/index.ts';
import { searchEventRoutes } from './modules/search-events/index.ts';
import { sitemapRoutes } from './modules/sitemap/index.ts';
import { type TenantDirectory, tenantRoutes } from './modules/tenant/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import { logRequests, pathOf } from './plugins/access-log.ts';
import { serveApiReference } from './plugins/api-reference.ts';
import { readJsonOnly } from './plugins/body.ts';
import { createClientKeys } from './plugins/client-keys.ts';
import { refuseForgery } from './plugins/csrf.ts';
import { answerErrors, sendError } from './plugins/errors.ts';
import { guardFeatures } from './plugins/features.ts';
import { addSecurityHeaders } from './plugins/headers.ts';
import { answerHealth } from './plugins/health.ts';
import { limitRequests } from './plugins/limits.ts';
import { exposeMetrics } from './plugins/metrics.ts';
import { followContracts } from './plugins/openapi.ts';
import { createRateLimiter } from './plugins/rate-limiter.ts';
import { answerWithRequestId, requestIdOf } from './plugins/request-id.ts';
import { refuseLongAddresses, serverLimits } from './plugins/server-limits.ts';
import { findTenantByHost } from './plugins/tenant.ts';
import { limitUnfinishedBodies } from './plugins/unfinished-bodies.ts';
import { refuseIllFormed } from './plugins/well-formed.ts';

export type AppDeps = {
	pool: Pool;
	db: Database;
	redis: Redis;
	outbox: Outbox;
	tenants: TenantDirectory;
	logs: Logs;
	clock: () => Date;
	csrfSecret: string;
	contentSecret: string;
	/** Signs the links that open an order without a login. */
	orderSecret: string;
	/** Verifies reports from the picking system. */
	pickingSecret: string;
	payments: Payments;
	/** Where tests pause a checkout. */
	checkpoint?: Checkpoint;
	captcha: Captcha;
	/**
	 * Addresses and networks of our own machines; forwarded addresses from anyone else are ignored.
	 */
	trustedProxies: string[];
	overload?: OverloadLimits;
	/** Timeout of a search. */
	searchDeadlineMs?: number;
	/** Cache of rendered pictures; may be emptied at any time. */
	pictureDir: string;
	/** Sources besides photographs: demos draw packshots. */
	pictureSources?: PictureSource[];
	/** Source of editors' drafts; without it there are no previews. */
	cmsUrl?: string | undefined;
	/** Resolves the audience for targeted content; without it, everyone is a visitor. */
	findAudience?: FindAudience;
	/** Defaults to the streets in our own database. */
	addressSearch?: AddressSearch | undefined;
	/** Enables email previews and the API reference. */
	isDevelopment?: boolean;
	/** Additional modules, behind the same guards. */
	modules?: ApiPlugin[];
};

const overloadLimits: OverloadLimits = { inFlight: 200, eventLoopDelayMs: 1000 };

/**
 * Registers every plugin and module. Order matters: cheap checks that reject the most come first.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
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
	await followContracts(app);
	if (deps.isDevelopment) await serveApiReference(app);
	answerErrors(app);
	readJsonOnly(app);
	answerWithRequestId(app);
	refuseLongAddresses(app);
	await addSecurityHeaders(app);
	logRequests(app);
	exposeMetrics(app, deps.pool);
	answerHealth(app, deps);
	limitConnections(app.server, isOwnMachine);
	limitUnfinishedBodies(app, isOwnMachine);
	await refuseOverload(app, { ...(deps.overload ?? overloadLimits), refusal: unavailable });
	const spend = createRateLimiter(deps.redis, app.log);
	limitRequests(app, spend, isOwnMachine);
	refuseIllFormed(app);

	const tokens = createCsrfTokens(deps.csrfSecret);
	const orderTokens = createOrderTokens(deps.orderSecret);
	const checkout = {
		db: deps.db,
		payments: deps.payments,
		log: deps.logs.process,
		checkpoint: deps.checkpoint ?? (async () => {}),
	};
	await app.register(async (shop) => {
		const clientOf = createClientKeys(deps.csrfSecret, isOwnMachine);
		const addressSearch = deps.addressSearch ?? createGazetteer(deps.db);
		findTenantByHost(shop, {
			...deps,
			clientOf,
			geocode: (question) => addressSearch.geocode(question),
			spend,
		});
		guardFeatures(shop);
		await refuseForgery(shop, tokens);
		await shop.register(tenantRoutes);
		await shop.register(csrfRoutes(tokens));
		await shop.register(clientLogRoutes);
		await shop.register(
			contentRoutes(deps.findAudience ?? anonymousAudience, createDraftReader(deps.cmsUrl)),
		);
		await shop.register(recipeRoutes);
		await shop.register(sitemapRoutes);
		await shop.register(captchaRoutes(deps.captcha));
		await shop.register(contactRoutes(deps));
		await shop.register(questionnaireRoutes(deps.captcha));
		await shop.register(newsletterRoutes(deps));
		await shop.register(catalogueRoutes);
		await shop.register(cartRoutes);
		await shop.register(cartFormRoutes);
		await shop.register(cartPaymentRoutes);
		await shop.register(checkoutRoutes(checkout, orderTokens));
		await shop.register(orderRoutes(checkout, orderTokens));
		await shop.register(orderFormRoutes(checkout, orderTokens));
		await shop.register(
			pictureRoutes({ directory: deps.pictureDir, sources: deps.pictureSources ?? [] }),
		);
		const deadlineMs = deps.searchDeadlineMs ?? DEFAULT_DEADLINE_MS;
		await shop.register(searchRoutes({ index: postgresIndex, deadlineMs }));
		await shop.register(searchEventRoutes);
		await shop.register(distributionRoutes);
		await shop.register(mapRoutes(addressSearch));
		if (deps.isDevelopment) await shop.register(mailPreviewRoutes(orderTokens));
		for (const module of deps.modules ?? []) await shop.register(module);
	});
	await app.register(contentPushRoutes(deps));
	await app.register(editorRoutes({ ...deps, spend }));
	await app.register(paymentEventRoutes(checkout));
	await app.register(pickingRoutes(checkout, deps.pickingSecret));
	return app;
}
