import type { Customer } from '@korb/contracts/customer/customer';
import { initialConsent, toConsent } from '@korb/domain/customer/consent';
import { expect, it } from 'vitest';
import { aCustomer } from '../../../test/fixture-customer.ts';
import { createStore } from '../../platform/storage/store.ts';
import { CARD_COOKIE_MS, keepCardCookie } from './card-cookie.ts';

const member = aCustomer({
	loyaltyMemberInformation: {
		mpCardId: '2900412773180',
		loyalityMemberId: 'm-1',
		joeAuthenticationStatus: 'Authenticated',
		pools: [],
		promotions: [],
		vouchers: [],
		joinedOn: '2021-05-04',
		isPersonalised: false,
	},
});

it('LOY-55 CONST-08 keeps the card for 180 days, for members who allow statistics', () => {
	const jar = { cookie: '' };
	const customer = createStore<Customer | null>(null);
	const consent = createStore(initialConsent);
	keepCardCookie(customer, consent, jar);
	customer.set(member);
	expect(jar.cookie).toBe('');
	consent.set(toConsent(['C0001', 'C0002'], true));
	expect(CARD_COOKIE_MS).toBe(15_552_000_000);
	expect(jar.cookie).toBe('loyaltyCardId=2900412773180; path=/; samesite=lax; max-age=15552000');
	customer.set(null);
	expect(jar.cookie).toBe('loyaltyCardId=; path=/; samesite=lax; max-age=0');
});

it('drops the card when the member takes the consent back', () => {
	const jar = { cookie: '' };
	const consent = createStore(toConsent(['C0002'], true));
	keepCardCookie(createStore<Customer | null>(member), consent, jar);
	consent.set(toConsent(['C0001'], true));
	expect(jar.cookie).toContain('max-age=0');
});
