import { afterAll, beforeEach } from 'vitest';
import { type FixtureShop, startFixtureShop } from './fixture-shop.ts';

/** Starts a storefront with a fake API whose failures are reset before every test. */
export async function openFixtureShop(): Promise<FixtureShop> {
	const shop = await startFixtureShop();
	beforeEach(() => {
		shop.api.heal();
		shop.api.seen.length = 0;
	});
	afterAll(() => shop.close());
	return shop;
}
