import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';

const storefront = join(repoRoot, 'apps/storefront');

/** Quiet when it works; its whole output is the message when it does not. */
export function buildStorefront(): void {
	const vite = join(storefront, 'node_modules/vite/bin/vite.js');
	const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--app'], {
		cwd: storefront,
		env: { ...process.env, NODE_ENV: 'production' },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`The storefront does not build.\n${stdout}${stderr}`);
}
