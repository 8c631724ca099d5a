import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { insist, processesOf } from '../../checkout-harness/processes.ts';
import type { CheckoutShop } from '../../checkout-harness/testing.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const LONG_TIMEOUT = { timeout: 180_000 };

const twoProcesses = processesOf(checkout);

const turn = <T>(faces: readonly T[], index: number): T => faces[index % faces.length] as T;

async function fiveLeft(): Promise<{ shop: CheckoutShop; buyers: Buyer[] }> {
	const records = [aCategory('obst'), aProduct('LETZTE'), anOffer('LETZTE', { stock: 5 })];
	const shop = await checkout.openShop({ records });
	const buyers: Buyer[] = [];
	for (let n = 0; n < 20; n++) buyers.push(await checkout.buyer({ LETZTE: 1 }, shop));
	return { shop, buyers };
}

describe('two API processes on one database', () => {
	it('I-14 50 × POST /api/checkout for one cart: one order, one number', LONG_TIMEOUT, async () => {
		const ports = await twoProcesses();
		const anna = await checkout.buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		const { checkoutId } = finalized;
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, n) =>
				insist<{ orderNumber: string }>(turn(ports, n), anna, '/api/checkout', { checkoutId }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
		expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
		expect(await checkout.countOrders(anna.cartId)).toBe(1);
	});

	it(
		'I-05 20 buyers for 5 units: exactly 5 orders, 15 rejected before any money moves',
		LONG_TIMEOUT,
		async () => {
			const { shop, buyers } = await fiveLeft();
			const ports = await twoProcesses();
			const press = (buyer: Buyer, n: number) =>
				insist(turn(ports, n), buyer, '/api/carts/finalize', { methodKey: 'credit-cards' });
			const answers = await Promise.all(buyers.map(press));
			expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
			const winners = buyers.filter((_, n) => answers[n]?.status === 200);
			expect(winners).toHaveLength(5);
			const { attempts } = await checkout.one<{ attempts: number }>(
				'SELECT count(*) AS attempts FROM payment_attempt WHERE tenant_id = $1',
				shop.shop.tenantId,
			);
			expect(attempts).toBe(5);
			const orders = await Promise.all(winners.map((buyer) => buyer.order()));
			expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(5);
		},
	);

	it('control: without locks the same 20 oversell', LONG_TIMEOUT, async () => {
		const { api } = checkout.harness;
		await api.query('ALTER TABLE offer DROP CONSTRAINT offer_stock_check', []);
		const race = async () => {
			const { shop, buyers } = await fiveLeft();
			const ports = await twoProcesses({ isUnlocked: true });
			const press = (buyer: Buyer, n: number) =>
				insist(turn(ports, n), buyer, '/api/carts/finalize', { methodKey: 'payment-at-the-door' });
			const answers = await Promise.all(buyers.map(press));
			await api.query('UPDATE offer SET stock = 0 WHERE tenant_id = $1', [shop.shop.tenantId]);
			return answers.filter(({ status }) => status === 200).length;
		};
		expect(await mostOf(race, { allowed: 5, rounds: 5 })).toBeGreaterThan(5);
		await api.query('ALTER TABLE offer ADD CONSTRAINT offer_stock_check CHECK (stock >= 0)', []);
	});
});
