import { finished, Readable } from 'node:stream';
import { MAX_IMPORT_BYTES } from '@korb/contracts/admin/assortment/imports';
import { postFeed } from '@korb/contracts/catalogue/feed-endpoints';
import type { FastifyReply } from 'fastify';
import type { ApiPlugin } from '../../../context.ts';
import { ApiError, unavailable } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import { type FeedDeps, receiveFeed } from './receive-feed.service.ts';
import { readSignature } from './signed-stream.ts';

const DEADLINE_MS = 60_000;
/** Each waits in a file until its signature is verified. */
const MAX_AT_ONCE = 4;

/** Offers of an ERP, signed with the secret `feed` of the tenant. */
export const feedRoutes =
	(deps: FeedDeps & { clock: () => Date }): ApiPlugin =>
	async (app) => {
		let running = 0;
		const acquire = ({ raw }: FastifyReply) => {
			if (running >= MAX_AT_ONCE) throw unavailable('Too many feeds are being sent.');
			running++;
			finished(raw, () => running--);
		};
		app.removeAllContentTypeParsers();
		app.addContentTypeParser('application/x-ndjson', (_request, payload, done) =>
			done(null, payload),
		);
		app.route({
			...routeOf(postFeed),
			bodyLimit: MAX_IMPORT_BYTES,
			config: { bodyDeadlineMs: DEADLINE_MS },
			async onRequest({ headers }, reply) {
				readSignature(headers, deps.clock());
				acquire(reply);
			},
			handler: async ({ params, headers, body }, reply) => {
				if (!(body instanceof Readable)) {
					throw new ApiError('unsupported_media_type', 'Send NDJSON.');
				}
				const signed = readSignature(headers, deps.clock());
				return reply.code(202).send(await receiveFeed(deps, params.tenantId, signed, body));
			},
		});
	};
