/** A listing: product ids, indexed by their number. */
export type Listing = { listing: string; products: number[] };

/** A facet value with its bitmap over the product numbers, as a string of zeros and ones. */
export type Property = {
	facet: string;
	value: string;
	name: string | null;
	position: number;
	bits: string;
};

type Choice = Omit<Property, 'bits'>;

/** Facets of a product that are the same in every region. */
export type Traits = {
	choices: Choice[];
	/** From the root down, one path per category of the product, its main category first. */
	paths: Choice[][];
};

/** Encodes facet values as bitmaps. A category is a value in the listing of its parent. */
export function encodeTraits(
	{ listing, products }: Listing,
	traitsOf: (productId: number) => Traits | undefined,
): Property[] {
	const strings = new Map<string, { choice: Choice; bits: Buffer }>();
	const own = listing.startsWith('c:') ? listing.slice(2) : null;
	products.forEach((productId, number) => {
		const traits = traitsOf(productId);
		if (!traits) return;
		const below = stepBelow(traits.paths, own);
		for (const choice of below ? [...traits.choices, below] : traits.choices) {
			// A brand's own listing needs no brand facet, and the complete assortment has too many
			// brands.
			if (choice.facet === 'brand' && own === null) continue;
			const key = `${choice.facet} ${choice.value}`;
			let string = strings.get(key);
			if (!string) {
				string = { choice, bits: zeros(products.length) };
				strings.set(key, string);
			}
			string.bits[number] = ONE;
		}
	});
	return [...strings.values()].map(({ choice, bits }) => ({
		...choice,
		bits: bits.toString('latin1'),
	}));
}

function stepBelow(paths: Choice[][], own: string | null): Choice | undefined {
	if (own === null) return paths[0]?.[0];
	for (const path of paths) {
		const at = path.findIndex(({ value }) => value === own);
		if (at !== -1) return path[at + 1];
	}
	return undefined;
}

/** The offer of a product in a region today. */
export type Sold = {
	product_id: number;
	is_promoted: boolean;
	is_available: boolean;
	value_cents: number;
	unit_cents: number;
	/** Advertisable reduction in percent; 0 if there is none. */
	percent: number;
};

export type RegionalListing = {
	listing: string;
	total: number;
	byPrice: number[];
	byUnitPrice: number[];
	byDiscount: number[];
	properties: Property[];
};

const regional: [facet: string, value: string, holds: (sold: Sold) => boolean][] = [
	['listed', '', () => true],
	['offers', 'promotion', (sold) => sold.is_promoted],
	['availability', 'available', (sold) => sold.is_available],
	['price', '0-199', ({ value_cents }) => value_cents < 200],
	['price', '200-499', ({ value_cents }) => value_cents >= 200 && value_cents < 500],
	['price', '500-999', ({ value_cents }) => value_cents >= 500 && value_cents < 1000],
	['price', '1000-1999', ({ value_cents }) => value_cents >= 1000 && value_cents < 2000],
	['price', '2000-', ({ value_cents }) => value_cents >= 2000],
];
const cheapestFirst = regional.findIndex(([facet]) => facet === 'price');

/**
 * Encodes what a region sells of a listing, and for how much. `sold` omits products not sold there.
 */
export function encodeRegion(
	{ listing, products }: Listing,
	sold: ReadonlyMap<number, Sold>,
): RegionalListing {
	const strings = regional.map(() => zeros(products.length));
	const offers: [number: number, offer: Sold][] = [];
	products.forEach((productId, number) => {
		const offer = sold.get(productId);
		if (!offer) return;
		offers.push([number, offer]);
		regional.forEach(([, , holds], index) => {
			const bits = strings[index];
			if (bits && holds(offer)) bits[number] = ONE;
		});
	});
	return {
		listing,
		total: offers.length,
		byPrice: sortBy(offers, ({ value_cents }) => value_cents),
		byUnitPrice: sortBy(offers, ({ unit_cents }) => unit_cents),
		byDiscount: sortBy(offers, ({ percent }) => 100 - percent),
		properties: regional.map(([facet, value], index) => ({
			facet,
			value,
			name: null,
			position: Math.max(index - cheapestFirst + 1, 0),
			bits: strings[index]?.toString('latin1') ?? '',
		})),
	};
}

/** Ascending; ties by popularity. */
function sortBy(offers: [number: number, offer: Sold][], keyOf: (offer: Sold) => number): number[] {
	const keys = Float64Array.from(offers, ([number, offer]) => keyOf(offer) * MAX_PRODUCTS + number);
	return Array.from(keys.sort(), (key) => key % MAX_PRODUCTS);
}

/** Key and number share one number below 2^53, so that sorting needs no object comparisons. */
const MAX_PRODUCTS = 2 ** 24;
const ONE = '1'.charCodeAt(0);

function zeros(size: number): Buffer {
	return Buffer.alloc(size, '0');
}
