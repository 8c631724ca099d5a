import {
	addCartPayment,
	cleanCartPayments,
	removeCartPayment,
} from '@korb/contracts/order/checkout';
import { GIFT_CARD_METHOD } from '@korb/domain/payment/payment-methods';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { ownerOf } from './cart-owner.ts';
import { type PaymentChoice, setPayment } from './settings/settings.service.ts';

const none: PaymentChoice = { methodKey: null, brandName: '', usesWallet: false };

/**
 * How the shopper wants to pay: with gift cards first, and the rest by one other method. Amounts are
 * the server's; what a browser sends is a hint.
 */
export const cartPaymentRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(addCartPayment),
		handler: async (request) => {
			const { methodKey, brandName } = request.body;
			return setPayment(request.ctx, await cartRequestOf(request), (before) =>
				methodKey === GIFT_CARD_METHOD
					? { ...before, usesWallet: true }
					: { ...before, methodKey, brandName },
			);
		},
	});

	app.route({
		...routeOf(cleanCartPayments),
		handler: async (request) => setPayment(request.ctx, await cartRequestOf(request), () => none),
	});

	app.route({
		...routeOf(removeCartPayment),
		handler: async (request) =>
			setPayment(request.ctx, await cartRequestOf(request), (before) => {
				const { key } = request.params;
				if (key === GIFT_CARD_METHOD) return { ...before, usesWallet: false };
				return before.methodKey === key ? { ...none, usesWallet: before.usesWallet } : before;
			}),
	});
};

async function cartRequestOf(request: FastifyRequest) {
	return { owner: await ownerOf(request), changeKey: null };
}
