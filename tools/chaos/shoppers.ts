import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finalized } from '@korb/contracts/checkout';
import { Webhook } from 'standardwebhooks';
import { skus } from '../faults/faulty-shop.ts';
import { type Answer, HttpShopper, pay, viennese } from '../till/http-shopper.ts';
import { type ChaosShop, PICKING_SECRET } from './chaos-shop.ts';
import { roll } from './roll.ts';

const cards = ['4242424242424242', '5555555555554444', '4242424242424242', '4000000000000002'];
const behaviours = ['comes back', 'comes back twice', 'closes the tab', 'never pays', 'resets'];

export type Diary = {
	/** Numbers of orders that a browser was told. */
	acknowledged: Set<string>;
	cancelled: number;
	picked: number;
	refused: number;
	/** Calls that got no answer, or were told to come again. */
	repeated: number;
};

/** Shoppers who buy one cart after the other until they are told to stop. */
export async function goShopping(
	shop: ChaosShop,
	diary: Diary,
	isOver: () => boolean,
): Promise<void> {
	while (!isOver()) await buy(shop, diary).catch(ignoreClosed(isOver));
}

async function buy(shop: ChaosShop, diary: Diary): Promise<void> {
	const shopper = new HttpShopper(shop.origin);
	const call = <T>(method: string, path: string, body?: object) =>
		insist<T>(diary, () => shopper.send<T>(method, path, body, randomKeyOf(method)));
	await call('GET', '/api/csrf');
	for (let n = 0; n < 3; n++) await call('POST', '/api/carts/items', { sku: roll(skus), delta: 2 });
	await call('POST', '/api/carts/distribution-address', viennese);
	const slot = await call('POST', '/api/carts/distribution-time-slot', { id: shop.windowId });
	if (slot.status !== 200) throw new Error(`no window: ${JSON.stringify(slot.body)}`);
	await call('POST', '/api/carts/billing-address', { ...viennese, addressType: 'Billing' });
	const methodKey = roll(['credit-cards', 'credit-cards', 'credit-cards', 'payment-at-the-door']);
	const pressed = await call<Finalized>('POST', '/api/carts/finalize', { methodKey });
	if (pressed.status !== 200) {
		diary.refused++;
		return;
	}
	const behaviour = roll(behaviours);
	const { checkoutId, redirectUrl } = pressed.body;
	if (behaviour === 'resets') await call('POST', '/api/carts/reset');
	if (behaviour === 'never pays') return;
	if (redirectUrl.startsWith('http')) await pay(redirectUrl, roll(cards)).catch(() => {});
	if (behaviour === 'closes the tab') return;
	const times = behaviour === 'comes back twice' ? 2 : 1;
	const answers = await Promise.all(
		Array.from({ length: times }, () =>
			call<{ orderNumber: string; order: { token: string } }>('POST', '/api/checkout', {
				checkoutId,
			}),
		),
	);
	const [answer] = answers;
	if (answer?.status !== 200) return;
	for (const { status, body } of answers)
		if (status === 200) diary.acknowledged.add(body.orderNumber);
	await afterwards(shop, diary, call, answer.body.orderNumber);
}

/** Some orders are cancelled, some are packed. */
async function afterwards(
	shop: ChaosShop,
	diary: Diary,
	call: <T>(method: string, path: string, body?: object) => Promise<Answer<T>>,
	orderNumber: string,
): Promise<void> {
	const fate = roll(['kept', 'cancelled', 'picked']);
	if (fate === 'cancelled') {
		const { status } = await call('POST', `/api/orders/${orderNumber}/cancel`, {});
		if (status === 200) diary.cancelled++;
	}
	if (fate === 'picked') {
		const picked = await insist(diary, () => reportPicked(shop.origin, orderNumber));
		if (picked.status === 200) diary.picked++;
	}
}

async function reportPicked(origin: string, orderNumber: string): Promise<Answer> {
	const answer = await fetch(
		`${origin}/internal/orders/${orderNumber}/picked`,
		signed(PICKING_SECRET, `pick-${orderNumber}`, JSON.stringify({ tenantId: 'korb', lines: [] })),
	);
	return { status: answer.status, body: await answer.json() };
}

/** A call as those make it who have no browser. */
export function signed(secret: string, id: string, body: string, at = new Date()): RequestInit {
	return {
		method: 'POST',
		body,
		headers: {
			'content-type': 'application/json',
			'webhook-id': id,
			'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
			'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, body),
		},
	};
}

/** Asks until there is an answer: a dead shop comes back, a busy one says so. */
async function insist<T>(diary: Diary, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
	for (;;) {
		const answer = await send().catch(() => null);
		if (answer && answer.status < 500 && answer.status !== 202) return answer;
		if (answer?.status === 500) throw new Error(`a bug: ${JSON.stringify(answer.body)}`);
		if (answer?.status === 202) return answer;
		diary.repeated++;
		await sleep(100);
	}
}

/** What a shop that is being closed leaves unanswered is no failure. */
function ignoreClosed(isOver: () => boolean) {
	return (error: unknown) => {
		if (!isOver()) throw error;
	};
}

function randomKeyOf(method: string): string | undefined {
	return method === 'GET' ? undefined : randomUUID();
}
