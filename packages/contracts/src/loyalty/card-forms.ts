import { isEan13 } from '@korb/domain/loyalty/ean13';
import * as z from 'zod/mini';
import { Birthdate } from '../customer/customer-forms.ts';

const required = z.minLength(1, 'required');

/** Typed in groups, sent without spaces. */
export const CardNumber = z.string().check(
	required,
	z.maxLength(40, 'maxLength:40'),
	z.overwrite((text) => text.replaceAll(/\s/g, '')),
	z.regex(/^\d{13}$/, 'pattern'),
	z.refine(isEan13, 'checkDigit'),
);

/** What the holder of a card from the till knows. */
export const CardLinkForm = z.object({
	cardNumber: CardNumber,
	birthdate: Birthdate.check(required),
	postalCode: z
		.string()
		.check(
			z.trim(),
			required,
			z.maxLength(7, 'maxLength:7'),
			z.regex(/^[\p{L}\d -]+$/u, 'pattern'),
		),
});
export type CardLinkForm = z.infer<typeof CardLinkForm>;

/** A card handed out at the till, as its system knows it. */
export const StoreCard = z.extend(CardLinkForm, { points: z.int().check(z.nonnegative()) });
export type StoreCard = z.infer<typeof StoreCard>;

export const NAME_ON_CARD_LENGTH = 24;

export const CardOrderForm = z.object({
	name: z
		.string()
		.check(
			z.trim(),
			required,
			z.maxLength(NAME_ON_CARD_LENGTH, `maxLength:${NAME_ON_CARD_LENGTH}`),
			z.regex(/^[^<>]*$/, 'pattern'),
		),
	addressId: z.uuid(),
});
export type CardOrderForm = z.infer<typeof CardOrderForm>;
