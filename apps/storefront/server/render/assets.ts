import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@korb/contracts/content/content';
import type { PageKind } from '@korb/contracts/platform/payload';
import type { Manifest } from 'vite';
import { blockModule, blockTypesOf } from '../../src/blocks/block-types.ts';
import {
	PRELOAD_MANIFEST,
	type PreloadManifest,
} from '../../vite/lazy-hydrate/preload-manifest.ts';
import { joinedStyles } from './styles.ts';

/** The parts of a page that determine its assets. */
export type ShownPage = { kind: PageKind; blocks?: readonly Block[] };

export type TagOptions = {
	/** Scripts need the configuration before anything else. */
	configUrl: string;
	/** For pages that are complete without scripts: nothing competes with their first screen. */
	deferScripts: boolean;
};

export type Assets = {
	/** Hash of all file names and preloads in the build; identical sources yield the same id. */
	buildId: string;
	/** Tags for the head: the code of this page kind and of the blocks on the page. */
	tagsFor(page: ShownPage, options: TagOptions): string;
};

const ENTRY = 'src/entry-client.tsx';
/** Every page uses this font; preloading it means it usually arrives before the first text. */
const FONT = 'src/styles/fonts/inter-latin.woff2';

export function readAssets(clientDir: string): Assets {
	const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
	const texts = [read('.vite/manifest.json'), read(PRELOAD_MANIFEST)] as const;
	const build: Build = { chunks: JSON.parse(texts[0]), preloads: JSON.parse(texts[1]) };
	const tags = new Map<string, PageTags>();
	return {
		buildId: createHash('sha256').update(texts.join()).digest('hex').slice(0, 12),
		tagsFor(page, options) {
			const modules = modulesOf(page, (name) => name in build.chunks);
			const key = Object.values(modules).flat().join(' ');
			const known = tags.get(key) ?? toTags(build, page.kind, modules);
			tags.set(key, known);
			return known.styles + scriptTags(known, options);
		},
	};
}

type Build = { chunks: Manifest; preloads: PreloadManifest };

type Modules = {
	/** Scripts and styles. */
	now: string[];
	/** Styles only: blocks hydrate after the page around them. */
	later: string[];
};

function modulesOf({ kind, blocks = [] }: ShownPage, isBuilt: (name: string) => boolean): Modules {
	const types = blockTypesOf(blocks);
	// A newer API may send block types that this build does not know.
	const files = types.flatMap((type) => blockModule(type) ?? []).filter(isBuilt);
	const registry = types.length > 0 ? ['src/blocks/registry.ts'] : [];
	return { now: [ENTRY, `src/pages/${kind}/${kind}-page.tsx`, ...registry], later: files.sort() };
}

type PageTags = { styles: string; entry: string; modules: string[] };

function toTags(build: Build, kind: PageKind, { now, later }: Modules): PageTags {
	const entry = build.chunks[ENTRY];
	if (!entry) throw new Error(`the build has no ${ENTRY}`);
	const needed = now.flatMap((name) => [name, ...lazyModules(build, kind, name, 'script')]);
	const shown = [...now, ...later].flatMap((name) => [name, ...lazyModules(build, kind, name)]);
	const { scripts } = walk(build.chunks, needed);
	const { styles } = walk(build.chunks, [...needed, ...shown]);
	scripts.delete(entry.file);
	const font = build.chunks[FONT]?.file;
	const fontTag = font
		? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`
		: '';
	return {
		styles: fontTag + styleTags([...styles]),
		entry: `/${entry.file}`,
		modules: [...scripts].map((file) => `/${file}`),
	};
}

/** Scripts that are not deferred have low priority all the same: styles and text come first. */
function scriptTags({ entry, modules }: PageTags, { configUrl, deferScripts }: TagOptions): string {
	if (deferScripts) {
		const data = `data-config="${configUrl}" data-entry="${entry}" data-modules="${modules.join(' ')}"`;
		return `<script async src="/boot.js" ${data}></script>`;
	}
	return [
		`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${configUrl}">`,
		...modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
		`<script type="module" fetchpriority="low" src="${entry}"></script>`,
	].join('');
}

/** The lazy components within a module. The server renders them, so first paint needs their styles. */
function lazyModules(build: Build, kind: PageKind, name: string, only?: 'script'): string[] {
	const preloads = (build.preloads[name] ?? []).filter(
		({ page, script }) => (!page || page === kind) && (!only || script),
	);
	return preloads.map(({ chunk }) => chunk);
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
