import { isIP } from 'node:net';
import { clientKey } from '@korb/server/client-address';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { inLanguageOf } from '../labels.ts';

/** Per client and process. Each sign-in costs about 100 ms of hashing. */
const limits = {
	login: { points: 30, duration: 60 },
	forgotPassword: { points: 5, duration: 600 },
	resetPassword: { points: 10, duration: 600 },
	secondFactor: { points: 20, duration: 600 },
};
export type Tried = keyof typeof limits;

const limiters = new Map(
	Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
);

/** Throws 429 once a client exceeds the limit. Local API calls are exempt. */
export async function limitTries(req: PayloadRequest, tried: Tried): Promise<void> {
	if (req.payloadAPI === 'local') return;
	await limiters
		.get(tried)
		?.consume(clientOf(req.headers))
		.catch(() => {
			const text = {
				de: 'Das waren zu viele Versuche. Probier es in ein paar Minuten noch einmal.',
				en: 'Too many tries. Please try again in a few minutes.',
			};
			throw new APIError(inLanguageOf(req, text), 429, { code: 'rate_limited' }, true);
		});
}

/** Covers every sign-in, regardless of the endpoint. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ operation, req }) => {
	if (operation === 'login') await limitTries(req, 'login');
};

/** The last entry comes from the nearest proxy or from Next itself, so clients cannot forge it. */
function clientOf(headers: Headers): string {
	const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
	return isIP(last) ? clientKey(last) : 'unknown';
}
