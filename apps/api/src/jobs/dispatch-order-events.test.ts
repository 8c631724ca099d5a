import { openOrder } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report } from '../checkout-harness/report.ts';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from '../checkout-harness/testing.ts';
import type { MailJob } from '../mail/mail.ts';
import { openCartShop } from '../modules/cart/testing.ts';
import { createOrderTokens, withToken } from '../modules/order-records/index.ts';
import { aWindow } from '../modules/windows/testing.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { startTestApi } from '../testing.ts';
import { dispatchOrderEvents } from './dispatch-order-events.ts';

let harness: CheckoutHarness;
let shop: CheckoutShop;
let outbox: Outbox;
beforeAll(async () => {
	harness = await startCheckoutHarness({ isDevelopment: true });
	shop = await openCheckoutShop(harness.api);
	outbox = createOutbox(harness.api.pool, () => {});
});
afterAll(async () => {
	await outbox.close();
	await harness.close();
});

async function jobsAbout(orderNumber: string): Promise<MailJob[]> {
	const { rows } = await harness.api.pool.query<{ data: MailJob }>(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'subject' LIKE '%' || $1 || '%'
		ORDER BY created_on`,
		[orderNumber],
	);
	return rows.map(({ data }) => data);
}
const mailsAbout = async (orderNumber: string) =>
	(await jobsAbout(orderNumber)).map((job) => withToken(job, tokens));
const tokens = createOrderTokens('order-secret-of-the-tests');
const orderSecret = 'order-secret-of-the-tests';
const tell = () => dispatchOrderEvents({ db: harness.api.db, outbox, orderSecret });
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
/** Every placeholder is filled, every text exists. */
const unfinished = /\{\w+\}|mail\.order\.|order\.(?:sum|vat)\.|undefined|null|NaN/;

it('I-48 emails the shopper once what was ordered, when it arrives and what is reserved', async () => {
	const anna = await aBuyer(harness.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { orderNumber, order } = await anna.order();
	await Promise.all([tell(), tell(), tell()]);
	await tell();
	const mails = await mailsAbout(orderNumber);
	expect(mails).toHaveLength(1);
	const [mail] = mails;
	expect(mail?.to.address).toBe('anna.berger@example.at');
	const parts = [
		'Hallo Anna',
		orderNumber,
		'Praterstraße 38, 1020 Wien',
		'2 × ',
		'500 g',
		euros(order.priceInfo.total),
		euros(order.payment.amountReserved),
		...order.bill.vat.map(({ vat }) => euros(vat)),
	];
	for (const part of parts) {
		expect(mail?.text).toContain(part);
		expect(mail?.html).toContain(part);
	}
	expect(mail?.text).not.toMatch(unfinished);
	expect(mail?.html).not.toMatch(unfinished);
});

it('links to the order from any browser, in HTML and in text', async () => {
	const anna = await aBuyer(harness.api, shop);
	const { orderNumber, order } = await anna.order({ methodKey: 'payment-at-the-door' });
	await tell();
	const [mail] = await mailsAbout(orderNumber);
	const path = toPath(openOrder, { params: { orderNumber }, query: { token: order.token } });
	expect(mail?.text).toContain(path);
	expect(mail?.html).toContain(`${path}"`);
	expect(mail?.html).toContain(`${path}&amp;view=withdrawal"`);
	const link = /https?:\/\/\S+\/open\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
	const { pathname, search } = new URL(link);
	const opened = await shop.shop.send({ method: 'GET', url: pathname + search });
	expect(opened.statusCode).toBe(303);
});

it('stores no token in the queue', async () => {
	const anna = await aBuyer(harness.api, shop);
	const { orderNumber, order } = await anna.order({ methodKey: 'payment-at-the-door' });
	await tell();
	const jobs = JSON.stringify(await jobsAbout(orderNumber));
	expect(jobs).toContain('/open?token=');
	expect(jobs).not.toContain(order.token);
});

it('shows what a shopper typed, and escapes HTML', async () => {
	const anna = await aBuyer(harness.api, shop);
	const name = '<b>Anna</b> & "Co"';
	await harness.api.query(
		`UPDATE cart SET billing_address = jsonb_set(billing_address, '{firstName}', to_jsonb($2::text))
		WHERE cart_id = $1`,
		[anna.cartId, name],
	);
	const { orderNumber } = await anna.order({ methodKey: 'payment-at-the-door' });
	await tell();
	const [mail] = await mailsAbout(orderNumber);
	expect(mail?.text).toContain(`Hallo ${name},`);
	expect(mail?.html).toContain('&lt;b&gt;Anna&lt;/b&gt; &amp; &quot;Co&quot;');
	expect(mail?.html).not.toContain('<b>Anna</b>');
});

it('I-48 sends an email when the order is moved, and another one when it is moved again', async () => {
	const anna = await aBuyer(harness.api, shop);
	const { orderNumber } = await anna.order({ methodKey: 'payment-at-the-door' });
	for (let round = 0; round < 2; round++) {
		const windowId = await aWindow(harness.api, { tenantId: shop.shop.tenantId });
		await anna.send('PUT', `/api/orders/${orderNumber}/window`, { windowId });
		await tell();
	}
	const subjects = (await mailsAbout(orderNumber)).map(({ subject }) => subject);
	expect(subjects.filter((subject) => subject.includes('neues Zeitfenster'))).toHaveLength(2);
});

it('I-48 sends an email when the order is cancelled', async () => {
	const anna = await aBuyer(harness.api, shop);
	const { orderNumber } = await anna.order({ methodKey: 'payment-at-the-door' });
	await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
	await tell();
	const mails = await mailsAbout(orderNumber);
	expect(mails).toHaveLength(2);
	const mail = mails.find(({ subject }) => subject.includes('storniert'));
	expect(mail?.html).not.toMatch(unfinished);
});

it('confirms a withdrawal to the given address: line items, name and time', async () => {
	const anna = await aBuyer(harness.api, shop, { MILCH: 2, BUTTER: 1 });
	const { orderNumber, order } = await anna.order({ methodKey: 'payment-at-the-door' });
	const milk = order.lines.find(({ sku }) => sku === 'MILCH');
	const butter = order.lines.find(({ sku }) => sku === 'BUTTER');
	await anna.send('POST', `/api/orders/${orderNumber}/withdrawal`, {
		lineItemIds: ['MILCH'],
		name: 'Anna Berger-Huber',
		email: 'anders@example.at',
	});
	await anna.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
	await tell();
	const mail = (await mailsAbout(orderNumber)).find(({ subject }) => subject.includes('Widerruf'));
	expect(mail?.to.address).toBe('anders@example.at');
	for (const part of ['Anna Berger-Huber', `2 × ${milk?.name}`, String(new Date().getFullYear())]) {
		expect(mail?.text).toContain(part);
		expect(mail?.html).toContain(part);
	}
	expect(mail?.text).not.toContain(`1 × ${butter?.name}`);
	expect(mail?.text).not.toMatch(unfinished);
});

it.each([
	['credit-cards', 'auf dem Weg zurück, auf dem du bezahlt hast'],
	['payment-at-the-door', 'Wir melden uns'],
] as const)(
	'I-48 sends a single email about the refund of returned products: %s',
	async (methodKey, how) => {
		const anna = await aBuyer(harness.api, shop, { MILCH: 2, BUTTER: 1 });
		const { orderNumber, order } = await anna.order({ methodKey });
		const { tenantId } = shop.shop;
		await report(harness, orderNumber, 'picked', { tenantId, lines: [] });
		await report(harness, orderNumber, 'status', { tenantId, status: 'DELIVERED' });
		const input = { lineItemIds: ['MILCH'], name: 'Anna', email: 'anders@example.at' };
		await anna.send('POST', `/api/orders/${orderNumber}/withdrawal`, input);
		await anna.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
		await report(harness, orderNumber, 'returned', { tenantId, withdrawal: 1 });
		await tell();
		await tell();
		const mails = await mailsAbout(orderNumber);
		expect(mails).toHaveLength(4);
		const mail = mails.find(({ subject }) => subject.endsWith('zurück'));
		const milk = order.lines.find(({ lineItemId }) => lineItemId === 'MILCH');
		expect(mail?.to.address).toBe('anders@example.at');
		for (const part of [`2 × ${milk?.name}`, euros(milk?.totalPrice ?? 0), how]) {
			expect(mail?.text).toContain(part);
			expect(mail?.html).toContain(part);
		}
		expect(mail?.text).not.toMatch(unfinished);
	},
);

it('uses the language and colours of its shop', async () => {
	const english = await openCheckoutShop(harness.api, {
		config: { locale: 'en-GB', currency: 'GBP' },
	});
	const theme = { tokens: { 'color-action': '#0b5d46', 'color-line': 'var(--broken)' } };
	await harness.api.query(
		`UPDATE tenant SET config = config || jsonb_build_object('themeConfig', $2::jsonb)
		WHERE tenant_id = $1`,
		[english.shop.tenantId, JSON.stringify(theme)],
	);
	const ann = await aBuyer(harness.api, english);
	const { orderNumber, order } = await ann.order({ methodKey: 'payment-at-the-door' });
	await tell();
	const [mail] = await mailsAbout(orderNumber);
	expect(mail?.html).toContain('lang="en-GB"');
	expect(mail?.html).toContain('background:#0b5d46');
	expect(mail?.html).not.toContain('var(');
	expect(mail?.text).toContain(`£${(order.bill.total / 100).toFixed(2)}`);
	expect(mail?.text).not.toMatch(unfinished);
});

it('previews every email in development only', async () => {
	const anna = await aBuyer(harness.api, shop);
	await anna.order({ methodKey: 'payment-at-the-door' });
	const list = await shop.shop.send({ method: 'GET', url: '/dev/mails' });
	const pages = [...list.body.matchAll(/href="(\/dev\/mails\/[^"]+)"/g)].map(([, url = '']) => url);
	expect(pages).toHaveLength(12);
	for (const url of pages) {
		const page = await shop.shop.send({ method: 'GET', url });
		expect(page.statusCode, url).toBe(200);
		expect(page.body, url).not.toMatch(unfinished);
	}
	const closed = await startTestApi();
	const other = await openCartShop(closed);
	const answer = await other.send({ method: 'GET', url: '/dev/mails' });
	expect(answer.statusCode).toBe(404);
	await closed.close();
});
