import { expect, it } from 'vitest';
import { at, contact, openPhoneDesk, praterstrasse } from '../../checkout-harness/phone-desk.ts';
import { sweepCarts } from '../cart/index.ts';
import { Shopper } from '../cart/testing.ts';
import { eraseCustomers } from '../customer-data/index.ts';

const desk = openPhoneDesk();
const { harness, start, set, sendTo, hold, read, place, aCustomer, aDraft } = desk;

it('starts for a customer, shows their addresses and leaves a trace', async () => {
	const customerId = await aCustomer();
	const draftId = await start(customerId);
	expect(await read(draftId)).toMatchObject({
		customer: { customerId, name: 'Teresa Wagner' },
		cart: { customerId, productLineItems: [] },
	});
	const { rows } = await harness.api.pool.query(
		'SELECT action FROM audit_entry WHERE subject = $1',
		[`customer:${customerId}`],
	);
	expect(rows).toEqual([{ action: 'customer.open' }]);
});

it('finds products, and prices them as the shop does', async () => {
	const draftId = await start();
	const found = await desk.service.send('GET', at(draftId, '/products?search=milch'));
	expect(found.json().products).toBeInstanceOf(Array);
	await set(draftId, 'MILCH', 3);
	const shopper = await Shopper.enter(harness.shop);
	await shopper.set('MILCH', 3);
	const { cart } = await read(draftId);
	expect(cart.priceInfo).toEqual((await shopper.cart()).priceInfo);
});

it('adds once for each key', async () => {
	const draftId = await start();
	const add = (key: string) =>
		desk.service.send(
			'PUT',
			at(draftId, '/item'),
			{ sku: 'MILCH', delta: 1 },
			{ 'idempotency-key': key },
		);
	await add('first-key');
	await add('first-key');
	await add('second-key');
	expect((await read(draftId)).cart.productLineItems[0]?.quantity).toBe(2);
});

it.each([
	['that is not available', 'SPARGEL', 'addproductaborted'],
	['that does not exist', 'NICHTS', 'addproductaborted'],
])('refuses a product %s', async (_, sku, code) => {
	const draftId = await start();
	expect((await set(draftId, sku, 1)).json()).toMatchObject({ status: 409, code });
});

it('leaves the customer’s own cart alone, also when both are open', async () => {
	const customerId = await aCustomer();
	await harness.api.pool.query('INSERT INTO cart (tenant_id, customer_id) VALUES ($1, $2)', [
		harness.shop.tenantId,
		customerId,
	]);
	const drafts = [await start(customerId), await start(customerId)];
	await set(drafts[0] ?? '', 'MILCH', 1);
	const { rows } = await harness.api.pool.query(
		`SELECT count(*)::int AS lines FROM cart_line JOIN cart USING (tenant_id, cart_id)
		WHERE customer_id = $1`,
		[customerId],
	);
	expect(rows).toEqual([{ lines: 0 }]);
});

it('delivers to a saved address of this customer only', async () => {
	const customerId = await aCustomer();
	const { rows } = await harness.api.pool.query(
		`INSERT INTO customer_address (tenant_id, customer_id, category, name, address)
		VALUES ($1, $2, 'delivery', 'Zuhause', $3) RETURNING address_id`,
		[harness.shop.tenantId, customerId, JSON.stringify({ ...praterstrasse, kind: undefined })],
	);
	const saved = { kind: 'saved', addressId: rows[0].address_id };
	const own = await sendTo(await start(customerId), saved);
	expect(own.json().cart.distributionAddress).toMatchObject({
		...{ streetName: 'Praterstraße', lastName: 'Wagner', deliveryAreaNumber: '1' },
	});
	expect((await sendTo(await start(await aCustomer()), saved)).statusCode).toBe(404);
	expect((await sendTo(await start(), saved)).statusCode).toBe(404);
});

it('refuses an address outside the areas', async () => {
	const answer = await sendTo(await start(), { ...praterstrasse, postalCode: '9999' });
	expect(answer.json()).toMatchObject({ status: 409, code: '131' });
});

it('refuses a contact without an email address, as the shop does', async () => {
	const draftId = await start();
	const answer = await desk.service.send('PUT', at(draftId, '/destination'), {
		contact: { ...contact, email: '' },
		to: praterstrasse,
	});
	expect(answer.statusCode).toBe(400);
});

it('lists the windows of the address, holds one and refuses one that is full', async () => {
	const { draftId, windowId } = await aDraft();
	const full = await harness.newWindow({ capacity: 0 });
	const { days } = (await desk.service.send('GET', at(draftId, '/windows'))).json();
	const ids = days.flatMap((day: { windows: { id: string }[] }) => day.windows.map(({ id }) => id));
	expect(ids).toEqual(expect.arrayContaining([windowId, full]));
	expect(await harness.takenIn(windowId)).toBe(1);
	expect((await hold(draftId, full)).json()).toMatchObject({ status: 409, code: '023' });
	expect((await read(draftId)).cart.distributionWindow?.id).toBe(windowId);
});

it('discards a draft and releases its window', async () => {
	const { draftId, windowId } = await aDraft();
	expect((await desk.service.send('DELETE', at(draftId))).statusCode).toBe(204);
	expect(await harness.takenIn(windowId)).toBe(0);
	expect((await desk.service.send('GET', at(draftId))).statusCode).toBe(404);
	expect((await place(draftId, 0)).statusCode).toBe(404);
});

it('belongs to the person who started it', async () => {
	const draftId = await start();
	const colleague = await desk.hire({});
	expect((await colleague.send('GET', at(draftId))).statusCode).toBe(404);
	expect((await sendTo(draftId, praterstrasse, colleague)).statusCode).toBe(404);
});

it('takes orders for the units of the person only', async () => {
	const { api } = harness;
	const person = await desk.hire({ roles: ['service'], units: ['wien'] });
	const draftId = await start(null, person);
	const refused = await sendTo(
		draftId,
		{ ...praterstrasse, postalCode: '8010', city: 'Graz' },
		person,
	);
	expect(refused.json()).toMatchObject({ status: 409, code: 'otherUnit' });
	expect((await sendTo(draftId, praterstrasse, person)).statusCode).toBe(200);
	const unseen = { customerId: await aCustomer() };
	expect((await person.send('POST', '/admin/phone-orders', unseen)).statusCode).toBe(404);
	await api.query(`UPDATE staff SET units = '{graz}' WHERE staff_id = $1`, [person.staffId]);
	expect((await person.send('GET', at(draftId))).statusCode).toBe(404);
});

it('is abandoned like any cart that nobody touches', async () => {
	const { draftId } = await aDraft();
	const { api, shop } = harness;
	await api.query('UPDATE cart SET touched_on = current_date - 91 WHERE cart_id = $1', [draftId]);
	await sweepCarts(api.db, shop.tenantId, 90);
	expect((await desk.service.send('GET', at(draftId))).statusCode).toBe(404);
});

it('the account of a customer who is erased takes its drafts with it', async () => {
	const customerId = await aCustomer();
	const draftId = await start(customerId);
	const { api } = harness;
	await api.query('UPDATE customer SET deletion_at = now() WHERE customer_id = $1', [customerId]);
	await eraseCustomers(api.db, api.outbox);
	expect((await desk.service.send('GET', at(draftId))).statusCode).toBe(404);
});
