import { isInvoiceMethod } from '../payment/payment-methods.ts';
import { checkoutAddressFields as fields } from './address-fields.ts';
import type { AddressTexts } from './addresses.ts';
import { checkForm, type FieldRules, toRuleNames } from './form-rules.ts';
import { mailboxPattern } from './mailbox.ts';
import { formatPhone } from './phone-numbers.ts';

/** Text fields of the checkout form. */
export type CheckoutTexts = {
	firstName: string;
	lastName: string;
	email: string;
	phoneNumber: string;
	/** Directions for the driver. */
	addressText: string;
	note: string;
	companyName: string;
	valueAddedTaxId: string;
	streetName: string;
	streetNumber: string;
	postalCode: string;
	city: string;
	additionalInfo: string;
};

export type CheckoutAnswers = CheckoutTexts & {
	/** The billing address equals the delivery address. */
	isBillingSame: boolean;
	isCompany: boolean;
	/** Payment method; empty before a choice. */
	methodKey: string;
};

export type CheckoutSetting = {
	country: string;
	phone: 'Optional' | 'Mandatory';
	isCollected: boolean;
};

/** Maximum length of a delivery note. */
export const MAX_NOTE = fields.deliveryNote.maxLength;

const email = {
	isRequired: true,
	maxLength: 50,
	pattern: mailboxPattern,
};

/** Violations by field, each as rule name and limit; empty when the form is valid. */
export function checkCheckoutForm(
	answers: CheckoutAnswers,
	setting: CheckoutSetting,
): Partial<Record<keyof CheckoutTexts, string>> {
	const { isBillingSame: _, isCompany: __, methodKey: ___, ...texts } = answers;
	const phoneNumber = formatPhone(texts.phoneNumber, setting.country);
	const rules: Record<string, FieldRules> = rulesFor(answers, setting);
	const names = toRuleNames<string>(checkForm({ ...texts, phoneNumber }, rules));
	return Object.fromEntries(
		Object.entries(names).map(([field, name]) => [
			field,
			name === 'pattern' ? (patternNames[field] ?? name) : name,
		]),
	);
}

/** Fields with a more specific message than "does not match". */
const patternNames: Record<string, string> = { email: 'email', phoneNumber: 'phone' };

/**
 * Whether a separate billing address is needed. Collection is paid on the spot and only needs a
 * name on the receipt; companies and invoice customers must provide an address.
 */
export function needsBillingPlace(
	{ isCompany, isBillingSame, methodKey }: CheckoutAnswers,
	{ isCollected }: CheckoutSetting,
): boolean {
	return isCollected ? isCompany || isInvoiceMethod(methodKey) : !isBillingSame;
}

function rulesFor(
	answers: CheckoutAnswers,
	setting: CheckoutSetting,
): Partial<Record<keyof CheckoutTexts, FieldRules>> {
	const { phone, isCollected } = setting;
	const { streetName, streetNumber, postalCode, city, additionalInfo } = fields;
	const { companyName, valueAddedTaxId } = fields;
	return {
		firstName: { ...fields.firstName, isRequired: true },
		lastName: { ...fields.lastName, isRequired: true },
		email,
		phoneNumber: { ...fields.phoneNumber, isRequired: phone === 'Mandatory' },
		...(!isCollected && { addressText: fields.deliveryAddressText }),
		note: fields.deliveryNote,
		...(answers.isCompany && {
			companyName: { ...companyName, isRequired: true },
			valueAddedTaxId,
		}),
		...(needsBillingPlace(answers, setting) && {
			streetName,
			streetNumber,
			postalCode,
			city,
			additionalInfo,
		}),
	};
}

type Contact = Pick<AddressTexts, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
type Place = Pick<AddressTexts, 'streetName' | 'streetNumber' | 'postalCode' | 'city'>;

/** The recipient at the door or at the counter, with directions. */
export function toRecipient(
	answers: CheckoutAnswers,
	setting: CheckoutSetting,
): Contact & Partial<Pick<AddressTexts, 'additionalInfo'>> {
	return {
		...toContact(answers, setting),
		...(!setting.isCollected && { additionalInfo: answers.addressText.trim() }),
	};
}

/** The billing address: same as delivery unless given separately, and never that of a store. */
export function toBilling(
	answers: CheckoutAnswers,
	setting: CheckoutSetting,
	delivery: Place & Partial<AddressTexts>,
): Contact &
	Place &
	Pick<AddressTexts, 'companyName' | 'valueAddedTaxId' | 'additionalInfo'> &
	Partial<AddressTexts> {
	const { isCompany } = answers;
	const company = (text: string) => (isCompany ? text.trim() : '');
	const { streetName, streetNumber, postalCode, city, additionalInfo } = answers;
	return {
		...toContact(answers, setting),
		...(needsBillingPlace(answers, setting)
			? trimmed({ streetName, streetNumber, postalCode, city, additionalInfo })
			: { ...(setting.isCollected ? nowhere : placeOf(delivery)), additionalInfo: '' }),
		companyName: company(answers.companyName),
		valueAddedTaxId: company(answers.valueAddedTaxId),
	};
}

const nowhere: Place = { streetName: '', streetNumber: '', postalCode: '', city: '' };

function toContact(answers: CheckoutAnswers, { country }: CheckoutSetting): Contact {
	const { firstName, lastName, email, phoneNumber } = trimmed(answers);
	return { firstName, lastName, email, phoneNumber: formatPhone(phoneNumber, country) };
}

function placeOf(delivery: Place & Partial<AddressTexts>) {
	const { streetName, streetNumber, postalCode, city } = delivery;
	const { stairCase = '', floor = '', door = '' } = delivery;
	return { streetName, streetNumber, stairCase, floor, door, postalCode, city };
}

function trimmed<Texts extends object>(texts: Texts): Texts {
	const entries = Object.entries(texts).map(([name, value]) => [
		name,
		typeof value === 'string' ? value.trim() : value,
	]);
	return Object.fromEntries(entries) as Texts;
}
