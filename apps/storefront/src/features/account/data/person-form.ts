import type { Customer } from '@korb/contracts/customer/customer';
import { Birthdate, ProfileForm } from '@korb/contracts/customer/customer-forms';
import { salutations } from '@korb/domain/customer/salutation';
import * as z from 'zod/mini';

const { academicTitle, firstName, lastName } = ProfileForm.shape;

/** Fields of a form are texts; what is missing is empty. */
export const PersonForm = z.object({
	salutation: z.enum(['', ...salutations]),
	academicTitle,
	firstName,
	lastName,
	birthdate: Birthdate,
});
export type PersonForm = z.infer<typeof PersonForm>;

export function toPersonForm(customer: Customer): PersonForm {
	const { salutation, academicTitle, firstName, lastName, birthdate } = customer;
	return {
		salutation: salutation ?? '',
		academicTitle,
		firstName,
		lastName,
		birthdate: birthdate ?? '',
	};
}

/** Only what differs; null when nothing does. */
export function findChanges(customer: Customer, form: PersonForm): Partial<ProfileForm> | null {
	const next: ProfileForm = {
		...form,
		salutation: form.salutation || null,
		birthdate: form.birthdate || null,
	};
	const changed = Object.entries(next).filter(
		([name, value]) => customer[name as keyof ProfileForm] !== value,
	);
	return changed.length > 0 ? Object.fromEntries(changed) : null;
}
