import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@korb/contracts/content/content';
import type { PageKind } from '@korb/contracts/platform/payload';
import type { Manifest } from 'vite';
import { blockModule, blockTypesOf } from '../../src/blocks/block-types.ts';
import { joinedStyles } from './styles.ts';

/** The parts of a page that determine its assets. */
export type ShownPage = { kind: PageKind; blocks?: readonly Block[] };

export type Assets = {
	/** Hash of all file names in the build; identical sources yield the same id. */
	buildId: string;
	/** Tags for the head: the code of this page kind and of the blocks on the page. */
	tagsFor(page: ShownPage): string;
};

const ENTRY = 'src/entry-client.tsx';
/** Every page uses this font; preloading it means it usually arrives before the first text. */
const FONT = 'src/styles/fonts/inter-latin.woff2';

export function readAssets(clientDir: string): Assets {
	const text = readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8');
	const manifest = JSON.parse(text) as Manifest;
	const late = [lazyParts, unhurried].flatMap((kinds) => Object.values(kinds).flat());
	for (const name of [FOOTER, ...late]) {
		// A module that is also imported statically has no chunk of its own, so its page gets no
		// styles.
		if (!manifest[name]) throw new Error(`${name} has no chunk of its own`);
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

/** Components that hydrate lazily. The server renders them, so first paint needs their styles. */
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
/** Lazy components whose code is fetched after hydration; until then they are text and links. */
const unhurried: { [Kind in PageKind]?: string[] } = {
	category: ['src/features/catalogue/listing/categories-below.tsx', ...listing],
	brand: listing,
	search: listing,
	product: [
		'src/features/cart/add/add-several.tsx',
		'src/features/catalogue/product/gallery.tsx',
		'src/features/catalogue/product/good-to-know-list.tsx',
		'src/features/catalogue/product/plate-tools.tsx',
		'src/features/catalogue/product/product-details.tsx',
		'src/features/catalogue/product/similar-products.tsx',
	],
};

/** Also loaded after hydration, on every page. */
const FOOTER = 'src/app/shell/footer.tsx';

type Modules = {
	/** Scripts and styles. */
	now: string[];
	/** Styles only. */
	later: string[];
};

function modulesOf({ kind, blocks = [] }: ShownPage, isBuilt: (name: string) => boolean): Modules {
	const types = blockTypesOf(blocks);
	// A newer API may send block types that this build does not know.
	const files = types.flatMap((type) => blockModule(type) ?? []).filter(isBuilt);
	const registry = types.length > 0 ? ['src/blocks/registry.ts'] : [];
	const page = `src/pages/${kind}/${kind}-page.tsx`;
	return {
		now: [page, ...(lazyParts[kind] ?? []), ...registry],
		later: [FOOTER, ...(unhurried[kind] ?? []), ...files.sort()],
	};
}

// Low priority: styles and text come first, and the page is readable without scripts.
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

/** The shell's stylesheet, shared by all pages, and a second one with everything else. */
function styleTags([shell, ...rest]: string[]): string {
	const files = rest.length > 0 ? [`/${shell}`, joinedStyles(rest)] : [`/${shell}`];
	return [
		...files.map((file) => `<link rel="stylesheet" href="${file}">`),
		// Disabled links are not fetched; they tell Vite's chunk loader that these styles are already
		// present.
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
