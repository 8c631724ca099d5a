import { describe, expect, it } from 'vitest';
import { collectPreloads, type LazyEdge } from './collect-preloads.ts';

type Modules = { [name: string]: { imports?: string[]; lazy?: LazyEdge[] } };

function collect(modules: Modules) {
	return collectPreloads(
		{
			importsOf: (name) => modules[name]?.imports ?? [],
			lazyEdgesOf: (name) => modules[name]?.lazy ?? [],
			chunkOf: (name) => `${name}.js`,
		},
		'page',
	);
}

const styles = (module: string) => ({ module, script: false });
const script = (module: string) => ({ module, script: true });

describe('collectPreloads', () => {
	it('follows static imports, cycles included', () => {
		const found = collect({
			page: { imports: ['list'], lazy: [script('content')] },
			list: { imports: ['page'], lazy: [styles('facets')] },
		});
		expect(found).toEqual([
			{ chunk: 'content.js', script: true },
			{ chunk: 'facets.js', script: false },
		]);
	});

	it('follows lazy components, whose parts never hydrate before them', () => {
		const found = collect({
			page: { lazy: [styles('details')] },
			details: { imports: ['facts'] },
			facts: { lazy: [script('table')] },
		});
		expect(found).toEqual([
			{ chunk: 'details.js', script: false },
			{ chunk: 'table.js', script: false },
		]);
	});

	it('passes the page kind on', () => {
		const found = collect({
			page: { lazy: [{ ...styles('picker'), page: 'product' }] },
			picker: { lazy: [styles('stepper')] },
		});
		expect(found).toEqual([
			{ chunk: 'picker.js', script: false, page: 'product' },
			{ chunk: 'stepper.js', script: false, page: 'product' },
		]);
	});

	it('lists a component once', () => {
		const found = collect({
			page: { imports: ['card', 'list'] },
			card: { lazy: [styles('note')] },
			list: { imports: ['card'], lazy: [styles('note')] },
		});
		expect(found).toEqual([{ chunk: 'note.js', script: false }]);
	});
});
