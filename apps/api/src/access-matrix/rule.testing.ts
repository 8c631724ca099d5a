import type { TestApi } from '../testing.ts';
import type { Person, TestShop } from './people.testing.ts';

/** What the owner of the data has, for paths and bodies that name it. */
export type World = { api: TestApi; shop: TestShop; owner: Person };

/**
 * - `everybody`: the same for all, and about nobody.
 * - `customer`: 401 without a session of this shop; each customer gets their own data.
 * - `owned`: as `customer`, and another customer gets a 404.
 * - `cookie`: the cart of whoever calls; nobody sees that of the owner.
 * - `link`: belongs to whoever has the secret of a link or an order.
 * - `machine`: needs a signature, which no shopper has.
 */
export type Kind = 'everybody' | 'customer' | 'owned' | 'cookie' | 'link' | 'machine';

export type Rule = {
	kind: Kind;
	params?: (world: World) => Promise<Record<string, string>>;
	/** Must be valid: the test fails when the owner's call is not understood. */
	body?: object | ((world: World, params: Record<string, string>) => object);
	query?: string | ((params: Record<string, string>) => string);
	headers?: Record<string, string>;
	/** Only in a shop without joe. */
	isWithoutJoe?: boolean;
};

export const everybody: Rule = { kind: 'everybody' };
export const customer: Rule = { kind: 'customer' };
export const cookie: Rule = { kind: 'cookie' };
export const link: Rule = { kind: 'link' };
export const machine: Rule = { kind: 'machine' };

/** Of no one. */
export const aToken = 'A'.repeat(43);
export const aCode = { token: aToken };
export const anAddress = {
	...{ streetName: 'Praterstraße', streetNumber: '38', postalCode: '1020', city: 'Wien' },
	...{ country: 'Österreich', countryCode: 'AT', firstName: 'Anna', lastName: 'Berger' },
};
