import { randomUUID } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import {
	changeCartItem,
	resetCart,
	setBillingAddress,
	setDistributionAddress,
	setTimeSlot,
} from '@korb/contracts/cart/cart-paths';
import { addCartPayment, finalizeCart, postCheckout } from '@korb/contracts/order/checkout-paths';
import {
	cancelOrder,
	confirmWithdrawal,
	declareWithdrawal,
	moveOrder,
	postAddOnForm,
	postPicked,
	postProgress,
	postReturned,
} from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import { Webhook } from 'standardwebhooks';
import { type Answer, pay, viennese } from '../checkout/http-shopper.ts';
import { PICKING_SECRET, type StressedShop } from './chaos-shop.ts';
import { signIn, takeAlong } from './customers.ts';
import type { ChaosCustomer, Diary, SignedReport } from './diary.ts';
import { createInsist, RunOver } from './insist.ts';
import { type Purchase, planPurchase } from './plan.ts';
import { chooseCard, keepCard } from './saved-cards.ts';
import type { Call, Visit } from './visit.ts';

const MAX_BUGS = 20;

type Person = { seed: string; number: number; customer: ChaosCustomer | null };
/** A shopper who fills one cart after another until the run is over. */
export async function goShopping(
	shop: StressedShop,
	diary: Diary,
	{ seed, number, customer }: Person,
	isOver: () => boolean,
): Promise<void> {
	const insist = createInsist(diary, isOver, shop.timeoutScale);
	const report = (error: Error) => {
		if (error instanceof RunOver || diary.bugs.length >= MAX_BUGS) return;
		diary.bugs.push(error.message);
	};
	if (customer) await signIn(shop, insist, customer).catch(report);
	for (let turn = 0; !isOver(); turn++) {
		const plan = planPurchase(seed, number, turn);
		const shopper = shop.enter(plan.address);
		const call: Call = (endpoint, ...[input]) => {
			const headers = endpoint.startsWith('GET') ? {} : { [IDEMPOTENCY_HEADER]: randomUUID() };
			const sent = [{ ...input, headers }] as never;
			return insist(endpoint, () => shopper.call(endpoint, ...sent));
		};
		const visit = { shop, diary, shopper, call, insist };
		await buy({ ...visit, customer: customer?.session ? customer : null }, plan).catch(report);
	}
}

async function buy(visit: Visit, plan: Purchase): Promise<void> {
	const { diary, call, customer } = visit;
	const person = { ...viennese, email: plan.email };
	await call(getCsrf);
	let cart: Cart | null = null;
	for (const input of plan.products) {
		const changed = await call(changeCartItem, { body: input });
		if (changed.status === 200) cart = changed.body;
	}
	if (customer && cart && !(await takeAlong(visit, customer, cart, plan.isReplaced))) {
		diary.refused++;
		return;
	}
	await call(setDistributionAddress, { body: person });
	if (!(await findPlace(visit, plan.choices))) {
		diary.refused++;
		return;
	}
	await call(setBillingAddress, { body: { ...person, addressType: 'Billing' } });
	if (customer && plan.usesWallet) {
		const body = { methodKey: 'gift-card', brandName: 'GIFTCARD' } as const;
		const used = await call(addCartPayment, { body });
		if (used.status === 200) diary.byWallet++;
	}
	const placed = await press(visit, plan.press);
	if (placed) await afterwards(visit, plan, placed);
}

/** Others compete for the same slots: one that was free a moment ago may be full now. */
async function findPlace({ shop, call }: Visit, choices: number[]): Promise<boolean> {
	for (const choice of choices) {
		const id = shop.windows[choice % shop.windows.length] ?? null;
		const slot = await call(setTimeSlot, { body: { id } });
		if (slot.status === 200) return true;
		if (slot.status !== 409) throw new Error(`no window: ${JSON.stringify(slot)}`);
	}
	return false;
}

type Placed = { orderNumber: string; order: Pick<Order, 'token' | 'lines'> };

/** Submits the order, pays at the provider and returns, or not; null when no order was placed. */
async function press(visit: Visit, plan: Purchase['press']): Promise<Placed | null> {
	const { call, diary, customer } = visit;
	const { methodKey, behaviour, card } = plan;
	const chosen = await chooseCard(visit, plan);
	const pressed = await call(finalizeCart, { body: { methodKey, ...chosen } });
	if (pressed.status !== 200) {
		diary.refused++;
		return null;
	}
	const { checkoutId, redirectUrl } = pressed.body;
	if (behaviour === 'resets') await call(resetCart);
	if (behaviour === 'never pays') return null;
	if (redirectUrl.startsWith('http')) await pay(redirectUrl, card).catch(() => {});
	if (behaviour === 'closes the tab') return null;
	const times = behaviour === 'comes back twice' ? 2 : 1;
	const answers = await Promise.all(
		Array.from({ length: times }, () => call(postCheckout, { body: { checkoutId } })),
	);
	const placed = answers.flatMap(({ status, body }) =>
		status === 200 && 'orderNumber' in body ? [body] : [],
	);
	for (const { orderNumber } of placed) {
		diary.acknowledged.set(orderNumber, new Date());
		if (customer) diary.owners.set(orderNumber, customer);
	}
	if (chosen.saveMethod && placed[0]) await keepCard(visit, checkoutId);
	return placed[0] ?? null;
}

/** Cancels, moves, extends, picks, withdraws from or returns the order. */
async function afterwards(
	visit: Visit,
	{ fate, addition, choices, email, isAllSentBack, isShort }: Purchase,
	{ orderNumber, order }: Placed,
): Promise<void> {
	const { shop, diary, shopper, call, insist } = visit;
	const params = { orderNumber };
	const report = (purpose: SignedReport['purpose'], body: object) => {
		const signedReport = { orderNumber, purpose, body };
		diary.reports.push(signedReport);
		return insist(purpose, () => tell(shop.insideOrigin, signedReport));
	};
	if (fate === 'moved') {
		const windowId = shop.windows[(choices[0] ?? 0) % shop.windows.length] ?? '';
		const moved = await call(moveOrder, { params, body: { windowId } });
		if (moved.status === 200) diary.moved++;
	}
	if (fate === 'added to') {
		const token = { token: order.token };
		await insist('add-on', () => shopper.submit(toPath(postAddOnForm, { params }), token));
		await call(changeCartItem, { body: { sku: addition.sku, delta: 1 } });
		if (await press(visit, addition.press)) diary.added++;
	}
	if (fate === 'cancelled' || (fate === 'added to' && addition.isCancelled)) {
		const { status } = await call(cancelOrder, { params });
		if (status === 200) diary.cancelled++;
	}
	if (fate !== 'picked' && fate !== 'sent back') return;
	const missing = isShort && order.lines.length > 1 ? order.lines.slice(-1) : [];
	const lines = missing.map(({ lineItemId }) => ({ lineItemId, quantity: 0 }));
	const picked = await report('picked', { lines });
	if (picked.status !== 200) return;
	diary.picked++;
	if (fate === 'picked') return;
	await report('status', { status: 'DELIVERED' });
	const ids = order.lines.map(({ lineItemId }) => lineItemId);
	const lineItemIds = isAllSentBack ? ids : ids.slice(0, 1);
	const body = { lineItemIds, name: 'Anna Berger', email };
	await call(declareWithdrawal, { params, body });
	const confirmed = await call(confirmWithdrawal, { params });
	if (confirmed.status !== 200) return;
	diary.withdrawn++;
	const back = await report('returned', { withdrawal: 1 });
	if (back.status === 200) diary.refunded++;
}

const reports = { picked: postPicked, status: postProgress, returned: postReturned } as const;

/** Sends a report of the picking system. */
export async function tell(
	origin: string,
	{ orderNumber, purpose, body }: SignedReport,
): Promise<Answer> {
	const payload = JSON.stringify({ tenantId: 'korb', orderNumber, purpose, ...body });
	const answer = await fetch(
		origin + toPath(reports[purpose], { params: { orderNumber } }),
		// Retries reuse the id, so that they count as one report.
		signed(PICKING_SECRET, `report-${orderNumber}/${purpose}`, payload),
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
