import * as contract from '@korb/contracts/loyalty/loyalty-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { loadCustomer, requireCustomer } from '../identity/index.ts';
import { listEntries } from './points.sql.ts';
import type { LoyaltyProgramme } from './programme.ts';

/** Entries on the page of the club; the export of a customer's data has all of them. */
const LATEST = 20;

export const loyaltyRoutes =
	({ programme }: { programme: LoyaltyProgramme }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.postLoyalty),
			config: { limit: 'forms' },
			handler: async ({ ctx, body }) => {
				const key = await requireCustomer(ctx);
				await programme.join(ctx.db, key, body);
				return ctx.db.single((tx) => loadCustomer(tx, key));
			},
		});

		app.route({
			...routeOf(contract.deleteLoyalty),
			config: { limit: 'forms' },
			handler: async ({ ctx }) => {
				const key = await requireCustomer(ctx);
				await programme.leave(ctx.db, key);
				return ctx.db.single((tx) => loadCustomer(tx, key));
			},
		});

		app.route({
			...routeOf(contract.getPoints),
			handler: async ({ ctx }) => {
				const key = await requireCustomer(ctx);
				const rows = await ctx.db.single((tx) => listEntries(tx, key, { limit: LATEST }));
				return {
					entries: rows.map(({ amount, order_number, created_at }) => ({
						amount,
						orderNumber: order_number,
						createdAt: created_at.toISOString(),
					})),
				};
			},
		});

		app.route({
			...routeOf(contract.getLoyaltyVouchers),
			handler: async ({ ctx }, reply) => {
				const key = await requireCustomer(ctx);
				reply.header('cache-control', 'private, no-store');
				return programme.listVouchers(ctx.db, key);
			},
		});

		app.route({
			...routeOf(contract.activatePromotion),
			config: { limit: 'forms' },
			handler: async ({ ctx, params }) => {
				const key = await requireCustomer(ctx);
				const isActivated = await programme.activate(ctx.db, key, params.promotionId);
				if (!isActivated) throw notFound('promotion');
				return ctx.db.single((tx) => loadCustomer(tx, key));
			},
		});
	};
