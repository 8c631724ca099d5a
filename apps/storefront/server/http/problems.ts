import { type ErrorCode, errorStatus, type Problem } from '@korb/contracts/platform/errors';
import type { FastifyReply } from 'fastify';
import { NOT_STORED } from './cache-control.ts';

const texts = {
	not_found: 'Not found',
	unknown_host: 'No shop lives at this host',
	internal: 'Internal error',
	too_many_requests: 'Too many requests',
	unavailable: 'Backend or internet is not available',
} satisfies Partial<Record<ErrorCode, string>>;

/** A request that cannot be served: unknown host, rate limit, overload or no backend. */
export class Refusal extends Error {
	readonly code: keyof typeof texts;
	readonly retryAfterSeconds: number | undefined;
	constructor(code: keyof typeof texts, retryAfterSeconds?: number, options?: ErrorOptions) {
		super(code, options);
		this.code = code;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

export function sendProblem(reply: FastifyReply, code: keyof typeof texts): FastifyReply {
	const status = errorStatus[code];
	const problem: Problem = {
		type: 'about:blank',
		title: texts[code],
		status,
		errorCode: code,
		message: texts[code],
		requestId: reply.request.id,
	};
	return reply
		.code(status)
		.header('cache-control', NOT_STORED)
		.type('application/problem+json; charset=utf-8')
		.send(problem);
}
