import type { AddressTexts } from './addresses.ts';

/**
 * Some systems reject empty fields, so on the wire an empty one is sent as a placeholder of
 * sufficient length. Placeholders must not leak beyond the wire: there are people called Na and
 * towns called Nan.
 */
const DEFAULT_PLACEHOLDER = 'na';
const placeholders: Partial<Record<keyof AddressTexts, string>> = {
	phoneNumber: 'nan',
	postalCode: 'nana',
};

const fields = [
	'streetName',
	'streetNumber',
	'stairCase',
	'floor',
	'door',
	'postalCode',
	'city',
	'country',
	'countryCode',
	'additionalInfo',
	'title',
	'firstName',
	'lastName',
	'companyName',
	'valueAddedTaxId',
	'companyRegistrationNumber',
	'email',
	'phoneNumber',
] as const satisfies readonly (keyof AddressTexts)[];

/**
 * For sending. A real value that equals a placeholder is capitalised, so that it survives the round
 * trip.
 */
export function writePlaceholders<T extends Partial<AddressTexts>>(address: T): T {
	return mapFields(address, (text, field) => {
		const placeholder = placeholders[field] ?? DEFAULT_PLACEHOLDER;
		if (text.trim() === '') return placeholder;
		return text === placeholder ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
	});
}

/** For reading; removes only exact matches of the field's own placeholder. */
export function readPlaceholders<T extends Partial<AddressTexts>>(address: T): T {
	return mapFields(address, (text, field) =>
		text === (placeholders[field] ?? DEFAULT_PLACEHOLDER) ? '' : text,
	);
}

function mapFields<T extends Partial<AddressTexts>>(
	address: T,
	change: (text: string, field: keyof AddressTexts) => string,
): T {
	const changed = fields.flatMap((field) => {
		const text = address[field];
		return typeof text === 'string' ? [[field, change(text, field)] as const] : [];
	});
	return { ...address, ...Object.fromEntries(changed) };
}
