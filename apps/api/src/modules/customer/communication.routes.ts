import * as contract from '@korb/contracts/customer/communication-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { readCustomer, requireCustomer } from '../identity/index.ts';
import { changeTopics } from '../newsletter/index.ts';
import { findSettings, writeSettings } from './communication.sql.ts';

export const communicationRoutes =
	(deps: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getCommunicationSettings),
			handler: async ({ ctx }) => {
				const key = await requireCustomer(ctx);
				const settings = await ctx.db.single((tx) => findSettings(tx, key));
				if (!settings) throw notFound('customer');
				return settings;
			},
		});

		app.route({
			...routeOf(contract.putCommunicationSettings),
			handler: async ({ ctx, body }) => {
				const key = await requireCustomer(ctx);
				await ctx.db.single((tx) => writeSettings(tx, key, body));
				return body;
			},
		});

		app.route({
			...routeOf(contract.manageNewsletterTopics),
			config: { limit: 'forms' },
			handler: async ({ ctx, body }, reply) => {
				const { email } = await readCustomer(ctx);
				const outcome = await changeTopics(ctx, deps.outbox, email, body);
				if (outcome === 'pending') return reply.code(202).send();
				return readCustomer(ctx);
			},
		});
	};
