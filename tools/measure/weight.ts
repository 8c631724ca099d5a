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

/** In kB of 1000 bytes, gzip level 9. React alone is 67 kB. Scripts come in files. */
const budgets = { js: 92, files: 9, css: 15.2, boot: 1 };
/** Product lists include cards with add buttons; filters and descriptions load lazily. */
const heavier: Record<string, { js: number; files?: number }> = {
	product: { js: 95 },
	// Lists the products of its ingredients.
	recipe: { js: 95.8, files: 11 },
	// Its questions; offers and calculator load lazily.
	'delivery-pass': { js: 92.4 },
	// Tracks queries and results.
	search: { js: 94.3 },
	// Suggests products.
	error: { js: 94.4, files: 10 },
	// Personal and useless before hydration, so all of its code loads up front. Joining more of the small
	// files that these pages share would make others heavier.
	stores: { js: 108.1, files: 18 },
	card: { js: 103.4, files: 14 },
	order: { js: 106.4, files: 24 },
	account: { js: 95, files: 18 },
	cart: { js: 109.4, files: 25 },
	confirmation: { js: 117, files: 31 },
	// Forms with the schemas they share with the API.
	checkout: { js: 141.4, files: 33 },
	'password-reset': { js: 109.4, files: 17 },
	login: { js: 112.3, files: 18 },
	registration: { js: 113.3, files: 21 },
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
		Object.entries(pages).every(([name, { js, files, css }]) => {
			const own = { ...budgets, ...heavier[name] };
			return js <= own.js && files <= own.files && css <= own.css;
		});
	say(
		`budget         ${String(budgets.js).padStart(7)} kB JS in ${String(budgets.files).padStart(2)} files  ${String(budgets.css).padStart(6)} kB CSS`,
	);
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
