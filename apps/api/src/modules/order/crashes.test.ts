import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { XSRF_HEADER } from '@korb/contracts/wire-names';
import { SANDBOX_KEY, SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { testServices } from '@korb/testing/services';
import { describe, expect, it } from 'vitest';
import { aCheckoutRig } from '../../checkout-rig/a-checkout-rig.ts';
import type { Buyer } from '../../checkout-rig/buyer.ts';
import type { LastRequest } from '../../checkout-rig/dying-process.ts';
import { compareBooks } from '../../checkout-rig/testing.ts';

const till = aCheckoutRig({ script: { webhook: 'never' } });
const { buyer, attemptOf, countOrders, sweepAfter } = till;

/** Sends the request to a copy of the API that is killed at the given point. */
async function dieAt(
	point: LastRequest['point'],
	{ shopper }: Buyer,
	url: string,
	payload: object,
): Promise<void> {
	const last: LastRequest = {
		databaseUrl: till.rig.api.url,
		redisUrl: testServices().redisUrl,
		sandbox: { url: till.rig.sandbox.url, apiKey: SANDBOX_KEY, eventSecret: SANDBOX_SECRET },
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
	const file = join(import.meta.dirname, '../../checkout-rig/dying-process.ts');
	const child = spawn(process.execPath, [file, JSON.stringify(last)], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
	const [, signal] = await once(child, 'exit');
	expect(signal, output).toBe('SIGKILL');
}

async function expectOneOrder({ cartId }: Buyer): Promise<void> {
	expect(await countOrders(cartId)).toBe(1);
	await compareBooks(till.rig);
}

describe('F27 I-52 a copy of the API is killed', () => {
	it.each(['finalize.frozen', 'finalize.created'] as const)(
		'at %s: the shopper presses again, pays and has one order',
		async (point) => {
			const anna = await buyer();
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
			const anna = await buyer();
			await dieAt(point, anna, '/api/carts/finalize', { methodKey: 'credit-cards' });
			await sweepAfter(2);
			expect((await anna.shopper.cart()).cartStatus).toBe('OPEN');
			await compareBooks(till.rig);
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
				const anna = await buyer();
				const finalized = await anna.finalize();
				await anna.pay(finalized);
				await dieAt(point, anna, '/api/checkout', { checkoutId: finalized.checkoutId });
				if (next === 'sweep') await sweepAfter(2);
				else expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
				await expectOneOrder(anna);
			}
		},
		120_000,
	);

	it.each(['giveBack.begin', 'giveBack.voided'] as const)(
		'at %s: the money goes back all the same, once',
		async (point) => {
			const anna = await buyer();
			const { orderNumber } = await anna.order();
			await dieAt(point, anna, `/api/orders/${orderNumber}/cancel`, {});
			await sweepAfter(2);
			expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'voided' });
			await compareBooks(till.rig);
		},
		60_000,
	);
});
