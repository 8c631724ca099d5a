import { describe, expect, it } from 'vitest';
import { findUnreached, listEntryPatterns, toImportGraph } from './reach.ts';

const rule = 'packages/domain/src/order/rule.ts';
const helper = 'packages/domain/src/order/helper.ts';
const main = 'apps/api/src/main.ts';

/** `a → b` for an import, `a ⇢ b` for a type-only one. */
function aGraph(...imports: string[]) {
	const edges = imports.map((line) => line.split(' '));
	return toImportGraph(
		[...new Set(edges.map(([from = '']) => from))].map((source) => ({
			source,
			dependencies: edges
				.filter(([from]) => from === source)
				.map(([, arrow, to = '']) => ({
					resolved: to,
					dependencyTypes: arrow === '⇢' ? ['local', 'type-only'] : ['local'],
				})),
		})),
	);
}
const aTest = (path: string, source = "it('ABC-01 …'); it('ABC-02 …'); it('ABC-01 again')") => ({
	path,
	source,
});
const ruleTest = aTest('packages/domain/src/order/rule.test.ts');

describe('reach', () => {
	it('reports the ids of a module that only its own test imports', () => {
		const graph = aGraph(`${ruleTest.path} → ${rule}`, `${main} → ${helper}`);
		expect(findUnreached(graph, [main], [ruleTest])).toEqual([
			{ path: ruleTest.path, ids: ['ABC-01', 'ABC-02'], modules: [rule] },
		]);
	});

	it('accepts a module that an application imports, however far down', () => {
		const graph = aGraph(
			`${ruleTest.path} → ${rule}`,
			`${main} → ${helper}`,
			`${helper} → ${rule}`,
		);
		expect(findUnreached(graph, [main], [ruleTest])).toEqual([]);
	});

	it('does not count a type-only import, except of a contract', () => {
		const contract = 'packages/contracts/src/order/orders.ts';
		const graph = aGraph(
			`${ruleTest.path} → ${rule}`,
			`${ruleTest.path} → ${contract}`,
			`${main} ⇢ ${rule}`,
			`${main} ⇢ ${contract}`,
		);
		expect(findUnreached(graph, [main], [ruleTest])).toMatchObject([{ modules: [rule] }]);
	});

	it('looks through test support, and never reports it', () => {
		const support = 'apps/api/src/modules/order/order.testing.ts';
		const graph = aGraph(
			`${ruleTest.path} → ${support}`,
			`${support} → packages/testing/src/shop.ts`,
			`${support} → ${rule}`,
		);
		expect(findUnreached(graph, [main], [ruleTest])).toMatchObject([{ modules: [rule] }]);
	});

	it('ignores tests without requirements and tests that import no product code', () => {
		const plain = aTest('packages/domain/src/order/helper.test.ts', "it('adds up')");
		const journey = aTest('e2e/journeys/order.spec.ts');
		const graph = aGraph(`${plain.path} → ${helper}`, `${journey.path} → e2e/support/orders.ts`);
		expect(findUnreached(graph, [main], [plain, journey])).toEqual([]);
	});
});

describe('entries', () => {
	it('are the production entries of knip.json', () => {
		const workspaces = {
			'apps/api': { entry: ['src/{main,worker}.ts!', 'src/**/*.test.ts'] },
			tools: { entry: ['*/main.ts'] },
			'packages/*': {},
		};
		expect(listEntryPatterns({ workspaces })).toEqual(['apps/api/src/{main,worker}.ts']);
	});
});
