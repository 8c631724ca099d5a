import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
	parseCatalogue,
	prefixOf,
	type Requirement,
	selectRange,
	traceRequirements,
} from './trace.ts';

const root = join(import.meta.dirname, '../..');
const { values: options } = parseArgs({
	options: { ids: { type: 'string' }, missing: { type: 'string' } },
});

const catalogue = read('docs/requirements/*.md').flatMap(parseCatalogue);
const wanted = options.ids ? selectRange(catalogue, options.ids) : catalogue;
const tests = read('{apps,packages,tools,e2e}/**/*.{test,spec}.{ts,tsx}');
const { covered, missing, unknown } = traceRequirements(catalogue, tests);
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

function read(pattern: string): string[] {
	const exclude = (name: string) => /(^|\/)(node_modules|dist|\.local)$/.test(name);
	return globSync(pattern, { cwd: root, exclude })
		.sort()
		.map((path) => readFileSync(join(root, path), 'utf8'));
}
