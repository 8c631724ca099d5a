import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { collectPreloads, type LazyEdge, type ModuleGraph } from './collect-preloads.ts';
import { findCalls } from './find-calls.ts';
import { PRELOAD_MANIFEST, type PreloadManifest } from './preload-manifest.ts';
import { rewriteCalls } from './rewrite-calls.ts';

/**
 * Compiles `lazyHydrate`: the server renders lazy components synchronously, and the client build
 * writes a manifest from which the server knows the chunks to preload. See decision 0068.
 */
export function lazyHydrate(): Plugin {
	const edges = new Map<string, LazyEdge[]>();
	return {
		name: 'korb:lazy-hydrate',
		// Before TypeScript and JSX are compiled, so positions are those of the source.
		enforce: 'pre',
		transform: {
			filter: { id: /\.tsx?$/, code: 'lazyHydrate' },
			async handler(code, id) {
				const calls = findCalls(id, code, (message, at) => this.error(message, at));
				if (calls.length === 0) return null;
				const found: LazyEdge[] = [];
				for (const { specifier, preload, page } of calls) {
					if (preload === 'none' || !specifier) continue;
					const module = await this.resolve(specifier, id);
					if (!module) return this.error(`${id} hydrates ${specifier}, which does not exist`);
					found.push({ module: module.id, script: preload === 'script', ...(page && { page }) });
				}
				edges.set(id, found);
				const target = this.environment.config.consumer === 'server' ? 'server' : 'browser';
				return { code: rewriteCalls(code, calls, target), map: null };
			},
		},
		generateBundle(_options, bundle) {
			const { consumer, root } = this.environment.config;
			if (consumer === 'server') return;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const names = new Map(
				chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, nameOf(chunk, root)])),
			);
			for (const [id, found] of edges) {
				const eager = found.find(({ module }) => names.get(module) === names.get(id));
				if (eager) this.error(`${id} hydrates ${eager.module} lazily, but shares its chunk`);
			}
			const manifest = toManifest(chunks, root, {
				importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [],
				lazyEdgesOf: (id) => edges.get(id) ?? [],
				chunkOf: (id) => names.get(id) ?? this.error(`no chunk contains ${id}`),
			});
			const source = JSON.stringify(manifest, null, '\t');
			this.emitFile({ type: 'asset', fileName: PRELOAD_MANIFEST, source });
		},
	};
}

function toManifest(
	chunks: Rolldown.OutputChunk[],
	root: string,
	graph: ModuleGraph,
): PreloadManifest {
	const entries = chunks.flatMap((chunk) => {
		const preloads = chunk.facadeModuleId ? collectPreloads(graph, chunk.facadeModuleId) : [];
		return preloads.length > 0 ? [[nameOf(chunk, root), preloads] as const] : [];
	});
	return Object.fromEntries(entries);
}

/** As in Vite's manifest. */
function nameOf({ facadeModuleId, fileName }: Rolldown.OutputChunk, root: string): string {
	if (!facadeModuleId) return `_${path.basename(fileName)}`;
	return normalizePath(path.relative(root, facadeModuleId));
}
