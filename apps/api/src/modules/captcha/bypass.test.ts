import { parseEnv } from '@korb/contracts/platform/environment';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { aShop } from '@korb/testing/shop';
import { afterAll, describe, expect, it } from 'vitest';
import { apiEnv } from '../../env.ts';
import { createRedis } from '../../plugins/redis.ts';
import { startTestApi } from '../../testing.ts';
import { chooseCaptcha } from './choose-captcha.ts';

const KEY = 'key-of-the-tests-that-opens-every-captcha';
const redis = createRedis(testInfrastructure().redisUrl, () => {});
afterAll(() => redis.disconnect());

const altcha = { CAPTCHA: 'altcha', CAPTCHA_SECRET: 'secret-of-the-tests' } as const;

describe('the bypass key', () => {
	it('TEN-91 CUST-46 counts as a solved captcha in place of a challenge', async () => {
		const captcha = chooseCaptcha({ ...altcha, CAPTCHA_BYPASS_KEY: KEY }, redis);
		const api = await startTestApi({ captcha });
		const shop = await aShop().openIn(api);
		const visitor = await shop.visit();
		const ask = async (answer: string) => {
			const url = `/api/auth/password-reset?recaptchaResponse=${answer}`;
			return (await visitor.post(url, { email: 'anna@korb.example' })).statusCode;
		};
		expect(await ask('another-key-that-opens-no-captcha-at-all')).toBe(400);
		expect(await ask(KEY)).toBe(202);
		expect(await ask(KEY)).toBe(202);
		expect(api.lines.join('')).not.toContain(KEY);
		await api.close();
	});

	it('TEN-91 opens nothing unless it is configured', async () => {
		const captcha = chooseCaptcha(altcha, redis);
		for (const answer of [KEY, '', 'undefined', undefined]) {
			expect(await captcha.isSolved(answer)).toBe(false);
		}
	});

	it.each([
		['production', ['CAPTCHA_BYPASS_KEY: is only for test systems']],
		['development', []],
	])('TEN-91 in %s, the API reports %j', (profile, expected) => {
		const result = parseEnv(apiEnv, { NODE_ENV: profile, CAPTCHA_BYPASS_KEY: KEY });
		const problems = result.ok ? [] : result.problems;
		expect(problems.filter((problem) => problem.startsWith('CAPTCHA_BYPASS'))).toEqual(expected);
	});
});
