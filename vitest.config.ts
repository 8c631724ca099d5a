import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
		exclude: ['**/node_modules/**', '**/dist/**'],
		testTimeout: 15_000,
		hookTimeout: 60_000,
		globalSetup: 'tools/test-setup/global.ts',
	},
});
