import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** Editors at work: apart from the shop's journeys, which all run without a content system. */
export default defineConfig({
	...shop,
	testDir: 'editors',
	// The admin is put together on the server, one answer per block; a busy machine takes its time.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	workers: 1,
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e-cms.json' }]],
});
