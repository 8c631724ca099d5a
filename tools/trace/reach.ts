import { findTitleIds } from './trace.ts';

/** Each module and the modules it uses. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export type TestFile = { path: string; source: string };

/** A test of requirements whose product modules no application runs. */
export type UnreachedTest = { path: string; ids: string[]; modules: string[] };

type CruisedModule = {
	source: string;
	dependencies: { resolved: string; dependencyTypes: string[] }[];
};

/**
 * The modules of a dependency-cruiser report. Type-only imports run nothing, so they count only for
 * contracts: a process that never parses a message still sends and receives it in that shape.
 */
export function toImportGraph(modules: readonly CruisedModule[]): ImportGraph {
	return new Map(
		modules.map(({ source, dependencies }) => [
			source,
			dependencies
				.filter(
					({ resolved, dependencyTypes }) =>
						!dependencyTypes.includes('type-only') || resolved.startsWith('packages/contracts/'),
				)
				.map(({ resolved }) => resolved),
		]),
	);
}

export function findUnreached(
	graph: ImportGraph,
	entries: readonly string[],
	tests: readonly TestFile[],
): UnreachedTest[] {
	const reached = follow(graph, entries, () => true);
	return tests.flatMap(({ path, source }) => {
		const ids = [...new Set(findTitleIds(source))];
		const modules = listTestedModules(graph, path).filter((module) => !reached.has(module));
		return ids.length > 0 && modules.length > 0 ? [{ path, ids, modules }] : [];
	});
}

/** Product modules that a test imports, directly or through test support. */
function listTestedModules(graph: ImportGraph, test: string): string[] {
	const imported = follow(graph, [test], (module) => !isProduct(module));
	return [...imported].filter(isProduct).sort();
}

const product = /^(apps|packages)\/(?!testing\/)[^/]+\/(src|server)\//;
const testSupport = /[/.]testing\.ts$|\/checkout-harness\/|\.(test|stories)\.tsx?$/;

function isProduct(module: string): boolean {
	return product.test(module) && !testSupport.test(module);
}

function follow(
	graph: ImportGraph,
	from: readonly string[],
	isFollowed: (module: string) => boolean,
): Set<string> {
	const seen = new Set(from);
	for (const module of seen) {
		if (!isFollowed(module)) continue;
		for (const next of graph.get(module) ?? []) seen.add(next);
	}
	return seen;
}

type KnipConfig = { workspaces: Record<string, { entry?: string[] }> };

/** The entries that knip.json marks as production, as globs from the root. */
export function listEntryPatterns({ workspaces }: KnipConfig): string[] {
	return Object.entries(workspaces).flatMap(([folder, { entry = [] }]) =>
		entry
			.filter((pattern) => pattern.endsWith('!'))
			.map((pattern) => `${folder}/${pattern.slice(0, -1)}`),
	);
}
