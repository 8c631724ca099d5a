import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer } from '../../checkout-harness/buyer.ts';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { Shopper } from '../cart/testing.ts';
import { aStore } from '../distribution/testing.ts';

const harness = openOrderHarness();
const contact = {
	firstName: 'Anna',
	lastName: 'Berger',
	email: 'anna.berger@example.at',
	phoneNumber: '+436601234567',
};
const home = { streetName: 'Am Hof', streetNumber: '2', postalCode: '1010', city: 'Wien' };
const inTheStore = { methodKey: 'payment-at-the-store' } as const;
let windowId: string;

beforeAll(async () => {
	const { tenantId } = harness.shop;
	await aStore(harness.api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
	windowId = await harness.newWindow({
		distributionType: 'CLICK_AND_COLLECT',
		appointableId: 'neubau',
		capacity: 50,
	});
});

/** A collection address and the person who collects the order. */
async function collector(billing: object | null): Promise<Buyer> {
	const shopper = await Shopper.enter(harness.shop);
	await shopper.set('MILCH', 2);
	const place = { storeId: 'neubau', distributionType: 'CLICK_AND_COLLECT', ...contact };
	await shopper.send('POST', '/api/carts/distribution-address', place);
	await shopper.send('POST', '/api/carts/distribution-time-slot', { id: windowId });
	if (billing) await shopper.send('POST', '/api/carts/billing-address', billing);
	return new Buyer(shopper, (await shopper.cart()).id);
}

describe('a click-and-collect order', () => {
	it.each([
		['no billing address', null],
		['a name alone', { ...contact, category: 'billing' }],
	])('needs no billing address: %s', async (_title, billing) => {
		const buyer = await collector(billing);
		const { order } = await buyer.order(inTheStore);
		await harness.pick(order);
		const { invoice } = await harness.read(buyer, order);
		expect(invoice).not.toBeNull();
		const { rows } = await harness.api.pool.query(
			'SELECT document FROM invoice WHERE order_number = $1',
			[order.orderNumber],
		);
		expect(rows[0].document.buyer).toMatchObject({
			name: 'Anna Berger',
			company: '',
			street: '',
			postalCode: '',
			city: '',
		});
		const pdf = await buyer.send('GET', harness.pathOf(order, '/invoice.pdf'));
		expect(pdf.statusCode).toBe(200);
	});

	it.each([
		['an incomplete address', { ...contact, streetName: 'Am Hof' }],
		['a company without one', { ...contact, companyName: 'Berger KG' }],
		['an address without a name', home],
	])('ERR-29 is rejected with %s', async (_title, billing) => {
		const buyer = await collector({ ...billing, email: contact.email });
		expect((await buyer.press(inTheStore)).json().errors).toEqual(['031']);
	});

	it.each([
		['nothing', null],
		['a name alone', contact],
	])('ERR-29 cannot be paid by invoice with %s', async (_title, billing) => {
		const buyer = await collector(billing);
		const byInvoice = { methodKey: 'pay-by-invoice-b2c' } as const;
		expect((await buyer.press(byInvoice)).json().errors).toEqual(['031']);
		await buyer.send('POST', '/api/carts/billing-address', { ...contact, ...home });
		expect((await buyer.press(byInvoice)).statusCode).toBe(200);
	});
});
