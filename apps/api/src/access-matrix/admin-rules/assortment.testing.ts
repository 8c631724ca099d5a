import type { AdminRule } from './admin-rule.testing.ts';

export const assortmentRules: Record<string, AdminRule> = {
	'GET /admin/assortment': { access: 'assortment.read' },
	'GET /admin/products': { access: 'assortment.read' },
	'GET /admin/products/{sku}': { access: 'assortment.read', isOfShop: true },
	'PUT /admin/products/{sku}': {
		access: 'assortment.describe',
		body: ({ productVersion }) => ({ version: productVersion, storage: 'Kühl lagern' }),
		isOfShop: true,
	},
	'PUT /admin/products/{sku}/offers/{region}/price': {
		access: 'assortment.price',
		body: ({ offerVersion }) => ({ version: offerVersion, priceCents: 259 }),
		isOfUnit: true,
	},
	'PUT /admin/products/{sku}/offers/{region}/supply': {
		access: 'assortment.stock',
		body: ({ offerVersion }) => ({ version: offerVersion, counted: 40 }),
		isOfUnit: true,
	},
};
