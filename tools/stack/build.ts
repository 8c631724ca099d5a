import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { isUpToDate, sourcesOf } from './is-up-to-date.ts';

const storefront = join(repoRoot, 'apps/storefront');

/** Silent on success; on failure the full output is the error message. */
export function buildStorefront(): void {
	if (isBuilt()) return;
	const vite = join(storefront, 'node_modules/vite/bin/vite.js');
	const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--app'], {
		cwd: storefront,
		env: { ...process.env, NODE_ENV: 'production' },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`The storefront build failed.\n${stdout}${stderr}`);
}

function isBuilt(): boolean {
	const folders = ['*', 'vite/**/*', 'public/**/*'];
	const sources = folders.map((folder) => `apps/storefront/${folder}.{ts,json,js,svg}`);
	return isUpToDate('apps/storefront/dist/server/entry-server.js', [
		...sources,
		...sourcesOf('apps/storefront', 'packages/*'),
	]);
}
