import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

const SECRET = 'secret-of-the-site';
const spent = new Set<string>();
let google: Server;
let verifyUrl: string;
let captcha: Captcha;
let api: TestApi;

/** Responds as documented for siteverify: always 200, each token once, the verdict in the body. */
function verdictOn(form: URLSearchParams): object {
	const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
	const token = form.get('response') ?? '';
	if (form.get('secret') !== SECRET) return refuse('invalid-input-secret');
	if (!token) return refuse('missing-input-response');
	const [kind = '', score = ''] = token.split(':');
	if (!['form', 'login'].includes(kind)) return refuse('invalid-input-response');
	if (spent.has(token)) return refuse('timeout-or-duplicate');
	spent.add(token);
	const about = { challenge_ts: '2026-11-15T08:00:00Z', hostname: 'localhost' };
	return { success: true, ...about, score: Number(score), action: kind };
}

beforeAll(async () => {
	google = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		const isRight =
			request.method === 'POST' &&
			request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
		if (body.includes('broken')) return void response.writeHead(502).end('<html>');
		response
			.writeHead(isRight ? 200 : 405, { 'content-type': 'application/json; charset=utf-8' })
			.end(JSON.stringify(verdictOn(new URLSearchParams(body))));
	});
	await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
	verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
	captcha = createRecaptcha({ siteKey: 'site-key', secret: SECRET, verifyUrl });
	api = await startTestApi({ captcha });
});
afterAll(async () => {
	await api.close();
	google.close();
});

describe('reCAPTCHA behind the port', () => {
	it('OPEN-91 gives the browser the site key and accepts a good token, once', async () => {
		expect(await captcha.challenge()).toEqual({
			provider: 'recaptcha',
			siteKey: 'site-key',
			action: 'form',
		});
		expect(await captcha.isSolved('form:0.9:a')).toBe(true);
		expect(await captcha.isSolved('form:0.9:a')).toBe(false);
	});

	it.each([
		['nothing', undefined],
		['an empty token', ''],
		['an unknown token', 'rubbish'],
		['a likely bot', 'form:0.3:b'],
		['a token for another action', 'login:0.9:c'],
	])('OPEN-91 rejects %s', async (_title, token) => {
		expect(await captcha.isSolved(token)).toBe(false);
	});

	it('responds with 503 when the service is down, broken or misconfigured', async () => {
		const call = (options: object, token = 'form:0.9:d') =>
			createRecaptcha({ siteKey: 'k', secret: SECRET, verifyUrl, ...options }).isSolved(token);
		await expect(call({ verifyUrl: 'http://127.0.0.1:9/' })).rejects.toThrow('cannot be checked');
		await expect(call({}, 'broken')).rejects.toThrow('cannot be checked');
		await expect(call({ secret: 'another' })).rejects.toThrow('cannot be checked');
	});

	it('protects the visitor forms', async () => {
		const shop = await aShop().openIn(api);
		const visitor = await shop.visit();
		const send = async (token: string) => {
			const input = { email: 'anna@korb.example', topics: [], captcha: token };
			return (await visitor.post('/api/newsletter/subscribe', input)).statusCode;
		};
		expect((await shop.get('/api/captcha/challenge')).json()).toMatchObject({
			siteKey: 'site-key',
		});
		expect(await send('form:0.1:e')).toBe(400);
		expect(await send('broken')).toBe(503);
		expect(await send('form:0.7:f')).toBe(202);
	});
});
