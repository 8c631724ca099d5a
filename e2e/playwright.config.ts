import { chromiumPath } from '@korb/tools/infrastructure/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'journeys',
	outputDir: '../artifacts/e2e',
	// CI machines can be many times slower than a developer's.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	fullyParallel: false,
	// Each worker runs its own full stack; two of them saturate two cores.
	workers: Number(process.env['E2E_WORKERS'] ?? 2),
	// A machine shared with others can stall for seconds. CI tolerates few repeats (`ci-summary`).
	retries: process.env['CI'] ? 1 : 0,
	forbidOnly: Boolean(process.env['CI']),
	reporter: [['list'], ['json', { outputFile: '../artifacts/e2e.json' }]],
	use: {
		browserName: 'chromium',
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		screenshot: 'only-on-failure',
		// Tracing adds about 20% to the run, so CI runs without it.
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
