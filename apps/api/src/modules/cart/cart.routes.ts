import * as contract from '@korb/contracts/cart/cart-endpoints';
import { MAX_BULK_ITEMS } from '@korb/contracts/cart/cart-endpoints';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
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

	app.get('/api/carts', { schema: contract.getCart, ...asBuilt }, async (request) =>
		getCart(request.ctx, sentToken(request)),
	);

	app.get('/api/order-config', { schema: contract.getOrderConfig }, async (request) => {
		return request.ctx.tenant.config.clientRuntimeConfig.cart;
	});

	app.post(
		'/api/carts/items',
		{ schema: contract.changeCartItem, ...asBuilt },
		async (request, reply) =>
			inFirstOrLaterCart(request, reply, (input) => changeItem(request.ctx, input, request.body)),
	);

	app.post(
		'/api/carts/items/bulk',
		{
			schema: contract.changeCartItems,
			config: { maxBodyKeys: MAX_BULK_ITEMS * KEYS_PER_ITEM },
		},
		async (request, reply) =>
			inFirstOrLaterCart(request, reply, (input) => changeItems(request.ctx, input, request.body)),
	);

	app.delete('/api/carts/items/all', { schema: contract.removeAllCartItems }, async (request) =>
		removeAllItems(request.ctx, cartRequestOf(request)),
	);

	app.delete('/api/carts/items/multiple', { schema: contract.removeCartItems }, async (request) =>
		removeItems(request.ctx, cartRequestOf(request), request.query.lineItemIds),
	);

	app.post(
		'/api/carts/discount-codes',
		{ schema: contract.addDiscountCode, config: { limit: 'codes' } },
		async (request) => addDiscountCode(request.ctx, cartRequestOf(request), request.body.code),
	);

	app.delete(
		'/api/carts/discount-codes',
		{ schema: contract.removeDiscountCode },
		async (request) => removeDiscountCode(request.ctx, cartRequestOf(request), request.query.code),
	);

	app.post(
		'/api/carts/distribution-address',
		{ schema: contract.setDistributionAddress },
		async (request, reply) => {
			const { cart, region } = await inFirstOrLaterCart(request, reply, (input) =>
				setDistributionAddress(request.ctx, input, request.body),
			);
			setRegionCookie(request, reply, region);
			return cart;
		},
	);

	app.post('/api/carts/distribution-time-slot', { schema: contract.setTimeSlot }, async (request) =>
		setTimeSlot(request.ctx, cartRequestOf(request), request.body.id),
	);

	app.post('/api/carts/billing-address', { schema: contract.setBillingAddress }, async (request) =>
		setBillingAddress(request.ctx, cartRequestOf(request), request.body),
	);

	app.put('/api/carts/mode', { schema: contract.setCartMode }, async (request) =>
		setMode(request.ctx, cartRequestOf(request), request.body),
	);

	app.post(
		'/api/carts/crate-deposit-desired',
		{ schema: contract.setCrateDeposit },
		async (request) =>
			setCratePreference(request.ctx, cartRequestOf(request), request.body.crateDepositDesired),
	);

	app.get('/api/carts/validation', { schema: contract.validateCart }, async (request) =>
		validateCart(request.ctx, sentToken(request)),
	);

	app.post('/api/carts/reset', { schema: contract.resetCart }, async (request, reply) => {
		const cart = await resetCart(request.ctx, tokenOf(request).tokenHash);
		if (cart) return cart;
		dropCartCookies(reply);
		return reply.code(204).send();
	});

	app.post(
		'/api/carts/reset-cookies',
		{ schema: contract.resetCartCookies },
		async (request, reply) => {
			await detachCart(request.ctx, tokenOf(request).tokenHash);
			dropCartCookies(reply);
			return reply.code(204).send();
		},
	);
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
