import {
	addCartPayment,
	cleanCartPayments,
	removeCartPayment,
} from '@korb/contracts/order/checkout';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { ownerOf } from './cart-owner.ts';
import { type PaymentChoice, setPayment } from './settings/settings.service.ts';

const none: PaymentChoice = { methodKey: null, brandName: '' };

/** The shopper's payment preference. Amounts are the server's; what a browser sends is a hint. */
export const cartPaymentRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(addCartPayment),
		handler: async (request) => {
			const { methodKey, brandName } = request.body;
			return setPayment(request.ctx, await cartRequestOf(request), () => ({
				methodKey,
				brandName,
			}));
		},
	});

	app.route({
		...routeOf(cleanCartPayments),
		handler: async (request) => setPayment(request.ctx, await cartRequestOf(request), () => none),
	});

	app.route({
		...routeOf(removeCartPayment),
		handler: async (request) =>
			setPayment(request.ctx, await cartRequestOf(request), (before) =>
				before.methodKey === request.params.key ? none : before,
			),
	});
};

async function cartRequestOf(request: FastifyRequest) {
	return { owner: await ownerOf(request), changeKey: null };
}
