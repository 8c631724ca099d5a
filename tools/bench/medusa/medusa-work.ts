import { randomUUID } from 'node:crypto';
import { PAGE_SIZE, type Plan } from '../catalogue.ts';
import { ask } from '../http.ts';
import type { Call, CallName, Work } from '../peer.ts';

export type MedusaShop = {
	origin: string;
	/** The publishable key, which every request carries. */
	key: string;
	region: string;
	/** Ids by slug. */
	categories: Record<string, string>;
};

/** One result per index that was asked. */
export type Hits = { results: { hits: unknown[]; metadata: { count: number } }[] };

type Cart = { id: string; items: { id: string }[] };

const json = { 'content-type': 'application/json' };
const keyOf = ({ key }: MedusaShop) => ({ 'x-publishable-api-key': key });

export function searchCall(shop: MedusaShop, term: string): Call {
	return {
		method: 'POST',
		path: '/store/search',
		headers: { ...json, ...keyOf(shop) },
		body: JSON.stringify({
			entity: 'product',
			fields: ['id', 'title', 'handle', 'thumbnail', 'price'],
			filters: { q: term },
			pagination: { take: PAGE_SIZE },
		}),
	};
}

export async function prepareWork(
	shop: MedusaShop,
	plan: Plan,
	{ basket, carts: wanted }: { basket: string[]; carts: number },
): Promise<Record<CallName, Work>> {
	const carts: Cart[] = [];
	for (let cart = 0; cart < wanted; cart++) {
		const items = basket.map((variant) => ({ variant_id: variant, quantity: 1 }));
		carts.push((await openCart(shop, items)).cart);
	}
	const productsOf = (query: Record<string, string>): Call => ({
		method: 'GET',
		path: `/store/products?${new URLSearchParams({ ...query, region_id: shop.region })}`,
		headers: keyOf(shop),
	});
	const count = ({ products }: { products: unknown[] }) => products.length;
	return {
		list: {
			calls: plan.pages.map(({ category, offset }) =>
				productsOf({
					limit: String(PAGE_SIZE),
					offset: String(offset),
					'category_id[]': shop.categories[category] ?? '',
					fields: 'id,title,handle,thumbnail,variants.id,variants.sku,*variants.calculated_price',
				}),
			),
			mark: '"products":[{',
			count,
		},
		product: {
			calls: plan.views.map(({ slug }) =>
				productsOf({
					handle: slug,
					fields: '*variants.calculated_price,+variants.inventory_quantity,+metadata,+tags',
				}),
			),
			mark: '"products":[{',
			count,
		},
		search: {
			calls: plan.terms.map((term) => searchCall(shop, term)),
			mark: '"handle":',
			count: ({ results }: Hits) => results[0]?.hits.length ?? 0,
		},
		cart: {
			calls: [2, 1].flatMap((quantity) =>
				basket.flatMap((_, line) =>
					carts.map(({ id, items }) => ({
						method: 'POST' as const,
						path: `/store/carts/${id}/line-items/${items[line]?.id}`,
						headers: { ...json, ...keyOf(shop) },
						body: JSON.stringify({ quantity }),
					})),
				),
			),
			mark: '"cart":{',
			count: ({ cart }: { cart: Cart }) => cart.items.length,
		},
	};
}

/** Fills a cart, then guest, address, shipping and payment. */
export async function buyAtMedusa(shop: MedusaShop, basket: string[]): Promise<void> {
	const { id } = await fillCart(shop, basket);
	const address = {
		first_name: 'Anna',
		last_name: 'Berger',
		address_1: 'Praterstraße 38',
		city: 'Wien',
		postal_code: '1020',
		country_code: 'at',
	};
	const send = <Answer>(path: string, body?: object) => sendTo<Answer>(shop, path, body);
	await send(`/store/carts/${id}`, {
		email: `guest-${randomUUID()}@korb.example`,
		shipping_address: address,
		billing_address: address,
	});
	const { shipping_options: options } = await send<{ shipping_options: { id: string }[] }>(
		`/store/shipping-options?cart_id=${id}`,
	);
	await send(`/store/carts/${id}/shipping-methods`, { option_id: options[0]?.id });
	const { payment_collection: payment } = await send<{ payment_collection: { id: string } }>(
		'/store/payment-collections',
		{ cart_id: id },
	);
	await send(`/store/payment-collections/${payment.id}/payment-sessions`, {
		provider_id: 'pp_system_default',
	});
	const done = await send<{ type: string }>(`/store/carts/${id}/complete`, {});
	if (done.type !== 'order') throw new Error(JSON.stringify(done).slice(0, 300));
}

/** Ten times “add to cart”. */
async function fillCart(shop: MedusaShop, basket: string[]): Promise<Cart> {
	let { cart } = await openCart(shop);
	for (const variant of basket) {
		const line = { variant_id: variant, quantity: 1 };
		cart = (await sendTo<{ cart: Cart }>(shop, `/store/carts/${cart.id}/line-items`, line)).cart;
	}
	return cart;
}

function openCart(shop: MedusaShop, items: object[] = []): Promise<{ cart: Cart }> {
	return sendTo(shop, '/store/carts', { region_id: shop.region, items });
}

async function sendTo<Answer>(shop: MedusaShop, path: string, body?: object): Promise<Answer> {
	const { answer } = await ask<Answer>(shop.origin + path, {
		headers: keyOf(shop),
		...(body && { body }),
	});
	return answer;
}
