import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lazyHydrate } from './apps/storefront/vite/lazy-hydrate/plugin.ts';

// Test files without module state share workers: starting a worker and loading the API for every
// file took longer than the tests themselves.
const shared = '{apps/api,apps/payment-sandbox,packages}/**/*.test.ts';
// In a shared worker, the document would include schemas that other files have registered.
const apart = 'apps/api/src/openapi.test.ts';
const nowhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
	test: {
		// By default Vitest leaves one core free, but most of our tests wait for other processes.
		maxWorkers: Math.max(2, availableParallelism()),
		// CI machines can be many times slower than a developer's.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		globalSetup: 'tools/test-setup/global.ts',
		projects: [
			{
				extends: true,
				test: {
					name: 'shared',
					include: [shared],
					exclude: [apart, ...nowhere],
					isolate: false,
				},
			},
			{
				extends: true,
				// Tests render the storefront's components as its server does.
				plugins: [lazyHydrate()],
				test: {
					name: 'apart',
					include: ['{apps/{backoffice,cms,storefront},tools}/**/*.test.{ts,tsx}', apart],
					exclude: nowhere,
				},
			},
		],
	},
});
