import type { FastifyReply } from 'fastify';

/** A document that names a person: shown by the browser, kept by nobody on the way. */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
	return reply
		.header('cache-control', 'private, no-store')
		.header('content-disposition', `inline; filename="${name}.pdf"`)
		.type('application/pdf')
		.send(bytes);
}
