import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** Editors at work: apart from the shop's journeys, which all run without a content system. */
export default defineConfig({
	...shop,
	testDir: 'editors',
	timeout: 120_000,
	workers: 1,
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e-cms.json' }]],
});
