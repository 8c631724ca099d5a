import type { Endpoint, PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Editing, openEditing } from '../publishing/testing.ts';
import { shopEndpoints } from './endpoints.ts';

let editing: Editing;
let requested: unknown[];
beforeAll(async () => {
	editing = await openEditing();
	const data = { previewUrl: 'https://korb.example' };
	await editing.payload.update({ collection: 'tenants', id: editing.tenant, data });
});
beforeEach(() => {
	requested = [];
	editing.shop.reply = (path, body) => {
		requested.push([path, body]);
		return path.endsWith('/choices') ? { results: [apple] } : { links: [], blocks: [] };
	};
});
afterAll(() => editing.close());

const apple = {
	value: '05653301',
	kind: 'product',
	label: 'Äpfel',
	detail: '1 kg',
	picture: '/media/p/1/abc/160.webp',
	price: { cents: 299, currency: 'EUR' },
	availability: 'available',
	productCount: null,
};

function call(name: 'choices' | 'check', user: object | null, body: unknown): Promise<Response> {
	const { handler } = shopEndpoints.find(({ path }) => path === `/shop/${name}`) as Endpoint;
	const text = async () => JSON.stringify(body);
	const req = { user, payload: editing.payload, text, context: {}, headers: new Headers() };
	return handler(req as unknown as PayloadRequest) as Promise<Response>;
}

describe('POST /api/shop/choices', () => {
	const query = (tenant = editing.tenant) => ({ tenant, kind: 'product', term: 'apfel' });

	it('queries the document’s shop with a signed request, and returns image URLs on its origin', async () => {
		const answer = await call('choices', editing.people.editor, query());
		expect(answer.status).toBe(200);
		const picture = 'https://korb.example/media/p/1/abc/160.webp';
		expect(await answer.json()).toEqual({ results: [{ ...apple, picture }] });
		const body = { tenantId: 'korb', kind: 'product', term: 'apfel', values: [] };
		expect(requested).toEqual([['/internal/content/choices', body]]);
	});

	it('is restricted to editors of that shop', async () => {
		expect((await call('choices', null, query())).status).toBe(403);
		expect((await call('choices', editing.people.stranger, query())).status).toBe(404);
		expect((await call('choices', editing.people.editor, { ...query(), tenant: 'x' })).status).toBe(
			404,
		);
		expect(requested).toEqual([]);
	});

	it('ignores a tenant id in the body that differs from the checked shop', async () => {
		await call('choices', editing.people.editor, { ...query(), tenantId: 'greenbasket' });
		expect(requested).toMatchObject([[expect.anything(), { tenantId: 'korb' }]]);
	});

	it('rejects oversized input, and reports when the shop is unavailable', async () => {
		const { editor } = editing.people;
		const long = { ...query(), term: 'x'.repeat(121) };
		expect((await call('choices', editor, long)).status).toBe(400);
		editing.shop.reply = () => null;
		expect((await call('choices', editor, query())).status).toBe(503);
	});

	it('is rate-limited per user', async () => {
		const person = { ...editing.people.editor, id: 'somebody-in-a-hurry' };
		const answers: number[] = [];
		for (let count = 0; count < 245; count++) {
			answers.push((await call('choices', person, { tenant: 1 })).status);
		}
		expect(answers.slice(0, 240)).not.toContain(429);
		expect(answers.slice(240)).toEqual(Array(5).fill(429));
	});
});
