import { describe, expect, it } from 'vitest';
import { findAddressProblems, isUsableAddress } from './addresses.ts';

const address = {
	streetName: 'Neubaugasse',
	streetNumber: '12',
	postalCode: '1070',
	city: 'Wien',
	position: { lat: 48.2, lng: 16.35 },
};
const anything = { phone: 'Optional', strict: false } as const;

describe('an address', () => {
	it('CUST-114 is usable with street, number, postal code and city', () => {
		expect(isUsableAddress(address)).toBe(true);
		expect(findAddressProblems(address, anything)).toEqual([]);
	});

	it.each(['streetName', 'streetNumber', 'postalCode', 'city'])(
		'CUST-114 is not usable without %s',
		(field) => {
			const { [field as keyof typeof address]: _, ...rest } = address;
			expect(isUsableAddress(rest)).toBe(false);
			expect(isUsableAddress({ ...address, [field]: '  ' })).toBe(false);
			expect(findAddressProblems({ ...address, [field]: '' }, anything)).toEqual(['incomplete']);
		},
	);

	it('CUST-115 needs no phone number where it is optional', () => {
		expect(findAddressProblems({ ...address, phoneNumber: '' }, anything)).toEqual([]);
	});

	it.each([
		['', false],
		['12345', false],
		['123456', true],
		['+43 1 234 567', true],
		['0664/123 45 67', true],
		['12345678901234567890', true],
		['123456789012345678901', false],
		['call me', false],
	])('CUST-116 FORM-28 where a phone number is mandatory, %j counts: %s', (phoneNumber, isGood) => {
		const problems = findAddressProblems(
			{ ...address, phoneNumber },
			{ phone: 'Mandatory', strict: false },
		);
		expect(problems).toEqual(isGood ? [] : ['phone']);
	});

	it('CUST-118 must be geocoded where the check is strict', () => {
		const strict = { phone: 'Optional', strict: true } as const;
		expect(findAddressProblems(address, strict)).toEqual([]);
		expect(findAddressProblems({ ...address, position: null }, strict)).toEqual(['notFound']);
		expect(findAddressProblems({ ...address, position: null }, anything)).toEqual([]);
	});
});
