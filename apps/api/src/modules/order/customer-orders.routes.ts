import * as contract from '@korb/contracts/order/customer-orders';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { firstOwnerOf, setCartCookies } from '../cart/index.ts';
import { knownOrders, type OrderTokens, tokenOf } from '../order-records/index.ts';
import { joinGuestOrders, listCustomerOrders } from './customer-orders.service.ts';
import { getOwnOrder } from './read-order.service.ts';
import { reorder } from './reorder.service.ts';

export function customerOrderRoutes(tokens: OrderTokens): ApiPlugin {
	return async (app) => {
		app.route({
			...routeOf(contract.getCustomerOrders),
			handler: ({ ctx, query }) => listCustomerOrders(ctx, query),
		});

		app.route({
			...routeOf(contract.joinOrders),
			handler: (request) => joinGuestOrders(request.ctx, tokens, knownOrders(request)),
		});

		app.route({
			...routeOf(contract.reorder),
			handler: async (request, reply) => {
				const { orderNumber } = request.params;
				const token = tokenOf(request, orderNumber);
				const order = await getOwnOrder(request.ctx, tokens, orderNumber, token);
				const cart = await firstOwnerOf(request);
				const key = request.headers[IDEMPOTENCY_HEADER];
				const changeKey = typeof key === 'string' ? key : null;
				const result = await reorder(request.ctx, { owner: cart.owner, changeKey }, order);
				setCartCookies(request, reply, cart.token);
				return result;
			},
		});
	};
}
