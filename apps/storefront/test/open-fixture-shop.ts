import { afterAll, beforeEach } from 'vitest';
import { type FixtureShop, startFixtureShop } from './fixture-shop.ts';

/** A storefront before a made-up API that is well again before every test of the file. */
export async function openFixtureShop(): Promise<FixtureShop> {
	const shop = await startFixtureShop();
	beforeEach(() => {
		shop.api.heal();
		shop.api.seen.length = 0;
	});
	afterAll(() => shop.close());
	return shop;
}
