import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { ApiError } from '../errors.ts';
import { parseJson } from './body.ts';

type SignedBody = {
	/** As Standard Webhooks writes it (`whsec_` and base64) or as plain text. */
	secret: string;
	maxBytes: number;
	shape: { depth: number; keys: number };
	/** What is said about a body that is signed but not understood; its own error unless told. */
	rubbish?: () => ApiError;
};

/** Another system's way in. It proves itself by a signature over the very bytes it sent. */
export function readSignedOnly(app: FastifyInstance, options: SignedBody): void {
	const { secret, maxBytes, shape, rubbish } = options;
	const isEncoded = secret.startsWith('whsec_');
	const webhook = isEncoded ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		'application/json',
		{ parseAs: 'string', bodyLimit: maxBytes },
		async (request: FastifyRequest, body: string) => {
			verify(webhook, body, request.headers);
			try {
				return parseJson(body, shape);
			} catch (error) {
				throw rubbish?.() ?? error;
			}
		},
	);
}

function verify(webhook: Webhook, body: string, headers: Record<string, unknown>): void {
	try {
		webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
	} catch {
		throw new ApiError('signature_refused', 'The signature is not valid.');
	}
}
