import * as contract from '@korb/contracts/admin/orders/phone-orders-endpoints';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { setDestination } from './destination.service.ts';
import { endDraft, readDraft, startDraft } from './drafts.service.ts';
import {
	changeItem,
	chooseWindow,
	findProducts,
	listOwnStores,
	listWindows,
} from './fill-draft.service.ts';
import { placeDraft } from './place-draft.service.ts';
import type { PhoneOrderDeps } from './shop-context.ts';

export const phoneOrderRoutes =
	(deps: PhoneOrderDeps): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.startPhoneOrder),
			handler: async ({ staff, body }, reply) =>
				reply.code(201).send(await startDraft(staff(), deps, body.customerId)),
		});

		app.route({
			...routeOf(contract.getPhoneOrder),
			handler: ({ staff, params }) => readDraft(staff(), deps, params.draftId),
		});

		app.route({
			...routeOf(contract.endPhoneOrder),
			handler: async ({ staff, params }, reply) => {
				await endDraft(staff(), deps, params.draftId);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.findPhoneProducts),
			handler: ({ staff, params, query }) => findProducts(staff(), deps, { ...params, ...query }),
		});

		app.route({
			...routeOf(contract.putPhoneItem),
			handler: ({ staff, params, body, headers }) =>
				changeItem(staff(), deps, {
					...params,
					...body,
					changeKey: headers[IDEMPOTENCY_HEADER] ?? null,
				}),
		});

		app.route({
			...routeOf(contract.listPhoneStores),
			handler: ({ staff, params }) => listOwnStores(staff(), deps, params.draftId),
		});

		app.route({
			...routeOf(contract.putPhoneDestination),
			handler: ({ staff, params, body }) => setDestination(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.listPhoneWindows),
			handler: ({ staff, params }) => listWindows(staff(), deps, params.draftId),
		});

		app.route({
			...routeOf(contract.putPhoneWindow),
			handler: ({ staff, params, body }) => chooseWindow(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.placePhoneOrder),
			handler: ({ staff, params, body }) => placeDraft(staff(), deps, { ...params, ...body }),
		});
	};
