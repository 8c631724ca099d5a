import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** Journeys of the merchant's staff. They need the shop for its orders, but not the CMS. */
export default defineConfig({
	...shop,
	testDir: 'backoffice',
	// Runs may go on side by side, and each clears its own.
	outputDir: '../artifacts/e2e-backoffice',
	workers: 1,
	// A worker would answer in place of routes that a test replaces.
	use: { ...shop.use, serviceWorkers: 'block' },
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e-backoffice.json' }]],
});
