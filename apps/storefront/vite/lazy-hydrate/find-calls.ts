import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

type Span = { start: number; end: number };

/** The options of a call, for the build alone; `src/platform/hydration` documents them. */
type Options = { preload: 'script' | 'styles' | 'none'; page?: string };

export type LazyHydrateCall = Options & {
	/** The function that loads the component. */
	load: Span;
	options: Span | null;
	/** The module of the component; undefined only if nothing is preloaded. */
	specifier: string | undefined;
};

/** Reports the message with its position and aborts. */
type Fail = (message: string, position: number) => never;

/** Finds the calls of `lazyHydrate` in a module that imports it. */
export function findCalls(file: string, code: string, fail: Fail): LazyHydrateCall[] {
	const { program, errors, module } = parseSync(file, code);
	// Vite reports syntax errors itself.
	if (errors.length > 0 || !importsLazyHydrate(module)) return [];

	const calls: LazyHydrateCall[] = [];
	const functions: { async: boolean }[] = [];
	const enter = (node: { async: boolean }) => void functions.push(node);
	const leave = () => void functions.pop();
	new Visitor({
		ArrowFunctionExpression: enter,
		'ArrowFunctionExpression:exit': leave,
		FunctionDeclaration: enter,
		'FunctionDeclaration:exit': leave,
		FunctionExpression: enter,
		'FunctionExpression:exit': leave,
		CallExpression(node) {
			if (node.callee.type !== 'Identifier' || node.callee.name !== 'lazyHydrate') return;
			// The server awaits the component in place.
			if (functions.at(-1)?.async === false) {
				fail('lazyHydrate must be called at the top level or in an async function', node.start);
			}
			const [load, options] = node.arguments;
			if (!load) return fail('lazyHydrate needs a function that loads a component', node.start);
			const read = readOptions(options, fail);
			const specifier = findImport(module, code, load);
			if (read.preload !== 'none' && specifier === undefined) {
				fail('lazyHydrate can preload only one import() of a string', load.start);
			}
			calls.push({ ...read, load, options: options ?? null, specifier });
		},
	}).visit(program);
	return calls;
}

function importsLazyHydrate({ staticImports }: ParseResult['module']): boolean {
	return staticImports.some(
		({ moduleRequest, entries }) =>
			moduleRequest.value.endsWith('/lazy-hydrate.tsx') &&
			entries.some(({ localName }) => localName.value === 'lazyHydrate'),
	);
}

function readOptions(node: ESTree.Argument | undefined, fail: Fail): Options {
	const options: Options = { preload: 'styles' };
	if (!node) return options;
	if (node.type !== 'ObjectExpression') return fail('expected literal options', node.start);
	for (const property of node.properties) {
		const [name, value] = property.type === 'Property' ? readProperty(property) : [];
		if (name === 'page' && typeof value === 'string') options.page = value;
		else if (name === 'preload' && isPreload(value)) options.preload = value;
		else fail('expected preload: script, styles or none, or the page as a string', property.start);
	}
	return options;
}

function readProperty({ key, value }: ESTree.ObjectProperty): [unknown, unknown] {
	return [key.type === 'Identifier' && key.name, value.type === 'Literal' && value.value];
}

function isPreload(value: unknown): value is Options['preload'] {
	return value === 'script' || value === 'styles' || value === 'none';
}

/** The module of the only import() within the function. */
function findImport({ dynamicImports }: ParseResult['module'], code: string, { start, end }: Span) {
	const [first, ...more] = dynamicImports.filter((it) => it.start >= start && it.end <= end);
	if (!first || more.length > 0) return undefined;
	const text = code.slice(first.moduleRequest.start, first.moduleRequest.end);
	return /^(['"])(.+)\1$/.exec(text)?.[2];
}
