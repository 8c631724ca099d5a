import { trustList } from '@korb/server/client-address';
import { limitConnections } from '@korb/server/connections';
import { observeRequests } from '@korb/server/metrics';
import { type OverloadLimits, refuseOverload } from '@korb/server/overload';
import { currentTracing } from '@korb/server/tracing/tracing';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { ApiPlugin } from './context.ts';
import type { Database } from './db/database.ts';
import type { Pool } from './db/pool.ts';
import type { Replica } from './db/replica.ts';
import { unavailable } from './errors.ts';
import type { Logs } from './log.ts';
import { type Captcha, captchaRoutes } from './modules/captcha/index.ts';
import {
	cartFormRoutes,
	cartPaymentRoutes,
	cartRoutes,
	customerCartRoutes,
} from './modules/cart/index.ts';
import { catalogueRoutes, type PictureSource, pictureRoutes } from './modules/catalogue/index.ts';
import { checkoutRoutes, paymentEventRoutes } from './modules/checkout/index.ts';
import { clientLogRoutes } from './modules/client-log/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import {
	contentPushRoutes,
	contentRoutes,
	createDraftReader,
	type FindAudience,
	sessionAudience,
	voucherRoutes,
} from './modules/content/index.ts';
import { createCsrfTokens, csrfRoutes } from './modules/csrf/index.ts';
import {
	addressRoutes,
	communicationRoutes,
	favoriteStoreRoutes,
} from './modules/customer/index.ts';
import { customerDataRoutes } from './modules/customer-data/index.ts';
import { deliveryPassRoutes } from './modules/delivery-pass/index.ts';
import { distributionRoutes } from './modules/distribution/index.ts';
import { editorRoutes } from './modules/editor/index.ts';
import { favoriteRoutes } from './modules/favorites/index.ts';
import { pickingRoutes } from './modules/fulfilment/index.ts';
import {
	authRoutes,
	createCodeHash,
	credentialRoutes,
	customerRoutes,
	reportLostSessions,
	sessionReader,
} from './modules/identity/index.ts';
import {
	builtInProgramme,
	cardRoutes,
	type LoyaltyProgramme,
	loyaltyRoutes,
} from './modules/loyalty/index.ts';
import { type AddressSearch, createGazetteer, mapRoutes } from './modules/maps/index.ts';
import { newsletterRoutes } from './modules/newsletter/index.ts';
import { mailPreviewRoutes } from './modules/notification/index.ts';
import { customerOrderRoutes, orderFormRoutes, orderRoutes } from './modules/order/index.ts';
import { type Checkpoint, createOrderTokens } from './modules/order-records/index.ts';
import type { Payments } from './modules/payment/index.ts';
import { paymentMethodRoutes } from './modules/payment-methods/index.ts';
import { questionnaireRoutes } from './modules/questionnaire/index.ts';
import { recipeRoutes } from './modules/recipe/index.ts';
import { DEFAULT_DEADLINE_MS, postgresIndex, searchRoutes } from './modules/search/index.ts';
import { searchEventRoutes } from './modules/search-events/index.ts';
import { listRoutes, matchListRoutes } from './modules/shopping-list/index.ts';
import { sitemapRoutes } from './modules/sitemap/index.ts';
import { type TenantDirectory, tenantRoutes, tenantVersionRoutes } from './modules/tenant/index.ts';
import { createGiftCardCodes, tillRoutes, walletRoutes } from './modules/wallet/index.ts';
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
	/** Without one, everything is read from the primary. */
	replica?: Replica;
	redis: Redis;
	/** Where requests are counted. */
	metrics?: Registry;
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
	/** Hashes the codes of gift cards, and derives new ones. */
	giftCardSecret: string;
	/** Verifies what tills report about gift cards. */
	tillSecret: string;
	payments: Payments;
	/** Where tests pause a checkout. */
	checkpoint?: Checkpoint;
	captcha: Captcha;
	/**
	 * Addresses and networks of our own machines; forwarded addresses from anyone else are ignored.
	 */
	trustedProxies: string[];
	/** Defaults to the shop's own. */
	programme?: LoyaltyProgramme;
	overload?: OverloadLimits;
	/** Timeout of a search. */
	searchDeadlineMs?: number;
	/** Cache of rendered pictures; may be emptied at any time. */
	pictureDir: string;
	/** Sources besides photographs: demos draw packshots. */
	pictureSources?: PictureSource[];
	/** Source of editors' drafts; without it there are no previews. */
	cmsUrl?: string | undefined;
	/** Resolves the audience for targeted content; defaults to the session. */
	findAudience?: FindAudience;
	/** Defaults to the streets in our own database. */
	addressSearch?: AddressSearch | undefined;
	/** Enables email previews and the API reference. */
	isDevelopment?: boolean;
	/** Additional modules, behind the same guards. */
	modules?: ApiPlugin[];
};

export const overloadLimits: OverloadLimits = { inFlight: 200, eventLoopDelayMs: 1000 };

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
	await refuseOverload(app, { ...(deps.overload ?? overloadLimits), refusal: unavailable });
	const spend = createRateLimiter(deps.redis, app.log);
	limitRequests(app, spend, isOwnMachine);
	refuseIllFormed(app);

	const tokens = createCsrfTokens(deps.csrfSecret);
	const giftCardCodes = createGiftCardCodes(deps.giftCardSecret);
	const orderTokens = createOrderTokens(deps.orderSecret);
	const checkout = {
		db: deps.db,
		payments: deps.payments,
		log: deps.logs.process,
		checkpoint: deps.checkpoint ?? (async () => {}),
	};
	await app.register(async (shop) => {
		const clientKeys = createClientKeys(deps.csrfSecret, isOwnMachine);
		const addressSearch = deps.addressSearch ?? createGazetteer(deps.db);
		findTenantByHost(shop, {
			...deps,
			...clientKeys,
			sessionOf: sessionReader,
			geocode: (question) => addressSearch.geocode(question),
			spend,
		});
		guardFeatures(shop);
		await refuseForgery(shop, tokens);
		reportLostSessions(shop, tokens);
		await shop.register(tenantRoutes);
		await shop.register(csrfRoutes(tokens));
		await shop.register(clientLogRoutes);
		await shop.register(
			contentRoutes(deps.findAudience ?? sessionAudience, createDraftReader(deps.cmsUrl)),
		);
		await shop.register(voucherRoutes);
		await shop.register(recipeRoutes);
		await shop.register(sitemapRoutes);
		await shop.register(captchaRoutes(deps.captcha));
		const hashCode = createCodeHash(deps.csrfSecret);
		await shop.register(authRoutes({ ...deps, tokens, hashCode }));
		await shop.register(credentialRoutes({ ...deps, tokens }));
		await shop.register(customerRoutes({ ...deps, tokens }));
		await shop.register(addressRoutes);
		await shop.register(communicationRoutes(deps));
		await shop.register(favoriteRoutes);
		await shop.register(favoriteStoreRoutes);
		await shop.register(listRoutes);
		const programme = deps.programme ?? builtInProgramme;
		await shop.register(loyaltyRoutes({ programme }));
		await shop.register(cardRoutes({ programme }));
		await shop.register(walletRoutes(giftCardCodes));
		await shop.register(paymentMethodRoutes(deps));
		await shop.register(deliveryPassRoutes({ ...checkout, outbox: deps.outbox }));
		await shop.register(customerDataRoutes({ ...deps, tokens }));
		await shop.register(contactRoutes(deps));
		await shop.register(questionnaireRoutes(deps.captcha));
		await shop.register(newsletterRoutes(deps));
		await shop.register(catalogueRoutes);
		await shop.register(cartRoutes);
		await shop.register(cartFormRoutes);
		await shop.register(customerCartRoutes);
		await shop.register(cartPaymentRoutes);
		await shop.register(checkoutRoutes(checkout, orderTokens));
		await shop.register(orderRoutes(checkout, orderTokens));
		await shop.register(orderFormRoutes(checkout, orderTokens));
		await shop.register(customerOrderRoutes(orderTokens));
		await shop.register(
			pictureRoutes({ directory: deps.pictureDir, sources: deps.pictureSources ?? [] }),
		);
		const deadlineMs = deps.searchDeadlineMs ?? DEFAULT_DEADLINE_MS;
		await shop.register(searchRoutes({ index: postgresIndex, deadlineMs }));
		await shop.register(matchListRoutes({ index: postgresIndex }));
		await shop.register(searchEventRoutes);
		await shop.register(distributionRoutes);
		await shop.register(mapRoutes(addressSearch));
		if (deps.isDevelopment) await shop.register(mailPreviewRoutes(orderTokens));
		for (const module of deps.modules ?? []) await shop.register(module);
	});
	await app.register(tenantVersionRoutes(deps.tenants));
	await app.register(contentPushRoutes(deps));
	await app.register(editorRoutes({ ...deps, spend }));
	await app.register(paymentEventRoutes(checkout));
	await app.register(pickingRoutes(checkout, deps.pickingSecret));
	await app.register(tillRoutes({ ...deps, codes: giftCardCodes }));
	return app;
}
