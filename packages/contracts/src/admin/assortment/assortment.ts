import { assortmentViews } from '@korb/domain/catalogue/assortment-views';
import { feedFields } from '@korb/domain/catalogue/feed-fields';
import { productWarnings } from '@korb/domain/catalogue/product-warnings';
import { z } from 'zod';
import { ProductDetails } from '../../catalogue/catalogue.ts';
import { Version } from '../access.ts';
import { Undo } from '../undo/undo.ts';

const cents = z.int().describe('Cents of the shop’s currency');
const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);
export const Region = z.string().regex(/^[a-z0-9-]{1,32}$/);

const ProductWarning = z.enum(productWarnings);
const AssortmentView = z.enum(assortmentViews);

/** What no list can be without: its filters, and how many products each view has in a region. */
export const Assortment = z.object({
	currency: z.string(),
	regions: z.array(z.string()).describe('Within the units of the person'),
	region: z.string().nullable().describe('The one that is counted; null where nothing is offered'),
	categories: z.array(z.object({ slug: z.string(), name: z.string(), level: z.int() })),
	brands: z.array(z.object({ slug: z.string(), name: z.string() })),
	counts: z.record(AssortmentView, z.int()),
});
export type Assortment = z.infer<typeof Assortment>;

const Availability = z.enum(['available', 'temporarilyUnavailable', 'unavailable']);
const pricePerPiece = 'Of one piece; of one kilogram for products sold by weight';

const DeskOfferSummary = z.object({
	region: z.string(),
	priceCents: cents.describe(pricePerPiece),
	promotionCents: cents.nullable().describe('Only while the promotion lasts'),
	promotionEndsOn: z.iso
		.date()
		.nullable()
		.describe('Of the promotion it is in, running or planned; null: another may take it'),
	availability: Availability,
	backOn: z.iso.date().nullable(),
	stock: z.int().nullable().describe('What can still be sold; null: unlimited'),
});
export type DeskOfferSummary = z.infer<typeof DeskOfferSummary>;

const DeskProductSummary = ProductDetails.pick({
	sku: true,
	name: true,
	category: true,
	contentText: true,
}).extend({
	brand: z.string().nullable(),
	pictureBase: z.string(),
	warnings: z.array(ProductWarning).describe('The most severe first'),
	offers: z.array(DeskOfferSummary).describe('Of the regions asked for, as far as it is offered'),
});
export type DeskProductSummary = z.infer<typeof DeskProductSummary>;

export const DeskProductList = z.object({
	products: z.array(DeskProductSummary),
	next: z.string().nullable().describe('`after` of the next page; null on the last one'),
});
export type DeskProductList = z.infer<typeof DeskProductList>;

export const DeskProductFilter = z.object({
	region: Region.optional().describe('Whose offers decide the view; the first one by default'),
	view: AssortmentView.default('all'),
	warning: ProductWarning.optional(),
	category: slug.optional().describe('With everything below it'),
	brand: slug.optional(),
	search: z
		.string()
		.trim()
		.max(80)
		.default('')
		.describe('Part of name, brand, SKU or a keyword; at least three characters'),
});

const PastPrice = z.object({
	from: z.iso.date(),
	until: z.iso.date().nullable().describe('Null: until the next one'),
	priceCents: cents,
	isReduced: z.boolean(),
});

const DeskOffer = DeskOfferSummary.omit({
	promotionCents: true,
	promotionEndsOn: true,
	stock: true,
}).extend({
	version: Version,
	promotion: z
		.object({
			priceCents: cents,
			startsOn: z.iso.date(),
			endsOn: z.iso.date(),
			isActive: z.boolean(),
		})
		.nullable(),
	loyaltyCents: cents.nullable().describe('Of the feed'),
	conditional: z
		.object({
			priceCents: cents,
			fromQuantity: z.int().nullable().describe('Null: for members'),
			startsOn: z.iso.date(),
			endsOn: z.iso.date(),
			isActive: z.boolean(),
		})
		.nullable()
		.describe('A promotion for members, or of several pieces'),
	multiBuy: z.object({ fromQuantity: z.int(), priceCents: cents }).nullable(),
	effectiveCents: cents.describe('What is charged today, per piece or kilogram'),
	unitCents: cents.describe('What is charged today for one base unit'),
	lowest30DaysCents: cents
		.nullable()
		.describe('Lowest price of the 30 days before the promotion; null: none is known'),
	reductionPercent: z.int().nullable().describe('What the shop announces; null: nothing'),
	history: z.array(PastPrice).describe('Every price of the last 60 days, oldest first'),
	stock: z
		.object({
			free: z.int(),
			counted: z.int().nullable().describe('Null: counted before counts were kept'),
			countedAt: z.iso.datetime().nullable(),
			inCarts: z.int().describe('Reserved by carts in payment'),
		})
		.nullable()
		.describe('Null: unlimited'),
});
export type DeskOffer = z.infer<typeof DeskOffer>;

const ProductChange = z.object({
	at: z.iso.datetime(),
	by: z.string(),
	action: z.string(),
	before: z.unknown(),
	after: z.unknown(),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const DeskProduct = ProductDetails.omit({
	productId: true,
	price: true,
	availability: true,
	backOn: true,
	bundleInfo: true,
	bundleSize: true,
	tint: true,
}).extend({
	version: Version,
	currency: z.string(),
	today: z.iso.date().describe('Of the shop'),
	shopUrl: z.string().nullable().describe('Null where the shop has no page for products'),
	netContent: z.number(),
	keywords: z.array(z.string()),
	warnings: z.array(ProductWarning),
	updatedAt: z.iso.datetime(),
	ownedByFeed: z
		.array(z.enum(feedFields))
		.describe('Staff cannot change these: the next import would'),
	offers: z.array(DeskOffer).describe('Within the units of the person, by region'),
	changes: z.array(ProductChange).describe('By staff, the latest first'),
});
export type DeskProduct = z.infer<typeof DeskProduct>;

export const ChangedDeskProduct = DeskProduct.extend({ undo: Undo });
export type ChangedDeskProduct = z.infer<typeof ChangedDeskProduct>;

export const PriceChange = z.strictObject({
	version: Version,
	priceCents: z.int().min(1).max(100_000_00).describe(pricePerPiece),
});
export type PriceChange = z.infer<typeof PriceChange>;

export const SupplyChange = z
	.strictObject({
		version: Version,
		counted: z
			.int()
			.min(0)
			.max(1_000_000)
			.nullable()
			.optional()
			.describe('What is there now, carts in payment included; null: unlimited'),
		availability: Availability.exclude(['temporarilyUnavailable']).optional(),
	})
	.refine(({ counted, availability }) => counted !== undefined || availability !== undefined, {
		error: 'changes nothing',
	});
export type SupplyChange = z.infer<typeof SupplyChange>;
