import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localDir } from '../infrastructure/paths.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { vacuum } from '../measure/scratch-shop.ts';
import { readCatalogue } from './catalogue.ts';
import { korb } from './korb/korb.ts';
import { describeMachine } from './machine.ts';
import { type Effort, measureShop } from './measure-shop.ts';
import { medusa } from './medusa/medusa.ts';
import type { Peer } from './peer.ts';
import { reference } from './reference/reference.ts';
import { readPage, writeReport } from './report/report.ts';
import type { BenchResult } from './report/result.ts';
import { startServers } from './servers.ts';
import { vendure } from './vendure/vendure.ts';

/** The same work against Korb, other open platforms, and the least that it could cost. */

const peers: Peer[] = [vendure, medusa, korb, reference];
const full: Effort = { rounds: 3, seconds: 4, warmUpSeconds: 4, clients: 8, carts: 32 };
const quick: Effort = { rounds: 1, seconds: 2, warmUpSeconds: 1, clients: 4, carts: 8 };
const QUICK_PRODUCTS = 600;

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean', default: false },
		only: { type: 'string', default: peers.map(({ name }) => name).join(',') },
	},
});
const names = values.only.split(',');
const chosen = peers.filter(({ name }) => names.includes(name));
if (chosen.length !== names.length) {
	console.error(`Usage: pnpm bench [--quick] [--only ${peers.map(({ name }) => name).join(',')}]`);
	process.exit(2);
}

const isComplete = !values.quick && chosen.length === peers.length;
if (isComplete) readPage();
const effort = values.quick ? quick : full;
const catalogue = readCatalogue(values.quick ? QUICK_PRODUCTS : Number.POSITIVE_INFINITY);
const startedAt = performance.now();
const shops: BenchResult['shops'] = [];
for (const peer of chosen) shops.push(await measure(peer));
const result: BenchResult = {
	date: new Date().toISOString().slice(0, 10),
	minutes: Math.round((performance.now() - startedAt) / 6000) / 10,
	machine: describeMachine(),
	effort,
	products: catalogue.products.length,
	categories: catalogue.categories.length,
	shops,
};
mkdirSync(join(localDir, 'bench'), { recursive: true });
writeFileSync(join(localDir, 'bench/result.json'), JSON.stringify(result, null, '\t'));
console.log(isComplete ? writeReport(result) : 'not recorded: only a full run of all shops is');
// All processes have stopped; handles that libraries leave open must not keep this one alive.
process.exit(
	shops.every(({ works }) => Object.values(works).every(({ errors }) => errors === 0)) ? 0 : 1,
);

async function measure(peer: Peer): Promise<BenchResult['shops'][number]> {
	const say = (line: string) => console.log(`${peer.label}: ${line}`);
	const version = await peer.install();
	say(version);
	const scratch = await openScratch(`bench-${peer.name}`);
	try {
		const servers = await startServers(scratch);
		const opening = { scratch, servers, catalogue, carts: effort.carts, say };
		const shop = await peer.open(opening);
		// Statistics that an older database would have by now.
		await vacuum(shop.database);
		const works = await measureShop(opening, shop, effort);
		return { name: peer.name, label: peer.label, version, works };
	} finally {
		await scratch.close();
	}
}
