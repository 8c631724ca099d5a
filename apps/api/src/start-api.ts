import { prepareDrain } from '@korb/server/drain';
import { serveMonitoring } from '@korb/server/monitoring';
import { startTracing, stopTracing } from '@korb/server/tracing/tracing';
import type { z } from 'zod';
import { buildAdminApp } from './admin-app.ts';
import { type AppDeps, buildApp } from './app.ts';
import { createPool, type Pool, scaleDeadlines, webDeadlines } from './db/connection/pool.ts';
import { createDatabase } from './db/database.ts';
import { COMPARE_CLOCKS_MS, createDatabaseClock } from './db/database-clock.ts';
import { followReplica, replicaDeadlines } from './db/reads/replica.ts';
import { type apiEnv, backOfficeOptions, paymentOptions, securityContact } from './env.ts';
import { repeatEvery } from './jobs/every.ts';
import { createLogs, type Logger } from './log.ts';
import { chooseCaptcha } from './modules/captcha/index.ts';
import { chooseProgramme } from './modules/loyalty/index.ts';
import { chooseAddressSearch } from './modules/maps/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { DEFAULT_DEADLINE_MS } from './modules/search/index.ts';
import { createOpenIdProvider } from './modules/staff/index.ts';
import { createTenantDirectory } from './modules/tenant/index.ts';
import { createTenantSecrets } from './modules/tenant-secrets/index.ts';
import { createApiMetrics } from './monitoring/api-metrics.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createRedis } from './plugins/redis.ts';
import { overloadLimits } from './server.ts';

export type RunningApi = { log: Logger; stop(): Promise<void> };

type StartOptions = Pick<AppDeps, 'checkpoint' | 'pictureSources'> & {
	poolSize?: number;
	/** Hook for observing the database pool. */
	onPool?: (pool: Pool) => void;
};

/** Queue length that is mostly served within the queue timeout. */
const WAITING_PER_CONNECTION = 4;

/** Starts the API as configured by the environment. */
export async function startApi(
	env: z.infer<ReturnType<typeof apiEnv>>,
	{ poolSize = 10, onPool, ...rest }: StartOptions = {},
): Promise<RunningApi> {
	await startTracing('api', env);
	const logs = createLogs({ level: env.LOG_LEVEL });
	const log = logs.process;
	const scale = env.TIMEOUT_SCALE;
	const pool = createPool({
		url: env.DATABASE_URL,
		size: poolSize,
		deadlines: scaleDeadlines(webDeadlines, scale),
		applicationName: 'korb-api',
		maxWaiting: poolSize * WAITING_PER_CONNECTION,
		onError: (error) => log.warn({ error }, 'database connection lost'),
	});
	onPool?.(pool);
	const db = createDatabase(pool);
	const replicaPool = env.DATABASE_READ_URL
		? createPool({
				url: env.DATABASE_READ_URL,
				size: poolSize,
				deadlines: scaleDeadlines(replicaDeadlines, scale),
				applicationName: 'korb-api',
				maxWaiting: poolSize * WAITING_PER_CONNECTION,
				onError: (error) => log.warn({ error }, 'replica connection lost'),
			})
		: null;
	const replica = replicaPool && followReplica({ db, pool }, replicaPool, log);
	const redis = createRedis(env.REDIS_URL, (error) => log.warn({ error }, 'redis connection lost'));
	const outbox = createOutbox(pool, (error) => log.warn({ error }, 'job queue'));
	const tenants = createTenantDirectory(db, log);
	const clock = createDatabaseClock(db, log);
	const metrics = createApiMetrics(pool, replica);
	const tenantSecrets = createTenantSecrets(db, env.TENANT_SECRET_KEYS ?? []);
	const deps: AppDeps = {
		pool,
		db,
		...(replica && { replica }),
		redis,
		metrics,
		outbox,
		tenants,
		logs,
		clock: clock.now,
		csrfSecret: env.CSRF_SECRET,
		contentSecret: env.CONTENT_SECRET,
		isDevelopment: env.NODE_ENV === 'development',
		orderSecret: env.ORDER_SECRET,
		pickingSecret: env.PICKING_SECRET,
		tenantSecrets,
		giftCardSecret: env.GIFT_CARD_SECRET,
		tillSecret: env.TILL_SECRET,
		payments: createPayments(paymentOptions(env), tenantSecrets),
		programme: chooseProgramme(env, log),
		trustedProxies: env.TRUSTED_PROXIES,
		captcha: chooseCaptcha(env, redis),
		pictureDir: env.PICTURE_DIR,
		addressSearch: chooseAddressSearch({
			photonUrl: env.PHOTON_URL,
			googleKey: env.GOOGLE_MAPS_KEY,
		}),
		cmsUrl: env.CMS_URL,
		previewSecret: env.PREVIEW_SECRET,
		securityContact: securityContact(env),
		searchDeadlineMs: DEFAULT_DEADLINE_MS * scale,
		overload: {
			...overloadLimits,
			eventLoopDelayMs: overloadLimits.eventLoopDelayMs * scale,
		},
		...rest,
	};
	const app = await buildApp(deps);
	const office = backOfficeOptions(env);
	const openId = office?.openId;
	const identityProvider = openId ? createOpenIdProvider(openId, log) : undefined;
	const accounts = {
		secretKeys: env.TENANT_SECRET_KEYS,
		isTestMoneyAllowed: env.NODE_ENV !== 'production' || env.KORB_DEMO === '1',
	};
	const admin =
		office && (await buildAdminApp({ ...deps, ...office, ...accounts, identityProvider }));
	const drains = [app, ...(admin ? [admin] : [])].map(({ server }) =>
		prepareDrain(server, env.SHUTDOWN_NOTICE_MS),
	);
	await tenants.start();
	const comparing = repeatEvery(COMPARE_CLOCKS_MS, log, 'comparing clocks', clock.compare);
	const monitoring = await serveMonitoring(env, { register: metrics });
	await app.listen({ host: env.HOST, port: env.PORT });
	if (office) await admin?.listen({ host: env.HOST, port: office.port });
	return {
		log,
		async stop() {
			admin?.endStreams?.();
			await Promise.all(drains.map((drain) => drain()));
			await admin?.close();
			await app.close();
			await monitoring?.close();
			await comparing.stop();
			tenants.stop();
			await outbox.close();
			redis.disconnect();
			await replica?.stop();
			await replicaPool?.end();
			await pool.end();
			await stopTracing();
		},
	};
}
