import { cancelOrder as cancelContract, getOrder } from '@korb/contracts/orders';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { cancelOrder } from './cancel-order.service.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { ORDER_COOKIE, type OrderTokens } from './order-token.ts';
import { getOwnOrder, readOrder } from './read-order.service.ts';

export function orderRoutes(deps: CheckoutDeps, tokens: OrderTokens): ApiPlugin {
	return async (app) => {
		app.get('/api/orders/:orderNumber', { schema: getOrder }, async (request) => {
			const { orderNumber } = request.params;
			return readOrder(request.ctx, tokens, orderNumber, tokenOf(request, orderNumber));
		});

		app.post('/api/orders/:orderNumber/cancel', { schema: cancelContract }, async (request) => {
			const { orderNumber } = request.params;
			const token = tokenOf(request, orderNumber);
			await cancelOrder(deps, await getOwnOrder(request.ctx, tokens, orderNumber, token));
			return readOrder(request.ctx, tokens, orderNumber, token);
		});
	};
}

/** From the link in the mail, or from the browser that placed the order. */
function tokenOf(request: FastifyRequest, orderNumber: string): string {
	const sent = request.headers['x-order-token'];
	if (typeof sent === 'string') return sent;
	const [known = '', token = ''] = (request.cookies[ORDER_COOKIE] ?? '').split('.');
	return known === orderNumber ? token : '';
}
