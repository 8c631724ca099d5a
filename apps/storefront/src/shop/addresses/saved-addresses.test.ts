import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { Address } from '@korb/contracts/fulfilment/address';
import { describe, expect, it } from 'vitest';
import { findSaved, listDeliverable, toAddress } from './saved-addresses.ts';

function saved(id: string, part: Partial<SavedAddress> = {}): SavedAddress {
	const place = { streetName: 'Praterstraße', streetNumber: id, postalCode: '1020', city: 'Wien' };
	return { ...Address.parse(place), id, name: id, primaryFor: [], isUsable: true, ...part };
}

describe('saved addresses', () => {
	it('are offered for a delivery, the primary one first', () => {
		const book = [
			saved('1'),
			saved('2', { category: 'billing', primaryFor: ['Billing'] }),
			saved('3', { isUsable: false }),
			saved('4', { category: 'combined', primaryFor: ['Delivery'] }),
		];
		expect(listDeliverable(book).map(({ id }) => id)).toEqual(['4', '1']);
	});

	it('are recognised by the whole place, down to the door', () => {
		const book = [saved('38', { door: '12' }), saved('40')];
		const [home] = book;
		if (!home) throw new Error('no address');
		expect(findSaved(book, toAddress(home))?.id).toBe('38');
		expect(findSaved(book, { ...toAddress(home), door: '13' })).toBeUndefined();
		expect(findSaved(book, null)).toBeUndefined();
	});

	it('go into a cart without their name in the address book', () => {
		expect(Object.keys(toAddress(saved('1'))).sort()).toEqual(Object.keys(Address.shape).sort());
	});
});
