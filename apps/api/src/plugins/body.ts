import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { maxKeysOf } from './max-keys.ts';
import { isWellFormed } from './well-formed.ts';

const MAX_DEPTH = 10;
const MAX_KEYS = 100;

/** Accepts only JSON with limited depth and key count; any other content type gets 415. */
export function readJsonOnly(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		'application/json',
		{ parseAs: 'string' },
		async (request: FastifyRequest, body: string) =>
			parseJson(body, {
				depth: MAX_DEPTH,
				keys: keysOf(request),
			}),
	);
}

/** Lists can have more keys, as many as their contract allows. */
function keysOf({ routeOptions: { schema } }: FastifyRequest): number {
	const most = schema?.body instanceof z.ZodType ? maxKeysOf(schema.body) : 0;
	return Number.isFinite(most) ? Math.max(MAX_KEYS, most) : MAX_KEYS;
}

export function parseJson(text: string, limits: { depth: number; keys: number }): unknown {
	let keys = 0;
	const value: unknown = parse(text);
	visit(value, 1);
	return value;

	function visit(node: unknown, depth: number): void {
		if (typeof node === 'string') refuseIllFormed(node);
		if (typeof node !== 'object' || node === null) return;
		if (depth > limits.depth) throw refusal('nested too deeply');
		for (const [key, child] of Object.entries(node)) {
			if (!Array.isArray(node)) {
				keys++;
				refuseIllFormed(key);
				if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
					throw refusal('a forbidden key');
				}
			}
			if (keys > limits.keys) throw refusal('too many keys');
			visit(child, depth + 1);
		}
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw refusal('not JSON');
	}
}

function refuseIllFormed(text: string): void {
	if (!isWellFormed(text)) throw refusal('characters that cannot be stored');
}

function refusal(reason: string): ApiError {
	return new ApiError('bad_request', `The body is not accepted: ${reason}.`);
}
