import { buildApp } from './app.ts';
import { createDatabase } from './db/database.ts';
import { createPool, webDeadlines } from './db/pool.ts';
import { createOutbox } from './jobs/outbox.ts';
import { createLogs } from './log.ts';
import { noCaptcha } from './modules/captcha/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { createTenantDirectory } from './modules/tenant/index.ts';
import { createRedis } from './plugins/redis.ts';

/** The OpenAPI document, from an app that is built but never asked anything. */
export async function describeApi(): Promise<string> {
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
	const app = await buildApp({
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
		payments: createPayments({
			sandbox: { url: 'http://127.0.0.1:9', apiKey: '-', eventSecret: 'never used' },
			stripe: null,
		}),
		contentSecret: 'unused',
		captcha: noCaptcha,
		trustedProxies: [],
		pictureDir: '',
	});
	await app.ready();
	const document = `${JSON.stringify(app.swagger(), null, '\t')}\n`;
	await app.close();
	redis.disconnect();
	await pool.end();
	return document;
}
