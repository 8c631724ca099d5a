import * as contract from '@korb/contracts/customer/customer-data-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { sendArchive } from '../../send-archive.ts';
import { type CsrfTokens, ensureCsrfCookies } from '../csrf/index.ts';
import { dropSessionCookies } from '../identity/index.ts';
import { cancelDeletion, planDeletion } from './deletion.service.ts';
import { exportData } from './export.service.ts';

const config = { limit: 'forms' as const };

export const customerDataRoutes =
	(deps: { outbox: Outbox; tokens: CsrfTokens }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getExport),
			config,
			handler: async ({ ctx }, reply) => sendArchive(reply, await exportData(ctx)),
		});

		app.route({
			...routeOf(contract.postDeletion),
			config,
			handler: async (request, reply) => {
				const planned = await planDeletion(request.ctx, deps.outbox, request.body.password);
				dropSessionCookies(reply);
				ensureCsrfCookies(deps.tokens, request, reply, '');
				return planned;
			},
		});

		app.route({
			...routeOf(contract.deleteDeletion),
			config,
			handler: ({ ctx }) => cancelDeletion(ctx, deps.outbox),
		});
	};
