import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';

type RecordOf<Type extends FeedRecord['type']> = Extract<FeedRecord, { type: Type }>;
type Overrides<Type extends FeedRecord['type']> = Partial<RecordOf<Type>>;

export function aCategory(
	slug: string,
	overrides: Overrides<'category'> = {},
): RecordOf<'category'> {
	return {
		type: 'category',
		slug,
		name: capitalised(slug),
		parent: null,
		position: 0,
		baseUnit: 'kg',
		...overrides,
	};
}

export function aBrand(slug: string, overrides: Overrides<'brand'> = {}): RecordOf<'brand'> {
	return { type: 'brand', slug, name: capitalised(slug), description: '', ...overrides };
}

/** Half a kilo of something, in the category `obst` by default. */
export function aProduct(sku: string, overrides: Overrides<'product'> = {}): RecordOf<'product'> {
	return {
		type: 'product',
		sku,
		slug: sku.toLowerCase(),
		name: capitalised(sku.toLowerCase()),
		brand: null,
		categories: ['obst'],
		description: '',
		netContent: 0.5,
		contentText: '500 g',
		soldBy: { kind: 'piece' },
		maxQuantity: 99,
		depositCents: 0,
		vatClass: 'reduced',
		weightGrams: 500,
		labels: [],
		picture: { kind: 'packshot', spec: aPackshot(sku) },
		tint: 'sand',
		popularity: 0.5,
		keywords: [],
		listedOn: '2026-01-01',
		...overrides,
	};
}

function aPackshot(name: string) {
	return { form: 'box', brand: 'Korb', name, main: '#336633', accent: '#ffffff' } as const;
}

export function anOffer(sku: string, overrides: Overrides<'offer'> = {}): RecordOf<'offer'> {
	return {
		type: 'offer',
		sku,
		region: 'default',
		priceCents: 199,
		availability: 'available',
		...overrides,
	};
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
