import { createHash } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Captcha } from './captcha.ts';

const LIFETIME_MS = 20 * 60_000;
/** About half a second on one core of a phone. */
const WORK = { min: 4_000, max: 12_000 };

/** Marks a key as used; false when it was used before. */
export type Once = (key: string, lifetimeMs: number) => Promise<boolean>;

/** Self-hosted proof of work: no third party, no puzzle, nothing visible. */
export function createAltcha(secret: string, once: Once): Captcha {
	const keys = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}-key` };
	return {
		challenge: () =>
			createChallenge({
				algorithm: 'SHA-256',
				cost: 1,
				counter: randomInt(WORK.min, WORK.max),
				deriveKey,
				expiresAt: new Date(Date.now() + LIFETIME_MS),
				...keys,
			}),
		async isSolved(response) {
			const payload = parse(response);
			if (!payload) return false;
			const result = await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => null);
			if (!result?.verified) return false;
			const mark = createHash('sha256').update(String(payload.challenge.signature)).digest('hex');
			return once(`altcha:${mark}`, LIFETIME_MS);
		},
	};
}

function parse(response: string | undefined): Payload | null {
	try {
		const payload = JSON.parse(response ?? '') as Partial<Payload> | null;
		return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : null;
	} catch {
		return null;
	}
}
