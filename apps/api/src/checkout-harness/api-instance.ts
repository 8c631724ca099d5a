import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createPool, webDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { createLogs } from '../log.ts';
import { noCaptcha } from '../modules/captcha/index.ts';
import type { Checkpoint } from '../modules/order-records/index.ts';
import { createPayments } from '../modules/payment/index.ts';
import { createTenantDirectory } from '../modules/tenant/index.ts';
import { noTenantSecrets } from '../modules/tenant-secrets/index.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createRedis } from '../plugins/redis.ts';
import { intercept, withoutLocks } from './intercept.ts';

export type InstanceOptions = {
	databaseUrl: string;
	redisUrl: string;
	sandbox: { url: string; apiKey: string; eventSecret: string };
	pickingSecret: string;
	/** For control tests: removes row locks from all statements. */
	isUnlocked?: boolean;
};

/** Another instance of the tests' API, for a process of its own. */
export async function openApiInstance(
	input: InstanceOptions,
	checkpoint: Checkpoint = async () => {},
): Promise<FastifyInstance> {
	const logs = createLogs({ level: 'silent' });
	const pool = createPool({
		url: input.databaseUrl,
		size: 5,
		deadlines: webDeadlines,
		applicationName: 'korb-instance',
		onError: () => {},
	});
	if (input.isUnlocked) intercept(pool, withoutLocks);
	const db = createDatabase(pool);
	const tenants = createTenantDirectory(db, logs.process);
	await tenants.refresh();
	return buildApp({
		pool,
		db,
		redis: createRedis(input.redisUrl, () => {}),
		outbox: createOutbox(pool, () => {}),
		tenants,
		logs,
		clock: () => new Date(),
		csrfSecret: 'secret-of-the-tests',
		contentSecret: 'secret-nobody-uses',
		captcha: noCaptcha,
		orderSecret: 'order-secret-of-the-tests',
		pickingSecret: input.pickingSecret,
		tenantSecrets: noTenantSecrets,
		giftCardSecret: 'secret-nobody-uses',
		tillSecret: 'secret-nobody-uses',
		payments: createPayments({ sandbox: input.sandbox, stripe: null }),
		checkpoint,
		trustedProxies: ['127.0.0.1'],
		overload: { inFlight: 200, eventLoopDelayMs: 0 },
		pictureDir: '/nowhere',
	});
}
