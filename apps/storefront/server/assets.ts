import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@korb/contracts/content';
import type { PageKind } from '@korb/contracts/payload';
import type { Manifest } from 'vite';
import { blockModule, blockTypesOf } from '../src/blocks/block-types.ts';
import { joinedStyles } from './styles.ts';

/** As much of a page as decides on its files. */
export type ShownPage = { kind: PageKind; blocks?: readonly Block[] };

export type Assets = {
	/** Hash over every file name of the build; the same sources give the same id. */
	buildId: string;
	/** What the head of this page loads: the code of its kind and of the blocks on it. */
	tagsFor(page: ShownPage): string;
};

const ENTRY = 'src/entry-client.tsx';
/** Every page is set in it; asked for at once, it is mostly there before the first words are. */
const FONT = 'src/styles/fonts/inter-latin.woff2';

export function readAssets(clientDir: string): Assets {
	const text = readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8');
	const manifest = JSON.parse(text) as Manifest;
	const late = [lazyParts, unhurried].flatMap((kinds) => Object.values(kinds).flat());
	for (const name of [FOOTER, ...late]) {
		// A module that is also imported at once has no chunk of its own, and its page no styles.
		if (!manifest[name]) throw new Error(`the build does not load ${name} later`);
	}
	const tags = new Map<string, string>();
	return {
		buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
		tagsFor(page) {
			const modules = modulesOf(page, (name) => name in manifest);
			const key = Object.values(modules).flat().join(' ');
			const known = tags.get(key) ?? toTags(manifest, modules);
			tags.set(key, known);
			return known;
		},
	};
}

/** Components that hydrate lazily. The server renders them, so their styles belong to the first paint. */
const lazyParts: { [Kind in PageKind]?: string[] } = {
	cart: ['src/pages/cart/cart-content.tsx'],
	checkout: ['src/pages/checkout/checkout-content.tsx'],
	confirmation: ['src/pages/confirmation/confirmation-content.tsx'],
	order: ['src/pages/order/order-content.tsx'],
	stores: ['src/pages/stores/store-finder.tsx'],
};

const listing = [
	'src/features/catalogue/listing/listing-toolbar.tsx',
	'src/features/catalogue/listing/more-products.tsx',
];
/** The same with code that is not even asked for before the page lives: until then it is text and links. */
const unhurried: { [Kind in PageKind]?: string[] } = {
	category: ['src/features/catalogue/listing/categories-below.tsx', ...listing],
	brand: listing,
	search: listing,
	product: [
		'src/features/cart/add-several.tsx',
		'src/features/catalogue/product/gallery.tsx',
		'src/features/catalogue/product/good-to-know-list.tsx',
		'src/features/catalogue/product/plate-tools.tsx',
		'src/features/catalogue/product/product-details.tsx',
		'src/features/catalogue/product/similar-products.tsx',
	],
};

/** As unhurried, and at the end of every page. */
const FOOTER = 'src/app/shell/footer.tsx';

type Modules = {
	/** Scripts and styles. */
	now: string[];
	/** Styles only. */
	later: string[];
};

function modulesOf({ kind, blocks = [] }: ShownPage, isBuilt: (name: string) => boolean): Modules {
	const types = blockTypesOf(blocks);
	// A newer API may send blocks that this build does not have.
	const files = types.flatMap((type) => blockModule(type) ?? []).filter(isBuilt);
	const registry = types.length > 0 ? ['src/blocks/registry.ts'] : [];
	const page = `src/pages/${kind}/${kind}-page.tsx`;
	return {
		now: [page, ...(lazyParts[kind] ?? []), ...registry],
		later: [FOOTER, ...(unhurried[kind] ?? []), ...files.sort()],
	};
}

// Low priority: styles and text come first, the page is readable without any script.
function toTags(manifest: Manifest, modules: Modules): string {
	const entry = manifest[ENTRY];
	if (!entry) throw new Error(`the build has no ${ENTRY}`);
	const { scripts } = walk(manifest, [ENTRY, ...modules.now]);
	const { styles } = walk(manifest, [ENTRY, ...modules.now, ...modules.later]);
	scripts.delete(entry.file);
	const font = manifest[FONT]?.file;
	return [
		font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '',
		styleTags([...styles]),
		...[...scripts].map((f) => `<link rel="modulepreload" fetchpriority="low" href="/${f}">`),
		`<script type="module" fetchpriority="low" src="/${entry.file}"></script>`,
	].join('');
}

/** The shell's own file, which every page shares, and one with all the rest. */
function styleTags([shell, ...rest]: string[]): string {
	const files = rest.length > 0 ? [`/${shell}`, joinedStyles(rest)] : [`/${shell}`];
	return [
		...files.map((file) => `<link rel="stylesheet" href="${file}">`),
		// Not fetched; they tell the loader of late code that these styles are here already.
		...rest.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
	].join('');
}

function walk(manifest: Manifest, roots: string[]) {
	const seen = new Set<string>();
	const styles = new Set<string>();
	const scripts = new Set<string>();
	const visit = (name: string) => {
		const chunk = manifest[name];
		if (seen.has(name)) return;
		if (!chunk) throw new Error(`the build has no ${name}`);
		seen.add(name);
		for (const imported of chunk.imports ?? []) visit(imported);
		for (const file of chunk.css ?? []) styles.add(file);
		scripts.add(chunk.file);
	};
	for (const root of roots) visit(root);
	return { styles, scripts };
}
