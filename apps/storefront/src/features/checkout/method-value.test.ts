import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import { describe, expect, it } from 'vitest';
import { aSavedCard } from '../../../test/fixture-customer.ts';
import { aMethod } from '../../../test/fixture-products.ts';
import { listUsable, readMethod, savedValue } from './method-value.ts';

const card = (change: Partial<SavedMethod>) => aSavedCard({ id: 'one', ...change });

describe('a payment method in the form', () => {
	it('is a saved card or the key of a method', () => {
		expect(readMethod(savedValue(card({})))).toEqual({
			methodKey: 'credit-cards',
			savedMethodId: 'one',
		});
		expect(readMethod('paypal')).toEqual({ methodKey: 'paypal' });
	});

	it('CHK-57 CHK-61 CHK-62 prefers saved cards, in their order, unless they have expired', () => {
		const choices = [aMethod({ methodKey: 'credit-cards' }), aMethod({ methodKey: 'paypal' })];
		const saved = [card({ id: 'old', isPrimary: true, expired: true }), card({ id: 'new' })];
		expect(listUsable(choices, saved)).toEqual(['saved:new', 'credit-cards', 'paypal']);
	});

	it('is never a card while cards cannot be charged', () => {
		const down = aMethod({ methodKey: 'credit-cards', refusal: 'providerDown' });
		expect(listUsable([down], [card({})])).toEqual([]);
		expect(listUsable([aMethod({ methodKey: 'paypal' })], [card({})])).toEqual(['paypal']);
	});
});
