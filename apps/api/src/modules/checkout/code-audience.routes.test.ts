import type { CodeAudience } from '@korb/domain/pricing/code-states';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { payOnDelivery } from '../../checkout-harness/order-harness.ts';
import { aBuyer, type CheckoutShop } from '../../checkout-harness/testing.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aDiscountCode, Shopper, usesOf } from '../cart/testing.ts';
import { aCustomer } from '../identity/testing.ts';

const checkout = aCheckoutHarness();
const limits = { holdsPerClient: 100, unpaidPerClient: 100 };
const openShop = () => checkout.openShop({ config: { limits }, capacity: 100 });

const addCode = ({ shop }: CheckoutShop, code: string, audience: CodeAudience) =>
	aDiscountCode(checkout.harness.api, {
		...{ tenantId: shop.tenantId, code, audience },
		...(audience === 'firstOrder' && { personScope: 'first-order' }),
	});
const redeem = (buyer: Buyer, code: string) =>
	buyer.send('POST', '/api/carts/discount-codes', { code });

let count = 0;
async function aGuest(shop: CheckoutShop, email: string): Promise<Buyer> {
	const buyer = await checkout.buyer({ MILCH: 2 }, shop);
	const person = { email, phoneNumber: `+4366012345${10 + count++}`, lastName: `Huber${count}` };
	await checkout.harness.api.query(
		`UPDATE cart SET distribution_address = distribution_address || $2,
			billing_address = billing_address || $2 WHERE cart_id = $1`,
		[buyer.cartId, JSON.stringify(person)],
	);
	return buyer;
}
async function signIn({ shop }: CheckoutShop, email: string): Promise<Shopper> {
	const { cookies } = await aCustomer(checkout.harness.api, shop, email);
	return new Shopper(shop, cookies);
}
const ready = (shop: CheckoutShop, by: Shopper) =>
	aBuyer(checkout.harness.api, shop, { MILCH: 2 }, by);
const idOf = async ({ shop }: CheckoutShop, email: string): Promise<string> => {
	const { rows } = await checkout.harness.api.pool.query(
		'SELECT customer_id FROM customer WHERE tenant_id = $1 AND email = $2',
		[shop.tenantId, email],
	);
	return rows[0].customer_id;
};

describe('a code for the first order', () => {
	it('is refused for customers who have ordered, in the cart', async () => {
		const shop = await openShop();
		await addCode(shop, 'ERSTE', 'firstOrder');
		const anna = await signIn(shop, 'anna.first@korb.example');
		const first = await ready(shop, anna);
		expect((await redeem(first, 'ERSTE')).json().discountCodes).toHaveLength(1);
		await first.order(payOnDelivery);
		const second = await ready(shop, anna);
		const answer = await redeem(second, 'ERSTE');
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: '230' });
		expect(await usesOf(checkout.harness.api, shop.shop.tenantId, 'ERSTE')).toBe(1);
	});

	it('stops working in a cart once its customer has ordered', async () => {
		const shop = await openShop();
		await addCode(shop, 'ERSTE', 'firstOrder');
		const buyer = await ready(shop, await signIn(shop, 'eva@korb.example'));
		await redeem(buyer, 'ERSTE');
		const customerId = await idOf(shop, 'eva@korb.example');
		const other = await aGuest(shop, 'other@korb.example');
		await other.order(payOnDelivery);
		await checkout.harness.api.query(
			'UPDATE shop_order SET customer_id = $2 WHERE tenant_id = $1',
			[shop.shop.tenantId, customerId],
		);
		expect(await buyer.shopper.cart()).toMatchObject({ priceInfo: { discounts: 0 } });
		expect((await buyer.press(payOnDelivery)).json()).toMatchObject({ errors: ['230'] });
	});

	it('tells guests no earlier than at the order, whichever way they have ordered', async () => {
		const shop = await openShop();
		await addCode(shop, 'ERSTE', 'firstOrder');
		await (await aGuest(shop, 'Max@korb.example')).order(payOnDelivery);
		const again = await aGuest(shop, 'max@korb.example');
		expect((await redeem(again, 'ERSTE')).statusCode).toBe(200);
		expect((await again.press(payOnDelivery)).json()).toMatchObject({ errors: ['230'] });

		const lisa = await ready(shop, await signIn(shop, 'lisa@korb.example'));
		await lisa.order(payOnDelivery);
		const signedOut = await aGuest(shop, 'lisa@korb.example');
		await redeem(signedOut, 'ERSTE');
		expect((await signedOut.press(payOnDelivery)).json()).toMatchObject({ errors: ['230'] });

		const stranger = await aGuest(shop, 'new@korb.example');
		await redeem(stranger, 'ERSTE');
		expect((await stranger.press(payOnDelivery)).statusCode).toBe(200);
	});

	/** One person in four browsers, with two codes. */
	async function atOnce(): Promise<number> {
		const shop = await openShop();
		const codes = ['ERSTE', 'WILLKOMMEN'];
		for (const code of codes) await addCode(shop, code, 'firstOrder');
		const carts = await Promise.all(
			[...codes, ...codes].map(async (code) => {
				const buyer = await aGuest(shop, 'at-once@korb.example');
				await redeem(buyer, code);
				return buyer;
			}),
		);
		const answers = await Promise.all(carts.map((buyer) => buyer.press(payOnDelivery)));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	}

	it('works in one of four carts that are ordered at once', async () => {
		expect(await atOnce()).toBe(1);
	});

	it('control: without the record of its users, in all of them', async () => {
		expect(await withoutGuards(['code-person'], atOnce)).toBe(4);
	});
});

describe('a code for those who have not ordered for 60 days', () => {
	it('is refused for new customers, guests and those who have', async () => {
		const shop = await openShop();
		await addCode(shop, 'ZURUECK', 'lapsed');
		const anna = await signIn(shop, 'anna.lapsed@korb.example');
		const refused = async (buyer: Buyer) => (await redeem(buyer, 'ZURUECK')).json().code;
		expect(await refused(await aGuest(shop, 'anna.lapsed@korb.example'))).toBe('230');
		const first = await ready(shop, anna);
		expect(await refused(first)).toBe('230');
		await first.order(payOnDelivery);
		const ago = (days: number) =>
			checkout.harness.api.query(
				`WITH moved AS (
					UPDATE order_claim SET placed_at = now() - make_interval(days => $2) WHERE tenant_id = $1
				)
				UPDATE shop_order SET placed_at = now() - make_interval(days => $2) WHERE tenant_id = $1`,
				[shop.shop.tenantId, days],
			);
		const second = await ready(shop, anna);
		expect(await refused(second)).toBe('230');
		await ago(59);
		expect(await refused(second)).toBe('230');
		await ago(61);
		expect((await redeem(second, 'ZURUECK')).statusCode).toBe(200);
	});
});

describe('a code for some customers', () => {
	it('is refused for others and for guests', async () => {
		const shop = await openShop();
		await addCode(shop, 'DEINER', 'customers');
		const anna = await ready(shop, await signIn(shop, 'anna.own@korb.example'));
		const eva = await ready(shop, await signIn(shop, 'eva.own@korb.example'));
		const guest = await aGuest(shop, 'anna.own@korb.example');
		const refused = async (buyer: Buyer) => (await redeem(buyer, 'DEINER')).json().code;
		expect(await refused(anna)).toBe('230');
		await checkout.harness.api.query(
			'INSERT INTO discount_code_customer (tenant_id, code, customer_id) VALUES ($1, $2, $3)',
			[shop.shop.tenantId, 'DEINER', await idOf(shop, 'anna.own@korb.example')],
		);
		expect((await redeem(anna, 'DEINER')).statusCode).toBe(200);
		expect(await refused(eva)).toBe('230');
		expect(await refused(guest)).toBe('230');
	});
});

describe('a code for loyalty members', () => {
	it('is refused for everybody else', async () => {
		const shop = await openShop();
		await addCode(shop, 'CLUB', 'members');
		const email = 'anna.club@korb.example';
		const anna = await ready(shop, await signIn(shop, email));
		const guest = await aGuest(shop, email);
		for (const buyer of [anna, guest]) {
			expect((await redeem(buyer, 'CLUB')).json()).toMatchObject({ code: '230' });
		}
		await checkout.harness.api.query(
			`INSERT INTO loyalty_member (tenant_id, customer_id, card_number, is_authenticated)
			VALUES ($1, $2, '2987654321099', true)`,
			[shop.shop.tenantId, await idOf(shop, email)],
		);
		expect((await redeem(anna, 'CLUB')).statusCode).toBe(200);
	});
});
