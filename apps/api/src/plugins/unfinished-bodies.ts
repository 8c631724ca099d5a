import { PassThrough } from 'node:stream';
import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import { hasBody } from '@korb/server/has-body';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';

const DEADLINE_MS = 10_000;
const PER_CLIENT = 20;
/** Across all clients: each body may occupy memory up to its limit. */
const TOTAL = 500;
/**
 * Closes the connection of a rejected request, because the unread rest of its body would keep the
 * socket busy.
 */
const hangUp = { connection: 'close', 'retry-after': '1' };

/** Limits bodies still being received: a few per client, each with a deadline. */
export function limitUnfinishedBodies(app: FastifyInstance, isOwnMachine: IsTrusted): void {
	const unfinished = new Map<string, number>();
	let total = 0;

	app.addHook('preParsing', async (request, reply, payload) => {
		// Most bodies arrive together with their headers.
		if (!hasBody(request.raw) || request.raw.complete !== false) return payload;
		const key = isFromInside(request.raw, isOwnMachine) ? null : clientKey(request.ip);
		const ofClient = key === null ? 0 : (unfinished.get(key) ?? 0);
		if (ofClient >= PER_CLIENT) throw tooMany();
		if (total >= TOTAL) throw new ApiError('unavailable', 'Too many slow requests.', hangUp);
		total++;
		if (key !== null) unfinished.set(key, ofClient + 1);
		const deadlineMs = request.routeOptions.config.bodyDeadlineMs ?? DEADLINE_MS;
		return withDeadline(payload, reply, deadlineMs, () => {
			total--;
			if (key === null) return;
			const left = (unfinished.get(key) ?? 1) - 1;
			if (left === 0) unfinished.delete(key);
			else unfinished.set(key, left);
		});
	});
}

function tooMany(): ApiError {
	return new ApiError('too_many_requests', 'Too many requests at once.', hangUp);
}

/**
 * A stream between socket and parser, because an error on the socket itself would end it without a
 * response.
 */
function withDeadline(
	payload: NodeJS.ReadableStream,
	reply: FastifyReply,
	deadlineMs: number,
	onEnd: () => void,
): PassThrough {
	const body = new PassThrough();
	const timer = setTimeout(() => {
		reply.headers(hangUp);
		body.destroy(new ApiError('request_timeout', 'The body took too long to arrive.'));
	}, deadlineMs);
	// The parser removes its listener once it has rejected a body.
	body.on('error', () => {});
	reply.raw.once('close', () => body.destroy());
	body.once('close', () => {
		clearTimeout(timer);
		onEnd();
	});
	payload.once('error', (error) => body.destroy(error));
	return payload.pipe(body);
}
