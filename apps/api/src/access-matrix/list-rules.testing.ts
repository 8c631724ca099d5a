import { randomUUID } from 'node:crypto';
import { customer, type Rule, type World } from './rule.testing.ts';

export const listRules: Record<string, Rule> = {
	'GET /api/customers/favorites': customer,
	'GET /api/customers/favorites/products': {
		kind: 'customer',
		query: '?favorites=true&purchasedProducts=true',
	},
	'PUT /api/customers/favorites/{type}': {
		kind: 'customer',
		params: async () => ({ type: 'products' }),
		body: { reference: 'MILCH' },
	},
	'DELETE /api/customers/favorites/{type}/{reference}': {
		kind: 'customer',
		params: async () => ({ type: 'products', reference: 'MILCH' }),
	},
	'GET /api/customers/suggestions': customer,
	'PUT /api/customers/suggestions/declined/{sku}': {
		kind: 'customer',
		params: async () => ({ sku: 'MILCH' }),
	},
	'DELETE /api/customers/suggestions/declined/{sku}': {
		kind: 'customer',
		params: async () => ({ sku: 'MILCH' }),
	},
	'GET /api/lists': customer,
	'POST /api/lists': { kind: 'customer', body: { name: 'Oma' } },
	'GET /api/lists/{listId}': { kind: 'owned', params: aList },
	'PUT /api/lists/{listId}': { kind: 'owned', params: aList, body: { name: 'Opa' } },
	'DELETE /api/lists/{listId}': { kind: 'owned', params: aList },
	'POST /api/lists/{listId}/lines': {
		kind: 'owned',
		params: aList,
		body: { lines: [{ text: 'Semmeln', quantity: 2 }] },
	},
	'PUT /api/lists/{listId}/lines/{lineId}': {
		kind: 'owned',
		params: aList,
		body: { quantity: 3 },
	},
	'DELETE /api/lists/{listId}/lines/{lineId}': { kind: 'owned', params: aList },
	'POST /api/lists/{listId}/share': { kind: 'owned', params: aList, body: { right: 'read' } },
	'DELETE /api/lists/{listId}/share': { kind: 'owned', params: aList },
	'POST /api/customers/favorite-store': {
		kind: 'customer',
		params: aStore,
		body: { storeType: 'MY_STORE_w-prater', storeId: 'w-prater' },
	},
	'DELETE /api/customers/favorite-store': customer,
};

async function aList({ api, shop, owner }: World): Promise<Record<string, string>> {
	const [listId, lineId] = [randomUUID(), randomUUID()];
	await api.pool.query(
		`INSERT INTO shopping_list (tenant_id, list_id, customer_id, name) VALUES ($1, $2, $3, 'Oma')`,
		[shop.tenantId, listId, owner.customerId],
	);
	await api.pool.query(
		`INSERT INTO shopping_list_line (tenant_id, list_id, line_id, text, quantity)
		VALUES ($1, $2, $3, 'Kaffee', 1)`,
		[shop.tenantId, listId, lineId],
	);
	return { listId, lineId };
}

async function aStore({ api, shop }: World): Promise<Record<string, string>> {
	await api.pool.query(
		`INSERT INTO collect_store (tenant_id, store_id, name, street_name, street_number, postal_code,
			city, picking_unit_id, position)
		VALUES ($1, 'w-prater', 'Prater', 'Praterstraße', '38', '1020', 'Wien', 'wien',
			ST_Point(16.38, 48.21)::geography) ON CONFLICT DO NOTHING`,
		[shop.tenantId],
	);
	return {};
}
