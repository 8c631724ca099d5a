import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';

const storefront = join(repoRoot, 'apps/storefront');

/** Silent on success; on failure the full output is the error message. */
export function buildStorefront(): void {
	const vite = join(storefront, 'node_modules/vite/bin/vite.js');
	const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--app'], {
		cwd: storefront,
		env: { ...process.env, NODE_ENV: 'production' },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`The storefront build failed.\n${stdout}${stderr}`);
}
