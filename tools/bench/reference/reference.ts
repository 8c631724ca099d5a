import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { launch, waitUntilReady } from '../../infrastructure/own-process.ts';
import { repoRoot } from '../../infrastructure/paths.ts';
import type { BenchProduct, Plan } from '../catalogue.ts';
import { ask } from '../http.ts';
import type { CallName, Opening, Peer, Shop, Work } from '../peer.ts';
import { createDatabase } from '../servers.ts';
import { createSchema } from './schema.ts';

export const reference: Peer = {
	name: 'reference',
	label: 'Fastify + pg',
	install: async () => `${versionOf('fastify')} + ${versionOf('pg')}`,
	open: openReference,
};

function versionOf(name: string): string {
	const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
	const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
	return version;
}

async function openReference({ scratch, servers, catalogue, carts, say }: Opening): Promise<Shop> {
	const database = await createDatabase(servers, 'reference');
	const startedAt = performance.now();
	await createSchema(database, catalogue);
	say(`imported in ${Math.round((performance.now() - startedAt) / 1000)} s`);
	const port = await findFreePort();
	const server = await launch({
		name: 'reference',
		command: process.execPath,
		args: [join(import.meta.dirname, 'server.ts'), database, String(port), scratch.dir],
		cwd: repoRoot,
		env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
		logFile: join(scratch.dir, 'server.log'),
	});
	scratch.keep(server);
	const origin = `http://127.0.0.1:${port}`;
	await waitUntilReady(server, async () => (await fetch(`${origin}/search?term=apfel`)).ok);
	const skusOf = (basket: BenchProduct[]) => basket.map(({ sku }) => sku);
	const skus = skusOf(catalogue.plan.baskets[0] ?? []);
	return {
		origin,
		processes: [server],
		worker: null,
		database,
		works: await prepareWork(origin, catalogue.plan, skus, carts),
		order: (basket) => buy(origin, skusOf(basket)),
	};
}

async function prepareWork(
	origin: string,
	plan: Plan,
	skus: string[],
	wanted: number,
): Promise<Record<CallName, Work>> {
	const carts: string[] = [];
	for (let cart = 0; cart < wanted; cart++) carts.push(await fillCart(origin, skus));
	const count = ({ items }: { items: unknown[] }) => items.length;
	const get = (path: string, query: Record<string, string>) => ({
		method: 'GET' as const,
		path: `${path}?${new URLSearchParams(query)}`,
	});
	return {
		list: {
			calls: plan.pages.map(({ category, offset }) =>
				get('/list', { category, offset: String(offset) }),
			),
			mark: '"items":[{',
			count,
		},
		product: {
			calls: plan.views.map(({ slug }) => ({ method: 'GET', path: `/products/${slug}` })),
			mark: '"product":{',
			count: ({ product }: { product: object | null }) => (product ? 1 : 0),
		},
		search: {
			calls: plan.terms.map((term) => get('/search', { term })),
			mark: '"items":[{',
			count,
		},
		cart: {
			calls: [2, 1].flatMap((quantity) =>
				skus.flatMap((sku) =>
					carts.map((cart) => ({
						method: 'POST' as const,
						path: `/carts/${cart}/set`,
						headers: { 'content-type': 'application/json' },
						body: JSON.stringify({ sku, quantity }),
					})),
				),
			),
			mark: '"lines":[{',
			count: ({ lines }: { lines: unknown[] }) => lines.length,
		},
	};
}

async function fillCart(origin: string, skus: string[]): Promise<string> {
	const { answer } = await ask<{ id: string }>(`${origin}/carts`, { body: {} });
	for (const sku of skus) {
		await ask(`${origin}/carts/${answer.id}/add`, { body: { sku, quantity: 1 } });
	}
	return answer.id;
}

/** Ten times “add to cart”, then one request with guest and address. */
async function buy(origin: string, skus: string[]): Promise<void> {
	const cart = await fillCart(origin, skus);
	await ask(`${origin}/carts/${cart}/order`, {
		body: {
			email: `guest-${randomUUID()}@korb.example`,
			address: { street: 'Praterstraße 38', city: 'Wien', postalCode: '1020' },
		},
	});
}
