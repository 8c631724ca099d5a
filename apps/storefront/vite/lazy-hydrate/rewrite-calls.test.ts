import { describe, expect, it } from 'vitest';
import { findCalls } from './find-calls.ts';
import { rewriteCalls } from './rewrite-calls.ts';

const IMPORT = "import { lazyHydrate } from './lazy-hydrate.tsx';";

function rewrite(code: string, target: 'server' | 'browser'): string {
	const source = `${IMPORT}${code}`;
	const calls = findCalls('page.tsx', source, (message) => {
		throw new Error(message);
	});
	return rewriteCalls(source, calls, target).slice(IMPORT.length);
}

describe('rewriteCalls', () => {
	const code = `
const A = lazyHydrate(() => import('./a.tsx'));
const B = lazyHydrate(() => import('./b.tsx'), {
	preload: 'script',
});
const C = 1;`;

	it('awaits components on the server and keeps line numbers', () => {
		expect(rewrite(code, 'server')).toBe(`
const A = lazyHydrate({ default: await (() => import('./a.tsx'))() });
const B = lazyHydrate({ default: await (() => import('./b.tsx'))() }

);
const C = 1;`);
	});

	it('drops the options in the browser', () => {
		expect(rewrite(code, 'browser')).toBe(`
const A = lazyHydrate(() => import('./a.tsx'));
const B = lazyHydrate(() => import('./b.tsx')

);
const C = 1;`);
	});
});
