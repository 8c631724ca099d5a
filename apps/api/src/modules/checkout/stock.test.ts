import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import type { CheckoutShop } from '../../checkout-harness/testing.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';

const checkout = aCheckoutHarness();
const { buyer, one, openShop } = checkout;

const counted = (stock: number, countedAt?: Date) => [
	anOffer('APFEL', { stock, ...(countedAt && { countedAt: countedAt.toISOString() }) }),
];

async function shopWith(stock: number): Promise<CheckoutShop> {
	const records = [aCategory('obst'), aProduct('APFEL'), ...counted(stock)];
	return openShop({ records });
}

async function stockOf({ shop }: CheckoutShop): Promise<number | null> {
	const { stock } = await one<{ stock: number | null }>(
		'SELECT stock FROM offer WHERE tenant_id = $1',
		shop.tenantId,
	);
	return stock;
}

async function moment(): Promise<Date> {
	const { now } = await one<{ now: Date }>('SELECT clock_timestamp() AS now');
	return now;
}

describe('I-05 stock imports during sales', () => {
	it('a count is reduced by what was ordered since', async () => {
		const shop = await shopWith(5);
		const counting = await moment();
		await (await buyer({ APFEL: 2 }, shop)).order();
		await importInto(checkout.harness.api, shop.shop.tenantId, counted(5, counting));
		expect(await stockOf(shop)).toBe(3);
		await importInto(checkout.harness.api, shop.shop.tenantId, counted(9, await moment()));
		expect(await stockOf(shop)).toBe(9);
	});

	it('every count is reduced by what is being paid, and restored when the payment fails', async () => {
		const shop = await shopWith(5);
		const anna = await buyer({ APFEL: 2 }, shop);
		const finalized = await anna.finalize();
		await importInto(checkout.harness.api, shop.shop.tenantId, counted(5));
		expect(await stockOf(shop)).toBe(3);
		await anna.pay(finalized, { number: '4000000000000002' });
		await anna.comeBack(finalized.checkoutId);
		expect(await stockOf(shop)).toBe(5);
	});

	it('products without a count stay without one', async () => {
		const records = [aCategory('obst'), aProduct('APFEL'), anOffer('APFEL')];
		const shop = await openShop({ records });
		expect(await stockOf(shop)).toBeNull();
		await (await buyer({ APFEL: 2 }, shop)).order();
	});

	it('twenty imports alongside twenty buyers for five units: five are sold', async () => {
		const shop = await shopWith(5);
		const counting = await moment();
		const buyers = [];
		for (let n = 0; n < 20; n++) buyers.push(await buyer({ APFEL: 1 }, shop));
		const importing = (async () => {
			for (let n = 0; n < 20; n++) {
				await importInto(checkout.harness.api, shop.shop.tenantId, counted(5, counting));
			}
		})();
		const answers = await Promise.all(buyers.map((anna) => anna.press()));
		await importing;
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
		expect(await stockOf(shop)).toBe(0);
	}, 60_000);

	it('control: a count that ignores later orders sells the same units again', async () => {
		const shop = await shopWith(5);
		const counting = await moment();
		for (let n = 0; n < 2; n++) {
			const anna = await buyer({ APFEL: 5 }, shop);
			expect((await anna.press()).statusCode).toBe(200);
			await withoutGuards(['counted-stock'], () =>
				importInto(checkout.harness.api, shop.shop.tenantId, counted(5, counting)),
			);
		}
		const { sold } = await one<{ sold: number }>(
			'SELECT sum(quantity) AS sold FROM stock_hold WHERE tenant_id = $1',
			shop.shop.tenantId,
		);
		expect(Number(sold)).toBe(10);
	});
});
