import * as contract from '@korb/contracts/admin/promotions/promotions-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { routeOf } from '../../../route-of.ts';
import { addPromotion, changePromotion } from './change-promotions.service.ts';
import { checkPromotion } from './check-promotion.service.ts';
import { endPromotion, publishPromotion } from './publish-promotion.service.ts';
import { readPromotion, readPromotions } from './read-promotions.service.ts';

export const promotionRoutes =
	(deps: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listPromotions),
			handler: ({ staff, query }) => readPromotions(staff(), query),
		});

		app.route({
			...routeOf(contract.getPromotion),
			handler: ({ staff, params }) => readPromotion(staff(), params.promotionId),
		});

		app.route({
			...routeOf(contract.postPromotion),
			handler: async ({ staff, body }, reply) =>
				reply.code(201).send(await addPromotion(staff(), body)),
		});

		app.route({
			...routeOf(contract.putPromotion),
			handler: ({ staff, params, body }) => changePromotion(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.publishPromotion),
			handler: ({ staff, params, body }) => publishPromotion(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.endPromotion),
			handler: ({ staff, params, body }) => endPromotion(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.checkPromotion),
			handler: ({ staff, body }) => checkPromotion(staff(), body),
		});
	};
