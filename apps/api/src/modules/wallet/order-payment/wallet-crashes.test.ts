import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import { killerOf } from '../../../checkout-harness/killer.ts';
import { compareBooks } from '../../../checkout-harness/testing.ts';
import { aWalletBuyer, balancesOf } from '../../../checkout-harness/wallet-buyer.ts';
import { TEST_PICKING_SECRET } from '../../../testing.ts';
import { checkpoints } from '../../order-records/order-deps.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const { countOrders, sweepAfter } = checkout;
const { dieAt, dieSigned } = killerOf(checkout);

const finalizing = checkpoints.filter((point) => point.startsWith('finalize.'));
const placing = checkpoints.filter((point) => point.startsWith('place.'));
const wallet = [2_00, 3_00];

// The harness checks every invariant after each of them: I-28, I-29 and I-34 above all.
describe('I-34 I-52 an API instance is killed while gift cards pay', () => {
	it.each(finalizing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: they pay once when the shopper submits again, and nothing otherwise',
		async (point, comesBack) => {
			const { buyer, codes } = await aWalletBuyer(checkout, wallet);
			await dieAt(point, buyer, '/api/carts/finalize', { methodKey: 'credit-cards' });
			if (comesBack) await buyer.order();
			else await sweepAfter(30);
			expect(await countOrders(buyer.cartId)).toBe(comesBack ? 1 : 0);
			expect(await balancesOf(checkout, codes)).toEqual(comesBack ? [0, 0] : wallet);
			await compareBooks(checkout.harness);
		},
		90_000,
	);

	it.each(placing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: the hold is spent once',
		async (point, comesBack) => {
			const { buyer, codes } = await aWalletBuyer(checkout, wallet);
			const finalized = await buyer.finalize();
			await buyer.pay(finalized);
			await dieAt(point, buyer, '/api/checkout', { checkoutId: finalized.checkoutId });
			if (comesBack) expect((await buyer.comeBack(finalized.checkoutId)).statusCode).toBe(200);
			else await sweepAfter(2);
			expect(await countOrders(buyer.cartId)).toBe(1);
			expect(await balancesOf(checkout, codes)).toEqual([0, 0]);
		},
		90_000,
	);

	it('without a provider, at finalize.frozen: the order is placed without the shopper', async () => {
		const { buyer, codes } = await aWalletBuyer(checkout, [50_00], { MILCH: 1 });
		const { total } = (await buyer.shopper.cart()).priceInfo;
		await dieAt('finalize.frozen', buyer, '/api/carts/finalize', { methodKey: 'gift-card' });
		await sweepAfter(2);
		expect(await countOrders(buyer.cartId)).toBe(1);
		expect(await balancesOf(checkout, codes)).toEqual([50_00 - total]);
	}, 90_000);

	it.each(['cancel.written', 'release.begin'] as const)(
		'at %s: both parts are back, once',
		async (point) => {
			const { buyer, codes } = await aWalletBuyer(checkout, wallet);
			const { orderNumber } = await buyer.order();
			await dieAt(point, buyer, `/api/orders/${orderNumber}/cancel`, {});
			await buyer.send('POST', `/api/orders/${orderNumber}/cancel`);
			await sweepAfter(2);
			expect(await balancesOf(checkout, codes)).toEqual(wallet);
			await compareBooks(checkout.harness);
		},
		90_000,
	);

	it.each(['capture.begin', 'capture.taken'] as const)(
		'at %s: what was weighed less is back, once',
		async (point) => {
			const { buyer, codes } = await aWalletBuyer(checkout, [5_00]);
			const { order, orderNumber } = await buyer.order();
			const { tenantId } = checkout.shop.shop;
			const lines = [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 480 }];
			await dieSigned(point, `/internal/orders/${orderNumber}/picked`, TEST_PICKING_SECRET, {
				...{ tenantId, orderNumber, purpose: 'picked', lines },
			});
			await sweepAfter(2);
			expect(await balancesOf(checkout, codes)).toEqual([30]);
			expect((await checkout.atProvider(buyer.cartId)).capturedCents).toBe(
				order.payment.amountPlanned,
			);
		},
		90_000,
	);
});
