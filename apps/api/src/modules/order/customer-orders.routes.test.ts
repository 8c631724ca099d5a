import type { CustomerOrders, ReorderResult } from '@korb/contracts/order/customer-orders';
import { Shop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { openOrderHarness, payOnDelivery } from '../../checkout-harness/order-harness.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { Shopper } from '../cart/testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

const harness = openOrderHarness();
const { ordered, pathOf, pick } = harness;
let count = 0;
const MAILBOX = 'anna.berger@example.at';

const fromElsewhere = () => new Shop(harness.api, harness.shop.tenantId, harness.shop.host);

/** Signed in, with a mailbox that no order has unless it is given. */
async function aMember(email = `customer${count++}@korb.example`): Promise<Shopper> {
	// Rate limits are per address.
	const { cookies } = await aCustomer(harness.api, fromElsewhere(), email);
	return new Shopper(harness.shop, cookies);
}
const list = async (by: Shopper, query = ''): Promise<CustomerOrders> =>
	(await by.send('GET', `/api/customers/orders${query}`)).json();
const numbers = async (by: Shopper, query = '') =>
	(await list(by, query)).orders.map(({ orderNumber }) => orderNumber);
/** Without the cookie that the order's browser holds. */
function elsewhere({ shop, cookies }: Shopper): Shopper {
	const { '__Host-order': _, ...others } = cookies;
	return new Shopper(shop, others);
}
const join = async (by: Shopper): Promise<string[]> =>
	(await by.send('POST', '/api/customers/orders/join')).json().orderNumbers;

describe('the orders of a customer', () => {
	it('are listed newest first, page by page', async () => {
		const anna = await aMember();
		const placed: string[] = [];
		for (const sku of ['MILCH', 'BUTTER', 'COLA']) {
			const { order } = await ordered({ [sku]: 2 }, anna);
			placed.unshift(order.orderNumber);
		}
		const first = await list(anna, '?pageSize=2');
		expect(first).toMatchObject({
			total: 3,
			years: [new Date().getFullYear()],
			orders: [
				{
					orderNumber: placed[0],
					status: 'PLACED',
					lineItemCount: 1,
					pieceCount: 2,
					mayAddOn: true,
					mayCancel: true,
					invoice: null,
					refund: null,
					distributionAddress: { distributionType: 'DELIVERY', postalCode: '1020' },
					lines: [{ sku: 'COLA', quantity: 2 }],
				},
				{ orderNumber: placed[1] },
			],
		});
		const second = await list(anna, `?pageSize=2&before=${first.next}`);
		expect([second.orders.map((order) => order.orderNumber), second.next]).toEqual([
			[placed[2]],
			null,
		]);
	});

	it('are found by year, product, number and service', async () => {
		const anna = await aMember();
		const { order: milk } = await ordered({ MILCH: 1 }, anna);
		const { order: wine } = await ordered({ WEIN: 1 }, anna);
		const year = new Date().getFullYear();
		expect(await numbers(anna, `?year=${year}`)).toHaveLength(2);
		expect(await list(anna, `?year=${year - 1}`)).toMatchObject({ total: 0, orders: [] });
		expect(await numbers(anna, '?text=wei')).toEqual([wine.orderNumber]);
		expect(await numbers(anna, `?text=${milk.orderNumber}`)).toEqual([milk.orderNumber]);
		expect(await numbers(anna, '?text=%25')).toEqual([]);
		expect(await numbers(anna, '?filter=delivery')).toHaveLength(2);
		expect(await numbers(anna, '?filter=collection')).toEqual([]);
		expect(await numbers(anna, '?filter=refunded')).toEqual([]);
	});

	it('show the final total and the invoice once packed, and nothing for a cancelled one', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 2 }, anna);
		await pick(order, [{ lineItemId: 'MILCH', quantity: 1 }]);
		const { order: cancelled } = await ordered({ MILCH: 1 }, anna);
		await anna.send('POST', pathOf(cancelled, '/cancel'));
		const { orders } = await list(anna);
		expect(orders).toMatchObject([
			{ status: 'CANCELLED', total: 0 },
			{ status: 'PICKED', invoice: { number: expect.any(String) } },
		]);
		expect(orders[1]?.total).toBeLessThan(order.bill.total);
	});

	it('are unknown to guests and to other customers', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 1 }, anna);
		const eva = await aMember();
		const guest = await Shopper.enter(harness.shop);
		expect((await guest.send('GET', '/api/customers/orders')).statusCode).toBe(401);
		expect(await list(eva)).toMatchObject({ total: 0, orders: [], years: [] });
		for (const [method, rest] of [
			['GET', ''],
			['POST', '/cancel'],
			['GET', '/windows'],
			['GET', '/invoice.pdf'],
			['POST', '/withdrawal/confirm'],
			['POST', '/reorder'],
		] as const) {
			for (const by of [eva, guest]) {
				expect((await by.send(method, pathOf(order, rest))).statusCode).toBe(404);
			}
		}
	});

	it('CUST-16 CUST-17: tell whether a service was never used', async () => {
		const anna = await aMember();
		const read = async () => (await anna.send('GET', '/api/customers')).json();
		expect(await read()).toMatchObject({
			firstOrderDelivery: true,
			firstOrderClickAndCollect: true,
		});
		const { order } = await ordered({ MILCH: 1 }, anna);
		expect(await read()).toMatchObject({
			firstOrderDelivery: false,
			firstOrderClickAndCollect: true,
		});
		await anna.send('POST', pathOf(order, '/cancel'));
		expect(await read()).toMatchObject({ firstOrderDelivery: true });
	});
});

describe('an order of a customer', () => {
	it('is opened by the session on any device, and by its link', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 1 }, anna);
		const phone = elsewhere(anna);
		const read = (await phone.send('GET', pathOf(order))).json();
		expect(read).toMatchObject({ orderNumber: order.orderNumber, token: order.token });
		const guest = await Shopper.enter(harness.shop);
		const linked = await guest.send('GET', pathOf(order), undefined, {
			'x-order-token': order.token,
		});
		expect(linked.statusCode).toBe(200);
		const windowId = await harness.newWindow();
		const moved = await phone.send('PUT', pathOf(order, '/window'), { windowId });
		expect(moved.json()).toMatchObject({ window: { id: windowId } });
		expect((await phone.send('POST', pathOf(order, '/cancel'))).json().status).toBe('CANCELLED');
	});

	it('API-62 CART-70 CART-71: takes add-ons of its customer only', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 1 }, anna);
		const mode = (by: Shopper, orderNumber: string | null) =>
			by.send('PUT', '/api/carts/mode', { mode: 'ADDON', orderNumber });
		await anna.add('BUTTER');
		expect((await mode(anna, order.orderNumber)).json()).toMatchObject({
			mode: 'ADDON',
			orderNumber: order.orderNumber,
			priceInfo: { serviceFees: 0 },
		});
		expect((await mode(anna, null)).json()).toMatchObject({ mode: 'REGULAR', orderNumber: null });
		const eva = await aMember();
		await eva.add('BUTTER');
		const refusal = await mode(eva, order.orderNumber);
		expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'addOnClosed']);
	});

	it('CART-70 I-17: takes add-ons through its page; the link alone adds to no customer’s order', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 1 }, anna);
		const begin = async (by: Shopper) => {
			const answer = await harness.shop.send({
				method: 'POST',
				url: pathOf(order, '/forms/add-on'),
				payload: `token=${order.token}`,
				cookies: by.cookies,
				headers: {
					'content-type': 'application/x-www-form-urlencoded',
					'sec-fetch-site': 'same-origin',
				},
			});
			return String(answer.headers.location);
		};
		const eva = await aMember();
		expect(await begin(await Shopper.enter(harness.shop))).toContain('add-on-closed');
		expect(await begin(eva)).toContain('add-on-closed');
		expect(await begin(anna)).not.toContain('add-on-closed');
		await anna.set('BUTTER', 1);
		const finalized = await anna.send('POST', '/api/carts/finalize', payOnDelivery);
		const { checkoutId } = finalized.json();
		const added = (await anna.send('POST', '/api/checkout', { checkoutId })).json();
		expect(added.order.addsTo).toBe(order.orderNumber);
		expect(await numbers(anna)).toEqual([added.orderNumber, order.orderNumber]);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('leaves the customer with an empty cart at the same address', async () => {
		const anna = await aMember();
		await ordered({ MILCH: 1 }, anna);
		expect(await anna.cart()).toMatchObject({
			lineItemCount: 0,
			distributionAddress: { postalCode: '1020', firstName: '' },
		});
	});
});

describe('orders of a guest', () => {
	it('join by the link that this browser holds', async () => {
		const { buyer, order } = await ordered({ MILCH: 1 });
		const anna = await aMember();
		expect(await join(anna)).toEqual([]);
		anna.cookies['__Host-order'] = buyer.shopper.cookies['__Host-order'] ?? '';
		expect(await join(anna)).toEqual([order.orderNumber]);
		expect(await numbers(elsewhere(anna))).toEqual([order.orderNumber]);
		const eva = await aMember();
		eva.cookies['__Host-order'] = buyer.shopper.cookies['__Host-order'] ?? '';
		expect(await join(eva)).toEqual([]);
	});

	it('do not join by a forged link', async () => {
		const { order } = await ordered({ MILCH: 1 });
		const anna = await aMember();
		anna.cookies['__Host-order'] = `${order.orderNumber}.${'A'.repeat(30)}`;
		expect(await join(anna)).toEqual([]);
	});

	it('join by a confirmed mailbox, with what was added to them', async () => {
		const { buyer, order } = await ordered({ MILCH: 1 });
		await harness.submit(order, 'add-on', {});
		const stranger = await aMember();
		expect(await join(stranger)).toEqual([]);
		const anna = await aMember(MAILBOX);
		const joined = await join(anna);
		expect(joined).toContain(order.orderNumber);
		expect(await join(anna)).toEqual([]);
		expect((await list(anna)).total).toBe(joined.length);
		expect((await buyer.send('GET', pathOf(order))).statusCode).toBe(200);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('do not join by a mailbox that somebody else confirmed', async () => {
		const { order } = await ordered({ MILCH: 1 });
		const key = [harness.shop.tenantId, MAILBOX];
		await harness.api.query('DELETE FROM customer WHERE tenant_id = $1 AND email = $2', key);
		await harness.api.query(
			`UPDATE shop_order SET customer_id = NULL WHERE tenant_id = $1 AND order_number = $2`,
			[harness.shop.tenantId, order.orderNumber],
		);
		const attacker = await Browser.open(fromElsewhere());
		const form = { email: MAILBOX, password: 'marille und kren', salutation: null };
		const profile = { academicTitle: '', firstName: 'A', lastName: 'B', birthdate: null };
		await attacker.send('POST', '/api/customers', { ...form, ...profile });
		const { rows } = await harness.api.pool.query(
			`SELECT data->>'text' AS text FROM pgboss.job WHERE name = 'send-mail'
				AND data #>> '{to,address}' = $1 ORDER BY created_on DESC LIMIT 1`,
			[MAILBOX],
		);
		const token = /#token=([\w-]{43})/.exec(rows[0].text)?.[1];
		const owner = await Browser.open(fromElsewhere());
		await owner.send('POST', '/api/customers/confirm', { token });
		await attacker.logIn(MAILBOX);
		expect(await attacker.isSignedIn).toBe(true);
		const answer = await attacker.send('POST', '/api/customers/orders/join');
		expect(answer.json()).toEqual({ orderNumbers: [] });
	});
});

describe('ordering again', () => {
	const again = async (by: Shopper, order: Parameters<typeof pathOf>[0]): Promise<ReorderResult> =>
		(await by.send('POST', pathOf(order, '/reorder'))).json();

	it('adds what is available and names what is not', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 2, REIS: 3, BUTTER: 1 }, anna);
		await harness.api.query(
			`UPDATE offer SET availability = 'temporarilyUnavailable' FROM product
			WHERE offer.tenant_id = $1 AND product.tenant_id = $1 AND product.sku = 'BUTTER'
				AND offer.product_id = product.product_id`,
			[harness.shop.tenantId],
		);
		await anna.set('REIS', 3);
		const result = await again(elsewhere(anna), order);
		expect(result).toMatchObject({
			addedCount: 1,
			missing: [
				{ sku: 'REIS', quantity: 3, code: 'maxquantityreached', alternatives: [] },
				{ sku: 'BUTTER', quantity: 1, code: 'addproductaborted' },
			],
		});
		const [, butter] = result.missing;
		expect(butter?.alternatives.every(({ availability }) => availability === 'available')).toBe(
			true,
		);
		expect(await anna.quantities()).toEqual({ REIS: 3, MILCH: 2 });
		await harness.api.query(
			`UPDATE offer SET availability = 'available' WHERE tenant_id = $1 AND availability = 'temporarilyUnavailable'`,
			[harness.shop.tenantId],
		);
	});

	it('names how many of a line stock or the maximum do not allow', async () => {
		const anna = await aMember();
		const { order } = await ordered({ MILCH: 1, REIS: 3 }, anna);
		await anna.set('REIS', 1);
		const result = await again(elsewhere(anna), order);
		expect(result).toMatchObject({
			addedCount: 2,
			missing: [{ sku: 'REIS', quantity: 1, code: 'maxquantityreached' }],
		});
		expect(await anna.quantities()).toEqual({ REIS: 3, MILCH: 1 });
	});

	it('works for a guest with the link, once per key', async () => {
		const { buyer, order } = await ordered({ MILCH: 2 });
		const key = { 'idempotency-key': 'once-more' };
		await buyer.send('POST', pathOf(order, '/reorder'), undefined, key);
		await buyer.send('POST', pathOf(order, '/reorder'), undefined, key);
		expect(await buyer.shopper.quantities()).toEqual({ MILCH: 2 });
	});
});

describe('a shop without guests', () => {
	it('CUST-01: lets them fill a cart but asks them to sign in before they order', async () => {
		await harness.shop.setConfig(['clientRuntimeConfig', 'checkout', 'guestAllowed'], false);
		await harness.api.refreshTenants();
		await expect(ordered({ MILCH: 1 })).rejects.toThrow(/loginRequired/);
		const { order } = await ordered({ MILCH: 1 }, await aMember());
		expect(order.status).toBe('PLACED');
		await harness.shop.setConfig(['clientRuntimeConfig', 'checkout', 'guestAllowed'], true);
		await harness.api.refreshTenants();
	});
});
