/** The text fields of an address; missing ones are empty. */
export type AddressTexts = {
	streetName: string;
	streetNumber: string;
	stairCase: string;
	floor: string;
	door: string;
	postalCode: string;
	city: string;
	country: string;
	countryCode: string;
	additionalInfo: string;
	title: string;
	firstName: string;
	lastName: string;
	companyName: string;
	valueAddedTaxId: string;
	companyRegistrationNumber: string;
	email: string;
	phoneNumber: string;
};

const needed = ['streetNumber', 'streetName', 'postalCode', 'city'] as const;

/** Whether the address is complete enough for a delivery. */
export function isUsableAddress(address: Partial<AddressTexts>): boolean {
	return needed.every((field) => (address[field] ?? '').trim() !== '');
}

/** How many addresses a customer may save. */
export const MAX_ADDRESSES = 20;

export function hasReachedAddressLimit(saved: number): boolean {
	return saved >= MAX_ADDRESSES;
}

export type AddressConfig = { phone: 'Optional' | 'Mandatory'; strict: boolean };

/** What prevents an order from being delivered to an address. */
export function findAddressProblems(
	address: Partial<AddressTexts> & { position?: unknown },
	config: AddressConfig,
): ('incomplete' | 'phone' | 'notFound')[] {
	return [
		...(isUsableAddress(address) ? [] : ['incomplete' as const]),
		...(isPhoneGood(address.phoneNumber ?? '', config.phone) ? [] : ['phone' as const]),
		...(config.strict && !address.position ? ['notFound' as const] : []),
	];
}

const legacyPhone = /^[+\d\s()/.-]{6,20}$/;

export function isPhoneGood(phoneNumber: string, rule: AddressConfig['phone']): boolean {
	return rule === 'Optional' || legacyPhone.test(phoneNumber.trim());
}
