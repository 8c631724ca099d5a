import { pushContent } from '@korb/contracts/platform/endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { readSignedOnly } from '../../plugins/signed-body.ts';
import { routeOf } from '../../route-of.ts';
import { publish } from './publish.ts';

const MAX_BODY = 1024 * 1024;
const MAX_SHAPE = { depth: 40, keys: 20_000 };

/** Receives published content from the CMS. */
export function contentPushRoutes(deps: {
	db: Database;
	outbox: Outbox;
	contentSecret: string;
}): ApiPlugin {
	return async (app) => {
		readSignedOnly(app, {
			secret: deps.contentSecret,
			maxBytes: MAX_BODY,
			shape: MAX_SHAPE,
			invalidBody,
		});
		app.setSchemaErrorFormatter(invalidBody);
		app.route({
			...routeOf(pushContent),
			bodyLimit: MAX_BODY,
			handler: (request) => publish(deps, request.body),
		});
	};
}

function invalidBody(): ApiError {
	return new ApiError(
		'invalid_document',
		'The document is invalid; the last valid one stays active.',
	);
}
