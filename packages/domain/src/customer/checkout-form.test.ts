import { describe, expect, it } from 'vitest';
import {
	type CheckoutAnswers,
	type CheckoutSetting,
	checkCheckoutForm,
	toBilling,
	toRecipient,
} from './checkout-form.ts';

const anna: CheckoutAnswers = {
	firstName: 'Anna',
	lastName: 'Berger',
	email: 'anna.berger@example.at',
	phoneNumber: '0660 1234567',
	addressText: '',
	note: '',
	companyName: '',
	valueAddedTaxId: '',
	streetName: '',
	streetNumber: '',
	postalCode: '',
	city: '',
	additionalInfo: '',
	isBillingSame: true,
	isCompany: false,
	methodKey: '',
};
const delivered: CheckoutSetting = { country: 'AT', phone: 'Optional', isCollected: false };
const home = {
	streetName: 'Praterstraße',
	streetNumber: '38',
	stairCase: '2',
	postalCode: '1020',
	city: 'Wien',
};
const x = (length: number) => 'x'.repeat(length);
const problemsOf = (change: Partial<CheckoutAnswers>, setting: Partial<CheckoutSetting> = {}) =>
	checkCheckoutForm({ ...anna, ...change }, { ...delivered, ...setting });

it('accepts complete input', () => {
	expect(problemsOf({})).toEqual({});
});

describe('checkout fields', () => {
	const elsewhere = { ...home, isBillingSame: false };
	it.each<[string, Partial<CheckoutAnswers>, object]>([
		['FORM-09 email is required', { email: ' ' }, { email: 'required' }],
		['FORM-09 email may have 50 characters', { email: `${x(41)}@korb.at` }, {}],
		['FORM-09 email is too long', { email: `${x(44)}@korb.at` }, { email: 'maxLength:50' }],
		['FORM-09 email is invalid', { email: 'anna@korb' }, { email: 'email' }],
		[
			'requires a name',
			{ firstName: '', lastName: '' },
			{
				firstName: 'required',
				lastName: 'required',
			},
		],
		[
			'CHK-08 FORM-52 street is required',
			{ ...elsewhere, streetName: '' },
			{
				streetName: 'required',
			},
		],
		[
			'CHK-08 FORM-52 street is too long',
			{ ...elsewhere, streetName: x(256) },
			{
				streetName: 'maxLength:255',
			},
		],
		[
			'CHK-08 FORM-53 number is required',
			{ ...elsewhere, streetNumber: '' },
			{
				streetNumber: 'required',
			},
		],
		[
			'CHK-08 FORM-53 number is too long',
			{ ...elsewhere, streetNumber: '123456' },
			{
				streetNumber: 'maxLength:5',
			},
		],
		[
			'CHK-08 FORM-54 addition is too long',
			{ ...elsewhere, additionalInfo: x(256) },
			{
				additionalInfo: 'maxLength:255',
			},
		],
		['CHK-08 FORM-55 text is too long', { addressText: x(61) }, { addressText: 'maxLength:60' }],
		[
			'CHK-08 FORM-55 text must not contain tags',
			{ addressText: 'a<b' },
			{ addressText: 'pattern' },
		],
		['FORM-22 note is too long', { note: x(241) }, { note: 'maxLength:240' }],
		['FORM-27 phone is too short', { phoneNumber: '+43 660' }, { phoneNumber: 'phone' }],
		['FORM-20 company name is required', { isCompany: true }, { companyName: 'required' }],
		[
			'FORM-24 VAT id is too short',
			{ isCompany: true, companyName: 'Korb', valueAddedTaxId: 'ATU1' },
			{ valueAddedTaxId: 'minLength:7' },
		],
	])('%s', (_name, change, problems) => expect(problemsOf(change)).toEqual(problems));

	it('requires no billing address if it is the delivery address', () => {
		expect(problemsOf({ streetNumber: '123456', isCompany: false })).toEqual({});
	});

	it('requires neither address nor delivery notes for collection', () => {
		expect(problemsOf({ addressText: x(99) }, { isCollected: true })).toEqual({});
	});

	it.each([
		['a company', { isCompany: true, companyName: 'Korb' }],
		['payment by invoice', { methodKey: 'pay-by-invoice-b2c' }],
	])('requires a billing address for collection with %s', (_name, change) => {
		expect(problemsOf(change, { isCollected: true })).toEqual({
			streetName: 'required',
			streetNumber: 'required',
			postalCode: 'required',
			city: 'required',
		});
	});

	it('requires a phone number if the shop does', () => {
		const phone = 'Mandatory';
		expect(problemsOf({ phoneNumber: '' }, { phone })).toEqual({ phoneNumber: 'required' });
		expect(problemsOf({ phoneNumber: '' })).toEqual({});
	});
});

describe('addresses from the checkout', () => {
	it('includes the recipient', () => {
		const answers = { ...anna, firstName: ' Anna ', addressText: ' Hoftor ' };
		expect(toRecipient(answers, delivered)).toEqual({
			firstName: 'Anna',
			lastName: 'Berger',
			email: 'anna.berger@example.at',
			phoneNumber: '+436601234567',
			additionalInfo: 'Hoftor',
		});
		expect(toRecipient(answers, { ...delivered, isCollected: true })).not.toHaveProperty(
			'additionalInfo',
		);
	});

	it('uses the delivery address for billing', () => {
		const billing = toBilling({ ...anna, companyName: 'left over' }, delivered, home);
		expect(billing).toMatchObject({ ...home, lastName: 'Berger', companyName: '' });
	});

	it('never uses the store address for billing on collection', () => {
		const billing = toBilling(anna, { ...delivered, isCollected: true }, home);
		expect(billing).toMatchObject({ lastName: 'Berger', streetName: '', city: '' });
	});

	it('supports a separate billing address and a company', () => {
		const office = { streetName: 'Am Hof', streetNumber: '2', postalCode: '1010', city: 'Wien' };
		const answers = { ...anna, ...office, isBillingSame: false, isCompany: true };
		const billing = toBilling({ ...answers, companyName: 'Berger KG ' }, delivered, home);
		expect(billing).toMatchObject({ ...office, companyName: 'Berger KG' });
		expect(billing).not.toHaveProperty('stairCase');
	});
});
