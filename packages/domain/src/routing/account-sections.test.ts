import { describe, expect, it } from 'vitest';
import { findSection, type NamedSection } from './account-sections.ts';

const slugs: Record<NamedSection, string> = {
	orders: 'bestellungen',
	club: 'club',
	wallet: 'guthaben',
	pass: 'lieferpass',
	data: 'daten',
	addresses: 'adressen',
	payment: 'zahlungsarten',
	security: 'sicherheit',
	notifications: 'benachrichtigungen',
};
const config = {
	featureCartCheckout: true,
	featureCustomerDeliveryPass: true,
	featureCustomerWallet: true,
} as Parameters<typeof findSection>[0];
const find = (slug: string | undefined, settings = config) =>
	findSection(settings, slug, (section) => slugs[section]);

describe('the section of an account', () => {
	it.each([
		[undefined, 'overview'],
		['bestellungen', 'orders'],
		['guthaben', 'wallet'],
		['lieferpass', 'pass'],
		['zahlungsarten', 'payment'],
		['sicherheit', 'security'],
		['orders', null],
		['overview', null],
		['products', null],
		['', null],
	])('%s: %s', (slug, section) => {
		expect(find(slug)).toBe(section);
	});

	it('does not exist while its feature is off', () => {
		expect(find('bestellungen', { ...config, featureCartCheckout: false })).toBeNull();
		expect(find('zahlungsarten', { ...config, featureCartCheckout: false })).toBeNull();
		expect(find('guthaben', { ...config, featureCustomerWallet: false })).toBeNull();
		expect(find('lieferpass', { ...config, featureCustomerDeliveryPass: false })).toBeNull();
		expect(find('lieferpass', { ...config, featureCartCheckout: false })).toBeNull();
	});
});
