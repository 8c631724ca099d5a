import { describe, expect, it } from 'vitest';
import { isLoyalty, loyaltyStateOf } from './membership.ts';

const joe = { featureJoe: true };
const noJoe = { featureJoe: false };
const authenticated = { loyalityMemberId: '4711', joeAuthenticationStatus: 'Authenticated' };
const unconfirmed = { ...authenticated, joeAuthenticationStatus: 'NotAuthenticated' };

describe('membership', () => {
	it('LOY-08: a customer whose card is authenticated is a member', () => {
		expect(isLoyalty(authenticated, joe)).toBe(true);
		expect(isLoyalty(unconfirmed, joe)).toBe(false);
		expect(isLoyalty({ ...authenticated, joeAuthenticationStatus: 'Maybe' }, joe)).toBe(false);
		expect(isLoyalty(null, joe)).toBe(false);
	});

	it('LOY-09: without joe a member id is enough', () => {
		expect(isLoyalty(unconfirmed, noJoe)).toBe(true);
		expect(isLoyalty({ ...unconfirmed, loyalityMemberId: '' }, noJoe)).toBe(false);
		expect(isLoyalty(null, noJoe)).toBe(false);
	});

	it('LOY-10 OPEN-120: a card that is not authenticated is dereferenced, unless it is enough', () => {
		expect(loyaltyStateOf(unconfirmed, joe)).toBe('dereferenced');
		expect(loyaltyStateOf(authenticated, joe)).toBe('member');
		expect(loyaltyStateOf(unconfirmed, noJoe)).toBe('member');
	});

	it('LOY-11: a customer without a card is online-only', () => {
		expect(loyaltyStateOf(null, joe)).toBe('onlineOnly');
	});
});
