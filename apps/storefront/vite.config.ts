import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
	appType: 'custom',
	plugins: [react(), precompress()],
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
					input: 'src/entry-client.tsx',
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'vendor',
									priority: 2,
									test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run\/[^/]+|cookie-es)\//,
								},
								// One file for what every page starts with, instead of a dozen tiny chunks.
								{ name: 'app', priority: 1, tags: ['$initial'] },
								{
									name: 'addresses',
									test: /\/src\/platform\/(navigation\/page-address|queries\/browser-queries)/,
								},
								// Code that refetches while a page is open; other pages never wait for it.
								{
									name: 'queries',
									test: /node_modules\/@tanstack\/|\/src\/platform\/queries\/queries/,
								},
								// The rest goes into a few files, because many tiny chunks compress badly: small
								// parts of pages, then product cards, then listings and filters. A group includes
								// its dependencies unless an earlier group has them.
								{
									name: 'parts',
									test: /\/src\/(ui\/(layout\/(empty-state|section)\.|navigation\/breadcrumb|icons\/chevron-left|picture\/plate-style)|features\/catalogue\/card\/tint|platform\/navigation\/stay-link)/,
								},
								{ name: 'rail', test: /\/src\/ui\/carousel\/(carousel|use-rail)\./ },
								{ name: 'chips', test: /\/src\/ui\/label\/chip/ },
								{
									name: 'card',
									test: /\/src\/(features\/catalogue\/(card\/(?!product-card-skeleton|multi-buy-note)|listing\/category-trail)|shop\/catalogue\/(?!product-view))/,
								},
								{
									name: 'listing',
									test: /\/src\/features\/catalogue\/listing\/(list-head|product-listing)/,
								},
								// Runs after hydration.
								{ name: 'analytics', test: /\/src\/shop\/search\/use-search-analytics/ },
								{ name: 'safe-target', test: /\/domain\/src\/routing\/safe-target/ },
								{
									name: 'session',
									test: /\/src\/(shop\/session\/session|platform\/storage\/write-cookie)/,
								},
								{ name: 'client-runtime', test: /\/src\/app\/client-runtime\/client-runtime/ },
							],
						},
					},
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
