import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { tail, waitUntilReady } from '../../infrastructure/own-process.ts';
import type { BenchCatalogue, BenchProduct } from '../catalogue.ts';
import type { Opening, Peer, Shop } from '../peer.ts';
import { installProject, launchInProject, runInProject } from '../project.ts';
import { createDatabase, query } from '../servers.ts';
import { buyAtVendure, prepareWork } from './vendure-work.ts';

export const vendure: Peer = {
	name: 'vendure',
	label: 'Vendure',
	install: async () => installProject('vendure', '@vendure/core'),
	open: openVendure,
};

async function openVendure({ scratch, servers, catalogue, carts, say }: Opening): Promise<Shop> {
	const database = await createDatabase(servers, 'vendure');
	const port = await findFreePort();
	const env = {
		DATABASE_URL: database,
		REDIS_PORT: String(servers.redis.port),
		PORT: String(port),
		COOKIE_SECRET: randomBytes(32).toString('base64url'),
		SUPERADMIN_PASSWORD: randomBytes(16).toString('base64url'),
	};
	const catalogueFile = join(scratch.dir, 'catalogue.json');
	const productsFile = join(scratch.dir, 'products.csv');
	writeFileSync(catalogueFile, JSON.stringify(catalogue));
	writeFileSync(productsFile, toCsv(catalogue));
	const startedAt = performance.now();
	runInProject('vendure', {
		name: 'populate',
		args: ['populate.js', catalogueFile, productsFile, scratch.dir],
		env: { ...env, SYNCHRONIZE: '1' },
	});
	say(`imported in ${Math.round((performance.now() - startedAt) / 1000)} s`);

	const worker = await launchInProject(scratch, 'vendure', {
		name: 'worker',
		args: ['worker.js', scratch.dir],
		env,
	});
	await waitUntilReady(worker, async () => tail(worker.logFile).includes('ready'), 120_000);
	const server = await launchInProject(scratch, 'vendure', {
		name: 'server',
		args: ['server.js', scratch.dir],
		env,
	});
	const origin = `http://127.0.0.1:${port}`;
	await waitUntilReady(server, async () => (await fetch(`${origin}/health`)).ok, 120_000);
	await waitForIndex(database, catalogue.products.length);

	const variants = new Map(
		(await query<{ id: number; sku: string }>(database, 'SELECT id, sku FROM product_variant')).map(
			({ id, sku }) => [sku, String(id)],
		),
	);
	const toVariants = (basket: BenchProduct[]) => basket.map(({ sku }) => variants.get(sku) ?? '');
	const basket = toVariants(catalogue.plan.baskets[0] ?? []);
	const api = `${origin}/shop-api`;
	return {
		origin,
		processes: [server, worker],
		worker,
		database,
		works: await prepareWork(api, catalogue.plan, basket, carts),
		order: (basket) => buyAtVendure(api, toVariants(basket)),
	};
}

/** Jobs fill the search index and the collections after the import. */
async function waitForIndex(database: string, products: number): Promise<void> {
	const deadline = Date.now() + 300_000;
	let last = -1;
	for (;;) {
		const [row] = await query<{ indexed: number; collected: number }>(
			database,
			`SELECT (SELECT count(*)::int FROM search_index_item) AS indexed,
				(SELECT count(*)::int FROM collection_product_variants_product_variant) AS collected`,
		);
		const { indexed = 0, collected = 0 } = row ?? {};
		if (indexed >= products && collected >= products && collected === last) return;
		if (Date.now() > deadline)
			throw new Error(`Vendure indexed ${indexed} of ${products} products`);
		last = collected;
		await new Promise((resolve) => setTimeout(resolve, 3000));
	}
}

function toCsv({ products }: BenchCatalogue): string {
	const head =
		'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
	const rows = products.map(({ name, slug, description, categories, sku, cents }) =>
		[
			...[name, slug, description, ''],
			...[categories.map((category) => `category:${category}`).join('|'), '', ''],
			...[sku, (cents / 100).toFixed(2), 'reduced', '1000000', 'true', '', ''],
		]
			.map((field) => `"${field.replaceAll('"', '""')}"`)
			.join(','),
	);
	return [head, ...rows, ''].join('\n');
}
