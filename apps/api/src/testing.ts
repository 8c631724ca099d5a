import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@korb/testing/database';
import { testInfrastructure } from '@korb/testing/infrastructure';
import type { InjectRequest, ShopHost } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from './app.ts';
import { createPool, type Pool, webDeadlines } from './db/connection/pool.ts';
import { createDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrations/migrate.ts';
import { createRoles, type ProcessRole } from './db/roles/roles.ts';
import { createLogs } from './log.ts';
import { noCaptcha } from './modules/captcha/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { createTenantDirectory, type TenantDirectory } from './modules/tenant/index.ts';
import { createTenantSecrets, type setSecret } from './modules/tenant-secrets/index.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { UNDECLARED_ERROR } from './plugins/errors.ts';
import { createRedis } from './plugins/redis.ts';

export const TEST_CONTENT_SECRET = 'whsec_dGVzdC1zZWNyZXQtZm9yLWNvbnRlbnQtcHVzaGVz';

export const TEST_PICKING_SECRET = 'secret-of-the-tests-for-picking';

export const TEST_GIFT_CARD_SECRET = 'secret-of-the-tests-for-gift-cards';

export const TEST_TILL_SECRET = 'secret-of-the-tests-for-tills';

export const TEST_PREVIEW_SECRET = 'secret-of-the-tests-for-previews';

export const TEST_SECRET_KEYS: Parameters<typeof setSecret>[1] = [
	{ id: 'tests', key: 'key-of-the-tests-for-secrets-of-tenants' },
];

export type TestApi = ShopHost<LightMyRequestResponse> & {
	app: FastifyInstance;
	/** For other listeners on the same database. */
	deps: AppDeps;
	url: string;
	/** As the owner of the tables, to prepare what the app finds; the app has a role of its own. */
	pool: Pool;
	db: Database;
	outbox: Outbox;
	tenants: TenantDirectory;
	/** Every line written to the log so far. */
	lines: string[];
	close(): Promise<void>;
};

/** The complete app on its own database, with nothing mocked. */
export async function startTestApi(
	overrides: Partial<AppDeps> = {},
	/** The address of the database for the app, which may be that of a pooler. */
	addressOf: (url: string) => string = (url) => url,
): Promise<TestApi> {
	const database = await cloneDatabase();
	const lines: string[] = [];
	const logs = createLogs({ level: 'info', destination: { write: (line) => lines.push(line) } });
	const pool = testPool(addressOf(database.url), 10, longDeadlines);
	const db = createDatabase(pool);
	const appPool = testPool(addressOf(asRole(database.url, 'korb_api')), 10, longDeadlines);
	const redis = overrides.redis ?? createRedis(testInfrastructure().redisUrl, () => {});
	const appDb = createDatabase(appPool);
	const outbox = createOutbox(appPool, () => {});
	const tenants = createTenantDirectory(appDb, logs.process);
	await tenants.refresh();
	const deps: AppDeps = {
		pool: appPool,
		db: appDb,
		redis,
		outbox,
		tenants,
		logs,
		clock: () => new Date(),
		csrfSecret: 'secret-of-the-tests',
		contentSecret: TEST_CONTENT_SECRET,
		orderSecret: 'order-secret-of-the-tests',
		pickingSecret: TEST_PICKING_SECRET,
		tenantSecrets: createTenantSecrets(appDb, TEST_SECRET_KEYS),
		giftCardSecret: TEST_GIFT_CARD_SECRET,
		tillSecret: TEST_TILL_SECRET,
		previewSecret: TEST_PREVIEW_SECRET,
		payments: nowhere,
		captcha: noCaptcha,
		trustedProxies: ['127.0.0.1'],
		pictureDir: join(tmpdir(), 'korb-test-pictures'),
		overload: { inFlight: 200, eventLoopDelayMs: 0 },
		searchDeadlineMs: 10_000,
		...overrides,
	};
	const app = await buildApp(deps);
	if (!overrides.redis && redis.status !== 'ready') {
		// Unlike `once`, keeps waiting when the first connection times out on a busy machine.
		await new Promise<void>((resolve) => redis.once('ready', () => resolve()));
	}
	return {
		app,
		deps,
		url: database.url,
		pool,
		db,
		outbox,
		tenants,
		lines,
		query: (text, values) => pool.query(text, values),
		inject: (request: InjectRequest) => app.inject(request),
		refreshTenants: () => tenants.refresh(),
		async close() {
			await app.close();
			tenants.stop();
			await outbox.close();
			redis.disconnect();
			await appPool.end();
			await pool.end();
			await database.drop();
			const undeclared = lines.filter((line) => line.includes(UNDECLARED_ERROR));
			if (undeclared.length > 0) throw new Error(undeclared.join(''));
		},
	};
}

/** Tests with payments start their own sandbox. */
const nowhere = createPayments({
	sandbox: { url: 'http://127.0.0.1:9', apiKey: 'nobody', eventSecret: 'nobody-sends-events' },
	stripe: null,
});

export function cloneDatabase(): Promise<TestDatabase> {
	return createTestDatabase({
		template: 'korb_api',
		migrate: async (url) => {
			await migrate(url);
			await createRoles(url);
		},
	});
}

/** The address of a database for the role of a process. */
export function asRole(url: string, role: ProcessRole): string {
	const address = new URL(url);
	address.username = role;
	return address.href;
}

/** Generous timeouts, because the machine may be busy with other tests. */
const longDeadlines: typeof webDeadlines = {
	queue: 10_000,
	connect: 10_000,
	lock: 5000,
	statement: 8000,
	query: 9000,
	idleInTransaction: 10_000,
};

/** Tests that fill the pool on purpose pass their own deadlines. */
export function testPool(
	url: string,
	size = 10,
	deadlines = { ...webDeadlines, queue: 500 },
): Pool {
	return createPool({
		url,
		size,
		deadlines,
		applicationName: 'korb-test',
		onError: () => {},
	});
}
