import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Only what keeps no state of its own between files shares a worker: starting one and reading the
// whole API again for every file took longer than the tests themselves.
const singleFlight = '{apps/api,apps/payment-sandbox,packages}/**/*.test.ts';
// Schemas that other files have named would be described, too.
const apart = 'apps/api/src/openapi.test.ts';
const nowhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
	test: {
		// Vitest leaves one core to itself; most of our tests wait for other processes.
		maxWorkers: Math.max(2, availableParallelism()),
		// Machines that check may be many times slower than the one the tests are written on.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		globalSetup: 'tools/test-setup/global.ts',
		projects: [
			{
				extends: true,
				test: {
					name: 'shared',
					include: [singleFlight],
					exclude: [apart, ...nowhere],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: 'apart',
					include: ['{apps/{cms,storefront},tools}/**/*.test.{ts,tsx}', apart],
					exclude: nowhere,
				},
			},
		],
	},
});
