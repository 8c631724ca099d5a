import type { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { type CheckoutShop, compareBooks } from '../../checkout-harness/testing.ts';

const checkout = aCheckoutHarness();

const SEED = 20261115;
const BATCHES = 30;
const AT_ONCE = 6;

/** Seeded, so that every run produces the same load. */
function createDice(seed: number): <T>(faces: readonly T[]) => T {
	let state = seed;
	return (faces) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return faces[Math.floor((state / 2 ** 32) * faces.length)] as (typeof faces)[number];
	};
}

const cards = ['4242424242424242', '5555555555554444', '4000000000000002', '4000000000009995'];
const faults: Partial<SandboxScript>[] = [
	{},
	{ webhook: 'duplicate' },
	{ webhook: 'early' },
	{ webhook: 'never' },
	{ webhook: 'late', lateMs: 500 },
	{ changeAmountCents: 7 },
	{ decline: 'fraud_suspected' },
	{ loseAnswers: { operation: 'create', times: 1 } },
	{ loseAnswers: { operation: 'create', times: 3 } },
	{ loseAnswers: { operation: 'status', times: 2 } },
	{ loseAnswers: { operation: 'void', times: 4 }, changeAmountCents: -3 },
	{ delayMs: 60 },
];
const behaviours = [
	'comes back',
	'comes back five times',
	'closes the tab',
	'never pays',
	'resets',
];

it('F15 F17 F19 F24 F25 I-19 under faulty load every order is paid, and every payment without an order is released', async () => {
	const roll = createDice(SEED);
	let shop: CheckoutShop = checkout.shop;
	const counts = { ordered: 0, refused: 0, unknown: 0 };
	for (let batch = 0; batch < BATCHES; batch++) {
		// These shoppers share one IP address, and rate limits are per address.
		if (batch % 5 === 0) shop = await checkout.openShop();
		const fault = roll(faults);
		await checkout.harness.sandbox.script(fault);
		// Five timeouts would open the circuit breaker and end the run.
		checkout.harness.resetTimeouts();
		const atOnce = fault.loseAnswers ? 1 : AT_ONCE;
		const shoppers = Array.from({ length: atOnce }, () => ({
			behaviour: roll(behaviours),
			number: roll(cards),
		}));
		await Promise.all(shoppers.map(buy));
	}
	await checkout.harness.sandbox.script({});
	checkout.harness.resetTimeouts();
	for (let round = 0; round < 6; round++) await checkout.sweepAfter(10);

	const { payments } = await compareBooks(checkout.harness);
	const { rows } = await checkout.harness.api.pool.query(
		`SELECT (SELECT count(*) FROM shop_order)::int AS orders,
			(SELECT count(*) FROM cart WHERE status = 'FINALIZED')::int AS waiting,
			(SELECT count(*) FROM payment_attempt
				WHERE status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned'))::int AS unsettled`,
	);
	expect(rows[0]).toMatchObject({ waiting: 0, unsettled: 0 });
	expect(rows[0].orders).toBeGreaterThan(10);
	expect(payments).toBeGreaterThan(rows[0].orders);
	expect(counts.ordered).toBeLessThanOrEqual(rows[0].orders);

	async function buy({ behaviour, number }: { behaviour: string; number: string }) {
		const buyer = await checkout.buyer({ MILCH: 1, KIRSCHEN: 3 }, shop);
		const pressed = await buyer.press();
		if (pressed.statusCode !== 200) {
			counts.unknown++;
			return;
		}
		const finalized = pressed.json();
		if (behaviour === 'resets') await buyer.send('POST', '/api/carts/reset');
		if (behaviour === 'never pays') return;
		await buyer.pay(finalized, { number });
		if (behaviour === 'closes the tab') return;
		const times = behaviour === 'comes back five times' ? 5 : 1;
		const answers = await Promise.all(
			Array.from({ length: times }, () => buyer.comeBack(finalized.checkoutId)),
		);
		for (const answer of answers) expect([200, 202, 402]).toContain(answer.statusCode);
		if (answers[0]?.statusCode === 200) counts.ordered++;
		else counts.refused++;
	}
}, 300_000);

it('F26 2,000 forged, stale and reordered events change nothing', async () => {
	const roll = createDice(SEED + 1);
	const anna = await checkout.buyer();
	await anna.finalize();
	const { rows } = await checkout.harness.api.pool.query(
		'SELECT attempt_id FROM payment_attempt WHERE cart_id = $1',
		[anna.cartId],
	);
	const raw = JSON.stringify({
		type: 'payment.authorised',
		data: { paymentId: 'pay_x', reference: rows[0].attempt_id, status: 'authorised' },
	});
	const forge = (index: number) => {
		const kind = roll(['stranger', 'old', 'changed', 'unsigned']);
		const secret = kind === 'stranger' ? 'the-secret-of-somebody-else' : SANDBOX_SECRET;
		const at = new Date(Date.now() - (kind === 'old' ? 400_000 : 0));
		const id = `evt_forged_${index}`;
		const signature = new Webhook(secret, { format: 'raw' }).sign(id, at, raw);
		return checkout.harness.api.inject({
			method: 'POST',
			url: '/api/payment-events/sandbox',
			headers: {
				'content-type': 'application/json',
				...(kind === 'unsigned'
					? {}
					: {
							'webhook-id': id,
							'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
							'webhook-signature': signature,
						}),
			},
			payload: kind === 'changed' ? `${raw} ` : raw,
		});
	};
	for (let round = 0; round < 40; round++) {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) => forge(round * 50 + index)),
		);
		expect(answers.every(({ statusCode }) => statusCode === 401)).toBe(true);
	}
	const { rows: events } = await checkout.harness.api.pool.query(
		`SELECT FROM payment_event WHERE event_id LIKE 'evt_forged%'`,
	);
	expect(events).toHaveLength(0);
	expect((await anna.shopper.cart()).cartStatus).toBe('FINALIZED');
}, 120_000);
