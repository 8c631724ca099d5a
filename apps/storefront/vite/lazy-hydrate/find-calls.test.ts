import { describe, expect, it } from 'vitest';
import { findCalls } from './find-calls.ts';

const IMPORT = "import { lazyHydrate } from '../platform/hydration/lazy-hydrate.tsx';\n";

function find(code: string) {
	return findCalls('page.tsx', code, (message) => {
		throw new Error(message);
	});
}

describe('findCalls', () => {
	it('preloads the styles of the imported module unless told otherwise', () => {
		const code = `${IMPORT}const A = lazyHydrate(async () => (await import('./a.tsx')).A);`;
		const [call, ...more] = find(code);
		expect(more).toEqual([]);
		expect(call).toMatchObject({ specifier: './a.tsx', preload: 'styles', options: null });
		expect(code.slice(call?.load.start, call?.load.end)).toBe(
			"async () => (await import('./a.tsx')).A",
		);
	});

	it('reads the options', () => {
		const code = `${IMPORT}
			const A = lazyHydrate(() => import('./a.tsx'), { preload: 'script' });
			const B = lazyHydrate(() => import("./b.tsx"), { page: 'product' });`;
		expect(find(code)).toMatchObject([
			{ specifier: './a.tsx', preload: 'script' },
			{ specifier: './b.tsx', preload: 'styles', page: 'product' },
		]);
	});

	it('accepts any loader when nothing is preloaded', () => {
		const code = `${IMPORT}async function show(load) { lazyHydrate(load, { preload: 'none' }); }`;
		expect(find(code)).toMatchObject([{ specifier: undefined, preload: 'none' }]);
	});

	it('ignores other functions of that name', () => {
		expect(find("lazyHydrate(() => import('./a.tsx'));")).toEqual([]);
		expect(find("import { lazyHydrate } from 'elsewhere'; lazyHydrate(load);")).toEqual([]);
	});

	it.each([
		['lazyHydrate();', 'needs a function'],
		['lazyHydrate(load);', 'only one import() of a string'],
		['lazyHydrate(() => import(name));', 'only one import() of a string'],
		["lazyHydrate(() => [import('./a'), import('./b')]);", 'only one import() of a string'],
		["lazyHydrate(() => import('./a'), options);", 'literal options'],
		["lazyHydrate(() => import('./a'), { preload: 'soon' });", 'expected preload'],
		["lazyHydrate(() => import('./a'), { preload: kind });", 'expected preload'],
		["lazyHydrate(() => import('./a'), { ...options });", 'expected preload'],
		["function f() { lazyHydrate(() => import('./a')); }", 'top level or in an async function'],
		["const f = () => lazyHydrate(() => import('./a'));", 'top level or in an async function'],
	])('rejects %s', (code, message) => {
		expect(() => find(IMPORT + code)).toThrow(message);
	});
});
