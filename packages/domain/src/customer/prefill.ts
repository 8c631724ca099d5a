import { ageOn, parseBirthdate } from './birthdate.ts';
import type { Salutation } from './salutation.ts';

type Person = {
	firstName: string;
	lastName: string;
	email: string;
	academicTitle: string;
	salutation: Salutation | null;
	birthdate: string | null;
};

type BillingAddress = Partial<
	Record<
		'phoneNumber' | 'streetName' | 'streetNumber' | 'postalCode' | 'city' | 'countryCode',
		string
	>
>;

export type Prefill = Record<
	| 'firstname'
	| 'surname'
	| 'email'
	| 'academicTitle'
	| 'age'
	| 'gender'
	| 'telephoneNumber'
	| 'street'
	| 'streetNumber'
	| 'zip'
	| 'city'
	| 'countryCode',
	string
>;

/** What a form can know about a customer; empty where the account does not tell. */
export function prefillOf(person: Person, billing: BillingAddress | null, today: Date): Prefill {
	const age = ageOn(parseBirthdate(person.birthdate ?? ''), today);
	return {
		firstname: person.firstName,
		surname: person.lastName,
		email: person.email,
		academicTitle: person.academicTitle,
		age: Number.isNaN(age) ? '' : String(age),
		gender: genderOf(person.salutation),
		telephoneNumber: billing?.phoneNumber ?? '',
		street: billing?.streetName ?? '',
		streetNumber: billing?.streetNumber ?? '',
		zip: billing?.postalCode ?? '',
		city: billing?.city ?? '',
		countryCode: billing?.countryCode ?? '',
	};
}

function genderOf(salutation: Salutation | null): string {
	return salutation === 'Female' || salutation === 'Male' ? salutation : '';
}
