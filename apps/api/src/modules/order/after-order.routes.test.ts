import type { Order } from '@korb/contracts/orders';
import { ORDER_COOKIE } from '@korb/contracts/wire-names';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-rig/buyer.ts';
import {
	aBuyer,
	type CheckoutRig,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutRig,
} from '../../checkout-rig/testing.ts';
import { findBroken } from '../../db/check.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';
import { Shopper } from '../cart/testing.ts';
import { aWindow, takenOf } from '../windows/testing.ts';

let rig: CheckoutRig;
let shop: CheckoutShop;
beforeAll(async () => {
	rig = await startCheckoutRig();
	shop = await openCheckoutShop(rig.api, {
		config: {
			withdrawal: { days: 14, exemptCategories: [] },
			company: {
				name: 'Korb Handels GmbH',
				street: 'Lassallestraße 7',
				postalCode: '1020',
				city: 'Wien',
				valueAddedTaxId: 'ATU12345675',
				register: 'FN 123456a',
			},
		},
	});
});
afterAll(() => rig.close());

const atTheDoor = { methodKey: 'payment-at-the-door' } as const;
async function ordered(skus?: Record<string, number>): Promise<{ buyer: Buyer; order: Order }> {
	const buyer = await aBuyer(rig.api, shop, skus);
	const { order } = await buyer.order(atTheDoor);
	return { buyer, order };
}

const pathOf = ({ orderNumber }: Order, rest = '') => `/api/orders/${orderNumber}${rest}`;
const read = async (buyer: Buyer, order: Order): Promise<Order> =>
	(await buyer.send('GET', pathOf(order))).json();

function pick({ orderNumber }: Order, lines: object[] = []) {
	const payload = JSON.stringify({ tenantId: shop.shop.tenantId, lines });
	const at = new Date();
	return rig.api.inject({
		method: 'POST',
		url: `/internal/orders/${orderNumber}/picked`,
		payload,
		headers: {
			'content-type': 'application/json',
			'webhook-id': 'pick',
			'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
			'webhook-signature': new Webhook(TEST_PICKING_SECRET, { format: 'raw' }).sign(
				'pick',
				at,
				payload,
			),
		},
	});
}

/** A form of a page, without a script and without a cookie. */
function submit(order: Order, form: string, fields: Record<string, string | string[]>) {
	const body = new URLSearchParams({ token: order.token });
	for (const [name, values] of Object.entries(fields)) {
		for (const value of [values].flat()) body.append(name, value);
	}
	return shop.shop.send({
		method: 'POST',
		url: pathOf(order, `/forms/${form}`),
		payload: body.toString(),
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
		},
	});
}

const takenIn = (windowId: string) => takenOf(rig.api, windowId);
const newWindow = (change: object = {}) =>
	aWindow(rig.api, { tenantId: shop.shop.tenantId, capacity: 5, ...change });

describe('the link of a letter', () => {
	it('opens the order in any browser and leaves no secret in the address', async () => {
		const { order } = await ordered();
		const answer = await shop.shop.send({
			method: 'GET',
			url: pathOf(order, `/open?token=${order.token}&view=slot`),
		});
		expect(answer.statusCode).toBe(303);
		expect(answer.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=slot`);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		const cookie = answer.cookies.find(({ name }) => name === ORDER_COOKIE);
		expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
		const seen = await shop.shop.send({
			method: 'GET',
			url: pathOf(order),
			cookies: { [ORDER_COOKIE]: cookie?.value ?? '' },
		});
		expect(seen.json()).toMatchObject({ orderNumber: order.orderNumber, status: 'PLACED' });
		expect(rig.api.lines.join('')).not.toContain(order.token);
	});

	it('a browser knows several orders, each by its own key', async () => {
		const [one, two] = [await ordered(), await ordered()];
		const follow = (order: Order, cookies: Record<string, string>) =>
			shop.shop.send({ method: 'GET', url: pathOf(order, `/open?token=${order.token}`), cookies });
		const first = (await follow(one.order, {})).cookies[0]?.value ?? '';
		const second = await follow(two.order, { [ORDER_COOKIE]: first });
		const cookies = { [ORDER_COOKIE]: second.cookies[0]?.value ?? '' };
		for (const { order } of [one, two]) {
			const seen = await shop.shop.send({ method: 'GET', url: pathOf(order), cookies });
			expect(seen.json()).toMatchObject({ orderNumber: order.orderNumber });
		}
		const latest = await shop.shop.send({
			method: 'GET',
			url: '/api/checkout/confirmation',
			cookies,
		});
		expect(latest.json()).toMatchObject({ orderNumber: two.order.orderNumber });
	});

	it('I-37 with a wrong token, every door answers as if there were no order', async () => {
		const { order } = await ordered();
		const doors = ['/open?token=x', '/windows', '/invoice.pdf?token=x', ''];
		for (const door of doors) {
			const answer = await shop.shop.send({ method: 'GET', url: pathOf(order, door) });
			expect(answer.statusCode, door).toBe(404);
		}
		const forged = await submit({ ...order, token: 'x' }, 'cancel', {});
		expect(forged.statusCode).toBe(404);
	});
});

describe('PUT window', () => {
	it('I-02 I-03 takes the new place and gives the old one back', async () => {
		const { buyer, order } = await ordered();
		const before = await takenIn(order.window.id);
		const windowId = await newWindow();
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ window: { id: windowId }, bill: order.bill });
		expect([await takenIn(order.window.id), await takenIn(windowId)]).toEqual([before - 1, 1]);
		const again = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(again.statusCode).toBe(200);
		expect(await takenIn(windowId)).toBe(1);
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it('I-01 I-02 twenty orders want the last place: one gets it, nobody loses the old one', async () => {
		const windowId = await newWindow({ capacity: 1 });
		const orders = await Promise.all(Array.from({ length: 20 }, () => ordered({ MILCH: 1 })));
		const answers = await Promise.all(
			orders.map(({ buyer, order }) => buyer.send('PUT', pathOf(order, '/window'), { windowId })),
		);
		const won = answers.filter(({ statusCode }) => statusCode === 200);
		expect(won).toHaveLength(1);
		expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
			status: 409,
			code: '023',
		});
		expect(await takenIn(windowId)).toBe(1);
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it('I-03 moved and cancelled at once, an order leaves no place behind', async () => {
		for (let round = 0; round < 5; round++) {
			const { buyer, order } = await ordered({ MILCH: 1 });
			const windowId = await newWindow();
			await Promise.all([
				buyer.send('PUT', pathOf(order, '/window'), { windowId }),
				buyer.send('POST', pathOf(order, '/cancel')),
			]);
			expect((await read(buyer, order)).status).toBe('CANCELLED');
			expect(await takenIn(windowId)).toBe(0);
		}
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it.each([
		['that costs more than was agreed on', { fee: 5000 }],
		['of another picking unit', { appointableId: 'graz' }],
	])('refuses a window %s', async (_, change) => {
		const { buyer, order } = await ordered();
		const windowId = await newWindow(change);
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ status: 409, code: '022' });
		const { days } = (await buyer.send('GET', pathOf(order, '/windows'))).json();
		const seen = days
			.flatMap(({ windows }: { windows: { id: string; available: boolean }[] }) => windows)
			.find(({ id }: { id: string }) => id === windowId);
		expect(seen?.available ?? false).toBe(false);
	});

	it('I-07 refuses after the cut-off', async () => {
		const { buyer, order } = await ordered();
		const windowId = await newWindow();
		const own = await newWindow();
		await buyer.send('PUT', pathOf(order, '/window'), { windowId: own });
		await rig.api.query('UPDATE time_window SET cut_off_at = now() WHERE window_id = $1', [own]);
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ status: 409, code: 'tooLateToMove' });
		expect(await read(buyer, order)).toMatchObject({ mayMove: false, mayCancel: false });
	});
});

describe('withdrawal in two steps', () => {
	const wish = { lineItemIds: ['MILCH'], name: 'Anna Berger', email: 'anna.berger@example.at' };

	it('is binding only once it is confirmed, and stays as it is then', async () => {
		const { buyer, order } = await ordered({ MILCH: 2, BUTTER: 1 });
		const declared = await buyer.send('POST', pathOf(order, '/withdrawal'), wish);
		expect(declared.json().withdrawal.declarations).toMatchObject([
			{ lineItemIds: ['MILCH'], confirmedAt: null },
		]);
		const confirm = () => buyer.send('POST', pathOf(order, '/withdrawal/confirm'));
		const [first, second] = await Promise.all([confirm(), confirm()]);
		expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
		const { withdrawal } = await read(buyer, order);
		expect(withdrawal.declarations).toHaveLength(1);
		expect(withdrawal.declarations[0]?.confirmedAt).not.toBeNull();
		expect(withdrawal.isOpen).toBe(true);
		await expect(
			rig.api.query(`UPDATE order_withdrawal SET name = 'x' WHERE order_number = $1`, [
				order.orderNumber,
			]),
		).rejects.toThrow(/does not change/);
		const twice = await buyer.send('POST', pathOf(order, '/withdrawal'), wish);
		expect(twice.json()).toMatchObject({ status: 409, code: 'notWithdrawable' });
		const { rows } = await rig.api.pool.query(
			`SELECT type FROM order_event WHERE order_number = $1 ORDER BY event_id`,
			[order.orderNumber],
		);
		expect(rows.map(({ type }) => type)).toEqual(['order.placed', 'order.withdrawn']);
	});

	it('leaves out what was weighed for one shopper, and says why', async () => {
		const { buyer, order } = await ordered({ KIRSCHEN: 5, MILCH: 1 });
		const [cherries, milk] = ['KIRSCHEN', 'MILCH'].map((id) =>
			order.lines.find(({ lineItemId }) => lineItemId === id),
		);
		expect(cherries?.withdrawalExemption).toBe('perishable');
		expect(milk?.withdrawalExemption).toBeNull();
		const answer = await buyer.send('POST', pathOf(order, '/withdrawal'), {
			...wish,
			lineItemIds: ['KIRSCHEN'],
		});
		expect(answer.json()).toMatchObject({ status: 409, code: 'notWithdrawable' });
	});

	it('ends with the last day', async () => {
		const { buyer, order } = await ordered({ MILCH: 1 });
		await rig.api.query(
			`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,distributionWindow,end}',
				to_jsonb('2026-01-01T10:00:00.000Z'::text)) WHERE order_number = $1`,
			[order.orderNumber],
		);
		const { withdrawal } = await read(buyer, order);
		expect(withdrawal).toMatchObject({ isOpen: false, lastDay: '2026-01-15' });
		const answer = await buyer.send('POST', pathOf(order, '/withdrawal'), wish);
		expect(answer.json()).toMatchObject({ status: 409, code: 'tooLateToWithdraw' });
	});
});

describe('the invoice', () => {
	it('comes with the final prices, numbered without a gap, and tells the tax of every rate', async () => {
		const { buyer, order } = await ordered({ MILCH: 2, KIRSCHEN: 5, COLA: 2 });
		expect(order.bill).toMatchObject({ isFinal: false, vat: order.priceInfo.vat });
		expect((await buyer.send('GET', pathOf(order, '/invoice.pdf'))).statusCode).toBe(404);
		await pick(order, [
			{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 480 },
			{ lineItemId: 'COLA', quantity: 1 },
		]);
		await pick(order);
		const after = await read(buyer, order);
		expect(after.bill).toMatchObject({ isFinal: true, total: after.picked?.total, deposits: 25 });
		const gross = after.bill.vat.reduce((sum, part) => sum + part.gross, 0);
		expect(gross).toBe(after.bill.total - 25);
		const standard = after.bill.vat.find(({ percent }) => percent === 20);
		expect(standard?.gross).toBe(129 + after.bill.serviceFees);

		const second = await ordered({ MILCH: 1 });
		await pick(second.order);
		const numbers = [after, await read(second.buyer, second.order)].map(({ invoice }) =>
			Number(invoice?.number.split('-')[1]),
		);
		expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
	});

	it('is a PDF for whoever has the link', async () => {
		const { order } = await ordered();
		await pick(order);
		const answer = await shop.shop.send({
			method: 'GET',
			url: pathOf(order, `/invoice.pdf?token=${order.token}`),
		});
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toBe('application/pdf');
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
	});
});

describe('forms of a page without scripts', () => {
	it('cancels and leads back to the order', async () => {
		const { buyer, order } = await ordered();
		const answer = await submit(order, 'cancel', {});
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`/bestellung/${order.orderNumber}`,
		]);
		expect((await read(buyer, order)).status).toBe('CANCELLED');
	});

	it('says it when it was too late, or the window is gone', async () => {
		const { order } = await ordered();
		await pick(order);
		const late = await submit(order, 'cancel', {});
		expect(late.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=cancel-late`);
		const lost = await submit(order, 'slot', { windowId: await newWindow() });
		expect(lost.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=slot-lost`);
	});

	it('moves, and withdraws in two steps', async () => {
		const { buyer, order } = await ordered({ MILCH: 1, BUTTER: 1 });
		const windowId = await newWindow();
		const moved = await submit(order, 'slot', { windowId });
		expect(moved.headers.location).toMatch(/tab=slot-taken$/);
		const empty = await submit(order, 'withdrawal', { name: 'Anna', email: 'a@example.at' });
		expect(empty.headers.location).toMatch(/tab=withdrawal-empty$/);
		const declared = await submit(order, 'withdrawal', {
			lineItemId: ['MILCH', 'BUTTER'],
			name: 'Anna',
			email: 'a@example.at',
		});
		expect(declared.headers.location).toMatch(/tab=withdrawal-confirm$/);
		await submit(order, 'withdrawal-confirm', {});
		expect(await read(buyer, order)).toMatchObject({
			window: { id: windowId },
			withdrawal: { isOpen: false, declarations: [{ lineItemIds: ['MILCH', 'BUTTER'] }] },
		});
	});

	it('is refused when another site sends it', async () => {
		const { order } = await ordered();
		const answer = await shop.shop.send({
			method: 'POST',
			url: pathOf(order, '/forms/cancel'),
			payload: `token=${order.token}`,
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-site': 'cross-site',
			},
		});
		expect(answer.statusCode).toBe(403);
	});
});

describe('adding to an order', () => {
	const shopAgain = (order: Order, cookies: Record<string, string>) =>
		shop.shop.send({
			method: 'POST',
			url: pathOf(order, '/forms/add-on'),
			payload: `token=${order.token}`,
			cookies,
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-site': 'same-origin',
			},
		});

	/** A cart of another browser that adds to the order. */
	async function addingTo(order: Order): Promise<Shopper> {
		const shopper = await Shopper.enter(shop.shop);
		const answer = await shopAgain(order, shopper.cookies);
		expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kategorie']);
		for (const { name, value } of answer.cookies) shopper.cookies[name] = value;
		return shopper;
	}

	async function orderFrom(shopper: Shopper) {
		const finalized = await shopper.send('POST', '/api/carts/finalize', atTheDoor);
		if (finalized.statusCode !== 200) return finalized;
		const { checkoutId } = finalized.json();
		return shopper.send('POST', '/api/checkout', { checkoutId });
	}

	it('CART-03 CART-70 I-17 goes to the same place at the same time, without fee or minimum', async () => {
		const { buyer, order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const cart = await shopper.cart();
		expect(cart).toMatchObject({
			mode: 'ADDON',
			orderNumber: order.orderNumber,
			limitErrors: [],
			distributionWindow: { id: order.window.id },
			priceInfo: { serviceFees: 0, total: cart.priceInfo.totalArticlePrice },
		});
		const added = (await orderFrom(shopper)).json();
		expect(added.order).toMatchObject({
			addsTo: order.orderNumber,
			mayMove: false,
			mayAddOn: false,
		});
		expect(await read(buyer, order)).toMatchObject({
			addOns: [added.orderNumber],
			mayMove: false,
			mayAddOn: true,
		});
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it('is cancelled with the order that pays for the way', async () => {
		const { buyer, order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const { order: added } = (await orderFrom(shopper)).json();
		await buyer.send('POST', pathOf(order, '/cancel'));
		const after = (await shopper.send('GET', pathOf(added))).json();
		expect(after.status).toBe('CANCELLED');
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it('I-17 ends when the order is packed, also for a cart that was filled before', async () => {
		const { order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		await pick(order);
		expect((await orderFrom(shopper)).json()).toMatchObject({
			status: 409,
			errors: ['addOnClosed'],
		});
		const late = await shopAgain(order, (await Shopper.enter(shop.shop)).cookies);
		expect(late.headers.location).toMatch(/tab=add-on-closed$/);
	});

	it('I-17 needs the key of the order', async () => {
		const { order } = await ordered();
		const stranger = await Shopper.enter(shop.shop);
		const answer = await shopAgain({ ...order, token: 'x' }, stranger.cookies);
		expect(answer.statusCode).toBe(404);
	});
});
