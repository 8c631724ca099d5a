import { setTimeout as sleep } from 'node:timers/promises';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { type Actor, interleave, listSchedules } from '../../checkout-harness/interleave.ts';
import { paymentsOf } from '../../checkout-harness/testing.ts';
import type { Pool } from '../../db/connection/pool.ts';
import { createDatabase } from '../../db/database.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { testPool } from '../../testing.ts';
import type { OrderDeps } from '../order-records/order-deps.ts';
import type { PaymentProvider, ProviderPayment } from '../payment/index.ts';
import { placeOrder } from './place-order.service.ts';

const checkout = aCheckoutHarness({ capacity: 5000 });
const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/**
 * An API instance reduced to orders: its own pool, and a provider that reports every payment as
 * paid.
 */
function aProcess(checkpoint: OrderDeps['checkpoint'] = async () => {}): OrderDeps {
	const pool = testPool(checkout.harness.api.url, 10);
	pools.push(pool);
	const db = createDatabase(pool);
	const provider = {
		name: 'sandbox',
		isUp: true,
		getPayment: async (id: string): Promise<ProviderPayment> => {
			const { rows } = await checkout.harness.api.pool.query(
				'SELECT attempt_id, currency, reserved_cents FROM payment_attempt WHERE payment_id = $1',
				[id],
			);
			return {
				id,
				reference: rows[0].attempt_id,
				state: 'authorised',
				currency: rows[0].currency,
				authorisedCents: rows[0].reserved_cents,
				capturedCents: 0,
				refundedCents: 0,
				errorCode: null,
				brandName: 'Visa',
				lastDigits: '4242',
				savedCard: null,
				url: null,
			};
		},
	} as unknown as PaymentProvider;
	return {
		db,
		payments: paymentsOf(provider),
		log: { warn() {}, error() {} } as never,
		checkpoint,
	};
}

/** Carts awaiting payment, cloned from one that a shopper has filled and finalised. */
async function copyPaidCarts(count: number): Promise<{ tenantId: string; attemptId: string }[]> {
	const anna = await checkout.buyer({ MILCH: 1 });
	await anna.finalize();
	const { rows } = await checkout.harness.api.pool.query(
		`WITH copies AS (
			SELECT gen_random_uuid() AS cart_id, gen_random_uuid() AS attempt_id
			FROM generate_series(1, $2::int)
		), carts AS (
			INSERT INTO cart (tenant_id, cart_id, status, version, frozen, distribution_address)
			SELECT tenant_id, copies.cart_id, status, version, frozen, distribution_address
			FROM cart, copies WHERE cart.cart_id = $1::uuid
		), holds AS (
			INSERT INTO window_hold (tenant_id, cart_id, window_id, has_place, expires_at, fee_cents)
			SELECT tenant_id, copies.cart_id::text, window_id, true, expires_at, fee_cents
			FROM window_hold, copies WHERE window_hold.cart_id = $1::text
		), counted AS (
			UPDATE time_window SET taken = taken + $2::int WHERE window_id = $3
		), attempts AS (
			INSERT INTO payment_attempt (tenant_id, attempt_id, cart_id, cart_version, method_key, provider,
				payment_id, status, currency, planned_cents, reserved_cents, checkout_request, snapshot)
			SELECT tenant_id, copies.attempt_id, copies.cart_id, cart_version, method_key, provider,
				'copy-' || copies.attempt_id, status, currency, planned_cents, reserved_cents, checkout_request, snapshot
			FROM payment_attempt AS attempt, copies WHERE attempt.cart_id = $1::uuid
			RETURNING tenant_id, attempt_id
		), operations AS (
			INSERT INTO payment_operation (tenant_id, attempt_id, operation)
			SELECT $4, attempt_id, 'create' FROM attempts
		)
		SELECT tenant_id AS "tenantId", attempt_id AS "attemptId" FROM attempts`,
		[anna.cartId, count, checkout.shop.windowId, checkout.shop.shop.tenantId],
	);
	return rows;
}

async function countOrders(attemptIds: string[]): Promise<number[]> {
	const { rows } = await checkout.harness.api.pool.query(
		`SELECT count(o.*)::int AS orders FROM unnest($1::uuid[]) AS wanted (attempt_id)
		LEFT JOIN shop_order AS o USING (attempt_id) GROUP BY wanted.attempt_id`,
		[attemptIds],
	);
	return rows.map(({ orders }) => orders);
}

describe('I-14 the shopper returns while the event arrives', () => {
	const schedules = listSchedules(6);
	const pauses = new Set<string>([
		'place.begin',
		'place.queried',
		'place.locked',
		'place.claimed',
		'place.written',
		'place.done',
	]);

	type Key = { tenantId: string; attemptId: string };
	type Told = number | string;

	/** Runs both concurrently in every given interleaving, and returns the outcome of each. */
	async function runSchedules(ways: Actor[][], keys: Key[]): Promise<[Told, Told][]> {
		let checkpoints: Record<Actor, () => Promise<void>>;
		const pausing = (actor: Actor) =>
			aProcess(async (point) => {
				if (pauses.has(point)) await checkpoints[actor]();
			});
		const processes = { one: pausing('one'), other: pausing('other') };
		const told: [Told, Told][] = [];
		for (const [index, schedule] of ways.entries()) {
			const key = keys[index] ?? { tenantId: '', attemptId: '' };
			checkpoints = { one: async () => {}, other: async () => {} };
			const runner = (actor: Actor) => (checkpoint: () => Promise<void>) => {
				checkpoints[actor] = checkpoint;
				return placeOrder(processes[actor], key);
			};
			const results = await interleave(schedule, { one: runner('one'), other: runner('other') });
			const [one = '', other = ''] = results.map((result) => {
				if (result.status === 'rejected') return String(result.reason);
				const outcome = result.value as Awaited<ReturnType<typeof placeOrder>>;
				return outcome.kind === 'ordered' ? outcome.order.order_number : outcome.kind;
			});
			told.push([one, other]);
		}
		return told;
	}

	it('all 924 interleavings end in one order each, with one outcome', async () => {
		expect(schedules).toHaveLength(924);
		const keys = await copyPaidCarts(schedules.length);
		const told = await runSchedules(schedules, keys);
		for (const [index, [one, other]] of told.entries()) {
			const story = schedules[index]?.join(' ');
			expect(one, story).toBe(other);
			expect(one, story).toEqual(expect.any(Number));
		}
		const orders = await countOrders(keys.map(({ attemptId }) => attemptId));
		expect(orders).toEqual(Array(924).fill(1));
	}, 600_000);

	it('control: without the locks one gets an order and the other a failure', async () => {
		const some = schedules.filter((_, n) => n % 7 === 0);
		const keys = await copyPaidCarts(some.length);
		const told = await withoutGuards(['order-lock'], () => runSchedules(some, keys));
		const apart = told.filter(([one, other]) => one !== other);
		expect(apart.length).toBeGreaterThan(10);
	}, 120_000);
});

/** An overloaded shop responds with Retry-After, and the browser retries accordingly. */
async function pressUntilAnswered(buyer: Buyer): Promise<LightMyRequestResponse> {
	for (;;) {
		const answer = await buyer.press();
		if (answer.statusCode !== 503) return answer;
		await sleep(100);
	}
}

/** Five units of a product, and twenty buyers for one each. */
async function fiveLeft() {
	const records = [aCategory('obst'), aProduct('LETZTE'), anOffer('LETZTE', { stock: 5 })];
	const shop = await checkout.openShop({ records });
	const buyers = await Promise.all(
		Array.from({ length: 20 }, () => checkout.buyer({ LETZTE: 1 }, shop)),
	);
	return { shop, buyers };
}

describe('concurrency', () => {
	it('I-14 50 × POST /api/checkout for one cart: one order, one number', async () => {
		const anna = await checkout.buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => anna.comeBack(finalized.checkoutId)),
		);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
		expect(new Set(answers.map((answer) => answer.json().orderNumber)).size).toBe(1);
	});

	it('I-14 25 calls from five processes: one order, whichever comes first', async () => {
		const processes = Array.from({ length: 5 }, () => aProcess());
		const [key] = await copyPaidCarts(1);
		if (!key) throw new Error('no cart');
		const outcomes = await Promise.all(
			processes.flatMap((deps) => Array.from({ length: 5 }, () => placeOrder(deps, key))),
		);
		const numbers = outcomes.map((outcome) =>
			outcome.kind === 'ordered' ? outcome.order.order_number : outcome.kind,
		);
		expect(new Set(numbers).size).toBe(1);
		expect(await countOrders([key.attemptId])).toEqual([1]);
	});

	it('I-05 20 buyers for 5 units: exactly 5 orders, 15 rejected before any money moves', async () => {
		const { shop: small, buyers } = await fiveLeft();
		const answers = await Promise.all(buyers.map(pressUntilAnswered));
		const winners = buyers.filter((_, index) => answers[index]?.statusCode === 200);
		expect(winners).toHaveLength(5);
		expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
		const { rows: attempts } = await checkout.harness.api.pool.query(
			'SELECT FROM payment_attempt WHERE tenant_id = $1',
			[small.shop.tenantId],
		);
		expect(attempts).toHaveLength(5);
		const orders = await Promise.all(winners.map((buyer) => buyer.order()));
		expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(5);
	});

	it('control: without the stock lock 20 buyers oversell 5 units', async () => {
		const { query } = checkout.harness.api;
		const { shop, buyers } = await fiveLeft();
		await query('ALTER TABLE offer DROP CONSTRAINT offer_stock_check', []);
		const answers = await withoutGuards(['client-lock', 'stock-lock'], () =>
			Promise.all(buyers.map(pressUntilAnswered)),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(5);
		await query('UPDATE offer SET stock = 0 WHERE tenant_id = $1', [shop.shop.tenantId]);
		await query('ALTER TABLE offer ADD CONSTRAINT offer_stock_check CHECK (stock >= 0)', []);
	});

	it('I-23 one cart finalised concurrently with five methods: one attempt', async () => {
		const anna = await checkout.buyer();
		const methods = [
			'credit-cards',
			'paypal',
			'apple-pay',
			'payment-at-the-door',
			'pay-by-invoice-b2c',
		] as const;
		const answers = await Promise.all(methods.map((methodKey) => anna.press({ methodKey })));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect(answers.filter((answer) => answer.json().code === 3)).toHaveLength(4);
	});

	it('I-09 a product added during finalisation is in the order or rejected', async () => {
		for (let round = 0; round < 40; round++) {
			const anna = await checkout.buyer({ MILCH: 1 });
			const [pressed, added] = await Promise.all([anna.press(), anna.shopper.add('COLA')]);
			expect(pressed.statusCode).toBe(200);
			const frozen = pressed.json().cartDTO.productLineItems;
			expect(frozen).toHaveLength(added.statusCode === 200 ? 2 : 1);
			expect((await anna.shopper.cart()).productLineItems).toEqual(frozen);
		}
	}, 60_000);
});
