import { describe, expect, it } from 'vitest';
import { aSandbox, pageOf, visa } from './testing.ts';

const bank = aSandbox();
const { authorised, create, ledgerOf, read } = bank;

describe('hosted pages', () => {
	it('CHK-10 OPEN-35 authorises the payment when a card is entered and redirects back to the shop', async () => {
		const payment = await create();
		const page = await (await fetch(pageOf(payment))).text();
		expect(page).toContain('lang="de-AT"');
		expect(page).toContain('Mit Karte bezahlen');
		expect(page).toMatch(/€\s42,10/);
		const answer = await bank.sandbox.submit(`${pageOf(payment)}/card`, visa);
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe(
			`http://shop.test/kasse-ok?methodKey=credit-cards&hostedCheckoutId=${payment.id}`,
		);
		expect(await read(payment.id)).toMatchObject({
			status: 'authorised',
			authorisedCents: 4210,
			capturedCents: 0,
			card: { brand: 'Visa', lastDigits: '4242' },
			url: null,
		});
		expect(await ledgerOf(payment.id)).toEqual(['authorise 4210']);
	});

	it('is in English for English shops', async () => {
		const payment = await create({ locale: 'en-GB', currency: 'GBP' });
		const page = await (await fetch(pageOf(payment))).text();
		expect(page).toContain('Pay by card');
		expect(page).toContain('£42.10');
	});

	it('requires a bank challenge where the card needs one, and accepts only the right code', async () => {
		const payment = await create();
		const card = { ...visa, number: '4000000000003220' };
		const answer = await bank.sandbox.submit(`${pageOf(payment)}/card`, card);
		expect(answer.headers.get('location')).toBe(`/pay/${payment.id}/challenge`);
		await bank.sandbox.submit(`${pageOf(payment)}/challenge`, { code: '000000' });
		expect((await read(payment.id)).status).toBe('challenge');
		expect(await (await fetch(`${pageOf(payment)}/challenge`)).text()).toContain('stimmt nicht');
		await bank.sandbox.submit(`${pageOf(payment)}/challenge`, { code: '123456' });
		expect((await read(payment.id)).status).toBe('authorised');
	});

	it('declines after three wrong codes', async () => {
		const payment = await create();
		await bank.sandbox.submit(`${pageOf(payment)}/card`, { ...visa, number: '4000000000003220' });
		for (let round = 0; round < 3; round++) {
			await bank.sandbox.submit(`${pageOf(payment)}/challenge`, { code: '1' });
		}
		expect(await read(payment.id)).toMatchObject({
			status: 'declined',
			errorCode: 'authentication_failed',
			authorisedCents: 0,
		});
	});

	it('CHK-09 CHK-15 takes one click for wallets, and only on their own page', async () => {
		for (const method of ['paypal', 'apple-pay']) {
			const payment = await create({ method });
			await bank.sandbox.submit(
				`${pageOf(payment)}/${method === 'paypal' ? 'apple-pay' : 'paypal'}`,
			);
			expect((await read(payment.id)).status).toBe('open');
			await bank.sandbox.submit(`${pageOf(payment)}/${method}`);
			expect((await read(payment.id)).status).toBe('authorised');
		}
	});

	it('keeps the payer on the page while the input is invalid', async () => {
		const payment = await create();
		const answer = await bank.sandbox.submit(`${pageOf(payment)}/card`, { ...visa, cvc: '1' });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain('Die Prüfziffer hat drei Ziffern');
		expect((await read(payment.id)).status).toBe('open');
	});

	it.each([
		['4000000000000002', 'card_declined'],
		['4000000000009995', 'insufficient_funds'],
		['4000000000000069', 'expired_card'],
	])('declines %s with %s', async (number, errorCode) => {
		const payment = await create();
		const answer = await bank.sandbox.submit(`${pageOf(payment)}/card`, { ...visa, number });
		expect(answer.status).toBe(303);
		expect(await read(payment.id)).toMatchObject({ status: 'declined', errorCode });
		expect(await ledgerOf(payment.id)).toEqual([]);
	});

	it('settles a payment once, however often and whatever is submitted', async () => {
		const payment = await create();
		const presses = Array.from({ length: 12 }, (_, index) =>
			bank.sandbox.submit(`${pageOf(payment)}/${index % 2 ? 'card' : 'cancel'}`, visa),
		);
		await Promise.all(presses);
		const { status } = await read(payment.id);
		expect(await ledgerOf(payment.id)).toEqual(status === 'authorised' ? ['authorise 4210'] : []);
		expect(await (await fetch(pageOf(payment))).text()).toContain('abgeschlossen');
	});

	it('stores no card number anywhere', async () => {
		await authorised();
		const { rows } = await bank.books.query(
			`SELECT (SELECT json_agg(p) FROM payment_sandbox.payment p)::text
				|| (SELECT json_agg(c) FROM payment_sandbox.call c)::text
				|| (SELECT json_agg(e) FROM payment_sandbox.event e)::text AS everything`,
		);
		expect(rows[0].everything).not.toMatch(/4242[ -]?4242/);
		expect(bank.sandbox.lines()).not.toMatch(/4242[ -]?4242/);
	});
});
