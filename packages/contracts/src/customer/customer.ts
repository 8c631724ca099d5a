import { z } from 'zod';
import { Salutation } from '../fulfilment/address.ts';
import { LoyaltyMemberInformation } from '../loyalty/loyalty.ts';
import { SavedAddress } from './saved-address.ts';

/** What an emailed link leads to: the parameter `tab` of its page. */
export const RegistrationLink = z.enum(['confirm', 'email']);
export const ResetLink = z.enum(['new']);

/** How a customer signed in; a union, so that other types can follow. */
export const LoginType = z.enum(['normal']);

export const FavoriteStore = z.object({
	storeType: z.string().max(120).describe('`MY_STORE_{storeId}`'),
	storeId: z.string().regex(/^[\w-]{1,100}$/),
});

export const Customer = z.object({
	email: z.string(),
	salutation: Salutation.nullable(),
	academicTitle: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	birthdate: z.string().nullable().describe('As `yyyy-MM-dd`'),
	newsletterTopics: z.array(z.object({ newsletterTopicId: z.string() })),
	firstOrderDelivery: z.boolean().describe('Nothing has been delivered to this customer yet'),
	firstOrderClickAndCollect: z.boolean().describe('This customer has collected nothing yet'),
	redeemedVouchers: z
		.array(z.string())
		.describe(
			'Article numbers of vouchers that cannot be used again; without first-order vouchers',
		),
	addresses: z.array(SavedAddress),
	loyaltyMemberInformation: LoyaltyMemberInformation.nullable().describe(
		'Null for customers who have not joined the loyalty programme',
	),
	favoriteStore: FavoriteStore.nullable(),
	loginType: LoginType,
	deletionAt: z.iso
		.datetime()
		.nullable()
		.describe('When the account will be deleted; null unless the customer asked for it'),
});
export type Customer = z.infer<typeof Customer>;
