import { randomUUID } from 'node:crypto';
import type { Finalized } from '@korb/contracts/order/checkout';
import type { Order } from '@korb/contracts/order/orders';
import { Webhook } from 'standardwebhooks';
import { type Answer, HttpShopper, pay, viennese } from '../checkout/http-shopper.ts';
import { type ChaosShop, PICKING_SECRET } from './chaos-shop.ts';
import type { Diary } from './diary.ts';
import { createInsist, type Insist, RunOver } from './insist.ts';
import { type Purchase, planPurchase } from './plan.ts';

const MAX_BUGS = 20;

type Person = { seed: string; number: number };
type Call = <T>(method: string, path: string, body?: object) => Promise<Answer<T>>;
type Visit = { shop: ChaosShop; diary: Diary; shopper: HttpShopper; call: Call; insist: Insist };

/** A shopper who fills one cart after another until the run is over. */
export async function goShopping(
	shop: ChaosShop,
	diary: Diary,
	{ seed, number }: Person,
	isOver: () => boolean,
): Promise<void> {
	const insist = createInsist(diary, isOver);
	for (let turn = 0; !isOver(); turn++) {
		const plan = planPurchase(seed, number, turn);
		const shopper = new HttpShopper(shop.origin, { 'x-forwarded-for': plan.address });
		const call: Call = (method, path, body) => {
			const key = method === 'GET' ? undefined : randomUUID();
			return insist(`${method} ${path}`, () => shopper.send(method, path, body, key));
		};
		await buy({ shop, diary, shopper, call, insist }, plan).catch((error: Error) => {
			if (error instanceof RunOver || diary.bugs.length >= MAX_BUGS) return;
			diary.bugs.push(error.message);
		});
	}
}

async function buy(visit: Visit, plan: Purchase): Promise<void> {
	const { diary, call } = visit;
	const person = { ...viennese, email: plan.email };
	await call('GET', '/api/csrf');
	for (const input of plan.products) await call('POST', '/api/carts/items', input);
	await call('POST', '/api/carts/distribution-address', person);
	if (!(await findPlace(visit, plan.choices))) {
		diary.refused++;
		return;
	}
	await call('POST', '/api/carts/billing-address', { ...person, addressType: 'Billing' });
	const placed = await press(visit, plan.press);
	if (placed) await afterwards(visit, plan, placed);
}

/** Others compete for the same slots: one that was free a moment ago may be full now. */
async function findPlace({ shop, call }: Visit, choices: number[]): Promise<boolean> {
	for (const choice of choices) {
		const id = shop.windows[choice % shop.windows.length];
		const slot = await call('POST', '/api/carts/distribution-time-slot', { id });
		if (slot.status === 200) return true;
		if (slot.status !== 409) throw new Error(`no window: ${JSON.stringify(slot)}`);
	}
	return false;
}

type Placed = { orderNumber: string; order: Pick<Order, 'token' | 'lines'> };

/** Submits the order, pays at the provider and returns, or not; null when no order was placed. */
async function press({ call, diary }: Visit, plan: Purchase['press']): Promise<Placed | null> {
	const { methodKey, behaviour, card } = plan;
	const pressed = await call<Finalized>('POST', '/api/carts/finalize', { methodKey });
	if (pressed.status !== 200) {
		diary.refused++;
		return null;
	}
	const { checkoutId, redirectUrl } = pressed.body;
	if (behaviour === 'resets') await call('POST', '/api/carts/reset');
	if (behaviour === 'never pays') return null;
	if (redirectUrl.startsWith('http')) await pay(redirectUrl, card).catch(() => {});
	if (behaviour === 'closes the tab') return null;
	const times = behaviour === 'comes back twice' ? 2 : 1;
	const answers = await Promise.all(
		Array.from({ length: times }, () => call<Placed>('POST', '/api/checkout', { checkoutId })),
	);
	for (const { status, body } of answers)
		if (status === 200) diary.acknowledged.add(body.orderNumber);
	return answers.find(({ status }) => status === 200)?.body ?? null;
}

/** Cancels, moves, extends, picks, withdraws from or returns the order. */
async function afterwards(
	visit: Visit,
	{ fate, addition, choices, email, isAllSentBack }: Purchase,
	{ orderNumber, order }: Placed,
): Promise<void> {
	const { shop, diary, shopper, call, insist } = visit;
	const path = `/api/orders/${orderNumber}`;
	const report = (what: string, body: object) =>
		insist(what, () => tell(shop.origin, { orderNumber, purpose: what, ...body }));
	if (fate === 'moved') {
		const windowId = shop.windows[(choices[0] ?? 0) % shop.windows.length];
		const moved = await call('PUT', `${path}/window`, { windowId });
		if (moved.status === 200) diary.moved++;
	}
	if (fate === 'added to') {
		const token = { token: order.token };
		await insist('add-on', () => shopper.submit(`${path}/forms/add-on`, token));
		await call('POST', '/api/carts/items', { sku: addition.sku, delta: 1 });
		if (await press(visit, addition.press)) diary.added++;
	}
	if (fate === 'cancelled' || (fate === 'added to' && addition.isCancelled)) {
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
	const lineItemIds = isAllSentBack ? ids : ids.slice(0, 1);
	await call('POST', `${path}/withdrawal`, { lineItemIds, name: 'Anna Berger', email });
	const confirmed = await call('POST', `${path}/withdrawal/confirm`, {});
	if (confirmed.status !== 200) return;
	diary.withdrawn++;
	const back = await report('returned', { withdrawal: 1 });
	if (back.status === 200) diary.refunded++;
}

/** Sends a report of the picking system. */
async function tell(
	origin: string,
	body: { orderNumber: string; purpose: string },
): Promise<Answer> {
	const payload = JSON.stringify({ tenantId: 'korb', ...body });
	const path = `${body.orderNumber}/${body.purpose}`;
	const answer = await fetch(
		`${origin}/internal/orders/${path}`,
		// Retries reuse the id, so that they count as one report.
		signed(PICKING_SECRET, `report-${path}`, payload),
	);
	return { status: answer.status, body: await answer.json() };
}

/** A server-to-server call, signed as a webhook. */
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
