import * as contract from '@korb/contracts/cart-endpoints';
import { MAX_BULK_ITEMS } from '@korb/contracts/cart-endpoints';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { dropCartCookies, keepCartCookies, sentToken, tokenOf } from './cart-cookie.ts';
import type { CartWish } from './change-cart.service.ts';
import { changeItem, changeItems, removeAllItems, removeItems } from './change-items.service.ts';
import { getCart } from './load-cart.service.ts';

const KEYS_PER_ITEM = 2;

export const cartRoutes: ApiPlugin = async (app) => {
	// The browser holds a token that leads nowhere: it may forget it.
	app.addHook('onError', async (_request, reply, error) => {
		if (error instanceof ApiError && error.code === 'not_found') dropCartCookies(reply);
	});

	app.get('/api/carts', { schema: contract.getCart }, async (request) =>
		getCart(request.ctx, sentToken(request)),
	);

	app.get('/api/order-config', { schema: contract.getOrderConfig }, async (request) => {
		return request.ctx.tenant.config.clientRuntimeConfig.cart;
	});

	app.post('/api/carts/items', { schema: contract.changeCartItem }, async (request, reply) =>
		inFirstOrLaterCart(request, reply, (wish) => changeItem(request.ctx, wish, request.body)),
	);

	app.post(
		'/api/carts/items/bulk',
		{
			schema: contract.changeCartItems,
			config: { maxBodyKeys: MAX_BULK_ITEMS * KEYS_PER_ITEM },
		},
		async (request, reply) =>
			inFirstOrLaterCart(request, reply, (wish) => changeItems(request.ctx, wish, request.body)),
	);

	app.delete('/api/carts/items/all', { schema: contract.removeAllCartItems }, async (request) =>
		removeAllItems(request.ctx, wishOf(request)),
	);

	app.delete('/api/carts/items/multiple', { schema: contract.removeCartItems }, async (request) =>
		removeItems(request.ctx, wishOf(request), request.query.lineItemIds),
	);
};

function wishOf(request: FastifyRequest): CartWish {
	return { tokenHash: sentToken(request), changeKey: changeKeyOf(request) };
}

/** The first thing a shopper adds makes the cart; from then on the browser holds its token. */
async function inFirstOrLaterCart<T>(
	request: FastifyRequest,
	reply: FastifyReply,
	change: (wish: CartWish) => Promise<T>,
): Promise<T> {
	const { token, tokenHash } = tokenOf(request);
	const result = await change({ tokenHash, changeKey: changeKeyOf(request) });
	keepCartCookies(request, reply, token);
	return result;
}

function changeKeyOf(request: FastifyRequest): string | null {
	const key = request.headers[IDEMPOTENCY_HEADER];
	return typeof key === 'string' ? key : null;
}
