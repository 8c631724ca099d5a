import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'journeys',
	outputDir: '../artifacts/e2e',
	timeout: 30_000,
	expect: { timeout: 7_000 },
	fullyParallel: false,
	// Every worker runs a whole shop of its own; two of them fill two cores.
	workers: Number(process.env['E2E_WORKERS'] ?? 2),
	forbidOnly: Boolean(process.env['CI']),
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e.json' }]],
	use: {
		browserName: 'chromium',
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		screenshot: 'only-on-failure',
		trace: 'retain-on-failure',
		launchOptions: {
			executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-dev-shm-usage',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-default-apps',
				'--disable-sync',
				'--no-first-run',
			],
		},
	},
});
