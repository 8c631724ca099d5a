import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './vite/chunk-groups/chunk-groups.ts';
import { groupChunks } from './vite/chunk-groups/plugin.ts';
import { lazyHydrate } from './vite/lazy-hydrate/plugin.ts';

export default defineConfig({
	appType: 'custom',
	plugins: [react(), lazyHydrate(), groupChunks(chunkGroups), precompress()],
	builder: {},
	build: { assetsDir: '_app/assets', assetsInlineLimit: 0 },
	// Without the pages, the dev server discovers their dependencies late and reloads the first page.
	optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pages/*/*.tsx'] },
	environments: {
		client: {
			build: {
				manifest: true,
				outDir: 'dist/client',
				// A lazy chunk preloads its styles, which must not arrive late. The scripts it shares with
				// other chunks are almost always loaded already, and listing them would bloat every first
				// visit.
				modulePreload: {
					polyfill: false,
					resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
				},
				rolldownOptions: {
					checks: { pluginTimings: false },
					// Endpoints are string constants, which every chunk has in place of a shared module.
					optimization: { inlineConst: { mode: 'all' } },
					input: 'src/entry-client.tsx',
				},
			},
		},
		ssr: {
			build: { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } },
		},
	},
});

/** Writes .br and .gz files beside every asset, so no request pays for compression. */
function precompress(): Plugin {
	const toBrotli = promisify(brotliCompress);
	const toGzip = promisify(gzip);
	return {
		name: 'korb:precompress',
		apply: 'build',
		applyToEnvironment: (environment) => environment.name === 'client',
		async writeBundle({ dir = '.' }, bundle) {
			const names = Object.keys(bundle).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
			await Promise.all(
				names.map(async (name) => {
					const file = path.join(dir, name);
					const bytes = await readFile(file);
					const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
					await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
					await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
				}),
			);
		},
	};
}
