import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { isUpToDate, sourcesOf } from './is-up-to-date.ts';

/** Silent on success; on failure the full output is the error message. */
export function buildStorefront(): void {
	const folders = ['*', 'vite/**/*', 'public/**/*'];
	const sources = folders.map((folder) => `apps/storefront/${folder}.{ts,json,js,svg}`);
	build('apps/storefront', ['--app'], 'dist/server/entry-server.js', sources);
}

export function buildBackoffice(): void {
	const sources = ['apps/backoffice/{*,public/*}.{ts,json,html,js,png,svg,webmanifest}'];
	build('apps/backoffice', [], 'dist/index.html', sources);
}

function build(app: string, args: string[], output: string, sources: string[]): void {
	if (isUpToDate(`${app}/${output}`, [...sources, ...sourcesOf(app, 'packages/*')])) return;
	const cwd = join(repoRoot, app);
	const vite = join(cwd, 'node_modules/vite/bin/vite.js');
	const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', ...args], {
		cwd,
		env: { ...process.env, NODE_ENV: 'production' },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`The build of ${app} failed.\n${stdout}${stderr}`);
}
