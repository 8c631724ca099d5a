import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ContentPage } from '@korb/contracts/content/content';
import { type PageKind, pageKindOf } from '@korb/contracts/platform/payload';
import { home } from '@korb/demo/content/home';
import { type RouteName, routeTable } from '@korb/domain/routing/route-table';
import { readAssets, type ShownPage } from '../../apps/storefront/server/render/assets.ts';
import { readJoinedStyles } from '../../apps/storefront/server/render/styles.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import { buildStorefront } from '../stack/build.ts';
import { round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';

/** In kB of 1000 bytes, gzip level 9. React alone is 67 kB. */
const budgets = { js: 92, css: 15, boot: 1 };
/** Product lists include cards with add buttons; filters and descriptions load lazily. */
const heavier: Record<string, number> = {
	brand: 93.8,
	category: 94.1,
	product: 94.5,
	// Lists the products of its ingredients.
	recipe: 96.3,
	// Its questions; offers and calculator load lazily.
	'delivery-pass': 92.7,
	// Tracks queries and results.
	search: 95.8,
	// Suggests products.
	error: 92.7,
	// Personal and useless before hydration, so all of its code loads up front.
	stores: 104.7,
	card: 106.3,
	order: 107.7,
	account: 108.6,
	cart: 112.6,
	confirmation: 117.1,
	// Forms with the schemas they share with the API.
	checkout: 144.4,
	'password-reset': 107.5,
	login: 115,
	registration: 115.9,
};

const client = join(repoRoot, 'apps/storefront/dist/client');

/** The assets in a page's head: everything a first visit loads before hydration, by page type. */
export async function measureWeight({ say }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const assets = readAssets(client);
	const pages = Object.fromEntries(
		shownPages().map(([name, page]) => [
			name,
			weigh(assets.tagsFor(page, { configUrl: '', deferScripts: false })),
		]),
	);
	for (const [name, { js, files, css }] of Object.entries(pages)) {
		say(
			`${name.padEnd(14)} ${String(js).padStart(7)} kB JS in ${String(files).padStart(2)} files  ${String(css).padStart(6)} kB CSS`,
		);
	}
	// Cacheable pages load it first, and everything above only once they are painted.
	const boot = packedSize(['/boot.js']);
	say(`boot.js        ${String(boot).padStart(7)} kB JS`);
	const isGood =
		boot <= budgets.boot &&
		Object.entries(pages).every(
			([name, { js, css }]) => js <= (heavier[name] ?? budgets.js) && css <= budgets.css,
		);
	say(`budget         ${String(budgets.js).padStart(7)} kB JS            ${budgets.css} kB CSS`);
	return { isGood, unit: 'kB gzip', budgets: { ...budgets, heavier }, boot, pages };
}

/** One page of each type; the start page is a content page with the demo shops' blocks. */
function shownPages(): [string, ShownPage][] {
	const routes = Object.keys(routeTable) as RouteName[];
	const kinds = new Set<PageKind>([...routes.map(pageKindOf), 'error']);
	const { blocks } = ContentPage.parse(home('de').document);
	return [
		['home', { kind: 'content', blocks }],
		...[...kinds].map((kind): [string, ShownPage] => [kind, { kind }]),
	];
}

function weigh(tags: string): { js: number; files: number; css: number } {
	const named = (pattern: RegExp) => [...tags.matchAll(pattern)].flatMap(([, file]) => file ?? []);
	const scripts = named(/(?:modulepreload"[^>]* href|<script [^>]*src)="([^"]+)"/g);
	const styles = named(/rel="stylesheet" href="([^"]+)"/g);
	return { js: packedSize(scripts), files: scripts.length, css: packedSize(styles) };
}

function packedSize(addresses: string[]): number {
	const bytes = addresses.map((address) => {
		const text = readJoinedStyles(client, address) ?? readFileSync(join(client, address));
		return gzipSync(text, { level: 9 }).length;
	});
	return round(bytes.reduce((sum, size) => sum + size, 0) / 1000, 1);
}
