import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { aDiscountCode, Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();
type Answer = { statusCode: number; headers: Record<string, unknown>; json(): unknown };

function expectRefused(answer: Answer, withinSeconds: number): void {
	expect(answer.statusCode).toBe(429);
	expect(answer.json()).toMatchObject({ errorCode: 'too_many_requests' });
	const seconds = Number(answer.headers['retry-after']);
	expect(seconds).toBeGreaterThan(withinSeconds - 60);
	expect(seconds).toBeLessThanOrEqual(withinSeconds);
}

describe('window selections per client', () => {
	it('429 for the thirty-first within an hour, across carts; releasing a window is free', async () => {
		const shop = await checkout.openShop({ config: { limits: {} } });
		const { windowId } = shop;
		const carts = [
			await checkout.buyer({ MILCH: 1 }, shop),
			await checkout.buyer({ MILCH: 1 }, shop),
		];
		const choose = (n: number, id: string | null) =>
			carts[n % 2]?.send('POST', '/api/carts/distribution-time-slot', { id }) as Promise<Answer>;
		for (let n = 0; n < 30; n++) {
			expect((await choose(n, windowId)).statusCode).not.toBe(429);
			await choose(n, null);
		}
		expectRefused(await choose(0, windowId), 3600);
		expectRefused(await choose(1, windowId), 3600);
		expect((await choose(0, null)).statusCode).toBe(200);
	});

	it('each shop counts separately, with its own limit', async () => {
		const limits = { holdTriesPerHour: 1 };
		const one = await checkout.openShop({ config: { limits } });
		const other = await checkout.openShop({ config: { limits } });
		Object.defineProperty(other.shop, 'address', { value: one.shop.address });
		for (const shop of [one, other]) {
			const buyer = await checkout.buyer({ MILCH: 1 }, shop);
			const choose = () =>
				buyer.send('POST', '/api/carts/distribution-time-slot', { id: shop.windowId });
			expect((await choose()).statusCode).toBe(200);
			expectRefused(await choose(), 3600);
		}
	});
});

describe('order attempts per client', () => {
	it('429 for the twenty-first submission within ten minutes', async () => {
		const shop = await checkout.openShop({ config: { limits: {} } });
		const buyers = [
			await checkout.buyer({ MILCH: 1 }, shop),
			await checkout.buyer({ MILCH: 1 }, shop),
		];
		for (let n = 0; n < 20; n++)
			expect((await buyers[n % 2]?.press({ expectedTotal: 1 }))?.statusCode).toBe(409);
		for (const buyer of buyers) expectRefused(await buyer.press(), 600);
	});
});

describe('failed discount codes', () => {
	const redeem = (shopper: Shopper, code: string) =>
		shopper.send('POST', '/api/carts/discount-codes', { code });

	it('429 for the eleventh of one cart, from any number of clients, valid codes included', async () => {
		const { shop } = await checkout.openShop();
		await aDiscountCode(checkout.harness.api, { tenantId: shop.tenantId, code: 'RICHTIG' });
		const shopper = await Shopper.enter(shop);
		await shopper.set('MILCH', 2);
		for (let n = 0; n < 10; n++) {
			Object.defineProperty(shop, 'address', { value: `10.9.9.${n}`, configurable: true });
			expect((await redeem(shopper, `RATEN-${n}`)).statusCode).toBe(409);
		}
		expectRefused(await redeem(shopper, 'RICHTIG'), 3600);
		const other = await Shopper.enter(shop);
		await other.set('MILCH', 2);
		expect((await redeem(other, 'RICHTIG')).statusCode).toBe(200);
	});

	it('also when sent concurrently', async () => {
		const { shop } = await checkout.openShop();
		const shopper = await Shopper.enter(shop);
		await shopper.set('MILCH', 2);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) => redeem(shopper, `RATEN-${n}`)),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
	});

	it('does not count codes that work', async () => {
		const { shop } = await checkout.openShop();
		await aDiscountCode(checkout.harness.api, { tenantId: shop.tenantId, code: 'IMMER' });
		const shopper = await Shopper.enter(shop);
		await shopper.set('MILCH', 2);
		for (let n = 0; n < 12; n++) {
			expect((await redeem(shopper, 'IMMER')).statusCode).toBe(200);
			await shopper.send('DELETE', '/api/carts/discount-codes?code=IMMER');
		}
	});
});
