import type { FastifyReply } from 'fastify';

/** A ZIP file that names a person: saved by the browser, kept by nobody on the way. */
export function sendArchive(
	reply: FastifyReply,
	{ name, bytes }: { name: string; bytes: Buffer },
): FastifyReply {
	return reply
		.header('cache-control', 'private, no-store')
		.header('content-disposition', `attachment; filename="${name}"`)
		.type('application/zip')
		.send(bytes);
}
