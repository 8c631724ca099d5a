import { addressFields } from '@korb/domain/customer/address-fields';
import { checkForm, type FieldProblem, type FieldRules } from '@korb/domain/customer/form-rules';
import { mailboxPattern } from '@korb/domain/customer/mailbox';
import { readPlaceholders } from '@korb/domain/customer/placeholders';
import { z } from 'zod';
import { Address, AddressKind } from '../fulfilment/address.ts';

const name = z
	.string()
	.trim()
	.max(40)
	.regex(/^[^<>]*$/);

/** An address in a customer's address book. */
export const SavedAddress = Address.extend({
	id: z.uuid(),
	name: name.describe('What the customer calls it, e.g. `Home`; may be empty'),
	/** A combined address can be the primary one for both. */
	primaryFor: z.array(AddressKind),
	isUsable: z.boolean().describe('Complete enough for a delivery'),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** Decided by the shop, or by other calls. */
const ignored = {
	position: true,
	primary: true,
	category: true,
	addressType: true,
	distributionType: true,
	storeId: true,
	deliveryAreaNumber: true,
	pickingUnitIds: true,
} as const;

/** The phone number is checked by the API, which knows the country of the shop. */
const { deliveryNote, phoneNumber: _, houseNumber, ...fields } = addressFields;
const rules: Record<string, FieldRules> = {
	...fields,
	additionalInfo: deliveryNote,
	email: { pattern: mailboxPattern },
};

/**
 * The form of a saved address. A form with a field of its own for the house number sends
 * `houseNumber`, which then replaces `streetNumber`.
 */
export const AddressForm = Address.omit(ignored)
	.extend({
		name: name.default(''),
		houseNumber: z.string().trim().max(40).optional(),
	})
	.transform((address) => readPlaceholders(address))
	.check(
		z.superRefine(({ salutation: _, houseNumber: number, ...texts }, issues) => {
			const values = { ...texts, houseNumber: number ?? '' };
			const problems = checkForm(values, number === undefined ? rules : { ...rules, houseNumber });
			for (const [field, problem] of Object.entries(problems)) {
				if (!problem) continue;
				const message = messageOf(problem);
				issues.addIssue({ code: 'custom', path: [field], message, input: values });
			}
		}),
	);
export type AddressForm = z.input<typeof AddressForm>;
export type CheckedAddress = z.output<typeof AddressForm>;

function messageOf(problem: FieldProblem): string {
	if (problem.key === 'form.required') return 'This field is required';
	if (problem.key === 'form.pattern') return 'Invalid format';
	const bound = problem.key === 'form.minLength' ? 'minimum' : 'maximum';
	return `You must enter a ${bound} of ${problem.limit} characters`;
}
