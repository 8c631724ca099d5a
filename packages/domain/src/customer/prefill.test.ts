import { describe, expect, it } from 'vitest';
import { prefillOf } from './prefill.ts';

const anna = {
	firstName: 'Anna',
	lastName: 'Berger',
	email: 'anna@korb.example',
	academicTitle: 'Dr.',
	salutation: 'Female' as const,
	birthdate: '1991-05-14',
};
const home = {
	phoneNumber: '+436601234567',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
	countryCode: 'AT',
};
const today = new Date('2026-07-13T10:00:00Z');

describe('prefill', () => {
	it('CUST-135 CUST-136 CUST-137 CUST-138 CUST-139 CUST-140 takes what the customer told', () => {
		expect(prefillOf(anna, null, today)).toEqual({
			firstname: 'Anna',
			surname: 'Berger',
			email: 'anna@korb.example',
			academicTitle: 'Dr.',
			age: '35',
			gender: 'Female',
			telephoneNumber: '',
			street: '',
			streetNumber: '',
			zip: '',
			city: '',
			countryCode: '',
		});
	});

	it('CUST-141 CUST-142 CUST-143 CUST-144 CUST-145 CUST-146 takes the rest from the billing address', () => {
		expect(prefillOf(anna, home, today)).toMatchObject({
			telephoneNumber: '+436601234567',
			street: 'Praterstraße',
			streetNumber: '38',
			zip: '1020',
			city: 'Wien',
			countryCode: 'AT',
		});
	});

	it.each([
		['Company', ''],
		['Family', ''],
		['Male', 'Male'],
		[null, ''],
	] as const)('CUST-140 OPEN-87 salutation %s gives gender %j', (salutation, gender) => {
		expect(prefillOf({ ...anna, salutation }, null, today).gender).toBe(gender);
	});

	it('leaves the age empty without a birthdate that can be read', () => {
		expect(prefillOf({ ...anna, birthdate: 'im Mai' }, null, today).age).toBe('');
		expect(prefillOf({ ...anna, birthdate: null }, null, today).age).toBe('');
	});
});
