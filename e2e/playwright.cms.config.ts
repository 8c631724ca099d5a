import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** The editors' journeys run separately: the shop's journeys all run without the CMS. */
export default defineConfig({
	...shop,
	testDir: 'editors',
	// Runs may go on side by side, and each clears its own.
	outputDir: '../artifacts/e2e-cms',
	// The admin is server-rendered with one request per block, which is slow on a busy machine.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	workers: 1,
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e-cms.json' }]],
});
