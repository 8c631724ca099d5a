import { aShop, type Shop, type Visitor } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let visitor: Visitor<LightMyRequestResponse>;

beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	visitor = await shop.visit();
});
afterAll(() => api.close());

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF-1.7 …');
const message = {
	firstName: 'Anna',
	email: 'anna@korb.example',
	text: 'Die Marillen waren weich.',
};

async function send(fields: Record<string, string>, files: File[] = [], who = visitor) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const file of files) form.append('files', file);
	const request = new Request('http://x.test', { method: 'POST', body: form });
	return who.post('/api/contact', Buffer.from(await request.arrayBuffer()), {
		'content-type': request.headers.get('content-type') ?? '',
	});
}

const stored = async () => {
	const { rows } = await api.pool.query(
		'SELECT message_id, fields FROM contact_message WHERE tenant_id = $1',
		[shop.tenantId],
	);
	return rows;
};

describe('POST /api/contact → 201', () => {
	it('MISC-02 stores the message and notifies the team by email', async () => {
		const answer = await send({ ...message, topic: 'Qualität', orderNumber: '4711' });
		expect(answer.statusCode).toBe(201);
		expect(await stored()).toEqual([
			{
				message_id: answer.json().id,
				fields: { ...message, topic: 'Qualität', orderNumber: '4711' },
			},
		]);
		const { rows } = await api.pool.query(
			"SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->'replyTo'->>'address' = $1",
			[message.email],
		);
		expect(rows[0]?.data).toMatchObject({
			to: { address: 'hallo@korb.example' },
			subject: 'Kontaktformular: Qualität',
			text: expect.stringContaining('Marillen waren weich'),
		});
	});

	it('FORM-44 FORM-45 CONST-29 stores up to three files with it', async () => {
		const files = [
			new File([PNG], '../böse name.png', { type: 'image/png' }),
			new File([PDF], 'rechnung.pdf', { type: 'application/pdf' }),
			new File([PNG], 'noch eins.png', { type: 'image/png' }),
		];
		const { id } = (await send(message, files)).json();
		const { rows } = await api.pool.query(
			'SELECT name, type, length(bytes) AS size FROM contact_upload WHERE message_id = $1 ORDER BY position',
			[id],
		);
		expect(rows).toEqual([
			{ name: '.._böse name.png', type: 'image/png', size: PNG.length },
			{ name: 'rechnung.pdf', type: 'application/pdf', size: PDF.length },
			{ name: 'noch eins.png', type: 'image/png', size: PNG.length },
		]);
	});

	it('FORM-43 CONST-28 takes a file of ten million bytes, and none that is larger', async () => {
		const statusFor = async (size: number) => {
			const bytes = new Uint8Array(size);
			bytes.set(PDF);
			const file = new File([bytes], 'rechnung.pdf', { type: 'application/pdf' });
			return (await send(message, [file])).statusCode;
		};
		expect(await statusFor(10_000_000)).toBe(201);
		expect(await statusFor(10_000_001)).toBe(400);
	});
});

describe('POST /api/contact → refused', () => {
	it.each([
		['without a text', { ...message, text: '' }, /text \(required\)/],
		['with a long name', { ...message, firstName: 'x'.repeat(25) }, /firstName \(maxLength:24\)/],
		['with markup', { ...message, text: '<script>' }, /text \(pattern\)/],
	])('400 %s', async (_title, fields, message) => {
		const answer = await send(fields);
		expect(answer.statusCode).toBe(400);
		expect(answer.json().message).toMatch(message);
		expect(await stored()).toEqual([]);
	});

	it.each([
		['FORM-34 first name', 'firstName', 24],
		['FORM-35 text', 'text', 1700],
		['FORM-36 city', 'city', 25],
		['FORM-37 order number', 'orderNumber', 15],
		['FORM-38 loyalty id', 'loyaltyId', 20],
		['FORM-39 product EAN', 'productEan', 30],
		['FORM-40 batch number', 'batchNumber', 50],
		['FORM-41 product name', 'productName', 150],
		['FORM-42 receipt number', 'receiptNumber', 150],
		['FORM-46 time window', 'timeWindow', 50],
		['FORM-47 payment method', 'paymentMethod', 50],
		['FORM-48 client data', 'clientData', 100],
		['FORM-49 discount', 'discount', 100],
		['FORM-50 error code', 'errorCode', 180],
	])('%s is limited', async (_title, field, limit) => {
		const sent = (length: number) => send({ ...message, [field]: '1'.repeat(length) });
		expect((await sent(limit)).statusCode).toBe(201);
		expect((await sent(limit + 1)).statusCode).toBe(400);
	});

	it.each([
		['FORM-34 without a first name', { firstName: '' }],
		['FORM-35 without a text', { text: ' ' }],
		['FORM-35 with a tag in the text', { text: 'a < b' }],
		['FORM-37 with letters in the order number', { orderNumber: '12a' }],
		['FORM-38 with letters in the loyalty id', { loyaltyId: '12a' }],
		['FORM-39 with letters in the EAN', { productEan: '12a' }],
	])('%s it is refused', async (_title, change) => {
		expect((await send({ ...message, ...change })).statusCode).toBe(400);
	});

	it('FORM-45 400 for a file that only claims to be a picture', async () => {
		const fake = new File(['<script>alert(1)</script>'], 'bild.png', { type: 'image/png' });
		expect((await send(message, [fake])).statusCode).toBe(400);
		expect(await stored()).toEqual([]);
	});

	it('FORM-44 CONST-29 400 for a fourth file', async () => {
		const files = Array.from({ length: 4 }, () => new File([PNG], 'a.png', { type: 'image/png' }));
		expect((await send(message, files)).statusCode).toBe(400);
	});

	it('415 for anything but a form, 400 for a malformed one, 403 without a token', async () => {
		expect((await visitor.post('/api/contact', message)).statusCode).toBe(415);
		const broken = await visitor.post('/api/contact', Buffer.from('--x'), {
			'content-type': 'multipart/form-data; boundary=x',
		});
		expect(broken.statusCode).toBe(400);
		expect((await send(message, [], await shop.visit())).statusCode).toBe(201);
		const stranger = Object.assign(await shop.visit(), { cookies: {} });
		expect((await send(message, [], stranger)).statusCode).toBe(403);
	});

	it('429 for too many messages', async () => {
		const answers = [];
		for (let count = 0; count < 14; count++) answers.push((await send(message)).statusCode);
		expect(answers.slice(0, 12)).toEqual(Array(12).fill(201));
		expect(answers.at(-1)).toBe(429);
	});

	it('404 while the feature is off', async () => {
		const off = await aShop().withFlag('featureMisc', false).openIn(api);
		expect((await send(message, [], await off.visit())).statusCode).toBe(404);
	});
});
