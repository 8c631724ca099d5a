import type { SearchEvent } from '@korb/contracts/catalogue/search';
import { consentWithoutProvider, initialConsent } from '@korb/domain/customer/consent';
import type { RouteMatch } from '@korb/domain/routing/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../platform/storage/store.ts';
import { createSearchAnalytics } from './search-analytics.ts';

function setUp({ isEnabled = true } = {}) {
	const sent: SearchEvent[][] = [];
	const consent = createStore(initialConsent);
	const analytics = createSearchAnalytics({
		send: async (events) => sent.push(events),
		consent,
		isEnabled: () => isEnabled,
		userToken: () => 'somebody',
	});
	return { sent, consent, analytics };
}

const at = (name: string, params: Record<string, string> = {}) =>
	({ route: { name }, params }) as unknown as RouteMatch;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('search analytics', () => {
	it('SRCH-52 SRCH-54 sends a click with index, name, query id, object, position and user', () => {
		const { sent, consent, analytics } = setUp();
		consent.set(consentWithoutProvider('allow'));
		analytics.shown('q1', ['a', 'b'], 25);
		analytics.clicked('products', 'b');
		expect(sent).toEqual([]);
		vi.advanceTimersByTime(1000);
		expect(sent).toEqual([
			[
				{
					type: 'click',
					index: 'products',
					eventName: 'Product Clicked',
					queryID: 'q1',
					objectIDs: ['b'],
					positions: [26],
					userToken: 'somebody',
				},
			],
		]);
	});

	it('SRCH-53 sends conversions with the query that led to them', () => {
		const { sent, consent, analytics } = setUp();
		consent.set(consentWithoutProvider('allow'));
		analytics.shown('q1', ['a']);
		analytics.clicked('products', 'a');
		analytics.converted('products', ['a']);
		analytics.flush();
		expect(sent.flat()[1]).toMatchObject({ type: 'conversion', queryID: 'q1', objectIDs: ['a'] });
	});

	it.each([
		['SRCH-55 drops the query id on navigation', at('cart'), undefined],
		['SRCH-55 drops it on the overview, whose slug is missing', at('products-slug'), undefined],
		['SRCH-56 keeps it on a route with a slug', at('product-slug', { slug: 'milch' }), 'q1'],
		['SRCH-56 keeps it on the search page', at('search-term', { term: 'milch' }), 'q1'],
	])('%s', (_title, match, queryID) => {
		const { sent, consent, analytics } = setUp();
		consent.set(consentWithoutProvider('allow'));
		analytics.shown('q1', ['a']);
		analytics.clicked('products', 'a');
		analytics.navigated(match);
		analytics.converted('products', ['a']);
		analytics.flush();
		expect(sent.flat()[1]?.queryID).toBe(queryID);
	});

	it('SRCH-58 CONST-09 evicts the oldest hits', () => {
		const { sent, consent, analytics } = setUp();
		consent.set(consentWithoutProvider('allow'));
		analytics.shown(
			'q1',
			Array.from({ length: 5001 }, (_, index) => `sku-${index}`),
		);
		analytics.clicked('products', 'sku-0');
		analytics.clicked('products', 'sku-5000');
		analytics.flush();
		expect(sent.flat().map(({ objectIDs }) => objectIDs[0])).toEqual(['sku-5000']);
	});

	it('CONST-10 MISC-32 sends at most 250 events at once', () => {
		const { sent, consent, analytics } = setUp();
		for (let count = 0; count < 300; count++) analytics.foundNothing('products', `x${count}`);
		consent.set(consentWithoutProvider('allow'));
		expect(sent.map((batch) => batch.length)).toEqual([250, 50]);
	});

	it('waits for consent and discards everything when it is refused', () => {
		const { sent, consent, analytics } = setUp();
		analytics.foundNothing('products', 'xyz');
		vi.advanceTimersByTime(60_000);
		expect(sent).toEqual([]);
		consent.set(consentWithoutProvider('deny'));
		consent.set(consentWithoutProvider('allow'));
		expect(sent).toEqual([]);
	});

	it('MISC-22 sends nothing inside an app without the analytics flag', () => {
		const { sent, consent, analytics } = setUp({ isEnabled: false });
		consent.set(consentWithoutProvider('allow'));
		analytics.foundNothing('products', 'xyz');
		vi.advanceTimersByTime(60_000);
		expect(sent).toEqual([]);
	});
});
