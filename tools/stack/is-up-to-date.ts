import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';

/** A build keeps two cores busy, so it is reused until one of its sources changes. */
export function isUpToDate(build: string, sources: string[]): boolean {
	const built = join(repoRoot, build);
	if (!existsSync(built)) return false;
	const { mtimeMs } = statSync(built);
	const files = globSync([...sources, 'pnpm-lock.yaml'], { cwd: repoRoot });
	return files.every((file) => statSync(join(repoRoot, file)).mtimeMs < mtimeMs);
}

export function sourcesOf(...folders: string[]): string[] {
	return folders.map((folder) => `${folder}/src/**/*.{ts,tsx,css,js,json,woff2}`);
}
