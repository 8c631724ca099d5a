import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { describe, expect, it } from 'vitest';
import { firstDraft, missingIn, toDestination } from './destination-draft.ts';

const customer = {
	...{ customerId: 'c', name: 'Teresa Wagner', firstName: 'Teresa', lastName: 'Wagner' },
	...{ email: 'teresa@korb.example', phone: '' },
};
const home = { addressId: 'home', name: '', text: 'Praterstraße 38, 1020 Wien', isPrimary: true };
const anOrder = (change: Partial<PhoneOrder>) =>
	({
		...{ customer: null, addresses: [], cart: { distributionAddress: null } },
		...change,
	}) as unknown as PhoneOrder;

describe('firstDraft', () => {
	it('begins with what the account knows', () => {
		const draft = firstDraft(anOrder({ customer, addresses: [home] }));
		expect(draft).toMatchObject({ contact: { firstName: 'Teresa' }, addressId: 'home' });
	});

	it('is empty for a guest, who has no address book', () => {
		expect(firstDraft(anOrder({}))).toMatchObject({ contact: { email: '' }, addressId: null });
	});
});

describe('missingIn', () => {
	it('asks a customer with a saved address for the phone number only', () => {
		expect(missingIn(firstDraft(anOrder({ customer, addresses: [home] })))).toEqual([
			'phoneNumber',
		]);
	});

	it('asks for a street where another address is meant, and for a store where it is collected', () => {
		const draft = firstDraft(anOrder({ customer }));
		expect(missingIn(draft)).toContain('streetName');
		const missing = missingIn({ ...draft, isCollected: true });
		expect(missing).toEqual(['phoneNumber', 'storeId']);
	});

	it('wants a mailbox, since the confirmation goes there', () => {
		const draft = firstDraft(anOrder({ customer: { ...customer, email: 'teresa' } }));
		expect(missingIn(draft)).toContain('email');
	});
});

it('toDestination sends what was chosen, and nothing else', () => {
	const draft = { ...firstDraft(anOrder({ customer, addresses: [home] })), storeId: 'neubau' };
	expect(toDestination(draft).to).toEqual({ kind: 'saved', addressId: 'home' });
	const collected = toDestination({ ...draft, isCollected: true });
	expect(collected.to).toEqual({ kind: 'store', storeId: 'neubau' });
	expect(toDestination({ ...draft, addressId: null }).to.kind).toBe('address');
});
