import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintainCarts } from '../../../jobs/maintain-carts.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { anArea, vienna } from '../../distribution/testing.ts';
import { aWindow, takenOf } from '../../windows/testing.ts';
import { openCartShop, Shopper, type TestShop } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
	api = await startTestApi();
	shop = await openCartShop(api);
	const area = { tenantId: shop.tenantId, number: 'W', units: ['wien'], box: vienna };
	await anArea(api, area);
});
afterAll(() => api.close());

async function fill(): Promise<string> {
	shopper = await Shopper.enter(shop);
	await shopper.add('MILCH', 2);
	return (await shopper.cart()).id;
}
const change = (sql: string, id: string) =>
	api.query(`UPDATE cart SET ${sql} WHERE cart_id = $1`, [id]);
const statusOf = async (id: string) =>
	(await api.pool.query('SELECT status FROM cart WHERE cart_id = $1', [id])).rows[0].status;

describe('POST /api/carts/billing-address', () => {
	it('API-56 CART-114 CART-15 stores the billing address', async () => {
		await fill();
		const address = { firstName: 'Ada', lastName: 'Nan', city: 'Na', email: 'ada@example.org' };
		const answer = await shopper.send('POST', '/api/carts/billing-address', address);
		expect(answer.json().billingAddress).toMatchObject({ ...address, streetName: '' });
		expect((await shopper.cart()).billingAddress).toEqual(answer.json().billingAddress);
	});

	it('CUST-85 CUST-86 CUST-87 CUST-88 CUST-89 CUST-90 CUST-91 CUST-92 CUST-93 CUST-94 CUST-95 CUST-96 CUST-97 CUST-98 CUST-99 CUST-100 CUST-101 CUST-102 CUST-103 CUST-104 CUST-105 CUST-106 CUST-107 CUST-108 CUST-112 CUST-113 keeps every field of an address', async () => {
		await fill();
		const address = {
			...{ streetName: 'Neubaugasse', streetNumber: '12', stairCase: '2', floor: '3', door: '14' },
			...{ postalCode: '1070', city: 'Wien', country: 'Österreich', countryCode: 'AT' },
			...{ position: { lat: 48.2, lng: 16.35 }, additionalInfo: 'Hof links' },
			...{ salutation: 'Female', title: 'Dr.', firstName: 'Maria', lastName: 'Berger' },
			...{ companyName: 'Beispiel GmbH', valueAddedTaxId: 'ATU12345675' },
			...{ companyRegistrationNumber: 'FN123456a', email: 'maria@example.at' },
			...{ phoneNumber: '+436641234567', primary: true, category: 'combined' },
			...{ addressType: 'Billing', distributionType: 'DELIVERY' },
		};
		const answer = await shopper.send('POST', '/api/carts/billing-address', address);
		expect(answer.json().billingAddress).toMatchObject(address);
		expect((await shopper.cart()).billingAddress).toMatchObject(address);
		for (const wrong of [{ category: 'holiday' }, { addressType: 'billing' }]) {
			const refused = await shopper.send('POST', '/api/carts/billing-address', wrong);
			expect(refused.statusCode).toBe(400);
		}
	});

	it('FORM-54 takes additional information of at most 255 characters', async () => {
		await fill();
		const statusFor = async (length: number) => {
			const input = { additionalInfo: 'x'.repeat(length) };
			return (await shopper.send('POST', '/api/carts/billing-address', input)).statusCode;
		};
		expect([await statusFor(255), await statusFor(256)]).toEqual([200, 400]);
	});

	it('API-56 400 for an invalid address', async () => {
		await fill();
		const answer = await shopper.send('POST', '/api/carts/billing-address', {
			city: 'x'.repeat(61),
		});
		expect(answer.statusCode).toBe(400);
	});
});

describe('PUT /api/carts/mode', () => {
	const setMode = (body: object) => shopper.send('PUT', '/api/carts/mode', body);

	it.each(['4711', 'none'])(
		'CART-70 a customer cannot add to order %s of nobody',
		async (number) => {
			await change('customer_id = gen_random_uuid()::text', await fill());
			const answer = await setMode({ mode: 'ADDON', orderNumber: number });
			expect([answer.statusCode, answer.json().code]).toEqual([409, 'addOnClosed']);
		},
	);

	it('CART-70 a guest has no order to add on to', async () => {
		await fill();
		const answer = await setMode({ mode: 'ADDON', orderNumber: '4711' });
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'loginrequired']);
		expect((await setMode({ mode: 'REGULAR', orderNumber: '4711' })).json().mode).toBe('REGULAR');
	});
});

describe('POST /api/carts/crate-deposit-desired', () => {
	it('API-63 CART-92 stores the preference', async () => {
		await fill();
		const input = (crateDepositDesired: unknown) =>
			shopper.send('POST', '/api/carts/crate-deposit-desired', { crateDepositDesired });
		expect((await input(true)).json()).toMatchObject({ crateDepositDesired: true, version: 2 });
		expect((await shopper.cart()).crateDepositDesired).toBe(true);
		expect((await input('yes')).statusCode).toBe(400);
	});
});

describe('POST /api/carts/reset', () => {
	it('API-59 CART-65 a finalised cart is reopened with all its line items', async () => {
		const id = await fill();
		await change(`status = 'FINALIZED'`, id);
		const answer = await shopper.send('POST', '/api/carts/reset');
		expect(answer.json()).toMatchObject({ id, cartStatus: 'OPEN', lineItemCount: 1 });
		expect((await shopper.add('MILCH')).statusCode).toBe(200);
	});

	it('API-59 an ordered cart is detached, and the next product creates a new one', async () => {
		const id = await fill();
		await change(`status = 'FINALIZED'`, id);
		await change(`status = 'ORDERED'`, id);
		const answer = await shopper.send('POST', '/api/carts/reset');
		expect(answer.statusCode).toBe(204);
		expect(shopper.cookies).not.toHaveProperty('cartExists');
		await shopper.add('BUTTER');
		expect((await shopper.cart()).id).not.toBe(id);
		expect(await shopper.quantities()).toEqual({ BUTTER: 1 });
	});
});

describe('POST /api/carts/reset-cookies', () => {
	it('API-60 CART-69 the cookies are cleared; a guest’s cart is abandoned and its place released', async () => {
		const id = await fill();
		const windowId = await aWindow(api, { tenantId: shop.tenantId });
		const home = { distributionType: 'DELIVERY', postalCode: '1070' };
		await shopper.send('POST', '/api/carts/distribution-address', home);
		await shopper.send('POST', '/api/carts/distribution-time-slot', { id: windowId });
		const answer = await shopper.send('POST', '/api/carts/reset-cookies');
		expect(answer.statusCode).toBe(204);
		expect(Object.keys(shopper.cookies)).not.toContain('__Host-cart');
		expect(Object.keys(shopper.cookies)).not.toContain('cartExists');
		expect(await statusOf(id)).toBe('ABANDONED');
		expect(await takenOf(api, windowId)).toBe(0);
		await shopper.add('BUTTER');
		expect(await shopper.quantities()).toEqual({ BUTTER: 1 });
	});

	it('CART-69 a customer’s cart stays, detached from this browser', async () => {
		const id = await fill();
		await change('customer_id = gen_random_uuid()::text', id);
		const token = shopper.cookies['__Host-cart'] ?? '';
		await shopper.send('POST', '/api/carts/reset-cookies');
		expect(await statusOf(id)).toBe('OPEN');
		shopper.cookies['__Host-cart'] = token;
		expect((await shopper.send('GET', '/api/carts')).statusCode).toBe(404);
	});
});

describe('the sweep', () => {
	it('CART-62 abandons carts untouched for the tenant’s limit, and deletes their addresses', async () => {
		const own = await openCartShop(api, { cart: { abandonAfterDays: 7 } });
		const visitor = await Shopper.enter(own);
		await visitor.add('MILCH');
		await visitor.send('POST', '/api/carts/billing-address', { city: 'Wien' });
		const { id } = await visitor.cart();
		await change('touched_on = current_date - 7', id);
		await maintainCarts(api.db);
		expect(await statusOf(id)).toBe('OPEN');
		await change('touched_on = current_date - 8', id);
		await maintainCarts(api.db);
		const { rows } = await api.pool.query('SELECT * FROM cart WHERE cart_id = $1', [id]);
		expect(rows[0]).toMatchObject({
			status: 'ABANDONED',
			billing_address: null,
			token_hash: null,
		});
		expect((await visitor.send('GET', '/api/carts')).statusCode).toBe(404);
	});

	it('a change resets the limit', async () => {
		const id = await fill();
		await change('touched_on = current_date - 40', id);
		await shopper.add('MILCH');
		await maintainCarts(api.db);
		expect(await statusOf(id)).toBe('OPEN');
	});
});
