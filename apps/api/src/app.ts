import type { FastifyInstance } from 'fastify';
import type { ApiPlugin } from './context.ts';
import type { Database } from './db/database.ts';
import { feedRoutes } from './modules/assortment-import/index.ts';
import { type Captcha, captchaRoutes } from './modules/captcha/index.ts';
import {
	cartFormRoutes,
	cartPaymentRoutes,
	cartRoutes,
	customerCartRoutes,
} from './modules/cart/index.ts';
import { catalogueRoutes, type PictureSource, pictureRoutes } from './modules/catalogue/index.ts';
import {
	checkoutRoutes,
	coalescePlacing,
	paymentEventRoutes,
	placeOrder,
} from './modules/checkout/index.ts';
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
import {
	policyReportRoutes,
	type SecurityContact,
	securityTxtRoutes,
} from './modules/security/index.ts';
import { createPreviewTokens, themePreviewRoutes } from './modules/settings/index.ts';
import { listRoutes, matchListRoutes } from './modules/shopping-list/index.ts';
import { sitemapRoutes } from './modules/sitemap/index.ts';
import { tenantRoutes, tenantVersionRoutes } from './modules/tenant/index.ts';
import type { TenantSecrets } from './modules/tenant-secrets/index.ts';
import { createGiftCardCodes, tillRoutes, walletRoutes } from './modules/wallet/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createClientKeys } from './plugins/client-keys.ts';
import { refuseForgery } from './plugins/csrf.ts';
import { guardFeatures } from './plugins/features.ts';
import { findTenantByHost } from './plugins/tenant.ts';
import { createServer, type ServerDeps } from './server.ts';

export type AppDeps = ServerDeps & {
	db: Database;
	outbox: Outbox;
	clock: () => Date;
	csrfSecret: string;
	contentSecret: string;
	/** Signs the links that open an order without a login. */
	orderSecret: string;
	/** Verifies reports from the picking system of tenants without a secret of their own. */
	pickingSecret: string;
	tenantSecrets: TenantSecrets;
	/** Hashes the codes of gift cards, and derives new ones. */
	giftCardSecret: string;
	/** Verifies what tills report about gift cards. */
	tillSecret: string;
	payments: Payments;
	/** Where tests pause a checkout. */
	checkpoint?: Checkpoint;
	captcha: Captcha;
	/** Defaults to the shop's own. */
	programme?: LoyaltyProgramme;
	/** Timeout of a search. */
	searchDeadlineMs?: number;
	/** Cache of rendered pictures; may be emptied at any time. */
	pictureDir: string;
	/** Sources besides photographs: demos draw packshots. */
	pictureSources?: PictureSource[];
	/** Source of editors' drafts; without it there are no previews. */
	cmsUrl?: string | undefined;
	/** Signs previews of a theme; without it there are none. */
	previewSecret?: string | undefined;
	/** For security.txt; without it there is none. */
	securityContact?: SecurityContact | null;
	/** Resolves the audience for targeted content; defaults to the session. */
	findAudience?: FindAudience;
	/** Defaults to the streets in our own database. */
	addressSearch?: AddressSearch | undefined;
	/** Additional modules, behind the same guards. */
	modules?: ApiPlugin[];
};

/** The listener of the shops: every module that shoppers and machines call. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
	const { app, isOwnMachine, spend } = await createServer(deps);
	const tokens = createCsrfTokens(deps.csrfSecret);
	const giftCardCodes = createGiftCardCodes(deps.giftCardSecret);
	const orderTokens = createOrderTokens(deps.orderSecret);
	const checkout = {
		db: deps.db,
		payments: deps.payments,
		log: deps.logs.process,
		checkpoint: deps.checkpoint ?? (async () => {}),
	};
	const place = coalescePlacing((key, known) => placeOrder(checkout, key, known));
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
		await shop.register(policyReportRoutes);
		await shop.register(securityTxtRoutes(deps));
		await shop.register(
			contentRoutes(deps.findAudience ?? sessionAudience, createDraftReader(deps.cmsUrl)),
		);
		await shop.register(themePreviewRoutes(createPreviewTokens(deps.previewSecret)));
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
		await shop.register(checkoutRoutes(checkout, place, orderTokens));
		await shop.register(orderRoutes(checkout, orderTokens));
		await shop.register(orderFormRoutes(checkout, orderTokens));
		await shop.register(customerOrderRoutes(orderTokens));
		await shop.register(
			pictureRoutes({
				db: deps.db,
				directory: deps.pictureDir,
				sources: deps.pictureSources ?? [],
			}),
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
	await app.register(paymentEventRoutes(checkout, place));
	await app.register(pickingRoutes(checkout, deps));
	await app.register(feedRoutes({ ...deps, spend }));
	await app.register(tillRoutes({ ...deps, codes: giftCardCodes }));
	return app;
}
