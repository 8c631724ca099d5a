import staticFiles from '@fastify/static';
import { permissionsPolicy } from '@korb/server/permissions-policy';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const schema = { hide: true };
/** Names in `assets` contain a hash of the content. */
const HASHED = 'public, max-age=31536000, immutable';

/** Those that browsers want beside the page. */
const rootFiles = [
	...['mark.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'],
	...['manifest.webmanifest', 'service-worker.js'],
];

/** No inline scripts or styles; `data:` pictures are for the QR code of an authenticator app. */
const toPolicy = (adminUrl: string) =>
	[
		"default-src 'none'",
		// WebAssembly reads barcodes where the browser does not.
		"script-src 'self' 'wasm-unsafe-eval'",
		"worker-src 'self'",
		"style-src-elem 'self'",
		// The virtual table sets heights.
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		// Shops show a draft of their theme in a frame. Their hosts are not told to who is not signed in.
		`frame-src ${new URL(adminUrl).protocol}`,
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join(';');

/** It fetches what it caches. */
const workerPolicy = "default-src 'none';connect-src 'self'";

/** Passkeys sign staff in, the camera reads barcodes; nothing else of the device is used. */
const permissions = permissionsPolicy({
	camera: 'self',
	'publickey-credentials-create': 'self',
	'publickey-credentials-get': 'self',
});

/**
 * Serves the build of the back office from the origin of its API, so that its cookie needs no
 * exception and no other origin may call. Every path without a file is a page of the app.
 */
export async function serveBackofficeFiles(
	app: FastifyInstance,
	dir: string,
	adminUrl: string,
): Promise<void> {
	const policy = toPolicy(adminUrl);
	await app.register(async (files) => {
		await files.register(staticFiles, {
			...{ root: dir, serve: false, cacheControl: false },
			// Runs for files that exist: a 404 during a deployment must not be cached.
			setHeaders: (reply, path) => {
				if (path.endsWith('.html')) {
					reply.header('content-security-policy', policy);
					reply.header('permissions-policy', permissions);
				}
				if (path.endsWith('/service-worker.js')) {
					reply.header('content-security-policy', workerPolicy);
				}
				reply.header('cache-control', path.includes('/assets/') ? HASHED : 'no-cache');
			},
		});
		files.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) =>
			reply.sendFile(`assets/${request.params['*']}`),
		);
		for (const file of rootFiles) {
			files.get(`/${file}`, { schema }, (_request, reply) => reply.sendFile(file));
		}
		files.get<{ Params: { '*': string } }>('/*', { schema }, async (request, reply) => {
			if (/^admin(\/|$)/.test(request.params['*'])) {
				throw new ApiError('not_found', 'There is no such endpoint.');
			}
			return reply.sendFile('index.html');
		});
	});
}
