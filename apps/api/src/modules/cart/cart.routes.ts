import * as contract from '@korb/contracts/cart/cart-endpoints';
import { MAX_BULK_ITEMS } from '@korb/contracts/cart/cart-endpoints';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import {
	dropCartCookies,
	sentToken,
	setCartCookies,
	setRegionCookie,
	tokenOf,
} from './cart-cookie.ts';
import type { CartRequest } from './change-cart.service.ts';
import { changeItem, changeItems, removeAllItems, removeItems } from './change-items.service.ts';
import { addDiscountCode, removeDiscountCode } from './codes/discount-codes.service.ts';
import { detachCart, resetCart } from './lifecycle/end-cart.service.ts';
import { getCart } from './load-cart.service.ts';
import { setDistributionAddress, setTimeSlot } from './settings/fulfilment-selection.service.ts';
import { setBillingAddress, setCratePreference, setMode } from './settings/settings.service.ts';
import { validateCart } from './validate-cart.service.ts';

const KEYS_PER_ITEM = 2;

/**
 * For the most frequent calls. The mapper builds a cart field by field and a test checks it against
 * the contract; validating every response would cost as much as serialising it.
 */
const asBuilt = { serializerCompiler: () => JSON.stringify };

export const cartRoutes: ApiPlugin = async (app) => {
	// The browser holds a token without a cart, so its cookies are cleared.
	app.addHook('onError', async (_request, reply, error) => {
		if (error instanceof ApiError && error.code === 'not_found') dropCartCookies(reply);
	});

	app.route({
		...routeOf(contract.getCart),
		...asBuilt,
		handler: async (request) => getCart(request.ctx, sentToken(request)),
	});

	app.route({
		...routeOf(contract.getOrderConfig),
		handler: async (request) => {
			return request.ctx.tenant.config.clientRuntimeConfig.cart;
		},
	});

	app.route({
		...routeOf(contract.changeCartItem),
		...asBuilt,
		handler: async (request, reply) =>
			inFirstOrLaterCart(request, reply, (input) => changeItem(request.ctx, input, request.body)),
	});

	app.route({
		...routeOf(contract.changeCartItems),
		config: { maxBodyKeys: MAX_BULK_ITEMS * KEYS_PER_ITEM },
		handler: async (request, reply) =>
			inFirstOrLaterCart(request, reply, (input) => changeItems(request.ctx, input, request.body)),
	});

	app.route({
		...routeOf(contract.removeAllCartItems),
		handler: async (request) => removeAllItems(request.ctx, cartRequestOf(request)),
	});

	app.route({
		...routeOf(contract.removeCartItems),
		handler: async (request) =>
			removeItems(request.ctx, cartRequestOf(request), request.query.lineItemIds),
	});

	app.route({
		...routeOf(contract.addDiscountCode),
		config: { limit: 'codes' },
		handler: async (request) =>
			addDiscountCode(request.ctx, cartRequestOf(request), request.body.code),
	});

	app.route({
		...routeOf(contract.removeDiscountCode),
		handler: async (request) =>
			removeDiscountCode(request.ctx, cartRequestOf(request), request.query.code),
	});

	app.route({
		...routeOf(contract.setDistributionAddress),
		handler: async (request, reply) => {
			const { cart, region } = await inFirstOrLaterCart(request, reply, (input) =>
				setDistributionAddress(request.ctx, input, request.body),
			);
			setRegionCookie(request, reply, region);
			return cart;
		},
	});

	app.route({
		...routeOf(contract.setTimeSlot),
		handler: async (request) => setTimeSlot(request.ctx, cartRequestOf(request), request.body.id),
	});

	app.route({
		...routeOf(contract.setBillingAddress),
		handler: async (request) =>
			setBillingAddress(request.ctx, cartRequestOf(request), request.body),
	});

	app.route({
		...routeOf(contract.setCartMode),
		handler: async (request) => setMode(request.ctx, cartRequestOf(request), request.body),
	});

	app.route({
		...routeOf(contract.setCrateDeposit),
		handler: async (request) =>
			setCratePreference(request.ctx, cartRequestOf(request), request.body.crateDepositDesired),
	});

	app.route({
		...routeOf(contract.validateCart),
		handler: async (request) => validateCart(request.ctx, sentToken(request)),
	});

	app.route({
		...routeOf(contract.resetCart),
		handler: async (request, reply) => {
			const cart = await resetCart(request.ctx, tokenOf(request).tokenHash);
			if (cart) return cart;
			dropCartCookies(reply);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.resetCartCookies),
		handler: async (request, reply) => {
			await detachCart(request.ctx, tokenOf(request).tokenHash);
			dropCartCookies(reply);
			return reply.code(204).send();
		},
	});
};

function cartRequestOf(request: FastifyRequest): CartRequest {
	return { tokenHash: sentToken(request), changeKey: changeKeyOf(request) };
}

/** The first product creates the cart; from then on the browser holds its token. */
async function inFirstOrLaterCart<T>(
	request: FastifyRequest,
	reply: FastifyReply,
	change: (input: CartRequest) => Promise<T>,
): Promise<T> {
	const { token, tokenHash } = tokenOf(request);
	const result = await change({ tokenHash, changeKey: changeKeyOf(request) });
	setCartCookies(request, reply, token);
	return result;
}

function changeKeyOf(request: FastifyRequest): string | null {
	const key = request.headers[IDEMPOTENCY_HEADER];
	return typeof key === 'string' ? key : null;
}
