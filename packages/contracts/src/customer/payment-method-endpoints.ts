import { paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './payment-method-paths.ts';

const tags = ['customers'];
const id = z.object({ id: z.uuid() });
/** With the account, where the shop has one of its own: `stripe.main`. */
const provider = z.string().regex(/^[a-z]{1,20}(?:\.[a-z][a-z0-9-]{0,29})?$/);
const methodKey = z.enum(paymentMethodKeys);

export const SavedMethod = z.object({
	id: z.uuid(),
	methodKey,
	provider: provider.describe('Who keeps the number of the card'),
	paymentBrand: z.string(),
	lastDigits: z.string(),
	cardExpiryMonth: z.int().describe('1 to 12; the card is valid until the end of this month'),
	cardExpiryYear: z.int(),
	isPrimary: z.boolean(),
	expired: z.boolean(),
});
export type SavedMethod = z.infer<typeof SavedMethod>;

export const SavedMethods = z.object({
	activeMethods: z
		.array(SavedMethod)
		.describe('Those that still pay first, the primary one before the others'),
	hasInactiveMethods: z
		.boolean()
		.describe('Others are kept by a provider that takes no payments of this shop any more'),
});
export type SavedMethods = z.infer<typeof SavedMethods>;

const answersMethods = { response: { 200: SavedMethods, ...problem } };

export const getSavedMethods = {
	...at(paths.getSavedMethods),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'The saved payment methods of the customer',
	...answersMethods,
};

export const postSavedMethod = {
	...at(paths.postSavedMethod),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Saves the card of a payment; again, it changes nothing',
	description:
		'Only for a payment that was made with `saveMethod`: 404 otherwise. The first card becomes the primary one, and a card that was saved before is replaced. 409 `methodLimit`: no more can be saved.',
	body: z.strictObject({
		checkoutId: z.string().min(1).max(100),
		methodKey,
		provider,
		setPrimary: z.boolean().default(false),
	}),
	...answersMethods,
};

export const deleteSavedMethod = {
	...at(paths.deleteSavedMethod),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Deletes a saved payment method, also at the provider',
	description: 'Another one becomes the primary one in its place.',
	params: id,
	querystring: z.object({ provider: provider.optional() }),
	response: { 204: z.undefined().describe('Done'), ...problem },
};

export const postPrimaryMethod = {
	...at(paths.postPrimaryMethod),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Makes a saved payment method the one that is preselected at the checkout',
	params: id,
	...answersMethods,
};
