import { join } from 'node:path';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { type FaultProxy, startFaultProxy } from '@korb/testing/fault-proxy';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { findFreePort } from '@korb/testing/free-port';
import { importCatalogue } from '../../apps/api/src/catalogue-cli/import-catalogue.ts';
import { createPool, jobDeadlines } from '../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrations/migrate.ts';
import {
	listTenants,
	toTenant,
	upsertHost,
	upsertTenant,
} from '../../apps/api/src/modules/tenant/index.ts';
import { createOutbox } from '../../apps/api/src/outbox/outbox.ts';
import { launch, waitUntilReady } from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import { type Postgres, startPostgres } from '../infrastructure/postgres.ts';
import { startRedis } from '../infrastructure/redis.ts';
import { openScratch } from '../infrastructure/scratch.ts';

/** The real API with a proxy to its database that can drop connections, and a killable database. */
export type FaultyShop = {
	origin: string;
	proxy: FaultProxy;
	postgres: Postgres;
	postgresUrl(): string;
	/** Restarts it with the same data and port. */
	restartPostgres(): Promise<void>;
	close(): Promise<void>;
};

export const skus = Array.from({ length: 20 }, (_, n) => `ARTIKEL-${n}`);

export async function openFaultyShop(): Promise<FaultyShop> {
	const scratch = await openScratch('faults-cart');
	try {
		const place = { dir: join(scratch.dir, 'postgres'), port: await findFreePort() };
		const open = async () => {
			const server = await startPostgres(place);
			scratch.keep(server.process);
			return server;
		};
		const shop: Pick<FaultyShop, 'postgres'> = { postgres: await open() };
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		await fillShop(shop.postgres.url);
		const proxy = await startFaultProxy({ host: '127.0.0.1', port: place.port });
		const port = await findFreePort();
		const api = await launch({
			name: 'api',
			command: process.execPath,
			args: ['apps/api/src/main.ts'],
			cwd: repoRoot,
			env: {
				...process.env,
				PORT: String(port),
				DATABASE_URL: shop.postgres.url.replace(`:${place.port}`, `:${proxy.port}`),
				REDIS_URL: redis.url,
				LOG_LEVEL: 'fatal',
				NODE_ENV: 'development',
			},
			logFile: join(scratch.dir, 'api.log'),
		});
		scratch.keep(api);
		const origin = `http://localhost:${port}`;
		await waitUntilReady(api, async () => (await fetch(`${origin}/readyz`)).ok);
		return Object.assign(shop, {
			origin,
			proxy,
			postgresUrl: () => shop.postgres.url,
			async restartPostgres() {
				for (let attempt = 0; ; attempt++) {
					try {
						shop.postgres = await open();
						return;
					} catch (error) {
						if (attempt >= 20) throw error;
					}
				}
			},
			async close() {
				await proxy.close();
				await scratch.close();
			},
		});
	} catch (error) {
		await scratch.close();
		throw error;
	}
}

/** One shop with twenty products, with unlimited stock or the given amount. */
export async function fillShop(url: string, stock?: number): Promise<void> {
	await migrate(url);
	const pool = createPool({
		url,
		size: 2,
		deadlines: jobDeadlines,
		applicationName: 'korb-faults',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const outbox = createOutbox(pool, () => {});
	const cart = { minOrderValueDelivery: 0 };
	const own = { baseUrl: 'http://localhost', contactEmail: 'hallo@korb.example' };
	const runtime = { tenantId: 'korb', name: 'Korb', ...own, cart };
	const config = StoredTenantConfig.parse({ clientRuntimeConfig: runtime });
	await db.transaction(async (tx) => {
		await upsertTenant(tx, 'korb', config);
		await upsertHost(tx, 'localhost', 'korb');
	});
	const [row] = await db.snapshot((tx) => listTenants(tx, ['korb']));
	if (!row) throw new Error('the tenant was just written');
	const refuse = () => {
		throw new Error('the test products were rejected');
	};
	const feed = { lines: articles(stock), readPhoto: async () => null };
	await importCatalogue({ db, outbox, clock: () => new Date() }, toTenant(row), feed, refuse);
	await outbox.close();
	await pool.end();
}

async function* articles(stock?: number): AsyncGenerator<string> {
	yield JSON.stringify(aCategory('obst'));
	for (const sku of skus) {
		yield JSON.stringify(aProduct(sku, { maxQuantity: 999 }));
		yield JSON.stringify(anOffer(sku, stock === undefined ? {} : { stock }));
	}
}
