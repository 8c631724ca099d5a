import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repoRoot } from '../services/paths.ts';
import { buildStorefront } from '../stack/build.ts';
import { round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';

/** In kB of 1000 bytes, packed with gzip 9. React and its router alone are 98. */
const budgets = { js: 121, css: 15 };
/** Lists of products bring cards to order from; what filters and describes them comes later. */
const heavier: Record<string, number> = {
	brand: 124.5,
	category: 124.5,
	product: 124.5,
	// A missing page offers a search and draws its basket itself.
	error: 121.5,
	// Shows the products it needs.
	recipe: 126.5,
	// Tells what was looked for and found.
	search: 126,
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const client = join(repoRoot, 'apps/storefront/dist/client');
const entry = 'src/entry-client.tsx';

/** What a first visit loads before it can react, for every kind of page. */
export async function measureWeight({ say }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
	const kinds = Object.keys(manifest).flatMap(
		(name) => /^src\/pages\/([^/]+)\/\1-page\.tsx$/.exec(name)?.[1] ?? [],
	);
	const pages = Object.fromEntries(
		kinds.map((kind) => [kind, weigh(manifest, [entry, `src/pages/${kind}/${kind}-page.tsx`])]),
	);
	for (const [kind, { js, css }] of Object.entries(pages)) {
		say(`${kind.padEnd(14)} ${String(js).padStart(7)} kB JS  ${String(css).padStart(6)} kB CSS`);
	}
	const isGood =
		kinds.length > 0 &&
		Object.entries(pages).every(
			([kind, { js, css }]) => js <= (heavier[kind] ?? budgets.js) && css <= budgets.css,
		);
	say(
		`budget         ${String(budgets.js).padStart(7)} kB JS  ${String(budgets.css).padStart(6)} kB CSS`,
	);
	return { isGood, unit: 'kB gzip', budgets: { ...budgets, heavier }, pages };
}

function weigh(manifest: Manifest, roots: string[]): { js: number; css: number } {
	const chunks = new Set<Chunk>();
	const visit = (name: string) => {
		const chunk = manifest[name];
		if (!chunk) throw new Error(`the build has no ${name}`);
		if (chunks.has(chunk)) return;
		chunks.add(chunk);
		chunk.imports?.forEach(visit);
	};
	roots.forEach(visit);
	const list = [...chunks];
	return {
		js: packedSize(list.map(({ file }) => file)),
		css: packedSize([...new Set(list.flatMap(({ css }) => css ?? []))]),
	};
}

function packedSize(files: string[]): number {
	const bytes = files.map(
		(file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
	);
	return round(bytes.reduce((sum, size) => sum + size, 0) / 1000, 1);
}
