import { addDiscountCode } from '@korb/contracts/cart/cart-paths';
import { postLogin } from '@korb/contracts/customer/customer-paths';
import { postContact, postSubscribe } from '@korb/contracts/forms/forms-paths';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from './checkout-harness/checkout-harness.ts';

const checkout = aCheckoutHarness();

/** Of the buyer, who is always the same one, and what is typed below. */
const canaries = {
	name: /berger|kanari/i,
	mailbox: /anna\.b|@example\.at/i,
	phone: /660\s?123\s?4567|6601234567/,
	address: /praterstra/i,
	secret: /Geheimes-Wort-77|GUTSCHEIN-4711/i,
};

it('logs no name, mailbox, phone number, address, password or code of an order', async () => {
	const anna = await checkout.buyer();
	const bodies: [endpoint: string, body: object][] = [
		[addDiscountCode, { code: 'GUTSCHEIN-4711' }],
		[postLogin, { email: 'kanari@example.at', password: 'Geheimes-Wort-77' }],
		// What is not valid is where libraries quote their input.
		[postLogin, { email: { mailbox: 'kanari@example.at' }, password: ['Geheimes-Wort-77'] }],
		[postSubscribe, { email: 'kanari@example.at', firstName: 'Kanarienfrau' }],
		[postSubscribe, { email: 'kanari@@example.at', phoneNumber: '+436601234567' }],
		[postContact, { name: 'Kanarienfrau', message: 'Praterstraße 38', email: 7 }],
	];
	for (const [endpoint, body] of bodies) {
		const [method, url] = endpoint.split(' ') as ['POST', string];
		await anna.send(method, `${url}?email=kanari@example.at&name=Berger`, body);
	}
	await anna.order({ note: 'Bitte bei Kanarienvogel läuten' });
	await checkout.sweepAfter(60);
	const { lines } = checkout.harness.api;
	expect(lines.length).toBeGreaterThan(bodies.length);
	for (const [what, canary] of Object.entries(canaries)) {
		expect(
			lines.filter((line) => canary.test(line)),
			what,
		).toEqual([]);
	}
});
