import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	aBuyer,
	type CheckoutRig,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutRig,
} from '../checkout-rig/testing.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { tellOrders } from './tell-orders.ts';

let rig: CheckoutRig;
let shop: CheckoutShop;
let outbox: Outbox;
beforeAll(async () => {
	rig = await startCheckoutRig();
	shop = await openCheckoutShop(rig.api);
	outbox = createOutbox(rig.api.pool, () => {});
});
afterAll(async () => {
	await outbox.close();
	await rig.close();
});

async function lettersAbout(orderNumber: string) {
	const { rows } = await rig.api.pool.query<{
		data: { to: string; subject: string; text: string };
	}>(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'subject' LIKE '%' || $1 || '%'
		ORDER BY created_on`,
		[orderNumber],
	);
	return rows.map(({ data }) => data);
}
const tell = () => tellOrders({ db: rig.api.db, outbox });

it('I-48 tells a shopper once what was ordered, when it comes and what is reserved', async () => {
	const anna = await aBuyer(rig.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { orderNumber, order } = await anna.order();
	await Promise.all([tell(), tell(), tell()]);
	await tell();
	const letters = await lettersAbout(orderNumber);
	expect(letters).toHaveLength(1);
	const [letter] = letters;
	expect(letter?.to).toBe('anna.berger@example.at');
	const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
	for (const part of [
		'Hallo Anna',
		orderNumber,
		'Praterstraße 38, 1020 Wien',
		'2 × ',
		euros(order.priceInfo.total),
		euros(order.payment.amountReserved),
	]) {
		expect(letter?.text).toContain(part);
	}
	expect(letter?.text).not.toMatch(/\{\w+\}/);
});

it('I-48 tells it when the order was cancelled', async () => {
	const anna = await aBuyer(rig.api, shop);
	const { orderNumber } = await anna.order({ methodKey: 'payment-at-the-door' });
	await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
	await tell();
	const subjects = (await lettersAbout(orderNumber)).map(({ subject }) => subject);
	expect(subjects).toHaveLength(2);
	expect(subjects.some((subject) => subject.includes('storniert'))).toBe(true);
});
