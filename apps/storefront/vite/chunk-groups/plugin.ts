import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

export type ChunkGroup = {
	name: string;
	/** Paths relative to the root of the app. */
	modules?: string[];
	packages?: string[];
	/** Everything that the entry imports statically. */
	isInitial?: boolean;
	/** Takes only the style sheets of its modules along; other dependencies stay where they are. */
	isShallow?: boolean;
};

/**
 * Puts modules into shared chunks of the client build. A module that has moved would silently drop
 * out of its group, so the build fails unless every group contains what it lists.
 */
export function groupChunks(groups: ChunkGroup[]): Plugin {
	return {
		name: 'korb:chunk-groups',
		apply: 'build',
		applyToEnvironment: ({ config }) => config.consumer === 'client',
		outputOptions(options) {
			const { root } = this.environment.config;
			return { ...options, codeSplitting: { groups: groups.map((it) => toRolldown(it, root)) } };
		},
		generateBundle(_options, bundle) {
			const { root } = this.environment.config;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			for (const group of groups) {
				const ids = chunks.filter((it) => it.name === group.name).flatMap((it) => it.moduleIds);
				const lost = testsOf(group, root).filter(({ test }) => !ids.some(test));
				const names = lost.map(({ name }) => name).join(', ');
				if (names) this.error(`The chunk group ${group.name} lists ${names}, but lacks it.`);
			}
		},
	};
}

function toRolldown(group: ChunkGroup, root: string): Rolldown.CodeSplittingGroup {
	if (group.isInitial) return { name: group.name, tags: ['$initial'] };
	const tests = testsOf(group, root);
	return {
		name: group.name,
		test: (id: string) => tests.some(({ test }) => test(id) || test(ownerOf(id))),
		includeDependenciesRecursively: !group.isShallow,
	};
}

/** The component that a style sheet belongs to. */
function ownerOf(id: string): string {
	return id.replace(/\.module\.css$/, '.tsx');
}

/** One test per entry of the group. */
function testsOf({ modules = [], packages = [] }: ChunkGroup, root: string) {
	return [
		...modules.map((name) => {
			const file = normalizePath(path.resolve(root, name));
			return { name, test: (id: string) => id === file };
		}),
		...packages.map((name) => ({
			name,
			test: (id: string) => id.includes(`/node_modules/${name}/`),
		})),
	];
}
