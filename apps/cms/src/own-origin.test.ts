import { describe, expect, it } from 'vitest';
import { fromOwnOrigin } from './own-origin.ts';

const address = 'https://editors.shop.example/api/users/login';
const handle = fromOwnOrigin('https://editors.shop.example', async () => new Response('done'));

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
	return (await handle(new Request(address, { method, headers }))).status;
}

describe('state-changing requests', () => {
	it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
		'%s from another origin is rejected',
		async (method) => {
			expect(await statusOf(method, { origin: 'https://evil.example' })).toBe(403);
			expect(await statusOf(method, { origin: 'https://shop.example' })).toBe(403);
			expect(await statusOf(method, { origin: 'http://editors.shop.example' })).toBe(403);
			expect(await statusOf(method, { origin: 'null' })).toBe(403);
			expect(await statusOf(method, { 'sec-fetch-site': 'same-site' })).toBe(403);
		},
	);

	it('from the admin itself and from API clients are allowed', async () => {
		expect(await statusOf('POST', { origin: 'https://editors.shop.example' })).toBe(200);
		expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin' })).toBe(200);
		expect(await statusOf('POST', {})).toBe(200);
	});

	it('can come from any loopback name if the CMS runs on one', async () => {
		const local = fromOwnOrigin('http://127.0.0.1:3001', async () => new Response('done'));
		const post = (origin: string) =>
			local(new Request('http://127.0.0.1:3001/api', { method: 'POST', headers: { origin } }));
		expect((await post('http://localhost:3001')).status).toBe(200);
		expect((await post('http://localhost:3000')).status).toBe(403);
	});
});

it('read requests are allowed', async () => {
	expect(await statusOf('GET', { origin: 'https://evil.example' })).toBe(200);
});
