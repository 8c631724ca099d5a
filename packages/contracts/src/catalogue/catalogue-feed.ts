import { z } from 'zod';

/**
 * The catalogue feed: one JSON record per line, as an ERP would send it. Records refer to each
 * other by slug and SKU; categories and brands come before the products that use them, products
 * before their offers. Texts are in the tenant's language.
 */

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const sku = z.string().regex(/^[A-Za-z0-9-]{3,32}$/);
const region = z.string().regex(/^[a-z0-9-]{1,32}$/);
const cents = z.int().min(0).max(100_000_00);
const grams = z.int().min(1).max(100_000);

/** Units of a unit price; one per category, so that prices are comparable. */
export const BaseUnit = z.enum(['kg', 'l', 'm', 'piece', 'wash']);
export type BaseUnit = z.infer<typeof BaseUnit>;

/** Background of a picture, one of the eight plate tints of the design. */
const Tint = z.enum(['peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand']);

/** The fourteen allergens that must be declared (EU 1169/2011, annex II). */
export const Allergen = z.enum([
	'gluten',
	'crustaceans',
	'eggs',
	'fish',
	'peanuts',
	'soy',
	'milk',
	'nuts',
	'celery',
	'mustard',
	'sesame',
	'sulphites',
	'lupin',
	'molluscs',
]);
export type Allergen = z.infer<typeof Allergen>;

export const ProductLabel = z.enum([
	'organic',
	'vegan',
	'vegetarian',
	'gluten-free',
	'lactose-free',
	'fairtrade',
	'regional',
	'free-range',
	'new',
]);
export type ProductLabel = z.infer<typeof ProductLabel>;

/** Per 100 g or 100 ml, as on the pack. */
export const Nutrition = z.strictObject({
	per: z.enum(['100g', '100ml']),
	energyKj: z.number().min(0),
	energyKcal: z.number().min(0),
	fatGrams: z.number().min(0),
	saturatesGrams: z.number().min(0),
	carbohydrateGrams: z.number().min(0),
	sugarsGrams: z.number().min(0),
	fibreGrams: z.number().min(0).optional(),
	proteinGrams: z.number().min(0),
	saltGrams: z.number().min(0),
});
export type Nutrition = z.infer<typeof Nutrition>;

const FoodInformation = z.strictObject({
	/** Allergens are marked by double asterisks: `Weizenmehl (**Gluten**), …`. */
	ingredients: z.string().max(4000).optional(),
	allergens: z.array(Allergen).default([]),
	traces: z.array(Allergen).default([]),
	nutrition: Nutrition.optional(),
	storage: z.string().max(500).optional(),
	preparation: z.string().max(1000).optional(),
	producer: z.string().max(300).optional(),
	alcoholPercent: z.number().min(0).max(100).optional(),
});

/** How a picture is drawn when there is no photograph; see the packshot generator. */
const PackshotSpec = z.strictObject({
	form: z.enum([
		'carton',
		'brick',
		'bottle',
		'jar',
		'can',
		'pouch',
		'bag',
		'box',
		'tub',
		'tray',
		'bar',
		'tube',
		'eggbox',
		'net',
		'sixpack',
		'loose',
	]),
	variant: z.string().optional(),
	brand: z.string(),
	name: z.string(),
	sub: z.string().optional(),
	amount: z.string().optional(),
	/** Code points of the emoji that shows the flavour, e.g. `1f34e`. */
	emoji: z.string().optional(),
	/** Recolours the emoji: a lemon becomes a lime. Hue in degrees, the others as factors. */
	dye: z
		.strictObject({
			hue: z.number().optional(),
			saturation: z.number().positive().optional(),
			brightness: z.number().positive().optional(),
		})
		.optional(),
	main: z.string(),
	accent: z.string(),
	paper: z.string().optional(),
	content: z.string().optional(),
	capColor: z.string().optional(),
	netColor: z.string().optional(),
	trayColor: z.string().optional(),
	/** 0 keeps loose loaves, bowls and bottles upright. */
	turn: z.number().optional(),
	/** Default: derived from the brand's name, so that a brand looks consistent. */
	layout: z.enum(['block', 'wave', 'disc', 'plaque', 'stripe', 'crest']).optional(),
	voice: z.enum(['caps', 'bold', 'lower', 'serif', 'italic']).optional(),
	seal: z.enum(['bio', 'organic', 'vegan']).nullable().optional(),
});
export type PackshotSpec = z.infer<typeof PackshotSpec>;

const FeedCategory = z.strictObject({
	type: z.literal('category'),
	slug,
	name: z.string().min(1).max(80),
	parent: slug.nullable(),
	position: z.int().min(0),
	/** The unit in which all products of this category are compared. */
	baseUnit: BaseUnit,
	tint: Tint.optional(),
	emoji: z.string().optional(),
	/**
	 * Categories that go with this one, best match first. Default: inherited from the parent
	 * category.
	 */
	goesWith: z.array(slug).max(12).optional(),
});

const FeedBrand = z.strictObject({
	type: z.literal('brand'),
	slug,
	name: z.string().min(1).max(80),
	description: z.string().max(2000).default(''),
});

const FeedPicture = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('packshot'), spec: PackshotSpec }),
	/** A photograph, with its path relative to the picture folder of the import. */
	z.strictObject({ kind: z.literal('file'), path: z.string().min(1).max(300) }),
]);
export type FeedPicture = z.infer<typeof FeedPicture>;

export const FeedProduct = z.strictObject({
	type: z.literal('product'),
	sku,
	slug,
	name: z.string().min(1).max(160),
	brand: slug.nullable(),
	/** The first one is the product's main category. */
	categories: z.array(slug).min(1),
	description: z.string().max(4000).default(''),
	/** Content of one pack in the category's base unit: 0.5 for 500 g. */
	netContent: z.number().positive(),
	/** As printed: "500 g", "6 × 0,33 l", "10 Stk.". */
	contentText: z.string().max(40),
	soldBy: z.discriminatedUnion('kind', [
		z.strictObject({ kind: z.literal('piece') }),
		/** Loose products: the quantity counts steps. */
		z.strictObject({ kind: z.literal('weight'), stepGrams: grams }),
		/** Pieces whose weight is only known once weighed. */
		z.strictObject({ kind: z.literal('weightPiece'), pieceGrams: grams }),
	]),
	maxQuantity: z.int().min(1).max(999).default(99),
	minimumAge: z.union([z.literal(16), z.literal(18)]).optional(),
	depositCents: cents.default(0),
	vatClass: z.enum(['staple', 'reduced', 'intermediate', 'standard']),
	/** A pack that contains several units of another product. */
	bundle: z.strictObject({ sku, size: z.int().min(2) }).optional(),
	weightGrams: grams,
	labels: z.array(ProductLabel).default([]),
	/** Two-letter country of origin. */
	origin: z.string().length(2).optional(),
	originText: z.string().max(120).optional(),
	food: FoodInformation.optional(),
	picture: FeedPicture,
	/** Further views for the product page, in display order. */
	morePictures: z.array(FeedPicture).max(7).optional(),
	tint: Tint,
	/** 0 to 1; breaks ties between search hits. */
	popularity: z.number().min(0).max(1).default(0.5),
	/** Words shoppers use that occur nowhere else in the record. */
	keywords: z.array(z.string().max(40)).default([]),
	listedOn: z.iso.date(),
	/** Barcodes of the pack. Default: it has none, as loose products. */
	eans: z
		.array(z.string().regex(/^\d{8,14}$/))
		.max(20)
		.optional(),
	/** Aisle, bay and shelf: `C-02-2`. Pickers walk in the order of the text. */
	shelfPlace: z
		.string()
		.regex(/^\w{1,6}(-\w{1,6}){0,2}$/)
		.optional(),
});
export type FeedProduct = z.infer<typeof FeedProduct>;

const FeedOffer = z.strictObject({
	type: z.literal('offer'),
	sku,
	region,
	/** Price per piece; per kilogram for products sold by weight. */
	priceCents: cents.min(1),
	loyaltyPriceCents: cents.min(1).optional(),
	/** What the shop pays, without VAT, in the same unit; staff see the margin. Default: as before. */
	costCents: cents.min(1).optional(),
	/** Price per piece from this quantity on; not for products sold by weight. */
	multiBuy: z
		.strictObject({ fromQuantity: z.int().min(2).max(999), priceCents: cents.min(1) })
		.optional(),
	promotion: z
		.strictObject({
			priceCents: cents.min(1),
			startsOn: z.iso.date(),
			endsOn: z.iso.date(),
		})
		.optional(),
	availability: z.enum(['available', 'temporarilyUnavailable', 'unavailable']).default('available'),
	/** When a temporarily unavailable product is expected back. */
	backOn: z.iso.date().optional(),
	/** Default: unlimited. */
	stock: z.int().min(0).optional(),
	/** When the stock was counted; orders placed since then are subtracted. Default: now. */
	countedAt: z.iso.datetime({ offset: true }).optional(),
});
export type FeedOffer = z.infer<typeof FeedOffer>;

/** A price charged before the import; later changes are recorded automatically. */
const FeedPastPrice = z.strictObject({
	type: z.literal('past-price'),
	sku,
	region,
	priceCents: cents.min(1),
	from: z.iso.date(),
	until: z.iso.date(),
});

export const FeedRecord = z.discriminatedUnion('type', [
	FeedCategory,
	FeedBrand,
	FeedProduct,
	FeedOffer,
	FeedPastPrice,
]);
export type FeedRecord = z.infer<typeof FeedRecord>;
