import type { FieldRules } from './form-rules.ts';

const noTag = /^[^<]*$/;
const noBrackets = /^[^<>]*$/;
const internationalPhone = /^\+\d{7,15}$/;

/** Default rules of an address form. */
export const addressFields = {
	firstName: { maxLength: 20 },
	lastName: { maxLength: 24 },
	title: { maxLength: 15 },
	companyName: { maxLength: 50 },
	companyRegistrationNumber: { minLength: 7, maxLength: 14 },
	valueAddedTaxId: { minLength: 7, maxLength: 14 },
	// British postcodes have up to seven characters and contain a space.
	postalCode: {
		isRequired: true,
		minLength: 4,
		maxLength: 7,
		hasFreeBlanks: true,
		pattern: /^[\p{L}\d -]+$/u,
	},
	city: { isRequired: true, pattern: noTag },
	houseNumber: { isRequired: true, maxLength: 5 },
	streetNumber: { maxLength: 40 },
	stairCase: { maxLength: 4 },
	floor: { maxLength: 20 },
	door: { maxLength: 4 },
	deliveryNote: { maxLength: 240, pattern: noBrackets },
	phoneNumber: { pattern: internationalPhone },
} as const satisfies Record<string, FieldRules>;

/** The driver must be able to find a checkout address. */
export const checkoutAddressFields = {
	...addressFields,
	streetName: { isRequired: true, maxLength: 255 },
	streetNumber: { isRequired: true, maxLength: 5 },
	additionalInfo: { maxLength: 255 },
	deliveryAddressText: { maxLength: 60, pattern: noTag },
} as const satisfies Record<string, FieldRules>;
