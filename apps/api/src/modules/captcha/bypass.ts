import { createHash, timingSafeEqual } from 'node:crypto';
import type { Captcha } from './captcha.ts';

/** Lets automatic tests through, as long as a key is configured. */
export function withBypass(captcha: Captcha, key: string | undefined): Captcha {
	if (!key) return captcha;
	const expected = digest(key);
	return {
		...captcha,
		isSolved: async (response) =>
			(response !== undefined && timingSafeEqual(digest(response), expected)) ||
			captcha.isSolved(response),
	};
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
