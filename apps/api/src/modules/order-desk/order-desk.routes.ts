import * as contract from '@korb/contracts/admin/order-desk-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { sendPdf } from '../../send-pdf.ts';
import type { OrderDeps } from '../order-records/index.ts';
import { addNote, cancelForShopper } from './change-orders.service.ts';
import { readDocument } from './read-document.service.ts';
import { readDeskOrder, readDeskOrders } from './read-orders.service.ts';
import { refundForShopper } from './refund-order.service.ts';

export const orderDeskRoutes =
	(deps: OrderDeps): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listDeskOrders),
			handler: ({ staff, query }) => readDeskOrders(staff(), query),
		});

		app.route({
			...routeOf(contract.getDeskOrder),
			handler: ({ staff, params }) => readDeskOrder(staff(), params.orderNumber),
		});

		app.route({
			...routeOf(contract.postOrderNote),
			handler: async ({ staff, params, body }, reply) =>
				reply.code(201).send(await addNote(staff(), { ...params, ...body })),
		});

		app.route({
			...routeOf(contract.postOrderRefund),
			handler: ({ staff, params, body }) => refundForShopper(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.getOrderDocument),
			handler: async ({ staff, params }, reply) => {
				const { name, bytes } = await readDocument(staff(), params);
				return sendPdf(reply, name, bytes);
			},
		});

		app.route({
			...routeOf(contract.cancelDeskOrder),
			handler: ({ staff, params, body }) => cancelForShopper(staff(), deps, { ...params, ...body }),
		});
	};
