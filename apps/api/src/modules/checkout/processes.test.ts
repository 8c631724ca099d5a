import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { afterEach, describe, expect, it } from 'vitest';
import type { InstanceOptions } from '../../checkout-harness/api-instance.ts';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { instanceOptionsOf } from '../../checkout-harness/instance-options.ts';
import type { CheckoutShop } from '../../checkout-harness/testing.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const LONG_TIMEOUT = { timeout: 180_000 };

const children: ChildProcess[] = [];
afterEach(async () => {
	for (const child of children.splice(0)) {
		child.kill('SIGKILL');
		if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
	}
});

/** Two API processes on one database, sharing nothing else. */
async function twoProcesses(options: Pick<InstanceOptions, 'isUnlocked'> = {}): Promise<number[]> {
	const input: InstanceOptions = { ...instanceOptionsOf(checkout.harness), ...options };
	const file = join(import.meta.dirname, '../../checkout-harness/api-process.ts');
	const start = async (): Promise<number> => {
		const child = spawn(process.execPath, [file, JSON.stringify(input)], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		children.push(child);
		const [port] = await once(child.stdout, 'data');
		return Number(String(port));
	};
	return Promise.all([start(), start()]);
}

type Answer = { status: number; body: { orderNumber?: string } };

/** Sends a request to one of the processes, as the buyer's browser. */
async function post(port: number, { shopper }: Buyer, path: string, body: object): Promise<Answer> {
	const { host } = shopper.shop;
	const headers = {
		host,
		'content-type': 'application/json',
		'sec-fetch-site': 'same-origin',
		[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
		cookie: Object.entries(shopper.cookies)
			.map((pair) => pair.join('='))
			.join('; '),
	};
	const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
	call.end(JSON.stringify(body));
	const [answer] = await once(call, 'response');
	const parts = await answer.setEncoding('utf8').toArray();
	return { status: answer.statusCode, body: JSON.parse(parts.join('')) };
}

/** An overloaded shop responds with Retry-After, and the browser retries accordingly. */
async function insist(...call: Parameters<typeof post>): Promise<Answer> {
	for (;;) {
		const answer = await post(...call);
		if (answer.status !== 503) return answer;
		await sleep(100);
	}
}

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
				insist(turn(ports, n), anna, '/api/checkout', { checkoutId }),
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
		let most = 0;
		// Requests may happen to arrive one after the other on a busy machine.
		for (let round = 0; round < 5 && most <= 5; round++) {
			const { shop, buyers } = await fiveLeft();
			const ports = await twoProcesses({ isUnlocked: true });
			const press = (buyer: Buyer, n: number) =>
				insist(turn(ports, n), buyer, '/api/carts/finalize', { methodKey: 'payment-at-the-door' });
			const answers = await Promise.all(buyers.map(press));
			most = Math.max(most, answers.filter(({ status }) => status === 200).length);
			await api.query('UPDATE offer SET stock = 0 WHERE tenant_id = $1', [shop.shop.tenantId]);
		}
		expect(most).toBeGreaterThan(5);
		await api.query('ALTER TABLE offer ADD CONSTRAINT offer_stock_check CHECK (stock >= 0)', []);
	});
});
