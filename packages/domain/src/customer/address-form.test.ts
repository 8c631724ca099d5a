import { describe, expect, it } from 'vitest';
import { type AddressAnswers, checkAddressForm } from './address-form.ts';

const home: AddressAnswers = {
	name: 'Zuhause',
	firstName: 'Anna',
	lastName: 'Berger',
	streetName: 'Praterstraße',
	houseNumber: '38',
	stairCase: '2',
	floor: '3',
	door: '12',
	postalCode: '1020',
	city: 'Wien',
	phoneNumber: '0660 1234567',
	additionalInfo: '',
	companyName: '',
	valueAddedTaxId: '',
	companyRegistrationNumber: '',
};

const delivered = { country: 'AT', isBilled: false };
const billed = { country: 'AT', isBilled: true };
const x = (length: number) => 'x'.repeat(length);

describe('the form of a saved address', () => {
	it('accepts a complete address', () => {
		expect(checkAddressForm(home, delivered)).toEqual({});
	});

	it.each<[string, Partial<AddressAnswers>, Record<string, string>]>([
		['FORM-13', { postalCode: '' }, { postalCode: 'required' }],
		['FORM-14', { city: 'Wien<' }, { city: 'pattern' }],
		['FORM-15', { houseNumber: '' }, { houseNumber: 'required' }],
		['FORM-15', { houseNumber: x(6) }, { houseNumber: 'maxLength:5' }],
		['FORM-17', { door: x(5) }, { door: 'maxLength:4' }],
		['FORM-18', { floor: x(21) }, { floor: 'maxLength:20' }],
		['FORM-19', { stairCase: x(5) }, { stairCase: 'maxLength:4' }],
		['FORM-22', { additionalInfo: x(241) }, { additionalInfo: 'maxLength:240' }],
		['FORM-27', { phoneNumber: '12' }, { phoneNumber: 'phone' }],
	])('%s', (_row, wrong, problems) => {
		expect(checkAddressForm({ ...home, ...wrong }, delivered)).toEqual(problems);
	});

	it.each<[string, Partial<AddressAnswers>, Record<string, string>]>([
		['FORM-20', { companyName: x(51) }, { companyName: 'maxLength:50' }],
		[
			'FORM-23',
			{ companyRegistrationNumber: '123456' },
			{ companyRegistrationNumber: 'minLength:7' },
		],
		['FORM-24', { valueAddedTaxId: x(15) }, { valueAddedTaxId: 'maxLength:14' }],
	])('%s, only where it is shown', (_row, wrong, problems) => {
		expect(checkAddressForm({ ...home, ...wrong }, billed)).toEqual(problems);
		expect(checkAddressForm({ ...home, ...wrong }, delivered)).toEqual({});
	});
});
