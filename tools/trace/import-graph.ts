import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../infrastructure/paths.ts';
import { type ImportGraph, listEntryPatterns, toImportGraph } from './reach.ts';

const MAX_REPORT_BYTES = 64 * 1024 ** 2;

export async function loadImportGraph(): Promise<ImportGraph> {
	const { stdout } = await promisify(execFile)(
		join(repoRoot, 'node_modules/.bin/depcruise'),
		['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'packages'],
		{ cwd: repoRoot, maxBuffer: MAX_REPORT_BYTES },
	);
	return toImportGraph(JSON.parse(stdout).modules);
}

/** The modules that start an application or one of its commands. */
export function listEntries(): string[] {
	const knip = JSON.parse(readFileSync(join(repoRoot, 'knip.json'), 'utf8'));
	return globSync(listEntryPatterns(knip), { cwd: repoRoot });
}
