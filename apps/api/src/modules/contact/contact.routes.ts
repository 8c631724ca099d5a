import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '@korb/contracts/forms';
import { postContact } from '@korb/contracts/forms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import { keepLetter } from './contact.service.ts';
import { readLetter } from './read-letter.ts';

const MAX_BODY = MAX_UPLOADS * MAX_UPLOAD_BYTES + 100_000;

export const contactRoutes =
	(deps: { outbox: Outbox; captcha: Captcha }): ApiPlugin =>
	async (app) => {
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
		app.post(
			'/api/contact',
			{
				schema: postContact,
				bodyLimit: MAX_BODY,
				config: { limit: 'forms', bodyDeadlineMs: 60_000 },
			},
			async ({ ctx, body }, reply) => {
				if (!(body instanceof FormData)) {
					throw new ApiError('unsupported_media_type', 'Only multipart form data is understood.');
				}
				const letter = await readLetter(body);
				await requireHuman(deps.captcha, letter.captcha);
				return reply.code(201).send({ id: await keepLetter(ctx, deps.outbox, letter) });
			},
		);
	};
