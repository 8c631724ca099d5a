import { type ConsentState, initialConsent, toConsent } from '@korb/domain/customer/consent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../platform/storage/store.ts';
import { startErrorRedirect, toRedirectTarget } from './error-redirect.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function start(requiredCookieGroup: 'C0001' | 'C0004' = 'C0001') {
	const consent = createStore<ConsentState>(initialConsent);
	const went: string[] = [];
	const scrolled: string[] = [];
	const stop = startErrorRedirect({
		redirect: { url: '/hilfe', scrollTo: '#weiter', requiredCookieGroup },
		consent,
		go: (target) => void went.push(target),
		scrollTo: (selector) => void scrolled.push(selector),
	});
	return { consent, went, scrolled, stop };
}

describe('the error page redirect', () => {
	it('CMS-66 CONST-25 scrolls to its element 500 ms after rendering', () => {
		const { scrolled } = start();
		vi.advanceTimersByTime(499);
		expect(scrolled).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(scrolled).toEqual(['#weiter']);
	});

	it('CMS-67 waits until the cookie banner is closed', () => {
		const { consent, went } = start();
		consent.set(toConsent(['C0001'], false));
		vi.advanceTimersByTime(60_000);
		expect(went).toEqual([]);
	});

	it('CMS-65 CMS-69 CONST-26 redirects 1500 ms after consent', () => {
		const { consent, went } = start();
		vi.advanceTimersByTime(5000);
		consent.set(toConsent([], true));
		vi.advanceTimersByTime(1499);
		expect(went).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(went).toEqual(['/hilfe']);
	});

	it('CMS-68 waits until the required group is allowed, and stops when it no longer is', () => {
		const { consent, went } = start('C0004');
		consent.set(toConsent(['C0002'], true));
		vi.advanceTimersByTime(60_000);
		expect(went).toEqual([]);
		consent.set(toConsent(['C0004'], true));
		vi.advanceTimersByTime(1000);
		consent.set(toConsent([], true));
		vi.advanceTimersByTime(60_000);
		expect(went).toEqual([]);
	});

	it('is cancelled when the page is left', () => {
		const { consent, went, scrolled, stop } = start();
		consent.set(toConsent([], true));
		stop();
		vi.advanceTimersByTime(60_000);
		expect([...went, ...scrolled]).toEqual([]);
	});

	it.each([
		['CMS-70 loses openlink', '/hilfe?openlink=%2Fx&a=1#da', '/hilfe?a=1#da'],
		['CMS-65 stays inside the shop', 'https://other.example/', '/'],
		['CMS-65 stays inside the shop', '//other.example', '/'],
	])('%s: %s', (_title, input, target) => {
		expect(toRedirectTarget(input)).toBe(target);
	});
});
