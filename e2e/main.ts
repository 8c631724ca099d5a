import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildStorefront } from '@korb/tools/stack/build';

// `pnpm e2e [journey] [options]`: everything is handed to Playwright, a journey is part of a file name.
buildStorefront();
const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
const { status } = spawnSync(
	process.execPath,
	[join(playwright, 'cli.js'), 'test', ...process.argv.slice(2)],
	{ cwd: import.meta.dirname, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
