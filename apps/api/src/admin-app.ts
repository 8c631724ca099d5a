import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app.ts';
import type { ApiPlugin } from './context.ts';
import { areaDeskRoutes } from './modules/area-desk/index.ts';
import { assortmentRoutes, restoreOffer, restoreProduct } from './modules/assortment/index.ts';
import { importRoutes } from './modules/assortment-import/index.ts';
import { pictureRoutes } from './modules/catalogue/index.ts';
import { customerDeskRoutes } from './modules/customer-desk/index.ts';
import { handoverRoutes } from './modules/handover/index.ts';
import { createGazetteer } from './modules/maps/index.ts';
import { createEventRelay, liveRoutes, orderDeskRoutes } from './modules/order-desk/index.ts';
import { orderViewRoutes } from './modules/order-views/index.ts';
import { paymentAccountRoutes } from './modules/payment-accounts/index.ts';
import { phoneOrderRoutes } from './modules/phone-order/index.ts';
import { waveRoutes } from './modules/picking/index.ts';
import { discountCodeRoutes, promotionRoutes } from './modules/promotion-desk/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { createPreviewTokens, settingsRoutes } from './modules/settings/index.ts';
import {
	floorRoutes,
	type IdentityProvider,
	signInRoutes,
	staffRoutes,
} from './modules/staff/index.ts';
import { restoreSynonym, synonymRoutes } from './modules/synonym-desk/index.ts';
import type { SecretKeys } from './modules/tenant-secrets/index.ts';
import { todayRoutes } from './modules/today/index.ts';
import { undoRoutes } from './modules/undo/index.ts';
import { webhookDeskRoutes } from './modules/webhook-desk/index.ts';
import {
	closedDayRoutes,
	restoreWindow,
	weekCopyRoutes,
	windowDeskRoutes,
	windowTemplateRoutes,
} from './modules/window-desk/index.ts';
import { serveBackofficeFiles } from './plugins/backoffice-files.ts';
import { createClientKeys } from './plugins/client-keys.ts';
import { refuseOtherOrigins } from './plugins/csrf.ts';
import { admitStaff } from './plugins/staff.ts';
import { createServer, type ServerDeps } from './server.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** Before a drain, which waits for every open response. */
		endStreams?: () => void;
	}
}

export type AdminDeps = ServerDeps &
	Pick<
		AppDeps,
		| 'db'
		| 'outbox'
		| 'clock'
		| 'payments'
		| 'checkpoint'
		| 'orderSecret'
		| 'pictureDir'
		| 'previewSecret'
		| 'pictureSources'
		| 'addressSearch'
	> & {
		/** Where people open the back office. */
		adminUrl: string;
		staffSecret: string;
		isSecondFactorOptional: boolean;
		/** Encrypt the secrets that managers enter; without them, they enter none. */
		secretKeys?: SecretKeys | undefined;
		/** In a demo, and wherever it is not production. */
		isTestMoneyAllowed?: boolean;
		identityProvider?: IdentityProvider | undefined;
		/** Where editors open the CMS; links to it are left out without one. */
		cmsPublicUrl?: string | undefined;
		/** The build of the web app; without one, another server has it. */
		backofficeDir?: string | undefined;
		/** How often the outbox is read while somebody watches, and how long a stream stays open. */
		live?: { pollMs?: number; checkSessionsMs?: number; lifetimeMs?: number };
		/** Additional modules, behind the same guards. */
		adminModules?: ApiPlugin[];
	};

/** The listener of the back office. Shops and their edge have no way to it. */
export async function buildAdminApp(deps: AdminDeps): Promise<FastifyInstance> {
	const { app, isOwnMachine, spend } = await createServer(deps);
	const { host } = new URL(deps.adminUrl);
	const { db, outbox, payments, orderSecret, checkpoint = async () => {} } = deps;
	const relay = createEventRelay({ db, log: deps.logs.process, ...deps.live });
	app.decorate('endStreams', () => relay.stop());
	app.addHook('preClose', async () => relay.stop());
	if (deps.backofficeDir) await serveBackofficeFiles(app, deps.backofficeDir, deps.adminUrl);
	// As public as in the shops; from the own origin, so that no other one has to be allowed.
	await app.register(async (pictures) => {
		pictures.addHook('onRoute', (route) => {
			route.schema = { ...route.schema, hide: true };
		});
		await pictures.register(
			pictureRoutes({ db, directory: deps.pictureDir, sources: deps.pictureSources ?? [] }),
		);
	});
	await app.register(async (office) => {
		await refuseOtherOrigins(office);
		admitStaff(office, {
			...deps,
			...createClientKeys(deps.staffSecret, isOwnMachine),
			spend,
			host,
		});
		await office.register(signInRoutes(deps));
		await office.register(staffRoutes(deps));
		await office.register(floorRoutes(deps));
		const orders = { db, payments, checkpoint, log: deps.logs.process, outbox, orderSecret };
		await office.register(orderDeskRoutes(orders));
		const addressSearch = deps.addressSearch ?? createGazetteer(db);
		await office.register(
			phoneOrderRoutes({
				...orders,
				geocode: (question) => addressSearch.geocode(question),
				reads: deps.replica?.reads ?? db,
			}),
		);
		await office.register(orderViewRoutes);
		await office.register(waveRoutes(orders));
		await office.register(handoverRoutes(deps));
		await office.register(customerDeskRoutes(deps));
		await office.register(todayRoutes);
		await office.register(reportRoutes);
		await office.register(windowDeskRoutes);
		await office.register(closedDayRoutes);
		await office.register(weekCopyRoutes);
		await office.register(windowTemplateRoutes);
		await office.register(areaDeskRoutes(deps.addressSearch ?? createGazetteer(db)));
		await office.register(assortmentRoutes(deps));
		await office.register(importRoutes(deps));
		await office.register(synonymRoutes(deps));
		await office.register(
			undoRoutes({
				offer: restoreOffer(deps),
				product: restoreProduct(deps),
				synonym: restoreSynonym(deps),
				window: restoreWindow,
			}),
		);
		await office.register(settingsRoutes(createPreviewTokens(deps.previewSecret)));
		await office.register(
			paymentAccountRoutes({
				payments,
				secretKeys: deps.secretKeys ?? null,
				isTestMoneyAllowed: deps.isTestMoneyAllowed ?? false,
			}),
		);
		await office.register(webhookDeskRoutes({ outbox }));
		await office.register(discountCodeRoutes);
		await office.register(promotionRoutes(deps));
		await office.register(liveRoutes({ relay, lifetimeMs: deps.live?.lifetimeMs }));
		for (const module of deps.adminModules ?? []) await office.register(module);
	});
	return app;
}
