import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finalized } from '@korb/contracts/checkout';
import type { Order } from '@korb/contracts/orders';
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
	moved: number;
	/** Orders that add to another one. */
	added: number;
	withdrawn: number;
	refunded: number;
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
	const call: Call = (method, path, body) =>
		insist(diary, () => shopper.send(method, path, body, randomKeyOf(method)));
	await call('GET', '/api/csrf');
	for (let n = 0; n < 3; n++) await call('POST', '/api/carts/items', { sku: roll(skus), delta: 2 });
	await call('POST', '/api/carts/distribution-address', viennese);
	const slot = await call('POST', '/api/carts/distribution-time-slot', { id: shop.windowId });
	if (slot.status !== 200) throw new Error(`no window: ${JSON.stringify(slot.body)}`);
	await call('POST', '/api/carts/billing-address', { ...viennese, addressType: 'Billing' });
	const placed = await press(call, diary);
	if (placed) await afterwards(shop, diary, shopper, call, placed);
}

type Call = <T>(method: string, path: string, body?: object) => Promise<Answer<T>>;
type Placed = { orderNumber: string; order: Pick<Order, 'token' | 'lines'> };

/** The button, the provider's page and the way back, or not; null when no order came of it. */
async function press(call: Call, diary: Diary): Promise<Placed | null> {
	const methodKey = roll(['credit-cards', 'credit-cards', 'credit-cards', 'payment-at-the-door']);
	const pressed = await call<Finalized>('POST', '/api/carts/finalize', { methodKey });
	if (pressed.status !== 200) {
		diary.refused++;
		return null;
	}
	const behaviour = roll(behaviours);
	const { checkoutId, redirectUrl } = pressed.body;
	if (behaviour === 'resets') await call('POST', '/api/carts/reset');
	if (behaviour === 'never pays') return null;
	if (redirectUrl.startsWith('http')) await pay(redirectUrl, roll(cards)).catch(() => {});
	if (behaviour === 'closes the tab') return null;
	const times = behaviour === 'comes back twice' ? 2 : 1;
	const answers = await Promise.all(
		Array.from({ length: times }, () => call<Placed>('POST', '/api/checkout', { checkoutId })),
	);
	const [answer] = answers;
	if (answer?.status !== 200) return null;
	for (const { status, body } of answers)
		if (status === 200) diary.acknowledged.add(body.orderNumber);
	return answer.body;
}

/** Orders are cancelled, moved, added to, packed, withdrawn from and sent back. */
async function afterwards(
	shop: ChaosShop,
	diary: Diary,
	shopper: HttpShopper,
	call: Call,
	{ orderNumber, order }: Placed,
): Promise<void> {
	const path = `/api/orders/${orderNumber}`;
	const report = (what: string, body: object) =>
		insist(diary, () => tell(shop.origin, { orderNumber, purpose: what, ...body }));
	const fate = roll(['kept', 'cancelled', 'picked', 'moved', 'added to', 'sent back']);
	if (fate === 'moved') {
		const moved = await call('PUT', `${path}/window`, { windowId: shop.otherWindowId });
		if (moved.status === 200) diary.moved++;
	}
	if (fate === 'added to') {
		await insist(diary, () => shopper.submit(`${path}/forms/add-on`, { token: order.token }));
		await call('POST', '/api/carts/items', { sku: roll(skus), delta: 1 });
		if (await press(call, diary)) diary.added++;
	}
	if (fate === 'cancelled' || (fate === 'added to' && roll([true, false]))) {
		const { status } = await call('POST', `${path}/cancel`, {});
		if (status === 200) diary.cancelled++;
	}
	if (fate !== 'picked' && fate !== 'sent back') return;
	const picked = await report('picked', { lines: [] });
	if (picked.status !== 200) return;
	diary.picked++;
	if (fate === 'picked') return;
	await report('status', { status: 'DELIVERED' });
	const ids = order.lines.map(({ lineItemId }) => lineItemId);
	const lineItemIds = roll([ids, ids.slice(0, 1)]);
	const who = { name: 'Anna Berger', email: 'anna.berger@example.at' };
	await call('POST', `${path}/withdrawal`, { lineItemIds, ...who });
	const confirmed = await call('POST', `${path}/withdrawal/confirm`, {});
	if (confirmed.status !== 200) return;
	diary.withdrawn++;
	const back = await report('returned', { withdrawal: 1 });
	if (back.status === 200) diary.refunded++;
}

/** As whoever packs and takes goods back speaks to the shop. */
async function tell(
	origin: string,
	body: { orderNumber: string; purpose: string },
): Promise<Answer> {
	const payload = JSON.stringify({ tenantId: 'korb', ...body });
	const path = `${body.orderNumber}/${body.purpose}`;
	const answer = await fetch(
		`${origin}/internal/orders/${path}`,
		// Repeated until it is answered, and one report all the same.
		signed(PICKING_SECRET, `report-${path}`, payload),
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
