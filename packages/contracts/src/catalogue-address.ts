/** Addresses of single things. Without a name they would lead to something else, so that is refused. */
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
	if (name.trim() === '') throw new RangeError('an address needs a slug or an article number');
	return encodeURIComponent(name);
}
