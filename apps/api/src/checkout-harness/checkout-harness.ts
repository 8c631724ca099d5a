import type { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findBroken } from '../db/invariants/check.ts';
import type { Buyer } from './buyer.ts';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
	sweepLater,
} from './testing.ts';

type HarnessOptions = {
	/** Capacity of the shop's window. */
	capacity?: number;
	/** Default behaviour of the provider. */
	script?: Partial<SandboxScript>;
};

type AttemptFacts = {
	attempt_id: string;
	payment_id: string;
	status: string;
	error_code: string | null;
	captured_cents: number;
	refunded_cents: number;
};

/**
 * A harness with one open shop for all tests of a file; every invariant is checked after each test.
 */
export function aCheckoutHarness({ capacity, script = {} }: HarnessOptions = {}) {
	let harness: CheckoutHarness;
	let shop: CheckoutShop;
	beforeAll(async () => {
		harness = await startCheckoutHarness();
		shop = await openCheckoutShop(harness.api, capacity === undefined ? {} : { capacity });
	});
	afterAll(() => harness.close());
	beforeEach(() => harness.sandbox.script(script));
	afterEach(async () => {
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	async function one<Row>(text: string, ...values: unknown[]): Promise<Row> {
		const { rows } = await harness.api.pool.query(text, values);
		return rows[0];
	}
	const attemptOf = (cartId: string) =>
		one<AttemptFacts>(
			'SELECT * FROM payment_attempt WHERE cart_id = $1 ORDER BY created_at DESC LIMIT 1',
			cartId,
		);
	return {
		/** Available inside tests only: it is not started while the file is loaded. */
		get harness() {
			return harness;
		},
		get shop() {
			return shop;
		},
		one,
		attemptOf,
		openShop: (options?: Parameters<typeof openCheckoutShop>[1]) =>
			openCheckoutShop(harness.api, options),
		buyer: (skus?: Record<string, number>, from = shop): Promise<Buyer> =>
			aBuyer(harness.api, from, skus),
		sweepAfter: (minutes: number) => sweepLater(harness, minutes),
		async cartStatus(cartId: string): Promise<string> {
			const { status } = await one<{ status: string }>(
				'SELECT status FROM cart WHERE cart_id = $1',
				cartId,
			);
			return status;
		},
		async countOrders(cartId: string): Promise<number> {
			const { count } = await one<{ count: number }>(
				'SELECT count(*) FROM shop_order WHERE cart_id = $1',
				cartId,
			);
			return count;
		},
		/** The payment as recorded by the provider. */
		async atProvider(cartId: string) {
			const { payment_id: id } = await attemptOf(cartId);
			const answer = await harness.sandbox.call('GET', `/v1/payments/${id}`);
			return (await answer.json()) as {
				status: string;
				authorisedCents: number;
				capturedCents: number;
				refundedCents: number;
			};
		},
	};
}
