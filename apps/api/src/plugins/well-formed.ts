import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** PostgreSQL stores neither lone surrogates nor NUL, and no keyboard produces them. */
export function isWellFormed(text: string): boolean {
	return text.isWellFormed() && !text.includes('\u0000');
}

/** Applies to path, query and body of every endpoint; headers cannot contain either. */
export function refuseIllFormed(app: FastifyInstance): void {
	app.addHook('preValidation', async ({ params, query, body }) => {
		for (const [name, part] of Object.entries({ params, query, body })) {
			if (!isClean(part)) {
				throw new ApiError('bad_request', `The ${name} hold characters that cannot be stored.`);
			}
		}
	});
}

/** Recursion depth is bounded by the parsers. */
function isClean(part: unknown): boolean {
	if (typeof part === 'string') return isWellFormed(part);
	// Who reads a stream judges what arrives.
	if (part instanceof Readable) return true;
	if (part instanceof File) return isWellFormed(part.name);
	if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return true;
	const entries = part instanceof FormData ? [...part] : Object.entries(part);
	return entries.every(([key, value]) => isWellFormed(key) && isClean(value));
}
