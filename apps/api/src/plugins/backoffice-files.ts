import staticFiles from '@fastify/static';
import { permissionsPolicy } from '@korb/server/permissions-policy';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const schema = { hide: true };
/** Names in `assets` contain a hash of the content. */
const HASHED = 'public, max-age=31536000, immutable';

/** No inline scripts or styles; `data:` pictures are for the QR code of an authenticator app. */
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src-elem 'self'",
	// The virtual table sets heights.
	"style-src-attr 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join(';');

/** Passkeys sign staff in; nothing else of the device is used. */
const permissions = permissionsPolicy({
	'publickey-credentials-create': 'self',
	'publickey-credentials-get': 'self',
});

/**
 * Serves the build of the back office from the origin of its API, so that its cookie needs no
 * exception and no other origin may call. Every path without a file is a page of the app.
 */
export async function serveBackofficeFiles(app: FastifyInstance, dir: string): Promise<void> {
	await app.register(async (files) => {
		await files.register(staticFiles, {
			...{ root: dir, serve: false, cacheControl: false },
			// Runs for files that exist: a 404 during a deployment must not be cached.
			setHeaders: (reply, path) => {
				if (path.endsWith('.html')) {
					reply.header('content-security-policy', policy);
					reply.header('permissions-policy', permissions);
				}
				reply.header('cache-control', path.includes('/assets/') ? HASHED : 'no-cache');
			},
		});
		files.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) =>
			reply.sendFile(`assets/${request.params['*']}`),
		);
		files.get('/mark.svg', { schema }, (_request, reply) => reply.sendFile('mark.svg'));
		files.get<{ Params: { '*': string } }>('/*', { schema }, async (request, reply) => {
			if (/^admin(\/|$)/.test(request.params['*'])) {
				throw new ApiError('not_found', 'There is no such endpoint.');
			}
			return reply.sendFile('index.html');
		});
	});
}
