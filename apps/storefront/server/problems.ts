import { type ErrorCode, errorStatus, type Problem } from '@korb/contracts/errors';
import type { FastifyReply } from 'fastify';
import { NOT_STORED } from './cache-control.ts';

const texts = {
	not_found: 'Not found',
	unknown_host: 'No shop lives at this host',
	internal: 'Internal error',
	unavailable: 'Backend or internet is not available',
} satisfies Partial<Record<ErrorCode, string>>;

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
