import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { XSRF_HEADER } from '@korb/contracts/wire-names';
import { SANDBOX_KEY, SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { testServices } from '@korb/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	aBuyer,
	type Buyer,
	type CheckoutRig,
	type CheckoutShop,
	compareBooks,
	openCheckoutShop,
	startCheckoutRig,
	sweepLater,
} from '../../checkout-rig/testing.ts';
import { findBroken } from '../../db/check.ts';
import type { LastRequest } from './dying-process.ts';

let rig: CheckoutRig;
let shop: CheckoutShop;
beforeAll(async () => {
	rig = await startCheckoutRig();
	shop = await openCheckoutShop(rig.api);
	await rig.sandbox.script({ webhook: 'never' });
});
afterAll(() => rig.close());

/** Sends the request to a copy of the API that is killed at the given point. */
async function dieAt(
	point: LastRequest['point'],
	{ shopper }: Buyer,
	url: string,
	payload: object,
): Promise<void> {
	const last: LastRequest = {
		databaseUrl: rig.api.url,
		redisUrl: testServices().redisUrl,
		sandbox: { url: rig.sandbox.url, apiKey: SANDBOX_KEY, eventSecret: SANDBOX_SECRET },
		point,
		request: {
			method: 'POST',
			url,
			payload,
			cookies: shopper.cookies,
			headers: {
				host: shopper.shop.host,
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
			},
		},
	};
	const file = join(import.meta.dirname, 'dying-process.ts');
	const child = spawn(process.execPath, [file, JSON.stringify(last)], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
	const [, signal] = await once(child, 'exit');
	expect(signal, output).toBe('SIGKILL');
}

async function expectOneOrder(buyer: Buyer): Promise<void> {
	const { rows } = await rig.api.pool.query('SELECT FROM shop_order WHERE cart_id = $1', [
		buyer.cartId,
	]);
	expect(rows).toHaveLength(1);
	expect(await findBroken(rig.api.url)).toEqual([]);
	await compareBooks(rig);
}

describe('F27 I-52 a copy of the API is killed', () => {
	it.each(['finalize.frozen', 'finalize.created'] as const)(
		'at %s: the shopper presses again, pays and has one order',
		async (point) => {
			const anna = await aBuyer(rig.api, shop);
			await dieAt(point, anna, '/api/carts/finalize', { methodKey: 'credit-cards' });
			expect((await anna.shopper.cart()).cartStatus).toBe('FINALIZED');
			await anna.order();
			await expectOneOrder(anna);
		},
		60_000,
	);

	it.each(['finalize.frozen', 'finalize.created'] as const)(
		'at %s and nobody comes back: the cart is open again, the page closed',
		async (point) => {
			const anna = await aBuyer(rig.api, shop);
			await dieAt(point, anna, '/api/carts/finalize', { methodKey: 'credit-cards' });
			await sweepLater(rig, 2);
			expect((await anna.shopper.cart()).cartStatus).toBe('OPEN');
			expect(await findBroken(rig.api.url)).toEqual([]);
			await compareBooks(rig);
		},
		60_000,
	);

	it.each([
		'place.begin',
		'place.asked',
		'place.locked',
		'place.claimed',
		'place.written',
		'place.done',
	] as const)(
		'at %s: whoever comes next makes the order, or finds it',
		async (point) => {
			for (const next of ['shopper', 'sweep']) {
				const anna = await aBuyer(rig.api, shop);
				const finalized = await anna.finalize();
				await anna.pay(finalized);
				await dieAt(point, anna, '/api/checkout', { checkoutId: finalized.checkoutId });
				if (next === 'sweep') await sweepLater(rig, 2);
				else expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
				await expectOneOrder(anna);
			}
		},
		120_000,
	);

	it.each(['giveBack.begin', 'giveBack.voided'] as const)(
		'at %s: the money goes back all the same, once',
		async (point) => {
			const anna = await aBuyer(rig.api, shop);
			const { orderNumber } = await anna.order();
			await dieAt(point, anna, `/api/orders/${orderNumber}/cancel`, {});
			await sweepLater(rig, 2);
			const { rows } = await rig.api.pool.query(
				'SELECT status FROM payment_attempt WHERE cart_id = $1',
				[anna.cartId],
			);
			expect(rows).toEqual([{ status: 'voided' }]);
			expect(await findBroken(rig.api.url)).toEqual([]);
			await compareBooks(rig);
		},
		60_000,
	);
});
