import { pushContent } from '@korb/contracts/endpoints';
import type { FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { ApiPlugin } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { parseJson } from '../../plugins/body.ts';
import { publish } from './publish.ts';

const MAX_BODY = 1024 * 1024;
const MAX_SHAPE = { depth: 40, keys: 20_000 };

/** The content system's way in. It proves itself by a signature over the very bytes it sent. */
export function contentPushRoutes(deps: {
	db: Database;
	outbox: Outbox;
	contentSecret: string;
}): ApiPlugin {
	const signature = toWebhook(deps.contentSecret);
	return async (app) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser(
			'application/json',
			{ parseAs: 'string', bodyLimit: MAX_BODY },
			async (request: FastifyRequest, body: string) => {
				verify(signature, body, request.headers);
				try {
					return parseJson(body, MAX_SHAPE);
				} catch {
					throw rubbish();
				}
			},
		);
		app.setSchemaErrorFormatter(rubbish);
		app.post('/internal/content', { schema: pushContent, bodyLimit: MAX_BODY }, (request) =>
			publish(deps, request.body),
		);
	};
}

/** Secrets may be written as Standard Webhooks does (`whsec_` and base64) or as plain text. */
function toWebhook(secret: string): Webhook {
	return secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
}

function verify(signature: Webhook, body: string, headers: Record<string, unknown>): void {
	try {
		signature.verify(body, headers as Record<string, string>, { jsonParse: false });
	} catch {
		throw new ApiError('signature_refused', 'The signature is not valid.');
	}
}

function rubbish(): ApiError {
	return new ApiError('invalid_document', 'The document is not valid; the last good one stays.');
}
