import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

const flat = { stairCase: '', door: '' };
const vienna = { streetName: 'Praterstraße', postalCode: '1020', city: 'Wien', countryCode: 'AT' };
const london = {
	...{ streetName: 'Exmouth Market', postalCode: 'EC1R', city: 'London', countryCode: 'GB' },
};

it('writes an address as its country does', () => {
	const door = { streetNumber: '38', stairCase: '2', door: '12' };
	expect(addressText({ ...vienna, ...door })).toBe('Praterstraße 38/2/12, 1020 Wien');
	expect(addressText({ ...london, ...flat, streetNumber: '38' })).toBe(
		'38 Exmouth Market, London EC1R',
	);
});

it('leaves out what it does not know', () => {
	const none = { ...flat, streetName: '', streetNumber: '' };
	expect(addressText({ ...vienna, ...none })).toBe('1020 Wien');
	expect(addressText({ ...london, ...none, city: '' })).toBe('EC1R');
});
