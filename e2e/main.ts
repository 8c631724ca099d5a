import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildBackoffice, buildStorefront } from '@korb/tools/stack/build';
import { buildCms } from '@korb/tools/stack/cms';

// `pnpm e2e [journey] [options]` passes all arguments to Playwright; a journey matches file names.
const args = process.argv.slice(2);
const withEditors = args.includes('playwright.cms.config.ts');
console.log(`Building the shop${withEditors ? ' and the CMS' : ''} …`);
const cms = withEditors ? buildCms(console.error) : null;
buildStorefront();
if (args.includes('playwright.backoffice.config.ts')) buildBackoffice();
await cms;
console.log(`Built after ${Math.round(process.uptime())} s.`);
const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
const { status } = spawnSync(process.execPath, [join(playwright, 'cli.js'), 'test', ...args], {
	cwd: import.meta.dirname,
	stdio: 'inherit',
});
process.exitCode = status ?? 1;
