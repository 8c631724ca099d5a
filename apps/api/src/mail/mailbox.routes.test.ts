import { randomInt } from 'node:crypto';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { badMailboxes, goodMailboxes } from '@korb/testing/mailboxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCartShop } from '../modules/cart/cart-shop.testing.ts';
import type { Shopper } from '../modules/cart/testing.ts';

const harness = aCartShop();
let shopper: Shopper;
beforeAll(async () => {
	shopper = await harness.enter();
	await shopper.add('MILCH');
});

const BOUNDARY = 'fields-of-the-form';
const address = {
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
};
const lineItemIds = ['MILCH'];

const fields: [string, (email: string) => Promise<number>][] = [
	['invoice', (email) => post('/api/carts/billing-address', { ...address, email })],
	['delivery', (email) => post('/api/carts/distribution-address', { ...address, email })],
	['newsletter', (email) => post('/api/newsletter/subscribe', { email })],
	['end of the newsletter', (email) => post('/api/newsletter/unsubscribe', { email })],
	[
		'withdrawal',
		(email) => post('/api/orders/100000001/withdrawal', { lineItemIds, name: 'Anna', email }),
	],
	[
		'contact form',
		(email) =>
			post('/api/contact', toMultipart({ ...emptyMessage, firstName: 'Anna', text: 'Hi', email }), {
				'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
			}),
	],
];

const emptyMessage = { topic: '', lastName: '' };

function toMultipart(message: Record<string, string>): string {
	const parts = Object.entries(message).map(
		([name, value]) =>
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	);
	return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Each from another client, because rate limits are not under test here. */
async function post(
	url: string,
	payload: object | string,
	headers: Record<string, string> = {},
): Promise<number> {
	const answer = await harness.shop.send({
		method: 'POST',
		url,
		payload,
		cookies: shopper.cookies,
		remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
		headers: {
			'sec-fetch-site': 'same-origin',
			[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
			...headers,
		},
	});
	return answer.statusCode;
}

describe.each(fields)('email of the %s', (_field, send) => {
	it('400 unless it is exactly one mailbox', async () => {
		const accepted: string[] = [];
		for (const [what, value] of badMailboxes) {
			if ((await send(value)) !== 400) accepted.push(what);
		}
		// Visitor forms strip NUL from the input before parsing it.
		expect(accepted.filter((what) => what !== 'NUL')).toEqual([]);
	});

	it('accepts common addresses', async () => {
		for (const email of goodMailboxes) expect(await send(email)).not.toBe(400);
	});
});
