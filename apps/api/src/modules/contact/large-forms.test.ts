import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { aShop, type Visitor } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

const isSolved = async (response: string | undefined) => response?.startsWith('solved') ?? false;
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
/** Parsing it would produce another error. */
const NOT_A_FORM = Buffer.alloc(200_000, 'x');

let api: TestApi;
let visitor: Visitor<LightMyRequestResponse>;
let host: string;
beforeAll(async () => {
	api = await startTestApi({ captcha: { challenge: async () => ({}), isSolved } });
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	const shop = await aShop().openIn(api);
	host = shop.host;
	visitor = await shop.visit();
});
afterAll(() => api.close());

describe('forms with files', () => {
	it.each([
		['without a captcha', {}],
		['with an unsolved one', { 'x-captcha': 'wrong' }],
	])('are rejected unread %s', async (_title, headers) => {
		const answer = await visitor.post('/api/contact', NOT_A_FORM, { ...multipart, ...headers });
		expect([answer.statusCode, answer.json().message]).toEqual([400, 'The captcha is not solved.']);
	});

	it('are read when the captcha in the header is solved', async () => {
		const headers = { ...multipart, 'x-captcha': 'solved' };
		const answer = await visitor.post('/api/contact', NOT_A_FORM, headers);
		expect(answer.json().message).toMatch(/not a form/);
	});

	it('are accepted four at a time', async () => {
		const held = await Promise.all(Array.from({ length: 4 }, begin));
		const fifth = await begin();
		const [bytes] = (await once(fifth, 'data')) as [Buffer];
		expect(bytes.toString()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 1\r\n/i);
		for (const socket of [...held, fifth]) socket.destroy();
		await expect.poll(countAnswered).toBe(true);
	});
});

/** Starts a large form and never finishes it. */
async function begin(): Promise<Socket> {
	const { port } = api.app.server.address() as AddressInfo;
	const cookies = Object.entries(visitor.cookies).map(([name, value]) => `${name}=${value}`);
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	socket.write(
		`POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${multipart['content-type']}\r\n` +
			`Content-Length: 1000000\r\nSec-Fetch-Site: same-origin\r\nX-Captcha: solved\r\n` +
			`X-XSRF-Token: ${visitor.token}\r\nCookie: ${cookies.join('; ')}\r\n\r\n--x`,
	);
	await new Promise((resolve) => setTimeout(resolve, 200));
	return socket;
}

async function countAnswered(): Promise<boolean> {
	const headers = { ...multipart, 'x-captcha': 'solved' };
	return (await visitor.post('/api/contact', NOT_A_FORM, headers)).statusCode === 400;
}
