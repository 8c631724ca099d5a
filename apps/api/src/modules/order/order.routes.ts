import * as contract from '@korb/contracts/order/order-endpoints';
import { pathTo } from '@korb/domain/routing/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { sendPdf } from '../../send-pdf.ts';
import { confirmWithdrawal, declareWithdrawal } from '../aftersales/index.ts';
import { getDocument, renderDocument } from '../invoice/index.ts';
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
				return sendDocument(request, reply, order, null);
			},
		});

		app.route({
			...routeOf(contract.getCreditNote),
			handler: async (request, reply) => {
				const order = await own(request, request.query.token);
				return sendDocument(request, reply, order, request.params.creditNote);
			},
		});
	};
}

async function sendDocument(
	{ ctx }: FastifyRequest,
	reply: FastifyReply,
	order: OrderRow,
	number: string | null,
): Promise<FastifyReply> {
	const write = await ctx.db.snapshot((tx) => getDocument(tx, ctx.tenant, order, number));
	return sendPdf(reply, write.number, await renderDocument(ctx.tenant, write));
}

/** Tells the page that the link has expired, so that it can explain what to do. */
function unlessExpired(error: unknown): false {
	if (error instanceof ApiError && error.code === 'link_expired') return false;
	throw error;
}
