import type { Order } from '@korb/contracts/order/orders';
import { ORDER_COOKIE } from '@korb/contracts/platform/wire-names';
import { describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { createOrderTokens } from '../order-records/order-token.ts';

const harness = openOrderHarness();
const { newWindow, ordered, pathOf, pick, read, submit } = harness;

describe('the link in an email', () => {
	it('opens the order in any browser and leaves no secret in the URL', async () => {
		const { order } = await ordered();
		const answer = await harness.shop.send({
			method: 'GET',
			url: pathOf(order, `/open?token=${order.token}&view=slot`),
		});
		expect(answer.statusCode).toBe(303);
		expect(answer.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=slot`);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		const cookie = answer.cookies.find(({ name }) => name === ORDER_COOKIE);
		expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
		const seen = await harness.shop.send({
			method: 'GET',
			url: pathOf(order),
			cookies: { [ORDER_COOKIE]: cookie?.value ?? '' },
		});
		expect(seen.json()).toMatchObject({ orderNumber: order.orderNumber, status: 'PLACED' });
		expect(harness.api.lines.join('')).not.toContain(order.token);
	});

	it('a browser holds several orders, each with its own token', async () => {
		const [one, two] = [await ordered(), await ordered()];
		const follow = (order: Order, cookies: Record<string, string>) =>
			harness.shop.send({
				method: 'GET',
				url: pathOf(order, `/open?token=${order.token}`),
				cookies,
			});
		const first = (await follow(one.order, {})).cookies[0]?.value ?? '';
		const second = await follow(two.order, { [ORDER_COOKIE]: first });
		const cookies = { [ORDER_COOKIE]: second.cookies[0]?.value ?? '' };
		for (const { order } of [one, two]) {
			const seen = await harness.shop.send({ method: 'GET', url: pathOf(order), cookies });
			expect(seen.json()).toMatchObject({ orderNumber: order.orderNumber });
		}
		const latest = await harness.shop.send({
			method: 'GET',
			url: '/api/checkout/confirmation',
			cookies,
		});
		expect(latest.json()).toMatchObject({ orderNumber: two.order.orderNumber });
	});

	it('expires half a year after the delivery date, and the page says so', async () => {
		const { order } = await ordered();
		const tokens = createOrderTokens('order-secret-of-the-tests');
		const tokenUntil = (expiresAt: Date) =>
			tokens.tokenFor({
				tenantId: harness.shop.tenantId,
				orderNumber: order.orderNumber,
				expiresAt,
			});
		const days = 24 * 3600 * 1000;
		const due = new Date(Date.parse(order.window.end) + 180 * days);
		expect(order.token).toBe(tokenUntil(due));
		const old = tokenUntil(new Date(Date.now() - 1000));
		const answer = await harness.shop.send({
			method: 'GET',
			url: pathOf(order, `/open?token=${old}&view=slot`),
		});
		expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([
			303,
			`/bestellung/${order.orderNumber}?tab=link-expired`,
			[],
		]);
		const read = await harness.shop.send({
			method: 'GET',
			url: pathOf(order),
			headers: { 'x-order-token': old },
		});
		expect([read.statusCode, read.json().errorCode]).toEqual([410, 'link_expired']);
		const forged = await submit({ ...order, token: old }, 'cancel', {});
		expect(forged.statusCode).toBe(303);
		expect(forged.headers.location).toMatch(/tab=link-expired$/);
		expect(
			(
				await harness.shop.send({
					method: 'GET',
					url: pathOf(order),
					headers: { 'x-order-token': order.token },
				})
			).json().status,
		).toBe('PLACED');
	});

	it('the expiry of a link cannot be forged', async () => {
		const { order } = await ordered();
		const bytes = Buffer.from(order.token, 'base64url');
		bytes.writeUInt32BE(bytes.readUInt32BE() + 1);
		const url = pathOf(order, `/open?token=${bytes.toString('base64url')}`);
		expect((await harness.shop.send({ method: 'GET', url })).statusCode).toBe(404);
	});

	it('I-37 with a wrong token, every endpoint responds as if the order did not exist', async () => {
		const { order } = await ordered();
		const paths = ['/open?token=x', '/windows', '/invoice.pdf?token=x', ''];
		for (const path of paths) {
			const answer = await harness.shop.send({ method: 'GET', url: pathOf(order, path) });
			expect(answer.statusCode, path).toBe(404);
		}
		const forged = await submit({ ...order, token: 'x' }, 'cancel', {});
		expect(forged.statusCode).toBe(404);
	});
});

describe('forms without JavaScript', () => {
	it('cancel and redirect back to the order', async () => {
		const { buyer, order } = await ordered();
		const answer = await submit(order, 'cancel', {});
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`/bestellung/${order.orderNumber}`,
		]);
		expect((await read(buyer, order)).status).toBe('CANCELLED');
	});

	it('report when it was too late, or the window is gone', async () => {
		const { order } = await ordered();
		await pick(order);
		const late = await submit(order, 'cancel', {});
		expect(late.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=cancel-late`);
		const lost = await submit(order, 'slot', { windowId: await newWindow() });
		expect(lost.headers.location).toBe(`/bestellung/${order.orderNumber}?tab=slot-lost`);
	});

	it('move, and withdraw in two steps', async () => {
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

	it('are rejected when another site sends them', async () => {
		const { order } = await ordered();
		const answer = await harness.shop.send({
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
