import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { openCartShop, Shopper, type TestShop } from './testing.ts';

/** One shop for all tests of a file, and the shopper who entered it last. */
export function aCartShop() {
	let api: TestApi;
	let shop: TestShop;
	let shopper: Shopper;
	beforeAll(async () => {
		api = await startTestApi();
		shop = await openCartShop(api);
	});
	afterAll(() => api.close());
	return {
		get api() {
			return api;
		},
		get shop() {
			return shop;
		},
		get shopper() {
			return shopper;
		},
		async enter(): Promise<Shopper> {
			shopper = await Shopper.enter(shop);
			return shopper;
		},
	};
}
