import { mailboxPattern } from '@korb/domain/customer/mailbox';
import { DEFAULT_PROMPT_EVERY } from '@korb/domain/fulfilment/fulfilment-prompt';
import { listArguments } from '@korb/domain/i18n/icu';
import { cardBrands } from '@korb/domain/payment/payment-marks';
import { paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import type { RouteSlugs } from '@korb/domain/routing/route-table';
import { DEFAULT_COLUMN_RATIO, SEARCH_DEBOUNCE_MS } from '@korb/domain/search/search-flyout';
import { analyticsRegions } from '@korb/domain/tenant/tracked-visit';
import { z } from 'zod';
import { SearchTypeConfig } from '../catalogue/search.ts';

const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}_-]*)*$/u);

/** The slug of each page. The defaults are German. */
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
	sharedList: slug.default('geteilte-liste'),
	shoppingList: slug.default('liste-einfuegen'),
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

const CheckoutConfig = z.strictObject({
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
const DeliveryPassConfig = z.strictObject({
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
const WithdrawalConfig = z.strictObject({
	days: z.int().min(14).max(100).default(14),
	/** Slugs of categories with perishable products. */
	exemptCategories: z.array(z.string()).default([]),
});

/** The seller, as legally required on an invoice. */
const CompanyConfig = z.strictObject({
	name: z.string().max(200).default(''),
	street: z.string().max(200).default(''),
	postalCode: z.string().max(20).default(''),
	city: z.string().max(100).default(''),
	valueAddedTaxId: z.string().max(30).default(''),
	/** Register number and court, `FN 123456a, Handelsgericht Wien`. */
	register: z.string().max(200).default(''),
});

const ErrorPageConfig = z.strictObject({
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

export const ClientRuntimeConfig = z.strictObject({
	tenantId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
	name: z.string().min(1),
	/** Public URL of the shop; canonical URLs are built from it alone. */
	baseUrl: z.url(),
	/** Sender of the shop's emails, and recipient of emails to it; must be exactly one mailbox. */
	contactEmail: z.email({ pattern: mailboxPattern }),
	locale: z.string().default('de-AT'),
	currency: z.string().length(3).default('EUR'),
	timeZone: z.string().default('Europe/Vienna'),
	country: z.string().length(2).default('AT'),

	featureCartCheckout: z.boolean().default(true),
	/** Whether orders can be collected from stores; otherwise they are only delivered. */
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
	/** Number of products per page of a list. */
	productsPerPage: z.int().min(12).max(48).default(24),
	cms: z.strictObject({ preview: z.boolean().default(false) }).prefault({}),
	productDiscovery: z
		.strictObject({
			/** Index name in search analytics events. */
			searchIndex: z.string().default('products'),
			/** When set, product links lead to this external shop. */
			shopForward: z.url().nullable().default(null),
		})
		.prefault({}),

	analytics: z
		.strictObject({
			/** Begins the page names in reports. */
			pagePrefix: z
				.string()
				.regex(/^[\w-]{1,30}$/)
				.default('shop'),
			region: z.enum(analyticsRegions).default('de'),
		})
		.prefault({}),

	cart: CartConfig.prefault({}),
	checkout: CheckoutConfig.prefault({}),
	deliveryPass: DeliveryPassConfig.prefault({}),
	withdrawal: WithdrawalConfig.prefault({}),
	company: CompanyConfig.prefault({}),
	search: z
		.strictObject({
			/** Blocks of the search flyout; one whose feature is off is omitted. */
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
			/** Debounce of the flyout search; a shorter one feels faster but sends more requests. */
			debounceMs: z.int().min(50).max(2000).default(SEARCH_DEBOUNCE_MS),
		})
		.prefault({}),
	/** Hosts whose pages and videos editors may embed. */
	embedHosts: z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/)).default([]),

	/** Discount code emailed after the first newsletter subscription; null: none. */
	newsletterWelcome: z
		.strictObject({
			/** Discount on products, in cents of the shop's currency. */
			value: z.int().min(1),
			minOrderValue: z.int().min(0).default(0),
			validDays: z.int().min(1).max(365).default(90),
		})
		.nullable()
		.default(null),

	/** What customers can subscribe to in their account, in the language of the shop. */
	newsletterTopics: z
		.array(
			z.strictObject({
				newsletterTopicId: z.string().regex(/^[\w-]{1,60}$/),
				name: z.string().min(1).max(60),
				/** How often it comes. */
				text: z.string().max(120).default(''),
			}),
		)
		.max(20)
		.default([]),

	customer: z
		.strictObject({
			/** Off: accounts exist at once, which tells who has one. */
			confirmEmail: z.boolean().default(true),
			/** How long tax law wants invoices to be kept, after the year in which they were issued. */
			invoiceYears: z.int().min(1).max(30).default(7),
		})
		.prefault({}),

	wallet: z
		.strictObject({
			/** Gift cards pay until the end of the year, this many years after their issue. */
			validYears: z.int().min(1).max(30).default(30),
		})
		.prefault({}),

	/** Limits per client (IPv4 address or IPv6 /64) on reservations and attempts. */
	limits: z
		.strictObject({
			/** Reserved slots of carts that are not ordered. */
			holdsPerClient: z.int().min(1).default(5),
			/** Carts that wait for payment, with stock and slots reserved. */
			unpaidPerClient: z.int().min(1).default(3),
			/** Attempts to choose a window. */
			holdTriesPerHour: z.int().min(1).default(30),
			/** Attempts to place an order. */
			orderTriesPerTenMinutes: z.int().min(1).default(20),
		})
		.prefault({}),

	/** How long a chosen window is reserved for a cart. */
	windowHoldMinutes: z.int().min(5).max(240).default(30),
	addressConfig: z
		.strictObject({
			phone: z.enum(['Optional', 'Mandatory']).default('Optional'),
			/** Accept only addresses that the address search knows. */
			strict: z.boolean().default(false),
		})
		.prefault({}),
	map: z
		.strictObject({
			/**
			 * Vector or raster tiles below our own layers, `…/{z}/{x}/{y}.png`; null avoids third-party
			 * servers.
			 */
			tileUrl: z
				.string()
				.regex(/^(?:https:\/\/|\/)[^\s"'<>;]+$/)
				.nullable()
				.default(null),
			/** Attribution required by the tile provider. */
			attribution: z.string().max(200).default(''),
		})
		.prefault({}),

	consent: z
		.strictObject({
			/** The consent provider; `none` disables the banner. */
			provider: z.enum(['built-in', 'none']).default('built-in'),
			/** What applies while the provider is unavailable. */
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

// An invalid message would fail on every page that shows it.
const messageText = z.string().refine((text) => {
	try {
		listArguments(text);
		return true;
	} catch {
		return false;
	}
}, 'is not a readable message');

/** What staff may do in this shop. Never part of what browsers of shoppers receive. */
const BackOfficeConfig = z.strictObject({
	/** Cents that one person may refund of one order; above it, somebody else has to. */
	refundLimits: z.strictObject({ service: centsOf(50_00) }).prefault({}),
});
export type BackOfficeConfig = z.infer<typeof BackOfficeConfig>;

/** A tenant as stored in the database; its texts override those of the language's bundle. */
export const StoredTenantConfig = z.strictObject({
	clientRuntimeConfig: ClientRuntimeConfig,
	messageBundle: z.record(z.string(), messageText).default({}),
	redirects: Redirects.prefault({}),
	themeConfig: ThemeConfig.prefault({}),
	backOffice: BackOfficeConfig.prefault({}),
});
export type StoredTenantConfig = z.infer<typeof StoredTenantConfig>;

/** Response of `GET /tenant/config`, with the complete `messageBundle`. */
/** The version of the configuration at each host. */
export const TenantVersions = z.record(z.string(), z.string());

export const TenantConfig = StoredTenantConfig.omit({ backOffice: true }).extend({
	/** Changes with every change of the configuration; part of its cache key. */
	version: z.string(),
	messageBundle: z.record(z.string(), z.string()),
});
export type TenantConfig = z.infer<typeof TenantConfig>;
