import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import {
	getProduct,
	listCategoryProducts,
	search,
} from '@korb/contracts/catalogue/catalogue-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import { findFreePort } from '@korb/testing/free-port';
import { HttpShopper } from '../../checkout/http-shopper.ts';
import { openMailSink } from '../../checkout/mail-sink.ts';
import { launchSandbox, sandboxSecrets } from '../../checkout/payment-sandbox.ts';
import { launch, waitUntilReady } from '../../infrastructure/own-process.ts';
import { repoRoot } from '../../infrastructure/paths.ts';
import { readPorts } from '../../infrastructure/ports.ts';
import { fillCarts } from '../../measure/carts/cart-changes.ts';
import { openStore } from '../../measure/orders/orders.ts';
import { runScript } from '../../measure/scratch-shop.ts';
import { appEnv } from '../../stack/apps.ts';
import { raiseClientLimits } from '../../stack/database.ts';
import { loadSecrets } from '../../stack/secrets.ts';
import { BASKET_SIZE, type BenchCatalogue, type Plan } from '../catalogue.ts';
import type { CallName, Opening, Peer, Shop, Work } from '../peer.ts';
import { createDatabase } from '../servers.ts';

export const korb: Peer = {
	name: 'korb',
	label: 'Korb',
	install: async () => {
		const options = { cwd: repoRoot, encoding: 'utf8' as const };
		return execFileSync('git', ['describe', '--always', '--dirty'], options).trim();
	},
	open: openKorb,
};

/** API and worker in production mode, without the edge: its cache would answer most reads. */
async function openKorb({ scratch, servers, catalogue, carts, say }: Opening): Promise<Shop> {
	const { postgres, redis } = servers;
	const mail = await openMailSink();
	const ports = {
		...readPorts(),
		postgres: postgres.port,
		redis: redis.port,
		api: await findFreePort(),
		paymentSandbox: await findFreePort(),
	};
	const secrets = {
		...loadSecrets(join(scratch.dir, 'secrets.json')),
		paymentKey: sandboxSecrets.PAYMENT_SANDBOX_KEY,
		paymentEvents: sandboxSecrets.PAYMENT_SANDBOX_SECRET,
	};
	const env = {
		...appEnv('api', { ports, secrets, mode: 'production' }),
		MAIL_URL: mail.url,
		// Nobody works in the back office meanwhile, and there is no cache to purge.
		ADMIN_PORT: undefined,
		BACKOFFICE_DIR: undefined,
		EDGE_URLS: undefined,
	} as NodeJS.ProcessEnv;
	const startedAt = performance.now();
	await importCatalogue(catalogue, join(scratch.dir, 'feed.ndjson'), env);
	say(`imported in ${Math.round((performance.now() - startedAt) / 1000)} s`);
	await raiseClientLimits(postgres.port);
	const { windowId } = await openStore(postgres.url);

	const books = await createDatabase(servers, 'books');
	const sandbox = await launchSandbox({
		dir: scratch.dir,
		port: ports.paymentSandbox,
		databaseUrl: books,
		apiPort: ports.api,
	});
	scratch.keep(sandbox.process);
	const start = async (name: string, file: string) => {
		const own = await launch({
			name,
			command: process.execPath,
			args: [file, scratch.dir],
			cwd: repoRoot,
			env,
			logFile: join(scratch.dir, `${name}.log`),
		});
		scratch.keep(own);
		return own;
	};
	const worker = await start('worker', 'apps/api/src/worker.ts');
	const api = await start('api', 'apps/api/src/main.ts');
	const origin = `http://localhost:${ports.api}`;
	await waitUntilReady(api, async () => (await fetch(origin + HEALTH_PATH)).ok);
	return {
		origin,
		processes: [api, worker],
		worker,
		database: postgres.url,
		works: await prepareWork(ports.api, catalogue.plan, carts),
		order: async (basket) => {
			const shopper = await HttpShopper.enter(origin);
			await shopper.order(
				basket.map(({ sku }) => sku),
				windowId,
			);
		},
	};
}

async function importCatalogue(
	{ records }: BenchCatalogue,
	file: string,
	env: NodeJS.ProcessEnv,
): Promise<void> {
	const lines = records.map((record) => `${JSON.stringify(record)}\n`);
	await pipeline(lines, createWriteStream(file));
	await runScript(['apps/api/src/db/cli.ts', 'migrate'], env);
	await runScript(['tools/demo/seed/main.ts'], env);
	await runScript(['apps/api/src/catalogue-cli/main.ts', 'import', file, '--tenant', 'korb'], env);
}

async function prepareWork(
	port: number,
	plan: Plan,
	carts: number,
): Promise<Record<CallName, Work>> {
	const filled = await fillCarts(port, { carts, lines: BASKET_SIZE });
	const count = ({ results }: ProductList) => results.length;
	const lines = Array.from({ length: BASKET_SIZE }, (_, line) => line);
	return {
		list: {
			calls: plan.pages.map(({ category, offset }) => ({
				method: 'GET',
				path: toPath(listCategoryProducts, { params: { slug: category }, query: { offset } }),
			})),
			mark: '"results":[{',
			count,
		},
		product: {
			calls: plan.views.map(({ sku }) => ({
				method: 'GET',
				path: toPath(getProduct, { params: { sku } }),
			})),
			mark: '"sku":',
			count: ({ sku }: { sku?: string }) => (sku ? 1 : 0),
		},
		search: {
			calls: plan.terms.map((term) => ({
				method: 'GET',
				path: toPath(search, { params: { type: 'products', term }, query: { facets: 'false' } }),
			})),
			mark: '"results":[{',
			count,
		},
		cart: {
			calls: [2, 1].flatMap((quantity) =>
				lines.flatMap((line) =>
					filled.map(({ cookie, token, skus }) => ({
						method: 'POST' as const,
						path: toPath(changeCartItem),
						headers: {
							'content-type': 'application/json',
							cookie,
							'x-xsrf-token': token,
							'sec-fetch-site': 'same-origin',
							'idempotency-key': 'bench-{n}',
						},
						body: JSON.stringify({ sku: skus[line], quantity }),
					})),
				),
			),
			mark: '"lineItemCount":',
			count: ({ lineItemCount }: Cart) => lineItemCount,
		},
	};
}
