import * as contract from '@korb/contracts/order/order-endpoints';
import { pathTo } from '@korb/domain/routing/routes';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { confirmWithdrawal, declareWithdrawal } from '../aftersales/index.ts';
import { findInvoice, renderInvoice } from '../invoice/index.ts';
import {
	type OrderDeps,
	type OrderRow,
	type OrderTokens,
	rememberOrder,
	tokenOf,
} from '../order-records/index.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { listOrderWindows, moveOrder } from './move-order.service.ts';
import { getOwnOrder, readOrder } from './read-order.service.ts';

type Named = FastifyRequest & { params: { orderNumber: string } };

/** Order endpoints for any holder of the order token, guests included. */
export function orderRoutes(deps: OrderDeps, tokens: OrderTokens): ApiPlugin {
	const own = (request: Named, sent?: string): Promise<OrderRow> => {
		const { orderNumber } = request.params;
		return getOwnOrder(request.ctx, tokens, orderNumber, tokenOf(request, orderNumber, sent));
	};
	const read = (request: Named) => {
		const { orderNumber } = request.params;
		return readOrder(request.ctx, tokens, orderNumber, tokenOf(request, orderNumber));
	};

	return async (app) => {
		app.route({
			...routeOf(contract.openOrder),
			handler: async (request, reply) => {
				const { orderNumber } = request.params;
				const { token } = request.query;
				const path = pathTo(request.ctx.tenant.routes, 'order', { orderNumber });
				if (!path) throw notFound('order');
				const isOpen = await own(request, token).then(() => true, unlessExpired);
				if (isOpen) rememberOrder(request, reply, { orderNumber, token });
				const view = isOpen ? request.query.view : 'link-expired';
				const target = view ? `${path}?tab=${view}` : path;
				return reply.header('cache-control', 'private, no-store').redirect(target, 303);
			},
		});

		app.route({ ...routeOf(contract.getOrder), handler: read });

		app.route({
			...routeOf(contract.cancelOrder),
			handler: async (request) => {
				await cancelOrder(deps, await own(request));
				return read(request);
			},
		});

		app.route({
			...routeOf(contract.getOrderWindows),
			handler: async (request) => listOrderWindows(request.ctx, await own(request)),
		});

		app.route({
			...routeOf(contract.moveOrder),
			handler: async (request) => {
				await moveOrder(request.ctx, deps, await own(request), request.body.windowId);
				return read(request);
			},
		});

		app.route({
			...routeOf(contract.declareWithdrawal),
			handler: async (request) => {
				await declareWithdrawal(request.ctx, await own(request), request.body);
				return read(request);
			},
		});

		app.route({
			...routeOf(contract.confirmWithdrawal),
			handler: async (request) => {
				await confirmWithdrawal(request.ctx, deps, await own(request));
				return read(request);
			},
		});

		app.route({
			...routeOf(contract.getInvoice),
			handler: async (request, reply) => {
				const order = await own(request, request.query.token);
				const invoice = await request.ctx.db.snapshot((tx) => findInvoice(tx, order));
				if (!invoice) throw notFound('invoice');
				return reply
					.header('cache-control', 'private, no-store')
					.header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
					.type('application/pdf')
					.send(await renderInvoice(request.ctx.tenant, invoice));
			},
		});
	};
}

/** Tells the page that the link has expired, so that it can explain what to do. */
function unlessExpired(error: unknown): false {
	if (error instanceof ApiError && error.code === 'link_expired') return false;
	throw error;
}
