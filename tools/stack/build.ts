import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';

const storefront = join(repoRoot, 'apps/storefront');

export function buildStorefront(): void {
	execFileSync(
		process.execPath,
		[join(storefront, 'node_modules/vite/bin/vite.js'), 'build', '--app'],
		{
			cwd: storefront,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'pipe', 'inherit'],
		},
	);
}

export function isStorefrontBuilt(): boolean {
	return existsSync(join(storefront, 'dist/server/entry-server.js'));
}
