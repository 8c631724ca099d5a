import { raceRounds } from '@korb/testing/race-rounds';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import { aWalletOwner, balancesOf } from '../../../checkout-harness/wallet-buyer.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { aGiftCard, moveMoney } from '../testing.ts';

const checkout = aCheckoutHarness();
const CARTS = 50;
/** Of what one of the carts costs. */
const PAID = 10;
const ROUNDS = raceRounds(10);

/**
 * Fifty carts of one customer, which only this test can have: one living cart per customer must not
 * be what keeps a balance from being spent twice. In a shop of their own, because limits are per
 * address.
 */
async function fiftyCarts() {
	const { harness } = checkout;
	await harness.api.query('DROP INDEX IF EXISTS cart_by_customer', []);
	const own = { harness, shop: await checkout.openShop() };
	const probe = await checkout.buyer({ MILCH: 1 }, own.shop);
	const { total } = (await probe.shopper.cart()).priceInfo;
	const { codes } = await aWalletOwner(own, [PAID * total]);
	const buyers: Buyer[] = [];
	for (let index = 0; index < CARTS; index++) {
		buyers.push(await checkout.buyer({ MILCH: 1 }, own.shop));
	}
	const { tenantId } = own.shop.shop;
	await harness.api.query(
		`UPDATE cart SET customer_id = owner.customer_id, uses_wallet = true
		FROM wallet_card AS owner WHERE owner.tenant_id = $1 AND cart.cart_id = ANY ($2::uuid[])`,
		[tenantId, buyers.map(({ cartId }) => cartId)],
	);
	const balance = async () => (await balancesOf(own, codes))[0] ?? Number.NaN;
	return { buyers, total, tenantId, code: codes[0] ?? '', balance };
}

async function payAtOnce() {
	const { buyers, balance } = await fiftyCarts();
	const answers = await Promise.all(buyers.map((buyer) => buyer.press({ methodKey: 'gift-card' })));
	const paid = answers.filter(({ statusCode }) => statusCode === 200).length;
	const refused = answers.filter((answer) => answer.json().code === '261').length;
	return { paid, refused, balance: await balance() };
}

describe('fifty checkouts that spend one balance', () => {
	it('I-29 place exactly the orders it covers', async () => {
		expect(await payAtOnce()).toEqual({ paid: PAID, refused: CARTS - PAID, balance: 0 });
		await checkout.sweepAfter(2);
	});

	it('I-29 and tills share it to the cent', async () => {
		const { buyers, total, tenantId, code, balance } = await fiftyCarts();
		const take = { tenantId, code, type: 'take', amount: total };
		const answers = await Promise.all(
			buyers.map((buyer, index) =>
				index % 2 === 0
					? buyer.press({ methodKey: 'gift-card' })
					: moveMoney(checkout.harness.api, take),
			),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PAID);
		expect(await balance()).toBe(0);
		await checkout.sweepAfter(2);
	});

	it('I-29 and tills take it once, round after round', async () => {
		const { api } = checkout.harness;
		const { tenantId } = (await checkout.openShop()).shop;
		for (let round = 0; round < ROUNDS; round++) {
			const code = await aGiftCard(api, tenantId, PAID * 100);
			const take = { tenantId, code, type: 'take', amount: 100 };
			const answers = await Promise.all(Array.from({ length: CARTS }, () => moveMoney(api, take)));
			expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PAID);
			expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(CARTS - PAID);
		}
	}, 900_000);
});

describe('control', () => {
	it('without the lock and the constraint they overdraw it', async () => {
		const { api } = checkout.harness;
		await api.query('ALTER TABLE gift_card DROP CONSTRAINT gift_card_covers', []);
		let least = 0;
		for (let round = 0; round < 5 && least >= 0; round++) {
			const { balance } = await withoutGuards(['gift-card-lock'], payAtOnce);
			least = Math.min(least, balance);
		}
		expect(least).toBeLessThan(0);
		await checkout.sweepAfter(2);
		// The check that follows every test reports it; pay it back.
		await api.query(
			`INSERT INTO gift_card_entry (tenant_id, gift_card_id, type, amount_cents, transaction_id)
			SELECT tenant_id, gift_card_id, 'load', -balance_cents, gift_card_id FROM gift_card
			WHERE balance_cents < 0`,
			[],
		);
	});
});
