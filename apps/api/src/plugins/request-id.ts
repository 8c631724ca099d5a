import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyInstance } from 'fastify';

/** The id sent by the edge or the browser, reduced to safe characters, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
	const sent = request.headers[REQUEST_ID_HEADER];
	const cleaned = typeof sent === 'string' ? sent.replace(/[^A-Za-z0-9-]/g, '').slice(0, 64) : '';
	return cleaned || newRequestId();
}

function newRequestId(): string {
	return `${randomUUID()}-${Date.now()}`;
}

export function answerWithRequestId(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header(REQUEST_ID_HEADER, request.id);
	});
}
