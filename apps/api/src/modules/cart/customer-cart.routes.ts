import * as contract from '@korb/contracts/cart/cart-endpoints';
import { REGION_COOKIE } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { dropCartToken, findToken, setCartCookies, setRegionCookie } from './cart-cookie.ts';
import { customerOf } from './cart-owner.ts';
import { type Merged, mergeCart, previewMerge } from './lifecycle/merge-carts.service.ts';

/** What becomes of the cart a browser holds when its customer signs in. */
export const customerCartRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getCartMerge),
		handler: async (request, reply) => {
			const owner = await customerOf(request);
			const { region, ...merge } = await previewMerge(request.ctx, owner, findToken(request));
			if (merge.customerCart) setCartCookies(request, reply, null);
			if (!merge.anonymousCart) followRegion(request, reply, region);
			return merge;
		},
	});

	app.route({
		...routeOf(contract.setCartCustomer),
		handler: async (request, reply) => {
			const owner = await customerOf(request);
			const cart = { cartId: request.query.anonymousCartId, tokenHash: findToken(request) };
			return answer(request, reply, await mergeCart(request.ctx, owner, cart, 'replace'));
		},
	});

	app.route({
		...routeOf(contract.mergeCart),
		handler: async (request, reply) => {
			const owner = await customerOf(request);
			const cart = { cartId: request.params.id, tokenHash: findToken(request) };
			return answer(request, reply, await mergeCart(request.ctx, owner, cart, 'add'));
		},
	});
};

function answer(request: FastifyRequest, reply: FastifyReply, { cart, region }: Merged) {
	dropCartToken(reply);
	setCartCookies(request, reply, null);
	followRegion(request, reply, region);
	return cart;
}

function followRegion(request: FastifyRequest, reply: FastifyReply, region: string | null): void {
	if (region && request.cookies[REGION_COOKIE] !== region) setRegionCookie(request, reply, region);
}
