/** API paths of single entities. An empty name would address something else, so it throws. */
export const catalogueAddress = {
	category: (slug: string) => `/api/categories/${segment(slug)}`,
	categoryProducts: (slug: string) => `/api/categories/${segment(slug)}/products`,
	product: (sku: string) => `/api/products/${segment(sku)}`,
	similarProducts: (slug: string) => `/api/products/${segment(slug)}/similar`,
	goingWith: (slug: string) => `/api/products/${segment(slug)}/goes-with`,
	brand: (slug: string) => `/api/brands/${segment(slug)}`,
	brandProducts: (slug: string) => `/api/brands/${segment(slug)}/products`,
};

function segment(name: string): string {
	if (name.trim() === '') throw new RangeError('a catalogue path needs a slug or a SKU');
	return encodeURIComponent(name);
}
