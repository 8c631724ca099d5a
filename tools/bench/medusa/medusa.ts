import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { waitUntilReady } from '../../infrastructure/own-process.ts';
import type { BenchProduct } from '../catalogue.ts';
import { ask } from '../http.ts';
import type { Opening, Peer, Shop } from '../peer.ts';
import { installProject, launchInProject, runInProject } from '../project.ts';
import { createDatabase, query } from '../servers.ts';
import { buyAtMedusa, type Hits, type MedusaShop, prepareWork, searchCall } from './medusa-work.ts';

export const medusa: Peer = {
	name: 'medusa',
	label: 'Medusa',
	install: async () => installProject('medusa', '@medusajs/medusa'),
	open: openMedusa,
};

const cli = 'node_modules/@medusajs/cli/cli.js';

async function openMedusa({ scratch, servers, catalogue, carts, say }: Opening): Promise<Shop> {
	const database = await createDatabase(servers, 'medusa');
	const env = {
		DATABASE_URL: database,
		REDIS_URL: servers.redis.url,
		JWT_SECRET: randomBytes(32).toString('base64url'),
		COOKIE_SECRET: randomBytes(32).toString('base64url'),
	};
	const catalogueFile = join(scratch.dir, 'catalogue.json');
	const resultFile = join(scratch.dir, 'seeded.json');
	writeFileSync(catalogueFile, JSON.stringify(catalogue));
	const run = (name: string, args: string[]) =>
		runInProject('medusa', { name, args: [cli, ...args], env });
	const startedAt = performance.now();
	run('migrations', ['db:migrate']);
	run('seed', ['exec', './src/scripts/seed.js', catalogueFile, resultFile]);
	say(`imported in ${Math.round((performance.now() - startedAt) / 1000)} s`);

	const start = async (name: 'server' | 'worker') => {
		const port = await findFreePort();
		const own = await launchInProject(scratch, 'medusa', {
			name,
			args: [cli, 'start', '--host', '127.0.0.1', '--port', String(port)],
			env: { ...env, WORKER_MODE: name },
		});
		const origin = `http://127.0.0.1:${port}`;
		await waitUntilReady(own, async () => (await fetch(`${origin}/health`)).ok, 180_000);
		return { own, origin };
	};
	const worker = await start('worker');
	const server = await start('server');

	const variants = new Map(
		(
			await query<{ id: string; sku: string }>(
				database,
				'SELECT id, sku FROM product_variant WHERE deleted_at IS NULL',
			)
		).map(({ id, sku }) => [sku, id]),
	);
	const toVariants = (basket: BenchProduct[]) => basket.map(({ sku }) => variants.get(sku) ?? '');
	const shop: MedusaShop = {
		origin: server.origin,
		...JSON.parse(readFileSync(resultFile, 'utf8')),
	};
	await waitForIndex(shop, catalogue.plan.terms.at(-1) ?? '');
	return {
		origin: server.origin,
		processes: [server.own, worker.own],
		worker: worker.own,
		database,
		works: await prepareWork(shop, catalogue.plan, {
			basket: toVariants(catalogue.plan.baskets[0] ?? []),
			carts,
		}),
		order: (basket) => buyAtMedusa(shop, toVariants(basket)),
	};
}

/** The worker fills the search index after its start. */
async function waitForIndex(shop: MedusaShop, term: string): Promise<void> {
	const { path, headers, body } = searchCall(shop, term);
	const deadline = Date.now() + 300_000;
	let last = 0;
	for (;;) {
		const { answer } = await ask<Hits>(shop.origin + path, {
			...(headers && { headers }),
			body: JSON.parse(body ?? '{}'),
		});
		const found = answer.results[0]?.metadata.count ?? 0;
		if (found > 0 && found === last) return;
		if (Date.now() > deadline) throw new Error(`Medusa's search finds ${found} products`);
		last = found;
		await new Promise((resolve) => setTimeout(resolve, 3000));
	}
}
