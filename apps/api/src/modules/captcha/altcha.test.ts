import { testInfrastructure } from '@korb/testing/infrastructure';
import { aShop } from '@korb/testing/shop';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedis } from '../../plugins/redis.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { createAltcha } from './altcha.ts';
import { onceIn } from './once-in.ts';

const redis = createRedis(testInfrastructure().redisUrl, () => {});
const captcha = createAltcha('secret-of-the-tests', onceIn(redis));
let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({ captcha });
});
afterAll(async () => {
	await api.close();
	redis.disconnect();
});

async function solve(challenge: unknown): Promise<string> {
	const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
	return JSON.stringify({ challenge, solution });
}

describe('the captcha', () => {
	it('OPEN-91 accepts a solved challenge, once', async () => {
		const solved = await solve(await captcha.challenge());
		expect(await captcha.isSolved(solved)).toBe(true);
		expect(await captcha.isSolved(solved)).toBe(false);
	});

	it.each([
		['nothing', undefined],
		['garbage', 'x'],
		['null', 'null'],
		['an empty challenge', '{"challenge":{"parameters":{}},"solution":{}}'],
	])('rejects %s', async (_title, response) => {
		expect(await captcha.isSolved(response)).toBe(false);
	});

	it('rejects a challenge with another signature or lower difficulty', async () => {
		const foreign = createAltcha('another-secret', async () => true);
		expect(await captcha.isSolved(await solve(await foreign.challenge()))).toBe(false);
		const challenge = (await captcha.challenge()) as Challenge;
		const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
		expect(await captcha.isSolved(await solve(easy))).toBe(false);
	});

	it('protects the visitor forms', async () => {
		const shop = await aShop().openIn(api);
		const visitor = await shop.visit();
		const input = { email: 'anna@korb.example', topics: [] };
		expect((await visitor.post('/api/newsletter/subscribe', input)).statusCode).toBe(400);
		const challenge = await shop.get('/api/captcha/challenge');
		expect(challenge.headers['cache-control']).toBe('no-store');
		const solved = { ...input, captcha: await solve(challenge.json()) };
		expect((await visitor.post('/api/newsletter/subscribe', solved)).statusCode).toBe(202);
	});
});
