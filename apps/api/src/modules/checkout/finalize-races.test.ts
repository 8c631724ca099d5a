import { createHash } from 'node:crypto';
import type { FinalizeRequest } from '@korb/contracts/order/checkout';
import { afterAll, describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { intercept, withoutLocks } from '../../checkout-harness/intercept.ts';
import { type Actor, interleave, listSchedules } from '../../checkout-harness/interleave.ts';
import { type CheckoutShop, paymentsOf } from '../../checkout-harness/testing.ts';
import type { RequestContext } from '../../context.ts';
import type { Pool } from '../../db/connection/pool.ts';
import { createDatabase } from '../../db/database.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { testPool } from '../../testing.ts';
import { addItem } from '../cart/testing.ts';
import type { OrderDeps } from '../order-records/order-deps.ts';
import type { PaymentProvider } from '../payment/index.ts';
import { listTenants, toTenant } from '../tenant/index.ts';
import { finalizeCart } from './finalize.service.ts';
import { placeOrder } from './place-order.service.ts';

const checkout = aCheckoutHarness({ capacity: 5000 });
const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const schedules = listSchedules(6);
const pauses = new Set<string>([
	...['finalize.begin', 'finalize.locked', 'finalize.checked', 'finalize.written'],
	...['finalize.frozen', 'place.locked'],
]);
const input: FinalizeRequest = {
	methodKey: 'payment-at-the-door',
	brandName: '',
	saveMethod: false,
	setPrimary: false,
	note: '',
	substitution: 'replace',
	substitutions: [],
};
const noPause = async () => {};
const log = { warn() {}, error() {} } as never;

/**
 * Two API instances: one finalises and orders step by step, the other adds a product statement by
 * statement.
 */
async function twoActors({ shop }: CheckoutShop, change = (text: string) => text) {
	const gates: Record<Actor, () => Promise<void>> = { one: noPause, other: noPause };
	const [row] = await checkout.harness.api.db.snapshot((tx) => listTenants(tx, [shop.tenantId]));
	if (!row) throw new Error('no such shop');
	const contextOf = (pool: Pool): RequestContext => {
		pools.push(pool);
		const db = createDatabase(pool);
		return {
			tenant: toTenant(row),
			locale: 'de-AT',
			now: new Date(),
			requestId: 'race',
			client: null,
			network: null,
			log,
			db,
			reads: db,
			geocode: async () => null,
			session: async () => null,
			spend: async () => async () => {},
		};
	};
	const one = contextOf(intercept(testPool(checkout.harness.api.url, 2), change));
	const other = contextOf(
		intercept(testPool(checkout.harness.api.url, 2), async (text) => {
			await gates.other();
			return change(text);
		}),
	);
	const provider = { name: 'sandbox', isUp: true } as PaymentProvider;
	const deps: OrderDeps = {
		db: one.db,
		payments: paymentsOf(provider),
		log,
		checkpoint: async (point) => {
			if (pauses.has(point)) await gates.one();
		},
	};
	const freeze = (token: Buffer) => finalizeCart(one, deps, guest(token), input, { origin: null });
	return {
		freeze,
		async order(token: Buffer) {
			const frozen = await freeze(token);
			if (frozen.kind !== 'finalized') throw new Error(`not finalised: ${JSON.stringify(frozen)}`);
			const { tenant_id: tenantId, attempt_id: attemptId } = frozen.attempt;
			return placeOrder(deps, { tenantId, attemptId });
		},
		add: (tokenHash: Buffer) =>
			addItem(other, { owner: guest(tokenHash), changeKey: null }, { sku: 'COLA', delta: 1 }),
		run(schedule: Actor[], runners: Record<Actor, () => Promise<unknown>>) {
			const runner = (actor: Actor) => (gate: () => Promise<void>) => {
				gates[actor] = gate;
				return runners[actor]();
			};
			return interleave(schedule, { one: runner('one'), other: runner('other') });
		},
	};
}

const guest = (tokenHash: Buffer) => ({ kind: 'guest' as const, tokenHash });
const tokenOf = (n: number, name: string) => createHash('sha256').update(`${name} ${n}`).digest();

/** Creates carts with milk and a held window, each with its own token. */
async function fillCarts(shop: CheckoutShop, name: string, count: number): Promise<string[]> {
	const anna = await checkout.buyer({ MILCH: 1 }, shop);
	const tokens = Array.from({ length: count }, (_, n) => tokenOf(n, name));
	const { rows } = await checkout.harness.api.pool.query<{ cart_id: string }>(
		`WITH copies AS (
			SELECT gen_random_uuid() AS id, token, n FROM unnest($2::bytea[]) WITH ORDINALITY AS t (token, n)
		), carts AS (
			INSERT INTO cart (tenant_id, cart_id, token_hash, version, region, distribution_address,
				billing_address, window_id, window_starts_at, window_ends_at, window_fee_cents, held_until)
			SELECT tenant_id, id, token, version, region, distribution_address, billing_address, window_id,
				window_starts_at, window_ends_at, window_fee_cents, held_until
			FROM cart, copies WHERE cart.cart_id = $1::uuid RETURNING cart_id, token_hash
		), lines AS (
			INSERT INTO cart_line (tenant_id, cart_id, product_id, quantity, shown_cents)
			SELECT tenant_id, id, product_id, quantity, shown_cents
			FROM cart_line, copies WHERE cart_line.cart_id = $1::uuid
		), holds AS (
			INSERT INTO window_hold (tenant_id, cart_id, window_id, has_place, expires_at, fee_cents)
			SELECT tenant_id, id::text, window_id, true, expires_at, fee_cents
			FROM window_hold, copies WHERE window_hold.cart_id = $1::text
		), counted AS (
			UPDATE time_window SET taken = taken + (SELECT count(*) FROM copies) WHERE window_id = $3
		)
		SELECT cart_id FROM carts JOIN copies ON copies.token = carts.token_hash ORDER BY n`,
		[anna.cartId, tokens, shop.windowId],
	);
	return rows.map(({ cart_id: id }) => id);
}

describe('I-09 I-14 a product is added while the cart is finalised', () => {
	it('all 924 interleavings: one order of the frozen cart, with the product included or rejected', async () => {
		expect(schedules).toHaveLength(924);
		const ids = await fillCarts(checkout.shop, 'race', schedules.length);
		const actors = await twoActors(checkout.shop);
		const counts = { added: 0, refused: 0 };
		for (const [n, schedule] of schedules.entries()) {
			const token = tokenOf(n, 'race');
			const [ordered, added] = await actors.run(schedule, {
				one: () => actors.order(token),
				other: () => actors.add(token),
			});
			const story = schedule.join(' ');
			if (ordered?.status === 'rejected') throw ordered.reason;
			const outcome = ordered?.value as Awaited<ReturnType<typeof actors.order>>;
			if (outcome.kind !== 'ordered') throw new Error(`${outcome.kind} after ${story}`);
			const cart = added?.status === 'fulfilled' ? (added.value as { id: string }) : null;
			// After the order the browser starts a new cart.
			const isIn = cart?.id === ids[n];
			counts[isIn ? 'added' : 'refused']++;
			expect(outcome.order.snapshot.cart.productLineItems, story).toHaveLength(isIn ? 2 : 1);
		}
		expect(counts.added).toBeGreaterThan(50);
		expect(counts.refused).toBeGreaterThan(50);
		const { orders } = await checkout.one<{ orders: number }>(
			'SELECT count(*) AS orders FROM shop_order WHERE cart_id = ANY ($1::uuid[])',
			ids,
		);
		expect(orders).toBe(924);
	}, 900_000);

	it('control: without the locks a cart changes during payment', async () => {
		const shop = await checkout.openShop({ capacity: 5000 });
		const some = schedules.filter((_, n) => n % 7 === 0);
		await fillCarts(shop, 'control', some.length);
		const actors = await twoActors(shop, withoutLocks);
		for (const [n, schedule] of some.entries()) {
			const token = tokenOf(n, 'control');
			// An addition relies on the version that it has read, before it takes the lock.
			await withoutGuards(['cart-lock'], () =>
				actors.run(schedule, {
					one: () => actors.freeze(token),
					other: () => actors.add(token),
				}),
			);
		}
		const broken = await findBroken(checkout.harness.api.url);
		expect(broken.filter(({ invariant }) => invariant === 'I-09').length).toBeGreaterThan(0);
		await checkout.harness.api.query('DELETE FROM tenant WHERE tenant_id = $1', [
			shop.shop.tenantId,
		]);
	}, 300_000);
});
