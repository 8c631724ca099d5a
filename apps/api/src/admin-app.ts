import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app.ts';
import type { ApiPlugin } from './context.ts';
import { pictureRoutes } from './modules/catalogue/index.ts';
import { createEventRelay, liveRoutes, orderDeskRoutes } from './modules/order-desk/index.ts';
import { type IdentityProvider, signInRoutes, staffRoutes } from './modules/staff/index.ts';
import { todayRoutes } from './modules/today/index.ts';
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
		'db' | 'outbox' | 'clock' | 'payments' | 'checkpoint' | 'pictureDir' | 'pictureSources'
	> & {
		/** Where people open the back office. */
		adminUrl: string;
		staffSecret: string;
		isSecondFactorOptional: boolean;
		identityProvider?: IdentityProvider | undefined;
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
	const { db, payments, checkpoint = async () => {} } = deps;
	const relay = createEventRelay({ db, log: deps.logs.process, ...deps.live });
	app.decorate('endStreams', () => relay.stop());
	app.addHook('preClose', async () => relay.stop());
	if (deps.backofficeDir) await serveBackofficeFiles(app, deps.backofficeDir);
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
		await office.register(orderDeskRoutes({ db, payments, checkpoint, log: deps.logs.process }));
		await office.register(todayRoutes);
		await office.register(liveRoutes({ relay, lifetimeMs: deps.live?.lifetimeMs }));
		for (const module of deps.adminModules ?? []) await office.register(module);
	});
	return app;
}
