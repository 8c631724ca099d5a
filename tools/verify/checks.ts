import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';

export type Check = {
	name: string;
	command: string[];
	/** Part of the quick run. */
	isQuick?: boolean;
	/** Needs the machine to itself. */
	isHeavy?: boolean;
	/** Extracts a summary from the output of a passed check. */
	note?: (output: string) => string | undefined;
};

const bin = (name: string) => join(repoRoot, 'node_modules/.bin', name);
const lastLine = (output: string) => output.trim().split('\n').at(-1);

export const vitestReport = 'artifacts/vitest.json';
export const repeatedReport = 'artifacts/vitest-repeated.json';
export const e2eReports = [
	'artifacts/e2e.json',
	'artifacts/e2e-cms.json',
	'artifacts/e2e-backoffice.json',
];

export const checks: Check[] = [
	{ name: 'types', command: [bin('tsc'), '-b'], isQuick: true },
	{
		name: 'format and lint',
		command: [bin('biome'), 'ci', '--error-on-warnings', '.'],
		isQuick: true,
	},
	{
		name: 'floating promises',
		command: [
			bin('oxlint'),
			'--type-aware',
			...['-A', 'all', '-D', 'typescript/no-floating-promises'],
			...['apps', 'packages', 'tools', 'e2e'],
		],
		isQuick: true,
	},
	{
		name: 'import boundaries',
		command: [
			bin('depcruise'),
			...['--config', '.dependency-cruiser.cjs'],
			...['apps', 'packages', 'tools', 'e2e'],
		],
		isQuick: true,
	},
	{
		name: 'API paths',
		command: [process.execPath, 'tools/checks/api-paths.ts'],
		isQuick: true,
		note: lastLine,
	},
	{ name: 'unused code', command: [bin('knip'), '--no-config-hints'] },
	{
		// Without tests, stories, tools and the demo: code that only its own test uses is unused here.
		name: 'unused in production',
		command: [
			bin('knip'),
			...['--production', '--no-config-hints'],
			...['--workspace', './apps/*'],
			...['--workspace', './packages/*', '--workspace', '!./packages/testing'],
			...['--workspace', '!./packages/demo', '--workspace', '!./packages/packshot'],
		],
	},
	{
		name: 'message bundles',
		command: [process.execPath, 'tools/checks/messages.ts'],
		note: lastLine,
	},
	{
		name: 'requirement ids',
		command: [process.execPath, 'tools/trace/main.ts'],
		note: lastLine,
	},
	{
		name: 'requirement reach',
		command: [process.execPath, 'tools/trace/main.ts', '--reach'],
		note: lastLine,
	},
	{
		name: 'OpenAPI drift',
		command: [process.execPath, 'apps/api/src/openapi-cli.ts', '--check'],
	},
	{
		name: 'tests',
		command: [process.execPath, 'tools/verify/run-tests.ts'],
		isHeavy: true,
		note: (output) => /Tests +(.+)/.exec(output)?.[1],
	},
];
