import { z } from 'zod';
import { unavailable } from '../../errors.ts';
import type { Captcha } from './captcha.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const DEADLINE_MS = 3000;
/** Google's recommended starting threshold: 1.0 is very likely a person, 0.0 very likely a bot. */
const MIN_SCORE = 0.5;
const ACTION = 'form';
/** Configuration errors on our side; "not solved" would make a visitor retry for nothing. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const Verdict = z.object({
	success: z.boolean(),
	score: z.number().optional(),
	action: z.string().optional(),
	'error-codes': z.array(z.string()).default([]),
});

type RecaptchaOptions = { siteKey: string; secret: string; verifyUrl?: string };

/** reCAPTCHA v3, opt-in: a third party then sees who submits a form. */
export function createRecaptcha(options: RecaptchaOptions): Captcha {
	const { siteKey, secret, verifyUrl = VERIFY_URL } = options;
	return {
		challenge: async () => ({ provider: 'recaptcha', siteKey, action: ACTION }),
		async isSolved(response) {
			if (!response) return false;
			const answer = await fetch(verifyUrl, {
				method: 'POST',
				body: new URLSearchParams({ secret, response }),
				redirect: 'error',
				signal: AbortSignal.timeout(DEADLINE_MS),
			}).catch(() => null);
			const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
			const { data: verdict } = Verdict.safeParse(body);
			if (!verdict || verdict['error-codes'].some((code) => OUR_FAULTS.includes(code))) {
				throw unavailable('The captcha cannot be checked right now.');
			}
			const { success, score = 0, action } = verdict;
			return success && action === ACTION && score >= MIN_SCORE;
		},
	};
}
