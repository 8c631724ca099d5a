import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { XSRF_HEADER } from '@korb/contracts/wire-names';
import { SANDBOX_KEY, SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { testServices } from '@korb/testing/services';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { aCheckoutRig } from '../../checkout-rig/a-checkout-rig.ts';
import type { Buyer } from '../../checkout-rig/buyer.ts';
import type { LastRequest } from '../../checkout-rig/dying-process.ts';
import { compareBooks } from '../../checkout-rig/testing.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';
import { checkpoints } from './checkout-deps.ts';

const till = aCheckoutRig({ script: { webhook: 'never' } });
const { buyer, attemptOf, atProvider, countOrders, one, sweepAfter } = till;

type Request = LastRequest['request'];

/** Sends the request to a copy of the API that is killed at the given point. */
async function die(point: LastRequest['point'], request: Request): Promise<void> {
	const last: LastRequest = {
		databaseUrl: till.rig.api.url,
		redisUrl: testServices().redisUrl,
		sandbox: { url: till.rig.sandbox.url, apiKey: SANDBOX_KEY, eventSecret: SANDBOX_SECRET },
		pickingSecret: TEST_PICKING_SECRET,
		point,
		request,
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

function dieAt(point: LastRequest['point'], { shopper }: Buyer, url: string, payload: object) {
	return die(point, {
		method: 'POST',
		url,
		payload: JSON.stringify(payload),
		cookies: shopper.cookies,
		headers: {
			host: shopper.shop.host,
			'content-type': 'application/json',
			'sec-fetch-site': 'same-origin',
			[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
		},
	});
}

/** As picking systems and providers ask: by signature. */
function dieSigned(point: LastRequest['point'], url: string, secret: string, body: object) {
	const id = `evt_${point}`;
	const payload = JSON.stringify(body);
	const at = new Date();
	return die(point, {
		method: 'POST',
		url,
		payload,
		cookies: {},
		headers: {
			'content-type': 'application/json',
			'webhook-id': id,
			'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
			'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, payload),
		},
	});
}

async function expectOneOrder({ cartId }: Buyer): Promise<void> {
	expect(await countOrders(cartId)).toBe(1);
	await compareBooks(till.rig);
}

const finalizing = checkpoints.filter((point) => point.startsWith('finalize.'));
const placing = checkpoints.filter((point) => point.startsWith('place.'));

describe('F27 I-52 a copy of the API is killed', () => {
	it('at 23 points', () => expect(checkpoints).toHaveLength(23));

	it.each(finalizing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: the cart is ordered when the shopper presses again, and open when nobody does',
		async (point, comesBack) => {
			const anna = await buyer();
			await dieAt(point, anna, '/api/carts/finalize', { methodKey: 'credit-cards' });
			if (comesBack) {
				await anna.order();
				await expectOneOrder(anna);
			} else {
				// Whoever has got the address of the page has longer to pay than whoever has not.
				await sweepAfter(30);
				expect((await anna.shopper.cart()).cartStatus).toBe('OPEN');
				await compareBooks(till.rig);
			}
		},
		90_000,
	);

	it.each(placing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: whoever comes next makes the order, or finds it',
		async (point, comesBack) => {
			const anna = await buyer();
			const finalized = await anna.finalize();
			await anna.pay(finalized);
			await dieAt(point, anna, '/api/checkout', { checkoutId: finalized.checkoutId });
			if (comesBack) expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
			else await sweepAfter(2);
			await expectOneOrder(anna);
		},
		90_000,
	);

	it.each(['giveBack.begin', 'giveBack.voided', 'giveBack.done'] as const)(
		'at %s: the money goes back all the same, once',
		async (point) => {
			const anna = await buyer();
			const { orderNumber } = await anna.order();
			await dieAt(point, anna, `/api/orders/${orderNumber}/cancel`, {});
			await sweepAfter(2);
			expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'voided' });
			await compareBooks(till.rig);
		},
		90_000,
	);

	it.each(['capture.begin', 'capture.taken', 'capture.done'] as const)(
		'at %s: what was packed is paid, once',
		async (point) => {
			const anna = await buyer();
			const { order, orderNumber } = await anna.order();
			await dieSigned(point, `/internal/orders/${orderNumber}/picked`, TEST_PICKING_SECRET, {
				tenantId: till.shop.shop.tenantId,
				lines: [],
			});
			await till.rig.api.query(
				`UPDATE payment_operation SET started_at = now() - interval '1 minute'`,
				[],
			);
			await sweepAfter(2);
			const { total } = order.priceInfo;
			expect(await attemptOf(anna.cartId)).toMatchObject({
				status: 'captured',
				captured_cents: total,
			});
			expect(await atProvider(anna.cartId)).toMatchObject({ capturedCents: total });
		},
		90_000,
	);

	it.each(['event.stored', 'event.handled'] as const)(
		'I-24 at %s: the event is not lost, and the order is there',
		async (point) => {
			const anna = await buyer();
			await anna.pay(await anna.finalize());
			const { attempt_id: reference, payment_id: paymentId } = await attemptOf(anna.cartId);
			await dieSigned(point, '/api/payment-events/sandbox', SANDBOX_SECRET, {
				type: 'payment.authorised',
				data: { paymentId, reference, status: 'authorised' },
			});
			await sweepAfter(2);
			await expectOneOrder(anna);
			const { waiting } = await one<{ waiting: number }>(
				'SELECT count(*) AS waiting FROM payment_event WHERE reference = $1 AND handled_at IS NULL',
				reference,
			);
			expect(waiting).toBe(0);
		},
		90_000,
	);
});
