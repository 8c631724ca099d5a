import { feedFields } from '@korb/domain/catalogue/feed-fields';
import { mailboxPattern } from '@korb/domain/customer/mailbox';
import { listArguments } from '@korb/domain/i18n/icu';
import { DEFAULT_COLUMN_RATIO, SEARCH_DEBOUNCE_MS } from '@korb/domain/search/search-flyout';
import { analyticsRegions } from '@korb/domain/tenant/tracked-visit';
import { z } from 'zod';
import { SearchTypeConfig } from '../catalogue/search.ts';
import {
	CartConfig,
	CheckoutConfig,
	CompanyConfig,
	centsOf,
	DeliveryPassConfig,
	ErrorPageConfig,
	Slugs,
	WithdrawalConfig,
} from './tenant-sections.ts';

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
	/** Cents of the goodwill vouchers that one person may give for one order. */
	voucherLimits: z.strictObject({ service: centsOf(20_00) }).prefault({}),
	/** What only the catalogue feed changes: a change by hand would last until the next import. */
	feedOwns: z.array(z.enum(feedFields)).default([]),
	/** What staff call each unit (picking location); without an entry, its id. */
	unitNames: z.record(z.string(), z.string().trim().min(1).max(40)).default({}),
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
