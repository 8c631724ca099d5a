import type { Product, ProductList } from '@korb/contracts/catalogue/catalogue';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aFruitShop } from './testing.ts';

/** A shop with fruit and an empty one next to it, for all tests of a file. */
export function fruitShopFixture() {
	let api: TestApi;
	let shop: Shop<LightMyRequestResponse>;
	let other: typeof shop;
	beforeAll(async () => {
		api = await startTestApi();
		shop = await aFruitShop(api);
		other = await aShop().openIn(api);
	});
	afterAll(() => api.close());
	return {
		get api() {
			return api;
		},
		get shop() {
			return shop;
		},
		get other() {
			return other;
		},
		async list(url: string, headers: Record<string, string> = {}): Promise<ProductList> {
			const answer = await shop.get(url, headers);
			expect(answer.statusCode).toBe(200);
			return answer.json();
		},
	};
}

export const skusOf = ({ results }: { results: Product[] }) => results.map(({ sku }) => sku);
