import { finished } from 'node:stream';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '@korb/contracts/forms/forms';
import { postContact } from '@korb/contracts/forms/forms-endpoints';
import { CAPTCHA_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, unavailable } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import { storeMessage } from './contact.service.ts';
import { readMessage } from './read-message.ts';

const MAX_BODY = MAX_UPLOADS * MAX_UPLOAD_BYTES + 100_000;
/**
 * A message without files. Larger bodies are read only after the captcha in the header is solved.
 */
const MAX_MESSAGE = 64 * 1024;
/** Each is buffered in memory. */
const MAX_LARGE_AT_ONCE = 4;
const UPLOAD_DEADLINE_MS = 60_000;

export const contactRoutes =
	(deps: { outbox: Outbox; captcha: Captcha }): ApiPlugin =>
	async (app) => {
		const humans = new WeakSet<FastifyRequest>();
		const acquire = limitLarge();

		app.addContentTypeParser(
			'multipart/form-data',
			{ parseAs: 'buffer', bodyLimit: MAX_BODY },
			async (request: { headers: Record<string, unknown> }, body: Buffer) => {
				const headers = { 'content-type': String(request.headers['content-type']) };
				return new Response(new Uint8Array(body), { headers }).formData().catch(() => {
					throw new ApiError('bad_request', 'The body is not accepted: not a form.');
				});
			},
		);
		app.route({
			...routeOf(postContact),
			bodyLimit: MAX_BODY,
			config: { limit: 'forms', bodyDeadlineMs: UPLOAD_DEADLINE_MS },
			async onRequest(request, reply) {
				const answer = request.headers[CAPTCHA_HEADER];
				const isLarge = !(Number(request.headers['content-length']) <= MAX_MESSAGE);
				if (answer !== undefined || isLarge) {
					await requireHuman(deps.captcha, answer?.toString());
					humans.add(request);
				}
				if (isLarge) acquire(reply);
			},
			handler: async (request, reply) => {
				const { ctx, body } = request;
				if (!(body instanceof FormData)) {
					throw new ApiError('unsupported_media_type', 'Only multipart form data is accepted.');
				}
				const message = await readMessage(body);
				if (!humans.has(request)) await requireHuman(deps.captcha, message.captcha);
				return reply.code(201).send({ id: await storeMessage(ctx, deps.outbox, message) });
			},
		});
	};

function limitLarge() {
	let running = 0;
	return ({ raw }: FastifyReply) => {
		if (running >= MAX_LARGE_AT_ONCE) throw unavailable('Too many files are being sent.');
		running++;
		finished(raw, () => running--);
	};
}
