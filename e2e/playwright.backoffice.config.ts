import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** Journeys of the merchant's staff. They need the shop for its orders, but not the CMS. */
export default defineConfig({
	...shop,
	testDir: 'backoffice',
	workers: 1,
	// A worker would answer in place of routes that a test replaces.
	use: { ...shop.use, serviceWorkers: 'block' },
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e-backoffice.json' }]],
});
