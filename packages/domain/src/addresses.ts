/** What every address has in common; fields nobody filled in are empty. */
export type AddressTexts = {
	streetName: string;
	streetNumber: string;
	stairCase: string;
	floor: string;
	door: string;
	postalCode: string;
	city: string;
	country: string;
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

/** Whether a van would find it. */
export function isUsableAddress(address: Partial<AddressTexts>): boolean {
	return needed.every((field) => (address[field] ?? '').trim() !== '');
}
