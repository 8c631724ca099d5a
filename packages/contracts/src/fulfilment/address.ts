import { isMailbox } from '@korb/domain/customer/mailbox';
import { readPlaceholders } from '@korb/domain/customer/placeholders';
import { salutations } from '@korb/domain/customer/salutation';
import { z } from 'zod';

/** The fulfilment type. */
export const DistributionType = z.enum(['DELIVERY', 'CLICK_AND_COLLECT']);
export type DistributionType = z.infer<typeof DistributionType>;

export const Position = z.object({
	lat: z.number().min(-90).max(90),
	lng: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof Position>;

export const AddressCategory = z.enum(['billing', 'delivery', 'combined']);
export type AddressCategory = z.infer<typeof AddressCategory>;

export const AddressKind = z.enum(['Billing', 'Delivery']);
export type AddressKind = z.infer<typeof AddressKind>;

export const Salutation = z.enum(salutations);
export type Salutation = z.infer<typeof Salutation>;

const text = (max: number, pattern = /^/) =>
	z
		.string()
		.trim()
		.max(max, `You must enter a maximum of ${max} characters`)
		.regex(pattern, 'Invalid format')
		.default('');
const noTag = /^[^<]*$/;
const id = z.string().min(1).max(60);

/** Missing fields are empty strings. */
export const Address = z.object({
	streetName: text(255),
	streetNumber: text(40),
	stairCase: text(4),
	floor: text(20),
	door: text(4),
	postalCode: text(7),
	city: text(60, noTag),
	country: text(60),
	countryCode: text(2),
	position: Position.nullable().default(null),
	additionalInfo: text(255, noTag),
	salutation: Salutation.nullable().default(null),
	title: text(15),
	firstName: text(24),
	lastName: text(24),
	companyName: text(50),
	valueAddedTaxId: text(14),
	companyRegistrationNumber: text(14),
	email: text(50),
	phoneNumber: text(250),
	primary: z.boolean().default(false),
	category: AddressCategory.default('delivery'),
	addressType: AddressKind.default('Delivery'),
	distributionType: DistributionType.nullable().default(null),
	storeId: id.nullable().default(null),
	deliveryAreaNumber: id.nullable().default(null),
	pickingUnitIds: z.array(id).max(20).default([]),
});
export type Address = z.infer<typeof Address>;

/** An address as sent by a browser: placeholders for empty fields are removed here. */
export const AddressInput = Address.transform((address) => readPlaceholders(address)).check(
	// Only here: addresses stored before this rule must still be readable.
	z.superRefine(({ email }, issues) => {
		if (email === '' || isMailbox(email)) return;
		issues.addIssue({ code: 'custom', path: ['email'], message: 'Invalid format', input: email });
	}),
);
