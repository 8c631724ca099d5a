import type { SearchAnswer, SearchType } from '@korb/contracts/catalogue/search';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Banner, createFlyoutSearch, emptyFlyout } from './flyout-search.ts';

const hits = (total: number): SearchAnswer => ({ total, count: 0, offset: 0, results: [] });
const banner: Banner = { title: 'Marillenzeit', text: '', image: null, link: null };

function setUp(
	answer: (type: SearchType) => Promise<SearchAnswer> = async () => hits(3),
	debounceMs = 500,
) {
	const requested: string[] = [];
	const missed: string[] = [];
	const flyout = createFlyoutSearch({
		types: ['suggestions', 'products'],
		debounceMs,
		search: (type, term) => {
			requested.push(`${type} ${term}`);
			return answer(type);
		},
		findBanner: async () => banner,
		onNothingFound: (term) => missed.push(term),
	});
	const type = async (text: string) => {
		flyout.type(text);
		await vi.advanceTimersByTimeAsync(500);
	};
	return { flyout, requested, missed, type };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('searching while typing', () => {
	it('SRCH-43 CONST-24 searches half a second after the last keystroke', async () => {
		const { flyout, requested } = setUp();
		flyout.type('mi');
		await vi.advanceTimersByTimeAsync(499);
		flyout.type('mil');
		await vi.advanceTimersByTimeAsync(499);
		expect(requested).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(requested).toEqual(['suggestions mil', 'products mil']);
	});

	it('searches after the configured delay', async () => {
		const { flyout, requested } = setUp(undefined, 150);
		flyout.type('mil');
		await vi.advanceTimersByTimeAsync(149);
		expect(requested).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(requested).toEqual(['suggestions mil', 'products mil']);
	});

	it.each([
		['SRCH-39 an empty term', ''],
		['SRCH-40 whitespace', '   '],
		['SRCH-42 a single character', ' m '],
	])('%s starts no search', async (_title, text) => {
		const { requested, type } = setUp();
		await type(text);
		expect(requested).toEqual([]);
	});

	it('SRCH-41 searches once for the same term', async () => {
		const { requested, type } = setUp();
		await type('milch');
		await type('milch ');
		expect(requested).toHaveLength(2);
	});

	it('SRCH-32 stores the hits of every type separately', async () => {
		const { flyout, type } = setUp(async (name) => hits(name === 'products' ? 7 : 2));
		await type('milch');
		const { term, hits: found } = flyout.store.get();
		expect(term).toBe('milch');
		expect([found.suggestions?.total, found.products?.total]).toEqual([2, 7]);
	});

	it('SRCH-33 finds the banner for the term', async () => {
		const { flyout, type } = setUp();
		await type('marillen');
		expect(flyout.store.get().banner).toEqual(banner);
	});

	it('SRCH-45 resets everything when the term is cleared', async () => {
		const { flyout, requested, type } = setUp();
		await type('milch');
		await type('');
		expect(flyout.store.get()).toEqual(emptyFlyout);
		await type('milch');
		expect(requested).toHaveLength(4);
	});

	it('SRCH-50 treats a failed search as one without hits', async () => {
		const { flyout, type } = setUp(async (name) => {
			if (name === 'products') throw new Error('down');
			return hits(1);
		});
		await type('milch');
		expect(flyout.store.get().hits.products).toEqual(hits(0));
		expect(flyout.store.get().hits.suggestions?.total).toBe(1);
		expect(flyout.store.get().hasFailed).toBe(true);
	});

	it('SRCH-46 does not report no hits when the search is down', async () => {
		const { missed, type } = setUp(() => Promise.reject(new Error('down')));
		await type('milch');
		expect(missed).toEqual([]);
	});

	it('SRCH-51 API-16 shows no banner when it fails', async () => {
		const flyout = createFlyoutSearch({
			types: ['products'],
			debounceMs: 500,
			search: async () => hits(1),
			findBanner: () => Promise.reject(new Error('down')),
			onNothingFound: () => {},
		});
		flyout.type('milch');
		await vi.advanceTimersByTimeAsync(500);
		expect(flyout.store.get()).toMatchObject({ banner: null, hits: { products: { total: 1 } } });
	});

	it('SRCH-46 MISC-35 reports when nothing at all was found', async () => {
		const { missed, type } = setUp(async () => hits(0));
		await type('xyzzy');
		expect(missed).toEqual(['xyzzy']);
		const found = setUp();
		await found.type('milch');
		expect(found.missed).toEqual([]);
	});

	it('does not show hits of an earlier term', async () => {
		let answerFirst: (hits: SearchAnswer) => void = () => {};
		let calls = 0;
		const { flyout, type } = setUp(() =>
			calls++ < 2 ? new Promise((resolve) => (answerFirst = resolve)) : Promise.resolve(hits(1)),
		);
		await type('milch');
		await type('brot');
		answerFirst(hits(99));
		await vi.advanceTimersByTimeAsync(0);
		expect(flyout.store.get()).toMatchObject({ term: 'brot', hits: { products: { total: 1 } } });
	});
});
