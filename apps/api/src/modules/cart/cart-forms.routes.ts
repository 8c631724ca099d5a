import * as contract from '@korb/contracts/cart/cart-endpoints';
import { safeTarget } from '@korb/domain/routing/safe-target';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { setCartCookies } from './cart-cookie.ts';
import { firstOwnerOf, ownerOf } from './cart-owner.ts';
import type { CartRequest } from './change-cart.service.ts';
import { changeItem, removeAllItems, removeItems } from './change-items.service.ts';
import { addDiscountCode, removeDiscountCode } from './codes/discount-codes.service.ts';

const MAX_FORM_BYTES = 4096;
const EVERYTHING = 'all';

/**
 * Cart forms for pages without JavaScript. Cached pages carry no CSRF token, so these routes
 * require the browser's origin headers instead.
 */
export const cartFormRoutes: ApiPlugin = async (app) => {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
		async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
	);
	const config = { csrf: 'origin' } as const;

	app.route({
		...routeOf(contract.postItemForm),
		config,
		handler: async (request, reply) => {
			const { sku, quantity, delta = 1, returnTo } = request.body;
			const change = quantity === undefined ? { sku, delta } : { sku, quantity };
			const { token, owner } = await firstOwnerOf(request);
			return answer(reply, returnTo, async () => {
				await changeItem(request.ctx, { owner, changeKey: null }, change);
				setCartCookies(request, reply, token);
			});
		},
	});

	app.route({
		...routeOf(contract.postRemoveForm),
		config,
		handler: async (request, reply) => {
			const { lineItemId, returnTo } = request.body;
			return answer(reply, returnTo, async () => {
				const input = await cartRequestOf(request);
				return lineItemId === EVERYTHING
					? removeAllItems(request.ctx, input)
					: removeItems(request.ctx, input, [lineItemId]);
			});
		},
	});

	app.route({
		...routeOf(contract.postDiscountCodeForm),
		config: { ...config, limit: 'codes' },
		handler: async (request, reply) => {
			const { code, action, returnTo } = request.body;
			const change = action === 'add' ? addDiscountCode : removeDiscountCode;
			return answer(reply, returnTo, async () =>
				change(request.ctx, await cartRequestOf(request), code),
			);
		},
	});
};

async function cartRequestOf(request: FastifyRequest): Promise<CartRequest> {
	return { owner: await ownerOf(request), changeKey: null };
}

/**
 * Redirects back to the page. A rejection is added to the query, so that the page can explain it.
 */
async function answer(
	reply: FastifyReply,
	returnTo: string,
	change: () => Promise<unknown>,
): Promise<FastifyReply> {
	const target = new URL(safeTarget(returnTo), 'https://shop.invalid');
	target.searchParams.delete('cartError');
	try {
		await change();
	} catch (error) {
		if (!(error instanceof ApiError) || error.status >= 500) throw error;
		target.searchParams.set('cartError', String(error.rule ?? error.code));
	}
	return reply
		.code(303)
		.header('location', target.pathname + target.search)
		.send();
}
