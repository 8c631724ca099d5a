import { describe, expect, it } from 'vitest';
import { consentWithoutProvider, initialConsent, isGroupAllowed, toConsent } from './consent.ts';

const nothing = { marketing: false, statistic: false, targetGroupSelection: false };
const everything = { marketing: true, statistic: true, targetGroupSelection: true };

describe('consent', () => {
	it('MISC-11 MISC-12 MISC-13 MISC-14 starts not ready with all categories off', () => {
		expect(initialConsent).toEqual({ isReady: false, isBannerClosed: false, ...nothing });
	});

	it('MISC-15 MISC-16 allows everything without a provider if the tenant is configured that way', () => {
		expect(consentWithoutProvider('allow')).toMatchObject({ isReady: true, ...everything });
		expect(consentWithoutProvider('deny')).toMatchObject({ isReady: true, ...nothing });
	});

	it.each([
		['MISC-17 C0002 sets statistic', 'C0002', { statistic: true }],
		['MISC-18 CONST-35 C0004 sets marketing', 'C0004', { marketing: true }],
		['MISC-19 CONST-35 C0007 sets targetGroupSelection', 'C0007', { targetGroupSelection: true }],
	] as const)('%s and nothing else', (_title, group, flags) => {
		expect(toConsent([group], true)).toMatchObject({ ...nothing, ...flags });
		expect(isGroupAllowed(toConsent([group], true), group)).toBe(true);
		expect(isGroupAllowed(toConsent([], true), group)).toBe(false);
	});

	it('MISC-20 always allows C0001', () => {
		expect(isGroupAllowed(initialConsent, 'C0001')).toBe(true);
	});
});
