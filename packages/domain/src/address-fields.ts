import type { FieldRules } from './form-rules.ts';

const noTag = /^[^<]*$/;
const noBrackets = /^[^<>]*$/;
const internationalPhone = /^\+\d{7,15}$/;

/** How an address is asked for, unless a form says otherwise. */
export const addressFields = {
	firstName: { maxLength: 20 },
	lastName: { maxLength: 24 },
	title: { maxLength: 15 },
	companyName: { maxLength: 50 },
	companyRegistrationNumber: { minLength: 7, maxLength: 14 },
	valueAddedTaxId: { minLength: 7, maxLength: 14 },
	// British ones have up to seven letters and a blank among them.
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

/** At the checkout the van must find it. */
export const checkoutAddressFields = {
	...addressFields,
	streetName: { isRequired: true, maxLength: 255 },
	streetNumber: { isRequired: true, maxLength: 5 },
	additionalInfo: { maxLength: 255 },
	deliveryAddressText: { maxLength: 60, pattern: noTag },
} as const satisfies Record<string, FieldRules>;
