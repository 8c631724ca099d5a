import * as contract from '@korb/contracts/order/order-endpoints';
import type { OrderView } from '@korb/contracts/order/orders';
import { pathTo } from '@korb/domain/routing/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { confirmWithdrawal, declareWithdrawal } from '../aftersales/index.ts';
import { firstOwnerOf, setCartCookies, setRegionCookie } from '../cart/index.ts';
import { type OrderDeps, type OrderTokens, tokenOf } from '../order-records/index.ts';
import { beginAddOn } from './add-on.service.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { moveOrder } from './move-order.service.ts';
import { getOwnOrder } from './read-order.service.ts';

const MAX_FORM_BYTES = 32 * 1024;
type Form = FastifyRequest & { params: { orderNumber: string }; body: { token: string } };
/** Leads to the catalogue instead of a view of the order. */
const SHOP = 'shop';
type Ways = { done: OrderView | typeof SHOP | null; refused: OrderView };

/** The order page works without JavaScript: every form redirects to a view with the outcome. */
export function orderFormRoutes(deps: OrderDeps, tokens: OrderTokens): ApiPlugin {
	const own = (request: Form) => {
		const { orderNumber } = request.params;
		const token = tokenOf(request, orderNumber, request.body.token);
		return getOwnOrder(request.ctx, tokens, orderNumber, token);
	};
	const config = { csrf: 'origin' } as const;

	return async (app) => {
		app.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
			async (_request: FastifyRequest, body: string) => readForm(new URLSearchParams(body)),
		);

		app.route({
			...routeOf(contract.postCancelForm),
			config,
			handler: (request, reply) =>
				answer(request, reply, { done: null, refused: 'cancel-late' }, async () =>
					cancelOrder(deps, await own(request)),
				),
		});

		app.route({
			...routeOf(contract.postAddOnForm),
			config,
			handler: (request, reply) =>
				answer(request, reply, { done: SHOP, refused: 'add-on-closed' }, async () => {
					const order = await own(request);
					const { token, owner } = await firstOwnerOf(request);
					const { region } = await beginAddOn(request.ctx, deps, { owner, changeKey: null }, order);
					setCartCookies(request, reply, token);
					setRegionCookie(request, reply, region);
				}),
		});

		app.route({
			...routeOf(contract.postSlotForm),
			config,
			handler: (request, reply) =>
				answer(request, reply, { done: 'slot-taken', refused: 'slot-lost' }, async () => {
					const order = await own(request);
					if (!request.body.windowId) throw new ApiError('conflict', 'No window was chosen.');
					await moveOrder(request.ctx, deps, order, request.body.windowId);
				}),
		});

		app.route({
			...routeOf(contract.postWithdrawalForm),
			config,
			handler: (request, reply) =>
				answer(
					request,
					reply,
					{ done: 'withdrawal-confirm', refused: 'withdrawal-empty' },
					async () => {
						const order = await own(request);
						const { lineItemId: lineItemIds, name, email } = request.body;
						const input = contract.WithdrawalRequest.safeParse({ lineItemIds, name, email });
						if (!input.success) throw new ApiError('bad_request', 'Something is missing.');
						await declareWithdrawal(request.ctx, order, input.data);
					},
				),
		});

		app.route({
			...routeOf(contract.postConfirmForm),
			config,
			handler: (request, reply) =>
				answer(request, reply, { done: null, refused: 'withdrawal' }, async () =>
					confirmWithdrawal(request.ctx, deps, await own(request)),
				),
		});
	};
}

/** A repeated field arrives as an array. */
function readForm(fields: URLSearchParams): Record<string, string | string[]> {
	const names = [...new Set(fields.keys())];
	return Object.fromEntries(
		names.map((name) => {
			const values = fields.getAll(name);
			return [name, values.length > 1 ? values : (values[0] ?? '')];
		}),
	);
}

async function answer(
	request: Form,
	reply: FastifyReply,
	{ done, refused }: Ways,
	change: () => Promise<void>,
): Promise<FastifyReply> {
	const { orderNumber } = request.params;
	const { routes } = request.ctx.tenant;
	const path = pathTo(routes, 'order', { orderNumber });
	if (!path) throw notFound('order');
	let view = done;
	try {
		await change();
	} catch (error) {
		const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 404;
		if (!isRefusal) throw error;
		view = error.code === 'link_expired' ? 'link-expired' : refused;
	}
	if (view === SHOP) return reply.redirect(pathTo(routes, 'products-slug') ?? '/', 303);
	return reply.redirect(view ? `${path}?tab=${view}` : path, 303);
}
