import { chromiumPath } from '@korb/tools/services/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'journeys',
	outputDir: '../artifacts/e2e',
	// Machines that check may be many times slower than the one the journeys are written on.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	fullyParallel: false,
	// Every worker runs a whole shop of its own; two of them fill two cores.
	workers: Number(process.env['E2E_WORKERS'] ?? 2),
	// A machine that checks may stall for seconds; what only passes the second time is named in the summary.
	retries: process.env['CI'] ? 1 : 0,
	forbidOnly: Boolean(process.env['CI']),
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e.json' }]],
	use: {
		browserName: 'chromium',
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		screenshot: 'only-on-failure',
		// Recording every step costs a fifth of the time; who looks for a cause asks for it.
		trace: process.env['CI'] ? 'off' : 'retain-on-failure',
		launchOptions: {
			executablePath: chromiumPath,
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
