import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './catalogue-paths.ts';

const ReceivedFeed = z
	.object({ importId: z.int(), lines: z.int() })
	.meta({ examples: [{ importId: 42, lines: 20_000 }] });

export const postFeed = {
	...at(paths.postFeed),
	errors: [
		'signature_refused',
		'conflict',
		'payload_too_large',
		'request_timeout',
		'too_many_requests',
		'unavailable',
		'unsupported_media_type',
	] as const,
	tags: ['internal'],
	summary: 'Takes offers of the catalogue feed as NDJSON, and applies them; signed, idempotent',
	description:
		'Sent as `application/x-ndjson`, at most 50 MB and 200,000 lines. `webhook-id`, `webhook-timestamp` and `webhook-signature` as in Standard Webhooks, with the secret `feed` of the tenant, over the bytes of the body. A message id counts once: the same message again returns the same import. 409 `nonceUsed`: the id belongs to another message; `empty`: there are no lines; `tooManyLines`.',
	params: z.object({ tenantId: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
	response: { 202: ReceivedFeed, ...problem },
};
