import { PRODUCT_SORTS } from '@korb/domain/catalogue/listing';
import { PICTURE_WIDTHS } from '@korb/domain/catalogue/pictures';
import { z } from 'zod';
import { Allergen, BaseUnit, Nutrition, ProductLabel } from './catalogue-feed.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const CategoryLink = z.object({ slug: z.string(), name: z.string() });
export type CategoryLink = z.infer<typeof CategoryLink>;

export const Availability = z.enum([
	'available',
	/** Can be ordered by adults only. */
	'ageRestricted',
	'temporarilyUnavailable',
	'unavailable',
]);
export type Availability = z.infer<typeof Availability>;

export const ProductSort = z.enum(PRODUCT_SORTS);
export type ProductSort = z.infer<typeof ProductSort>;
export const DEFAULT_SORT: ProductSort = 'category';

export const Picture = z.object({
	base: z
		.string()
		.describe(`Address without \`/{width}.webp\`; widths are ${PICTURE_WIDTHS.join(', ')}`),
	alt: z.string(),
});

const Price = z.object({
	value: cents.describe('Of one piece, or of one weight step'),
	unitPrice: cents.describe('Of one base unit'),
});
export type Price = z.infer<typeof Price>;

const RegularPrice = Price.extend({
	/** Only while a reduction may be announced: the lowest price of the 30 days before it. */
	insteadOf: z.object({ value: cents, percent: z.int(), lowest30Days: cents }).nullable(),
	/** Last day of the reduction. */
	endsOn: z.iso.date().nullable(),
});

const MemberPrice = Price.extend({
	endsOn: z.iso.date().optional().describe('Last day, if it is a promotion'),
});

/** The price per piece from this quantity on; only if it is below the regular price. */
const MultiBuyPrice = Price.extend({
	fromQuantity: z.int().min(2),
	endsOn: z.iso.date().optional().describe('Last day, if it is a promotion'),
});

export const Product = z.object({
	productId: z.string(),
	sku: z.string(),
	slug: z.string(),
	name: z.string(),
	brand: CategoryLink.nullable(),
	category: z.string(),
	/** From the root of the tree down to the product's main category. */
	parentCategories: z.array(CategoryLink),
	price: z
		.object({
			regular: RegularPrice,
			loyalty: MemberPrice.nullable(),
			multiBuy: MultiBuyPrice.optional(),
		})
		.nullable(),
	baseUnit: BaseUnit,
	contentText: z.string(),
	depositPrice: cents,
	availability: Availability,
	backOn: z.iso.date().nullable(),
	minimumAge: z.int().nullable(),
	maxQuantity: z.int(),
	/** Grams per unit of quantity for products sold by weight, otherwise 1. */
	quantityStepSize: z.int(),
	weightArticle: z.boolean(),
	weightPieceArticle: z.boolean(),
	pieceGrams: z.int().nullable(),
	/** SKU of the product in the bundle. */
	bundleInfo: z.string().nullable(),
	bundleSize: z.int().nullable(),
	labels: z.array(ProductLabel),
	origin: z.string().nullable(),
	tint: z.string(),
	picture: Picture,
});
export type Product = z.infer<typeof Product>;

export const ProductDetails = Product.extend({
	description: z.string(),
	/** Base URLs of further views, like `picture.base`. */
	morePictures: z.array(z.string()).optional(),
	originText: z.string().nullable(),
	weightGrams: z.int(),
	vat: z.object({ vatClass: z.string(), percent: z.number() }).nullable(),
	food: z
		.object({
			ingredients: z.string().nullable(),
			allergens: z.array(Allergen),
			traces: z.array(Allergen),
			nutrition: Nutrition.nullable(),
			storage: z.string().nullable(),
			preparation: z.string().nullable(),
			producer: z.string().nullable(),
			alcoholPercent: z.number().nullable(),
		})
		.nullable(),
});
export type ProductDetails = z.infer<typeof ProductDetails>;

/** Values within a facet are combined with OR, facets with AND; labels must all match. */
export const FacetName = z.enum([
	'category',
	'offers',
	'labels',
	'brand',
	'origin',
	'price',
	'availability',
]);
export type FacetName = z.infer<typeof FacetName>;

export const Facet = z.object({
	facet: FacetName,
	values: z.array(
		z.object({
			value: z.string(),
			/** Only for names from the catalogue; the shop translates labels, countries and prices. */
			name: z.string().nullable(),
			count: z.int(),
			isSelected: z.boolean(),
		}),
	),
});
export type Facet = z.infer<typeof Facet>;

export const ProductList = z.object({
	total: z.int(),
	count: z.int(),
	offset: z.int(),
	results: z.array(Product),
	facets: z.array(Facet),
});
export type ProductList = z.infer<typeof ProductList>;

/** A category of any level; `GET /api/category-trees` returns a list of aisles. */
export const CategoryNode = z.strictObject({
	slug: z.string(),
	name: z.string(),
	/** Code points of its emoji, e.g. `1f966`. */
	emoji: z.string().nullable(),
	tint: z.string().nullable(),
	get children(): z.ZodArray<typeof CategoryNode> {
		return z.array(CategoryNode);
	},
});
export type CategoryNode = z.infer<typeof CategoryNode>;

/** A category with its picture but without its subcategories. */
const Aisle = CategoryNode.omit({ children: true });
export type Aisle = z.infer<typeof Aisle>;

export const Category = CategoryLink.extend({
	parentCategories: z.array(CategoryLink),
	/** Direct subcategories that have products in this region. */
	children: z.array(Aisle),
	baseUnit: BaseUnit,
	tint: z.string().nullable(),
	emoji: z.string().nullable(),
});
export type Category = z.infer<typeof Category>;

export const Brand = CategoryLink.extend({ description: z.string(), productCount: z.int() });
export type Brand = z.infer<typeof Brand>;
