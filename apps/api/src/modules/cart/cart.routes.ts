import type { Cart } from '@korb/contracts/cart/cart';
import * as contract from '@korb/contracts/cart/cart-endpoints';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import type { CartRow } from './cart.sql.ts';
import { dropCartCookies, findToken, setCartCookies, setRegionCookie } from './cart-cookie.ts';
import { findOwner, firstOwnerOf, ownerOf, refuseExpired } from './cart-owner.ts';
import type { CartRequest } from './change-cart.service.ts';
import { changeItem, changeItems, removeAllItems, removeItems } from './change-items.service.ts';
import { addDiscountCode, removeDiscountCode } from './codes/discount-codes.service.ts';
import { detachCart, resetCart } from './lifecycle/end-cart.service.ts';
import { getCart } from './load-cart.service.ts';
import { setDistributionAddress, setTimeSlot } from './settings/fulfilment-selection.service.ts';
import { takePrimaryAddress } from './settings/primary-address.service.ts';
import { setBillingAddress, setCratePreference, setMode } from './settings/settings.service.ts';
import { validateCart } from './validate-cart.service.ts';

/**
 * For the calls of every order. The mapper builds a cart field by field and a test checks it against
 * the contract; validating every response would cost as much as serialising it.
 */
const asBuilt = { serializerCompiler: () => JSON.stringify };

export const cartRoutes: ApiPlugin = async (app) => {
	app.addHook('onError', async (request, reply, error) => {
		if (error instanceof ApiError && error.code === 'not_found') await forgetCart(request, reply);
	});

	app.route({
		...routeOf(contract.getCart),
		...asBuilt,
		handler: async (request) => getCart(request.ctx, await ownerOf(request)),
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
			inFirstOrLaterCart(request, reply, async (input) => {
				const { ctx, body, query } = request;
				const home = homeOf(input);
				const cart = await changeItem(ctx, home.input, body, query.storeId);
				return home.take(request, reply, cart);
			}),
	});

	app.route({
		...routeOf(contract.changeCartItems),
		handler: async (request, reply) =>
			inFirstOrLaterCart(request, reply, async (input) => {
				const { ctx, body, query } = request;
				const home = homeOf(input);
				const { cartDTO, notAddedOrUpdatedItems } = await changeItems(
					ctx,
					home.input,
					body,
					query.storeId,
				);
				return { cartDTO: await home.take(request, reply, cartDTO), notAddedOrUpdatedItems };
			}),
	});

	app.route({
		...routeOf(contract.removeAllCartItems),
		handler: async (request) => removeAllItems(request.ctx, await cartRequestOf(request)),
	});

	app.route({
		...routeOf(contract.removeCartItems),
		handler: async (request) =>
			removeItems(request.ctx, await cartRequestOf(request), request.query.lineItemIds),
	});

	app.route({
		...routeOf(contract.addDiscountCode),
		config: { limit: 'codes' },
		handler: async (request) =>
			addDiscountCode(request.ctx, await cartRequestOf(request), request.body.code),
	});

	app.route({
		...routeOf(contract.removeDiscountCode),
		handler: async (request) =>
			removeDiscountCode(request.ctx, await cartRequestOf(request), request.query.code),
	});

	app.route({
		...routeOf(contract.setDistributionAddress),
		...asBuilt,
		handler: async (request, reply) => {
			await refuseExpired(request);
			const { cart, region } = await inFirstOrLaterCart(request, reply, (input) =>
				setDistributionAddress(request.ctx, input, request.body),
			);
			setRegionCookie(request, reply, region);
			return cart;
		},
	});

	app.route({
		...routeOf(contract.setTimeSlot),
		...asBuilt,
		handler: async (request) =>
			setTimeSlot(request.ctx, await cartRequestOf(request), request.body.id),
	});

	app.route({
		...routeOf(contract.setBillingAddress),
		...asBuilt,
		handler: async (request) =>
			setBillingAddress(request.ctx, await cartRequestOf(request), request.body),
	});

	app.route({
		...routeOf(contract.setCartMode),
		handler: async (request) => setMode(request.ctx, await cartRequestOf(request), request.body),
	});

	app.route({
		...routeOf(contract.setCrateDeposit),
		handler: async (request) =>
			setCratePreference(
				request.ctx,
				await cartRequestOf(request),
				request.body.crateDepositDesired,
			),
	});

	app.route({
		...routeOf(contract.validateCart),
		handler: async (request) => validateCart(request.ctx, await ownerOf(request)),
	});

	app.route({
		...routeOf(contract.resetCart),
		handler: async (request, reply) => {
			const owner = await findOwner(request);
			const cart = owner && (await resetCart(request.ctx, owner));
			if (cart) return cart;
			await forgetCart(request, reply);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.resetCartCookies),
		handler: async (request, reply) => {
			const owner = await findOwner(request);
			if (owner) await detachCart(request.ctx, owner);
			dropCartCookies(reply);
			return reply.code(204).send();
		},
	});
};

/** There is no such cart; but the token of a signed-in browser may open one from before. */
async function forgetCart(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const isBefore = findToken(request) !== null && (await request.ctx.session()) !== null;
	if (!isBefore) dropCartCookies(reply);
}

async function cartRequestOf(request: FastifyRequest): Promise<CartRequest> {
	return { owner: await ownerOf(request), changeKey: changeKeyOf(request) };
}

/** The first product creates the cart; from then on the browser holds its token. */
async function inFirstOrLaterCart<T>(
	request: FastifyRequest,
	reply: FastifyReply,
	change: (input: CartRequest) => Promise<T>,
): Promise<T> {
	const { token, owner } = await firstOwnerOf(request);
	const result = await change({ owner, changeKey: changeKeyOf(request) });
	setCartCookies(request, reply, token);
	return result;
}

/** Notes the address of the customer, and takes it where the cart has none yet. */
function homeOf({ owner, changeKey }: CartRequest) {
	let address: CartRow['primary_address'] = null;
	const onRow = (row: CartRow) => {
		address = row.primary_address;
	};
	return {
		input: { owner, changeKey, onRow },
		async take(request: FastifyRequest, reply: FastifyReply, changed: Cart): Promise<Cart> {
			if (!address) return changed;
			const { cart, region } = await takePrimaryAddress(request.ctx, owner, changed, address);
			if (region) setRegionCookie(request, reply, region);
			return cart;
		},
	};
}

function changeKeyOf(request: FastifyRequest): string | null {
	const key = request.headers[IDEMPOTENCY_HEADER];
	return typeof key === 'string' ? key : null;
}
