import {
	Brand,
	Category,
	CategoryNode,
	Product,
	ProductDetails,
} from '@korb/contracts/catalogue/catalogue';

/** A carton of milk; tests override what they are about. */
export function aProduct(change: Partial<ProductDetails> = {}): ProductDetails {
	const { sku = '4711', name = 'Bio-Heumilch' } = change;
	return ProductDetails.parse({
		productId: '1',
		sku,
		slug: 'heumilch',
		name,
		brand: { slug: 'almliesl', name: 'Almliesl' },
		category: 'Milch',
		parentCategories: [
			{ slug: 'kuehlwaren', name: 'Kühlwaren' },
			{ slug: 'milch', name: 'Milch' },
		],
		price: {
			regular: { value: 199, unitPrice: 199, insteadOf: null, endsOn: null },
			loyalty: null,
		},
		baseUnit: 'l',
		contentText: '1 l',
		depositPrice: 0,
		availability: 'available',
		backOn: null,
		minimumAge: null,
		maxQuantity: 99,
		quantityStepSize: 1,
		weightArticle: false,
		weightPieceArticle: false,
		pieceGrams: null,
		bundleInfo: null,
		bundleSize: null,
		labels: ['organic', 'vegetarian'],
		origin: 'AT',
		tint: 'sky',
		picture: { base: `/media/p/${sku}`, alt: `${name} 1 l` },
		description: 'Von Kühen, die Heu bekommen.',
		originText: 'Salzburger Flachgau, Österreich',
		weightGrams: 1030,
		vat: { vatClass: 'reduced', percent: 10 },
		food: {
			ingredients: 'Bio-**Heumilch**, sonst nichts',
			allergens: ['milk'],
			traces: ['nuts'],
			nutrition: {
				per: '100ml',
				energyKj: 285,
				energyKcal: 68,
				fatGrams: 3.8,
				saturatesGrams: 2.4,
				carbohydrateGrams: 4.7,
				sugarsGrams: 4.7,
				proteinGrams: 3.3,
				saltGrams: 0.13,
			},
			storage: 'Gekühlt bei 4 bis 8 °C',
			preparation: null,
			producer: 'Almliesl eGen, Dorfplatz 4, 5162 Obertrum',
			alcoholPercent: null,
		},
		...change,
	});
}

export const aReduction: NonNullable<Product['price']> = {
	regular: {
		value: 249,
		unitPrice: 498,
		insteadOf: { value: 299, percent: 16, lowest30Days: 299 },
		endsOn: '2026-07-15',
	},
	loyalty: { value: 219, unitPrice: 438 },
};

export const aMultiBuy: NonNullable<Product['price']> = {
	regular: { value: 199, unitPrice: 398, insteadOf: null, endsOn: null },
	loyalty: null,
	multiBuy: { fromQuantity: 3, value: 149, unitPrice: 298 },
};

export const loosePrice: NonNullable<Product['price']> = {
	regular: {
		value: 87,
		unitPrice: 349,
		insteadOf: { value: 100, percent: 13, lowest30Days: 100 },
		endsOn: null,
	},
	loyalty: null,
};

/** As many products as a test needs, named and numbered. */
export function manyProducts(count: number): Product[] {
	return Array.from({ length: count }, (_, index) =>
		Product.parse(
			aProduct({
				sku: `sku-${index + 1}`,
				slug: `produkt-${index + 1}`,
				name: `Produkt ${index + 1}`,
			}),
		),
	);
}

export const fixtureTree: CategoryNode[] = [
	CategoryNode.parse({
		slug: 'obst',
		name: 'Obst & Gemüse',
		emoji: '1f966',
		tint: 'sage',
		children: [
			{ slug: 'beeren', name: 'Beeren', emoji: '1f353', tint: null, children: [] },
			{ slug: 'steinobst', name: 'Steinobst', emoji: null, tint: null, children: [] },
		],
	}),
];

export const fixtureCategory: Category = Category.parse({
	slug: 'obst',
	name: 'Obst & Gemüse',
	parentCategories: [],
	children: [
		{ slug: 'beeren', name: 'Beeren', emoji: '1f353', tint: null },
		{ slug: 'steinobst', name: 'Steinobst', emoji: null, tint: null },
	],
	baseUnit: 'kg',
	tint: 'sage',
	emoji: '1f966',
});

export const fixtureBrand: Brand = Brand.parse({
	slug: 'almliesl',
	name: 'Almliesl',
	description: 'Milch aus den Bergen.',
	productCount: 30,
});
