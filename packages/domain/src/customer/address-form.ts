import { addressFields } from './address-fields.ts';
import { checkForm, type FieldRules, toRuleNames } from './form-rules.ts';
import { formatPhone } from './phone-numbers.ts';

const { companyName, valueAddedTaxId, companyRegistrationNumber, deliveryNote, ...person } =
	addressFields;
const { streetNumber: _, title: __, ...place } = person;
const rules = {
	...place,
	streetName: { isRequired: true, maxLength: 255 },
	additionalInfo: deliveryNote,
	name: { maxLength: 40, pattern: /^[^<>]*$/ },
};
const company = { companyName, valueAddedTaxId, companyRegistrationNumber };

export type AddressAnswers = Record<keyof typeof rules | keyof typeof company, string>;

/** Violations in the form of a saved address by field, each as rule name and limit. */
export function checkAddressForm(
	answers: AddressAnswers,
	{ country, isBilled }: { country: string; isBilled: boolean },
): Partial<Record<keyof AddressAnswers, string>> {
	const phoneNumber = formatPhone(answers.phoneNumber, country);
	const asked: Partial<Record<keyof AddressAnswers, FieldRules>> = isBilled
		? { ...rules, ...company }
		: rules;
	const problems = toRuleNames(checkForm<keyof AddressAnswers>({ ...answers, phoneNumber }, asked));
	return problems.phoneNumber === 'pattern' ? { ...problems, phoneNumber: 'phone' } : problems;
}
