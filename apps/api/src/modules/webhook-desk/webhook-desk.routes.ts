import * as contract from '@korb/contracts/admin/settings/settings-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { readWebhooks, resendEvent } from './webhook-desk.service.ts';

export const webhookDeskRoutes =
	({ outbox }: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getWebhooks),
			handler: ({ staff }) => readWebhooks(staff()),
		});

		app.route({
			...routeOf(contract.resendEvent),
			handler: ({ staff, params, body }) => resendEvent(staff(), outbox, { ...params, ...body }),
		});
	};
