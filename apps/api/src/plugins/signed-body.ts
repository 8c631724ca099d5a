import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { ApiError } from '../errors.ts';
import { parseJson } from './body.ts';

/** The secret for a body that is parsed but not verified yet. */
export type SecretOf = (body: unknown) => Promise<string>;

type SignedBody = {
	/** In Standard Webhooks format (`whsec_` and base64), or plain text. */
	secret: string | SecretOf;
	maxBytes: number;
	shape: { depth: number; keys: number };
	/** Error for a signed body that cannot be parsed; defaults to the parse error. */
	invalidBody?: () => ApiError;
};

/** Accepts requests of other systems, authenticated by a signature over the raw bytes. */
export function readSignedOnly(app: FastifyInstance, options: SignedBody): void {
	const { secret, maxBytes, shape, invalidBody } = options;
	const parse = (body: string) => {
		try {
			return parseJson(body, shape);
		} catch (error) {
			throw invalidBody?.() ?? error;
		}
	};
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		'application/json',
		{ parseAs: 'string', bodyLimit: maxBytes },
		async (request: FastifyRequest, body: string) => {
			if (typeof secret === 'string') {
				verify(webhookOf(secret), body, request.headers);
				return parse(body);
			}
			const value = parse(body);
			verify(webhookOf(await secret(value)), body, request.headers);
			return value;
		},
	);
}

function webhookOf(secret: string): Webhook {
	return secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
}

function verify(webhook: Webhook, body: string, headers: Record<string, unknown>): void {
	try {
		webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
	} catch {
		throw new ApiError('signature_refused', 'The signature is not valid.');
	}
}
