import { consentWithoutProvider, initialConsent, toConsent } from '@korb/domain/customer/consent';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../platform/storage/store.ts';
import { createDataLayer, type TrackedEvent } from './data-layer.ts';

const event = { event: 'purchase' } as TrackedEvent;

function setUp({ isEnabled = true } = {}) {
	const page: { dataLayer?: TrackedEvent[] } = {};
	const consent = createStore(initialConsent);
	const track = createDataLayer({ consent, isEnabled: () => isEnabled, page });
	return { page, consent, track };
}

describe('data layer', () => {
	it('MISC-14 stays empty until the shopper has decided on consent', () => {
		const { page, consent, track } = setUp();
		track(event);
		expect(page.dataLayer).toBeUndefined();
		consent.set(toConsent(['C0001', 'C0002'], true));
		expect(page.dataLayer).toEqual([event]);
	});

	it.each([
		['MISC-17 a yes to statistics', toConsent(['C0001', 'C0002'], true), 1],
		['MISC-18 a yes to marketing only', toConsent(['C0001', 'C0004'], true), 0],
		['only what is necessary', toConsent(['C0001'], true), 0],
		['MISC-15 no provider, shop allows', consentWithoutProvider('allow'), 1],
		['MISC-15 no provider, shop denies', consentWithoutProvider('deny'), 0],
	])('%s', (_title, answer, count) => {
		const { page, consent, track } = setUp();
		track(event);
		consent.set(answer);
		track(event);
		expect(page.dataLayer ?? []).toHaveLength(2 * count);
	});

	it('discards what was refused, even if the shopper consents later', () => {
		const { page, consent, track } = setUp();
		track(event);
		consent.set(toConsent([], true));
		consent.set(toConsent(['C0002'], true));
		expect(page.dataLayer).toBeUndefined();
	});

	it('is not filled inside an app with its own analytics', () => {
		const { page, consent, track } = setUp({ isEnabled: false });
		consent.set(consentWithoutProvider('allow'));
		track(event);
		expect(page.dataLayer).toBeUndefined();
	});
});
