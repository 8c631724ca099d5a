import { describe, expect, it, vi } from 'vitest';
import { aCart } from '../../../../test/fixture-cart.ts';
import { createApi } from '../../../platform/api/api.ts';
import { createCartCalls } from './cart-calls.ts';
import { toRefusal } from './refusal.ts';

describe('cart API calls', () => {
	it('CART-89 rejects a removal without line items', () => {
		const { calls, fetch } = setUp();
		expect(() => calls.removeLines([])).toThrow(RangeError);
		expect(fetch).not.toHaveBeenCalled();
	});

	it('CART-93 rejects an empty code', () => {
		const { calls, fetch } = setUp();
		expect(() => calls.addCode('  ')).toThrow(RangeError);
		expect(fetch).not.toHaveBeenCalled();
	});

	it('CART-91 lists every line item to remove', async () => {
		const { calls, seen } = setUp();
		await calls.removeLines(['a', 'b']);
		expect(seen()).toEqual(['DELETE /api/carts/items/multiple?lineItemIds=a%2Cb']);
	});

	it('CART-70 CART-71 switches the mode depending on whether an order number is given', async () => {
		const { calls, bodies } = setUp();
		await calls.setMode('4711');
		await calls.setMode(null);
		expect(bodies()).toEqual([
			{ mode: 'ADDON', orderNumber: '4711' },
			{ mode: 'REGULAR', orderNumber: null },
		]);
	});

	it('CUST-119 sends the empty fields of an address as placeholders', async () => {
		const { calls, bodies } = setUp();
		await calls.setAddress({ city: 'Wien', postalCode: '', phoneNumber: '', storeId: null });
		await calls.setBillingAddress({ lastName: 'Berger', companyName: '' });
		expect(bodies()).toEqual([
			{ city: 'Wien', postalCode: 'nana', phoneNumber: 'nan', storeId: null },
			{ lastName: 'Berger', companyName: 'na' },
		]);
	});

	it('retries a change whose response was lost with the same idempotency key', async () => {
		const { calls, fetch, keys } = setUp();
		fetch.mockRejectedValueOnce(new TypeError('connection lost'));
		await calls.change([{ sku: 'milk', delta: 1 }]);
		expect(keys()).toHaveLength(2);
		expect(new Set(keys()).size).toBe(1);
	});

	it('fetches a new token when the old one has expired, and retries', async () => {
		const { calls, fetch, seen } = setUp();
		const refused = { errorCode: 'csrf_refused' };
		fetch.mockResolvedValueOnce(new Response(JSON.stringify(refused), { status: 403 }));
		await calls.clear();
		expect(seen()).toEqual([
			'DELETE /api/carts/items/all',
			'GET /api/csrf',
			'DELETE /api/carts/items/all',
		]);
	});

	it('does not retry a request that was rejected', async () => {
		const { calls, fetch } = setUp();
		const problem = { errorCode: 'conflict', code: 3 };
		fetch.mockResolvedValueOnce(new Response(JSON.stringify(problem), { status: 409 }));
		const failure = await calls.clear().catch((error: unknown) => error);
		expect(fetch).toHaveBeenCalledOnce();
		expect(toRefusal(failure)).toBe('finalized');
	});
});

function setUp() {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(aCart())));
	const api = createApi({ fetch, readToken: () => 'token' });
	let number = 0;
	const calls = createCartCalls(api, () => `key-${++number}`);
	const sent = () =>
		fetch.mock.calls.map(([address, init]) => ({ address: String(address), init }));
	return {
		calls,
		fetch,
		seen: () => sent().map(({ address, init }) => `${init?.method} ${address}`),
		bodies: () => sent().map(({ init }) => JSON.parse(String(init?.body))),
		keys: () => sent().map(({ init }) => new Headers(init?.headers).get('idempotency-key')),
	};
}
