import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../infrastructure/paths.ts';
import { listEntries, loadImportGraph } from './import-graph.ts';
import { findUnreached, type TestFile } from './reach.ts';
import {
	parseCatalogue,
	prefixOf,
	type Requirement,
	selectRange,
	traceRequirements,
} from './trace.ts';

const { values: options } = parseArgs({
	options: {
		ids: { type: 'string' },
		missing: { type: 'string' },
		reach: { type: 'boolean' },
	},
});
const tests = read('{apps,packages,tools,e2e}/**/*.{test,spec}.{ts,tsx}');

if (options.reach) await reportReach();
else reportCoverage();

function reportCoverage(): void {
	const catalogue = read('docs/requirements/*.md').flatMap(({ source }) => parseCatalogue(source));
	const wanted = options.ids ? selectRange(catalogue, options.ids) : catalogue;
	const sources = tests.map(({ source }) => source);
	const { covered, missing, unknown } = traceRequirements(catalogue, sources);
	const isWanted = ({ id }: Requirement) => wanted.some((row) => row.id === id);
	const met = covered.filter(isWanted);
	const open = missing.filter(isWanted);

	for (const prefix of new Set([...met, ...open].map(({ id }) => prefixOf(id)))) {
		const ofPrefix = ({ id }: Requirement) => prefixOf(id) === prefix;
		const done = met.filter(ofPrefix).length;
		console.log(`${prefix.padEnd(6)} ${done} covered, ${open.filter(ofPrefix).length} missing`);
	}
	for (const { id, text } of open) {
		if (options.ids || prefixOf(id) === options.missing) console.log(`missing ${id} ${text}`);
	}
	for (const id of unknown) console.error(`unknown id in a test title: ${id}`);
	console.log(`requirements covered: ${met.length} of ${met.length + open.length}`);

	if (unknown.length > 0 || (options.ids && open.length > 0)) process.exitCode = 1;
}

/** Lists the requirement tests of modules that no application imports. */
async function reportReach(): Promise<void> {
	const unreached = findUnreached(await loadImportGraph(), listEntries(), tests);
	for (const { path, ids, modules } of unreached) {
		for (const module of modules) console.log(`${module} (${path}): ${ids.join(' ')}`);
	}
	console.log(`requirement tests of unreached modules: ${unreached.length}`);
	if (unreached.length > 0) process.exitCode = 1;
}

function read(pattern: string): TestFile[] {
	const exclude = (name: string) => /(^|\/)(node_modules|dist|\.local)$/.test(name);
	return globSync(pattern, { cwd: repoRoot, exclude })
		.sort()
		.map((path) => ({ path, source: readFileSync(join(repoRoot, path), 'utf8') }));
}
