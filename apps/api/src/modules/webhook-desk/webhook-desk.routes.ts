import * as contract from '@korb/contracts/admin/settings/webhook-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { addWebhook, removeWebhook, rotateSecret, switchWebhook } from './set-up.service.ts';
import { readWebhooks, resendEvent } from './webhook-desk.service.ts';

export const webhookDeskRoutes =
	({ outbox }: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getWebhooks),
			handler: ({ staff }) => readWebhooks(staff()),
		});

		app.route({
			...routeOf(contract.postWebhook),
			handler: async ({ staff, body }, reply) => {
				reply.code(201);
				return addWebhook(staff(), body);
			},
		});

		app.route({
			...routeOf(contract.putWebhook),
			handler: ({ staff, params, body }) => switchWebhook(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.rotateWebhookSecret),
			handler: ({ staff, params, body }) => rotateSecret(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.deleteWebhook),
			handler: ({ staff, params, body }) => removeWebhook(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.resendEvent),
			handler: ({ staff, params, body }) => resendEvent(staff(), outbox, { ...params, ...body }),
		});
	};
