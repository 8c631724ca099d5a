import { writePlaceholders } from '@korb/domain/customer/placeholders';
import { describe, expect, it } from 'vitest';
import { Address, AddressCategory, AddressInput, AddressKind } from './address.ts';

const full = {
	streetName: 'Neubaugasse',
	streetNumber: '12',
	stairCase: '2',
	floor: '3',
	door: '14',
	postalCode: '1070',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
	position: { lat: 48.2, lng: 16.35 },
	additionalInfo: 'Hof links',
	salutation: 'Female',
	title: 'Dr.',
	firstName: 'Maria',
	lastName: 'Na',
	companyName: 'Beispiel GmbH',
	valueAddedTaxId: 'ATU12345678',
	companyRegistrationNumber: 'FN123456a',
	email: 'maria@example.at',
	phoneNumber: '+436641234567',
	primary: true,
	category: 'combined',
	addressType: 'Billing',
	distributionType: 'DELIVERY',
	storeId: 's1',
	deliveryAreaNumber: 'W1',
	pickingUnitIds: ['wien'],
};

describe('an address on the wire', () => {
	it.each([
		['CUST-85', 'streetName'],
		['CUST-86', 'streetNumber'],
		['CUST-87', 'stairCase'],
		['CUST-88', 'floor'],
		['CUST-89', 'door'],
		['CUST-90', 'postalCode'],
		['CUST-91', 'city'],
		['CUST-92', 'country'],
		['CUST-93', 'countryCode'],
		['CUST-94', 'position'],
		['CUST-95', 'additionalInfo'],
		['CUST-96', 'salutation'],
		['CUST-97', 'title'],
		['CUST-98', 'firstName'],
		['CUST-99', 'lastName'],
		['CUST-100', 'companyName'],
		['CUST-101', 'valueAddedTaxId'],
		['CUST-102', 'companyRegistrationNumber'],
		['CUST-103', 'email'],
		['CUST-104', 'phoneNumber'],
		['CUST-105', 'primary'],
		['CUST-106', 'category'],
		['CUST-107', 'addressType'],
		['CUST-108', 'distributionType'],
		['CUST-109', 'storeId'],
		['CUST-110', 'deliveryAreaNumber'],
		['CUST-111', 'pickingUnitIds'],
	])('%s has %s, which passes through unchanged', (_id, field) => {
		const parsed: Record<string, unknown> = Address.parse(full);
		expect(parsed[field]).toEqual(full[field as keyof typeof full]);
		expect(Address.parse({})).toHaveProperty(field);
	});

	it('CUST-112 is a billing, a delivery or a combined address', () => {
		expect(AddressCategory.options).toEqual(['billing', 'delivery', 'combined']);
		expect(Address.safeParse({ category: 'holiday' }).success).toBe(false);
	});

	it('CUST-113 has a capitalised kind', () => {
		expect(AddressKind.options).toEqual(['Billing', 'Delivery']);
		expect(Address.safeParse({ addressType: 'billing' }).success).toBe(false);
	});

	it('CUST-108 is for delivery or collection, nothing else', () => {
		expect(Address.safeParse({ distributionType: 'CLICK_AND_COLLECT' }).success).toBe(true);
		expect(Address.safeParse({ distributionType: 'DRONE' }).success).toBe(false);
	});

	it.each(['city', 'additionalInfo'])('takes no tag for a %s', (field) => {
		const result = Address.safeParse({ [field]: 'Wien <b>' });
		expect(result.error?.issues.map(({ message }) => message)).toEqual(['Invalid format']);
	});

	it('CUST-119 CUST-120 loses its placeholders at the edge, but never a real name', () => {
		const sent = writePlaceholders({ ...full, stairCase: '', companyName: '', phoneNumber: '' });
		expect(sent).toMatchObject({ stairCase: 'na', companyName: 'na', phoneNumber: 'nan' });
		expect(AddressInput.parse(sent)).toMatchObject({
			stairCase: '',
			companyName: '',
			phoneNumber: '',
			lastName: 'Na',
		});
	});

	it.each([
		['FORM-17', 'door', 4],
		['FORM-18', 'floor', 20],
		['FORM-19', 'stairCase', 4],
		['FORM-20', 'companyName', 50],
		['FORM-21', 'title', 15],
		['FORM-12', 'lastName', 24],
		['FORM-16', 'streetNumber', 40],
		['FORM-54', 'additionalInfo', 255],
	])('%s accepts a %s of at most %i characters', (_id, field, limit) => {
		expect(Address.safeParse({ [field]: 'x'.repeat(limit) }).success).toBe(true);
		const tooLong = Address.safeParse({ [field]: 'x'.repeat(limit + 1) });
		expect(tooLong.error?.issues.map(({ message }) => message)).toEqual([
			`You must enter a maximum of ${limit} characters`,
		]);
	});
});
