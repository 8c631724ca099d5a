import { DEFAULT_PROMPT_EVERY } from '@korb/domain/fulfilment/fulfilment-prompt';
import { cardBrands } from '@korb/domain/payment/payment-marks';
import { paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import type { RouteSlugs } from '@korb/domain/routing/route-table';
import { z } from 'zod';

const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}_-]*)*$/u);

/** The slug of each page. The defaults are German. */
export const Slugs = z.strictObject({
	brands: slug.default('marken'),
	cart: slug.default('warenkorb'),
	checkout: slug.default('kasse'),
	deliveryPass: slug.default('lieferpass'),
	favoriteProducts: slug.default('meine-produkte'),
	generalError: slug.default('fehler'),
	login: slug.default('anmelden'),
	offlineAccount: slug.default('konto-verknuepfen'),
	order: slug.default('bestellung'),
	orderPhysicalCard: slug.default('karte-bestellen'),
	passwordReset: slug.default('passwort-zuruecksetzen'),
	pesticides: slug.default('pestizide'),
	product: slug.default('produkte'),
	products: slug.default('kategorie'),
	profile: slug.default('profil'),
	recipes: slug.default('rezepte'),
	registration: slug.default('registrierung'),
	search: slug.default('suche'),
	sharedList: slug.default('geteilte-liste'),
	shoppingList: slug.default('liste-einfuegen'),
	storefinder: slug.default('filialen'),
}) satisfies z.ZodType<RouteSlugs>;

export const CookieGroup = z.enum(['C0001', 'C0002', 'C0004', 'C0007']);
export type CookieGroup = z.infer<typeof CookieGroup>;

export const centsOf = (amount: number) => z.int().min(0).default(amount);

/** Money in cents, weights in grams. */
export const CartConfig = z.strictObject({
	minOrderValueDelivery: centsOf(40_00),
	minOrderValueCC: centsOf(20_00),
	maxOrderValueDelivery: centsOf(600_00),
	maxOrderValueCC: centsOf(600_00),
	maxOrderWeightDelivery: z.int().min(1).default(80_000),
	maxOrderWeightCC: z.int().min(1).default(120_000),
	/** The default fee, until a window with its own fee has been chosen. */
	serviceFeeDelivery: centsOf(4_90),
	serviceFeeCC: centsOf(0),
	/** Order value from which the service is free; null: never. */
	freeOfChargeThreshold: z.int().min(1).nullable().default(99_00),
	/** Percentage reserved beyond the estimate of products sold by weight, which may be heavier. */
	overAuthorizationPercentage: z.int().min(0).max(100).default(10),
	/** Whether fulfilment must be chosen before the first add, or is just prompted for sometimes. */
	fulfilmentSelection: z.enum(['required', 'optional']).default('optional'),
	fulfilmentPromptEvery: z.int().min(1).default(DEFAULT_PROMPT_EVERY),
	/** A cart is abandoned after this many days without a change. */
	abandonAfterDays: z.int().min(1).max(365).default(30),
});

export const CheckoutConfig = z.strictObject({
	/** Whether guests can order. */
	guestAllowed: z.boolean().default(true),
	/** Legal pages accepted with an order. */
	termsPath: z.string().startsWith('/').nullable().default(null),
	withdrawalPath: z.string().startsWith('/').nullable().default(null),
	/** Accepted methods, in display order. */
	paymentMethods: z
		.array(z.enum(paymentMethodKeys))
		.min(1)
		.default([...paymentMethodKeys]),
	/** Card brands the provider accepts for this shop. */
	cardBrands: z.array(z.enum(cardBrands)).default([...cardBrands]),
});

/** Customers with a pass pay no delivery fee. */
export const DeliveryPassConfig = z.strictObject({
	/** Without offers, passes already sold stay valid and nobody can buy one. */
	offers: z
		.array(
			z.strictObject({
				/** Its sku; must not be that of a product. */
				articleId: z.string().regex(/^[\w-]{1,60}$/),
				/** With tax. */
				price: z.int().min(1).max(1_000_00),
				months: z.int().min(1).max(24),
			}),
		)
		.max(4)
		.default([]),
	/** Deliveries are free from this order value on. */
	minOrderValue: centsOf(0),
	/** Page with the terms of the pass. */
	termsPath: z.string().startsWith('/').nullable().default(null),
	/** Customers are told by email this many days before their pass ends; null: never. */
	reminderDays: z.int().min(1).max(30).nullable().default(null),
});

/** The withdrawal period, and what is exempt from it. */
export const WithdrawalConfig = z.strictObject({
	days: z.int().min(14).max(100).default(14),
	/** Slugs of categories with perishable products. */
	exemptCategories: z.array(z.string()).default([]),
});

/** The seller, as legally required on an invoice. */
export const CompanyConfig = z.strictObject({
	name: z.string().max(200).default(''),
	street: z.string().max(200).default(''),
	postalCode: z.string().max(20).default(''),
	city: z.string().max(100).default(''),
	valueAddedTaxId: z.string().max(30).default(''),
	/** Register number and court, `FN 123456a, Handelsgericht Wien`. */
	register: z.string().max(200).default(''),
});

export const ErrorPageConfig = z.strictObject({
	/** Slug of the content page shown on a 404. */
	notFoundSlug: z.string().optional(),
	/** A component offered below the 404 text. */
	extraComponent: z.enum(['search', 'categories']).optional(),
	redirect: z
		.strictObject({
			url: z.string(),
			scrollTo: z.string().optional(),
			requiredCookieGroup: CookieGroup.default('C0001'),
		})
		.optional(),
});
