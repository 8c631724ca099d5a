import {
	addCartPayment,
	cleanCartPayments,
	removeCartPayment,
} from '@korb/contracts/order/checkout';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { sentToken } from './cart-cookie.ts';
import { type PaymentChoice, setPayment } from './settings/settings.service.ts';

const none: PaymentChoice = { methodKey: null, brandName: '' };

/** The shopper's payment preference. Amounts are the server's; what a browser sends is a hint. */
export const cartPaymentRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(addCartPayment),
		handler: async (request) => {
			const { methodKey, brandName } = request.body;
			return setPayment(request.ctx, cartRequestOf(request), () => ({ methodKey, brandName }));
		},
	});

	app.route({
		...routeOf(cleanCartPayments),
		handler: async (request) => setPayment(request.ctx, cartRequestOf(request), () => none),
	});

	app.route({
		...routeOf(removeCartPayment),
		handler: async (request) =>
			setPayment(request.ctx, cartRequestOf(request), (before) =>
				before.methodKey === request.params.key ? none : before,
			),
	});
};

function cartRequestOf(request: FastifyRequest) {
	return { tokenHash: sentToken(request), changeKey: null };
}
