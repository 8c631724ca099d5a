import { postConfirm, postSubscribe, postUnsubscribe } from '@korb/contracts/forms/forms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import { followLink, sendConfirmation } from './newsletter.service.ts';

const config = { limit: 'forms' as const };

export const newsletterRoutes =
	(deps: { outbox: Outbox; captcha: Captcha }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(postSubscribe),
			config,
			handler: async (request, reply) => {
				const { captcha, ...input } = request.body;
				await requireHuman(deps.captcha, captcha);
				await sendConfirmation(request.ctx, deps.outbox, { ...input, purpose: 'subscribe' });
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(postUnsubscribe),
			config,
			handler: async (request, reply) => {
				const { captcha, ...input } = request.body;
				await requireHuman(deps.captcha, captcha);
				await sendConfirmation(request.ctx, deps.outbox, { ...input, purpose: 'unsubscribe' });
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(postConfirm),
			config,
			handler: async ({ ctx, body }) => {
				const purpose = await followLink(ctx, deps.outbox, body.token);
				if (!purpose) throw notFound('link');
				return { purpose };
			},
		});
	};
