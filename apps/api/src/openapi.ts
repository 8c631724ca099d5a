import type { FastifyInstance } from 'fastify';
import { buildAdminApp } from './admin-app.ts';
import { type AppDeps, buildApp } from './app.ts';
import { createPool, webDeadlines } from './db/connection/pool.ts';
import { createDatabase } from './db/database.ts';
import { createLogs } from './log.ts';
import { noCaptcha } from './modules/captcha/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { createTenantDirectory } from './modules/tenant/index.ts';
import { noTenantSecrets } from './modules/tenant-secrets/index.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createRedis } from './plugins/redis.ts';

/** The OpenAPI document of the shops. */
export function describeApi(): Promise<string> {
	return withApp(buildApp, toDocument);
}

/** The OpenAPI document of the back office. */
export function describeAdminApi(): Promise<string> {
	return withApp(buildOffice, toDocument);
}

function toDocument(app: FastifyInstance): string {
	return `${JSON.stringify(app.swagger(), null, '\t')}\n`;
}

function buildOffice(deps: AppDeps): Promise<FastifyInstance> {
	const office = { adminUrl: 'http://127.0.0.1:9', staffSecret: 'never used' };
	return buildAdminApp({ ...deps, ...office, isSecondFactorOptional: false });
}

/** The reference page for any web server; it loads the `openapi.json` next to it. */
export function renderApiReference(): Promise<{ page: string; script: string }> {
	return withApp(buildApp, async (app) => {
		const [page, script] = await Promise.all([
			app.inject('/docs/'),
			app.inject('/docs/js/scalar.js'),
		]);
		return { page: page.body.replace(/"[^"]*js\/scalar\.js"/, '"scalar.js"'), script: script.body };
	});
}

/** An app whose database and Redis are never contacted. */
async function withApp<T>(
	build: (deps: AppDeps) => Promise<FastifyInstance>,
	use: (app: FastifyInstance) => T | Promise<T>,
): Promise<T> {
	const logs = createLogs({ level: 'silent' });
	const pool = createPool({
		url: 'postgres://nobody@127.0.0.1:9/nothing',
		size: 1,
		deadlines: webDeadlines,
		applicationName: 'korb-openapi',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const redis = createRedis('redis://127.0.0.1:9', () => {}, { lazyConnect: true });
	const app = await build({
		pool,
		db,
		redis,
		outbox: createOutbox(pool, () => {}),
		tenants: createTenantDirectory(db, logs.process),
		logs,
		clock: () => new Date(),
		csrfSecret: 'unused',
		orderSecret: 'never used',
		pickingSecret: 'never used',
		tenantSecrets: noTenantSecrets,
		giftCardSecret: 'never used',
		tillSecret: 'never used',
		payments: createPayments({
			sandbox: { url: 'http://127.0.0.1:9', apiKey: '-', eventSecret: 'never used' },
			stripe: null,
		}),
		contentSecret: 'unused',
		captcha: noCaptcha,
		trustedProxies: [],
		pictureDir: '',
		isDevelopment: true,
	});
	await app.ready();
	try {
		return await use(app);
	} finally {
		await app.close();
		redis.disconnect();
		await pool.end();
	}
}
