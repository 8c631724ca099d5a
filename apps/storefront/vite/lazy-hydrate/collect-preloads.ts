import type { Preload } from './preload-manifest.ts';

/** A call of `lazyHydrate` whose chunk is preloaded. */
export type LazyEdge = { module: string; script: boolean; page?: string };

export type ModuleGraph = {
	/** Static imports. */
	importsOf(module: string): readonly string[];
	lazyEdgesOf(module: string): readonly LazyEdge[];
	/** The chunk that contains the module. */
	chunkOf(module: string): string;
};

/** Follows static imports and lazy components, whose own lazy components are rendered as well. */
export function collectPreloads(graph: ModuleGraph, root: string): Preload[] {
	const preloads = new Map<string, Preload>();
	const seen = new Set<string>();
	function visit(module: string, within: Omit<LazyEdge, 'module'>): void {
		const key = JSON.stringify([module, within]);
		if (seen.has(key)) return;
		seen.add(key);
		for (const edge of graph.lazyEdgesOf(module)) {
			const page = edge.page ?? within.page;
			// Nothing inside a component can hydrate before it does.
			const inherited = { script: edge.script && within.script, ...(page && { page }) };
			const preload = { chunk: graph.chunkOf(edge.module), ...inherited };
			preloads.set(JSON.stringify(preload), preload);
			visit(edge.module, inherited);
		}
		for (const imported of graph.importsOf(module)) visit(imported, within);
	}
	visit(root, { script: true });
	return [...preloads.values()];
}
