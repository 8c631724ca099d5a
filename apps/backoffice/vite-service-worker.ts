import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Loaded later by floor devices; the other pages need a network anyway. */
const lazyParts = [
	/\/pages\/picking\/picking-page\.tsx$/,
	/\/pages\/handover\/handover-page\.tsx$/,
	/\/barcode-detector\/.*ponyfill/,
	/\/zxing_reader\.wasm/,
];
const rootFiles = ['mark.svg', 'manifest.webmanifest'];

/** Tells the service worker which files of the build floor devices need. */
export function serviceWorker(): Plugin {
	return {
		name: 'korb:service-worker',
		apply: 'build',
		async writeBundle({ dir = '' }, bundle) {
			const path = join(dir, 'service-worker.js');
			const files = [...rootFiles, ...filesOf(bundle)].map((name) => `/${name}`);
			const list = JSON.stringify(files);
			const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
			const source = await readFile(path, 'utf8');
			await writeFile(path, source.replace('__FILES__', list).replace('__VERSION__', version));
		},
	};
}

function filesOf(bundle: Rollup.OutputBundle): string[] {
	const all = Object.values(bundle);
	const chunks = all.filter((file) => file.type === 'chunk');
	const wanted = new Set<string>();
	const add = (chunk: Rollup.OutputChunk | undefined) => {
		if (!chunk || wanted.has(chunk.fileName)) return;
		wanted.add(chunk.fileName);
		for (const file of chunk.viteMetadata?.importedCss ?? []) wanted.add(file);
		for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
	};
	for (const chunk of chunks) if (chunk.isEntry) add(chunk);
	for (const part of lazyParts) {
		const chunk = chunks.find(({ facadeModuleId }) => part.test(facadeModuleId ?? ''));
		if (!chunk) throw new Error(`the build has no ${part}`);
		add(chunk);
	}
	for (const { fileName } of all) if (/\.(woff2|wasm)$/.test(fileName)) wanted.add(fileName);
	return [...wanted].sort();
}
