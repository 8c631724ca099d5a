import { listArguments } from '@korb/domain/icu';
import { mailboxPattern } from '@korb/domain/mailbox';
import { cardBrands } from '@korb/domain/payment-marks';
import { paymentMethodKeys } from '@korb/domain/payment-methods';
import type { RouteSlugs } from '@korb/domain/route-table';
import { DEFAULT_COLUMN_RATIO, SEARCH_DEBOUNCE_MS } from '@korb/domain/search-flyout';
import { z } from 'zod';
import { SearchTypeConfig } from './search.ts';

const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}_-]*)*$/u);

/** Where each page lives. The defaults are the German paths. */
const Slugs = z.strictObject({
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
	storefinder: slug.default('filialen'),
}) satisfies z.ZodType<RouteSlugs>;

export const CookieGroup = z.enum(['C0001', 'C0002', 'C0004', 'C0007']);
export type CookieGroup = z.infer<typeof CookieGroup>;

const centsOf = (amount: number) => z.int().min(0).default(amount);

/** Money in cents, weights in grams. */
const CartConfig = z.strictObject({
	minOrderValueDelivery: centsOf(40_00),
	minOrderValueCC: centsOf(20_00),
	maxOrderValueDelivery: centsOf(600_00),
	maxOrderValueCC: centsOf(600_00),
	maxOrderWeightDelivery: z.int().min(1).default(80_000),
	maxOrderWeightCC: z.int().min(1).default(120_000),
	/** Shown until a window with a fee of its own has been chosen. */
	serviceFeeDelivery: centsOf(4_90),
	serviceFeeCC: centsOf(0),
	/** From this value of goods on the service is free; null: never. */
	freeOfChargeThreshold: z.int().min(1).nullable().default(99_00),
	/** Reserved beyond the estimate of weighed goods, in percent; never charged beyond what is weighed. */
	overAuthorizationPercentage: z.int().min(0).max(100).default(10),
	/** Without a chosen service nothing can be added, or the shopper is asked now and then. */
	serviceSelection: z.enum(['required', 'optional']).default('optional'),
	servicePromptEvery: z.int().min(1).default(5),
	/** A cart nobody touched for so many days is given up. */
	abandonAfterDays: z.int().min(1).max(365).default(30),
});

const CheckoutConfig = z.strictObject({
	/** Whether somebody without an account can order. */
	guestAllowed: z.boolean().default(true),
	/** Pages that an order agrees to. */
	termsPath: z.string().startsWith('/').nullable().default(null),
	withdrawalPath: z.string().startsWith('/').nullable().default(null),
	/** What the shop takes, in the order in which it is offered. */
	paymentMethods: z
		.array(z.enum(paymentMethodKeys))
		.min(1)
		.default([...paymentMethodKeys]),
	/** Which cards the provider takes for this shop. */
	cardBrands: z.array(z.enum(cardBrands)).default([...cardBrands]),
});

/** How long a contract can be withdrawn from, and what never can be. */
const WithdrawalConfig = z.strictObject({
	days: z.int().min(14).max(100).default(14),
	/** Slugs of categories whose goods spoil quickly. */
	exemptCategories: z.array(z.string()).default([]),
});

/** Who sells, as the law wants it on an invoice. */
const CompanyConfig = z.strictObject({
	name: z.string().max(200).default(''),
	street: z.string().max(200).default(''),
	postalCode: z.string().max(20).default(''),
	city: z.string().max(100).default(''),
	valueAddedTaxId: z.string().max(30).default(''),
	/** Number and court of the register, `FN 123456a, Handelsgericht Wien`. */
	register: z.string().max(200).default(''),
});

const ErrorPageConfig = z.strictObject({
	/** Slug of the content page shown on a 404. */
	notFoundSlug: z.string().optional(),
	/** A part of the shop offered below the 404 text. */
	extraComponent: z.enum(['search', 'categories']).optional(),
	redirect: z
		.strictObject({
			url: z.string(),
			scrollTo: z.string().optional(),
			requiredCookieGroup: CookieGroup.default('C0001'),
		})
		.optional(),
});

export const ClientRuntimeConfig = z.strictObject({
	tenantId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
	name: z.string().min(1),
	/** Where the shop is reached from outside; canonical addresses are built from it alone. */
	baseUrl: z.url(),
	/** Sender of the shop's emails, and where emails to it go; nobody else's address would do. */
	contactEmail: z.email({ pattern: mailboxPattern }),
	locale: z.string().default('de-AT'),
	currency: z.string().length(3).default('EUR'),
	timeZone: z.string().default('Europe/Vienna'),
	country: z.string().length(2).default('AT'),

	featureCartCheckout: z.boolean().default(true),
	/** Whether orders can be collected from stores; without it they are delivered only. */
	featureClickAndCollect: z.boolean().default(true),
	featureCustomer: z.boolean().default(true),
	featureCustomerDeliveryPass: z.boolean().default(true),
	featureCustomerFavorites: z.boolean().default(true),
	featureCustomerWallet: z.boolean().default(true),
	featureJoe: z.boolean().default(true),
	featureMisc: z.boolean().default(true),
	featurePesticides: z.boolean().default(true),
	featureProductDiscovery: z.boolean().default(true),
	featureRecipes: z.boolean().default(true),
	featureSearch: z.boolean().default(true),
	/** How many products one page of a list holds. */
	productsPerPage: z.int().min(12).max(48).default(24),
	cms: z.strictObject({ preview: z.boolean().default(false) }).prefault({}),
	productDiscovery: z
		.strictObject({
			/** Name of the index that search-analytics events carry. */
			searchIndex: z.string().default('products'),
			/** When set, product links lead to this external shop. */
			shopForward: z.url().nullable().default(null),
		})
		.prefault({}),

	cart: CartConfig.prefault({}),
	checkout: CheckoutConfig.prefault({}),
	withdrawal: WithdrawalConfig.prefault({}),
	company: CompanyConfig.prefault({}),
	search: z
		.strictObject({
			/** Blocks of the search flyout; one whose feature is off is left out. */
			types: z.array(SearchTypeConfig).default([
				{ type: 'suggestions', order: 1, emptyResultsContent: null },
				{ type: 'products', order: 2, emptyResultsContent: null },
				{ type: 'recipes', order: 3, emptyResultsContent: null },
				{ type: 'brands', order: 5, emptyResultsContent: null },
				{ type: 'content', order: 7, emptyResultsContent: null },
			]),
			/** Widths of the two columns of the flyout, in twelfths. */
			columnRatio: z
				.string()
				.regex(/^(?:[1-9]|1[01])\/(?:[1-9]|1[01])$/)
				.default(DEFAULT_COLUMN_RATIO),
			/** Typing must rest this long before the flyout searches; shorter feels faster and asks more. */
			debounceMs: z.int().min(50).max(2000).default(SEARCH_DEBOUNCE_MS),
		})
		.prefault({}),
	/** Hosts whose pages and films editors may embed. */
	embedHosts: z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/)).default([]),

	/** Thanks for a first subscription to the newsletter, as a code by email; none where it is null. */
	newsletterWelcome: z
		.strictObject({
			/** Off the articles, in cents of the shop's currency. */
			value: z.int().min(1),
			minOrderValue: z.int().min(0).default(0),
			validDays: z.int().min(1).max(365).default(90),
		})
		.nullable()
		.default(null),

	/** What one client (an address, of IPv6 its first half) may keep from others, and how often it may try. */
	limits: z
		.strictObject({
			/** Places in windows, kept for carts that are not ordered. */
			holdsPerClient: z.int().min(1).default(5),
			/** Carts that wait for their payment; goods and places are kept for them. */
			unpaidPerClient: z.int().min(1).default(3),
			/** Choosing a window. */
			holdTriesPerHour: z.int().min(1).default(30),
			/** Pressing the button that orders. */
			orderTriesPerTenMinutes: z.int().min(1).default(20),
		})
		.prefault({}),

	/** How long a chosen window stays kept for a cart. */
	windowHoldMinutes: z.int().min(5).max(240).default(30),
	addressConfig: z
		.strictObject({
			phone: z.enum(['Optional', 'Mandatory']).default('Optional'),
			/** Only addresses that the address search knows. */
			strict: z.boolean().default(false),
		})
		.prefault({}),
	map: z
		.strictObject({
			/** Vector or raster tiles drawn below our own shapes, `…/{z}/{x}/{y}.png`; none needs no other server. */
			tileUrl: z
				.string()
				.regex(/^(?:https:\/\/|\/)[^\s"'<>;]+$/)
				.nullable()
				.default(null),
			/** What the owner of the tiles wants to be said on the map. */
			attribution: z.string().max(200).default(''),
		})
		.prefault({}),

	consent: z
		.strictObject({
			/** Who asks about cookies; `none`: nobody does. */
			provider: z.enum(['built-in', 'none']).default('built-in'),
			/** What holds while nobody can be asked. */
			whenProviderFails: z.enum(['allow', 'deny']).default('allow'),
			/** Page that explains what is stored. */
			privacyPath: z.string().startsWith('/').nullable().default(null),
		})
		.prefault({}),

	slugs: Slugs.prefault({}),
	errorPage: ErrorPageConfig.prefault({}),
});
export type ClientRuntimeConfig = z.infer<typeof ClientRuntimeConfig>;

const Redirects = z.strictObject({
	oneToOne: z.record(z.string(), z.string()).default({}),
	manyToOne: z.record(z.string(), z.string()).default({}),
	manyToMany: z.record(z.string(), z.string()).default({}),
});

/** A theme sets design tokens and nothing else: `{ 'color-action': '#0b6b3a' }`. */
export const ThemeConfig = z.strictObject({
	tokens: z
		.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().regex(/^[^;{}<>]{1,400}$/))
		.default({}),
});
export type ThemeConfig = z.infer<typeof ThemeConfig>;

// A text that cannot be read would fail on every page that shows it.
const messageText = z.string().refine((text) => {
	try {
		listArguments(text);
		return true;
	} catch {
		return false;
	}
}, 'is not a readable message');

/** What the database holds for a tenant; texts here replace those of the language's bundle. */
export const StoredTenantConfig = z.strictObject({
	clientRuntimeConfig: ClientRuntimeConfig,
	messageBundle: z.record(z.string(), messageText).default({}),
	redirects: Redirects.prefault({}),
	themeConfig: ThemeConfig.prefault({}),
});
export type StoredTenantConfig = z.infer<typeof StoredTenantConfig>;

/** Answer of `GET /tenant/config`; `messageBundle` is complete here. */
export const TenantConfig = StoredTenantConfig.extend({
	/** Changes with every change of the configuration; part of the address under which it is cached. */
	version: z.string(),
	messageBundle: z.record(z.string(), z.string()),
});
export type TenantConfig = z.infer<typeof TenantConfig>;
