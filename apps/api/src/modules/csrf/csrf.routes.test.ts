import { XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aShop, type InjectRequest } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiPlugin } from '../../context.ts';
import { startTestApi, type TestApi } from '../../testing.ts';

const changingRoute: ApiPlugin = async (app) => {
	app.post('/api/changes', async () => ({ changed: true }));
	app.delete('/api/changes', async () => ({ changed: true }));
};

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({ modules: [changingRoute] });
});
afterAll(() => api.close());

describe('GET /api/csrf → 204', () => {
	it('API-13 TEN-106 sets the readable token and the visit it belongs to', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/api/csrf');
		expect(answer.statusCode).toBe(204);
		expect(answer.body).toBe('');
		expect(answer.headers['cache-control']).toBe('no-store');
		const attributes = { path: '/', secure: true, sameSite: 'Lax' };
		const [visit, token] = answer.cookies;
		expect(visit).toEqual({
			...attributes,
			name: '__Host-visit',
			httpOnly: true,
			value: visit?.value,
		});
		expect(token).toEqual({ ...attributes, name: XSRF_COOKIE, value: token?.value });
		expect(visit?.value).toMatch(/^[\w-]{43}$/);
	});

	it('keeps a valid token, so that another tab can continue to use it', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const again = await visitor.shop.send({
			method: 'GET',
			url: '/api/csrf',
			cookies: visitor.cookies,
		});
		expect(again.cookies).toEqual([]);
	});

	it('replaces a forged visit', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.send({
			method: 'GET',
			url: '/api/csrf',
			cookies: { '__Host-visit': 'planted' },
		});
		expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-visit', XSRF_COOKIE]);
	});
});

describe('a state-changing request', () => {
	it('API-01 API-04 is accepted with the cookies of the visit and the token in the header', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		expect((await visitor.post('/api/changes', {})).statusCode).toBe(200);
	});

	it('is accepted by Origin where the browser sends no Sec-Fetch-Site', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const answer = await visitor.shop.send({
			...forgery(visitor),
			headers: { origin: `http://${visitor.shop.host}`, [XSRF_HEADER]: visitor.token },
		});
		expect(answer.statusCode).toBe(200);
	});

	const own = { 'sec-fetch-site': 'same-origin' };
	type Make = (visitor: Visit, other: Visit) => Partial<InjectRequest>;
	const matrix: [string, Make][] = [
		['no token', () => ({ headers: own })],
		[
			"another visitor's token",
			(visitor, other) => ({
				cookies: { ...visitor.cookies, [XSRF_COOKIE]: other.token },
				headers: { ...own, [XSRF_HEADER]: other.token },
			}),
		],
		[
			'a truncated token',
			(visitor) => {
				const token = visitor.token.slice(0, -1);
				return {
					cookies: { ...visitor.cookies, [XSRF_COOKIE]: token },
					headers: { ...own, [XSRF_HEADER]: token },
				};
			},
		],
		['the token in the cookie only', (visitor) => ({ cookies: visitor.cookies, headers: own })],
		[
			'API-01 the token in the header only, without credentials',
			(visitor) => ({ cookies: {}, headers: { ...own, [XSRF_HEADER]: visitor.token } }),
		],
		[
			'a cross-site call',
			(visitor) => ({
				headers: { 'sec-fetch-site': 'cross-site', [XSRF_HEADER]: visitor.token },
			}),
		],
		[
			'a call from a sibling site',
			(visitor) => ({ headers: { 'sec-fetch-site': 'same-site', [XSRF_HEADER]: visitor.token } }),
		],
		['no Origin', (visitor) => ({ headers: { [XSRF_HEADER]: visitor.token } })],
		[
			'a foreign Origin',
			(visitor) => ({
				headers: { origin: 'https://evil.example', [XSRF_HEADER]: visitor.token },
			}),
		],
		[
			'an opaque Origin',
			(visitor) => ({ headers: { origin: 'null', [XSRF_HEADER]: visitor.token } }),
		],
		['a DELETE without token', () => ({ method: 'DELETE', headers: own })],
	];
	it.each(matrix)('is rejected with %s', async (_title, make) => {
		const visitor = await (await aShop().openIn(api)).visit();
		const other = await visitor.shop.visit();
		const answer = await visitor.shop.send({ ...forgery(visitor), ...make(visitor, other) });
		expect(answer.statusCode).toBe(403);
		expect(answer.json()).toMatchObject({ errorCode: 'csrf_refused' });
	});

	it('is rejected with the token of another shop', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const elsewhere = await aShop().openIn(api);
		const answer = await elsewhere.send({
			...forgery(visitor),
			headers: { ...own, [XSRF_HEADER]: visitor.token },
		});
		expect(answer.statusCode).toBe(403);
	});

	it('is rejected as a form post, which another site could send without a preflight', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const answer = await visitor.shop.send({
			...forgery(visitor),
			payload: 'a=1',
			headers: {
				...own,
				[XSRF_HEADER]: visitor.token,
				'content-type': 'application/x-www-form-urlencoded',
			},
		});
		expect(answer.statusCode).toBe(415);
	});

	it('is logged when rejected, without the token', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const before = api.lines.length;
		await visitor.post('/api/changes', {}, { 'sec-fetch-site': 'cross-site' });
		const written = api.lines.slice(before).join('');
		expect(written).toContain('csrf_refused');
		expect(written).not.toContain(visitor.token);
	});
});

type Visit = { token: string; cookies: Record<string, string> };

function forgery(visitor: Visit): InjectRequest {
	return { method: 'POST', url: '/api/changes', payload: {}, cookies: visitor.cookies };
}
