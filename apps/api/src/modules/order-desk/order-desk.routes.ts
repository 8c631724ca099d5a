import * as contract from '@korb/contracts/admin/orders/order-desk-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { sendPdf } from '../../send-pdf.ts';
import type { EmailDeps } from '../notification/index.ts';
import type { OrderDeps } from '../order-records/index.ts';
import { moveOrders, resendConfirmations } from './bulk-orders.service.ts';
import { addNote, cancelForShopper } from './change-orders.service.ts';
import { giveVoucher } from './goodwill-vouchers.service.ts';
import { markPaid } from './mark-paid.service.ts';
import { listWindowsForShopper, moveForShopper } from './move-order.service.ts';
import { readEmail, resendEmail } from './order-emails.service.ts';
import { readDocument } from './read-document.service.ts';
import { readDeskOrder, readDeskOrders } from './read-orders.service.ts';
import { refundForShopper } from './refund-order.service.ts';
import { retryRefund } from './retry-refund.service.ts';

export const orderDeskRoutes =
	(deps: OrderDeps & EmailDeps): ApiPlugin =>
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
			...routeOf(contract.retryOrderRefund),
			handler: ({ staff, params, body }) => retryRefund(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.markOrderPaid),
			handler: ({ staff, params, body }) => markPaid(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.postGoodwillVoucher),
			handler: ({ staff, params, body }) => giveVoucher(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.getOrderDocument),
			handler: async ({ staff, params }, reply) => {
				const { name, bytes } = await readDocument(staff(), params);
				return sendPdf(reply, name, bytes);
			},
		});

		app.route({
			...routeOf(contract.getOrderEmail),
			handler: ({ staff, params }) => readEmail(staff(), deps, params),
		});

		app.route({
			...routeOf(contract.resendOrderEmail),
			handler: async ({ staff, params }, reply) =>
				reply.code(201).send(await resendEmail(staff(), deps, params)),
		});

		app.route({
			...routeOf(contract.getDeskOrderWindows),
			handler: ({ staff, params }) => listWindowsForShopper(staff(), params.orderNumber),
		});

		app.route({
			...routeOf(contract.moveDeskOrder),
			handler: ({ staff, params, body }) => moveForShopper(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.moveDeskOrders),
			handler: ({ staff, body }) => moveOrders(staff(), deps, body),
		});

		app.route({
			...routeOf(contract.resendConfirmations),
			handler: ({ staff, body }) => resendConfirmations(staff(), deps, body.orderNumbers),
		});

		app.route({
			...routeOf(contract.cancelDeskOrder),
			handler: ({ staff, params, body }) => cancelForShopper(staff(), deps, { ...params, ...body }),
		});
	};
