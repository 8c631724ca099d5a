import {
	type CheckoutRequest,
	type FinalizeProblem,
	finalizeCart as finalizeContract,
	getConfirmation,
	getPaymentMethods,
	type PaymentInitiator,
	type PaymentProblem,
	postCheckout,
} from '@korb/contracts/order/checkout';
import { GENERAL_PAYMENT_ERROR } from '@korb/contracts/platform/wire-names';
import { createSingleFlight } from '@korb/server/single-flight';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { findNext, findOwner, ownerOf, setCartCookies, startNextCart } from '../cart/index.ts';
import { readOrder, toOrder } from '../order/index.ts';
import {
	attemptKeyOf,
	knownOrders,
	linkTo,
	type OrderDeps,
	type OrderTokens,
	rememberOrder,
} from '../order-records/index.ts';
import type { Place } from './coalesce-placing.ts';
import { finalizeCart } from './finalize.service.ts';
import { findCheckout } from './find-checkout.service.ts';
import { listMethods } from './list-methods.service.ts';
import { redirectOf } from './return-url.ts';
import type { PlaceOutcome } from './settle.service.ts';

const RETRY_AFTER_MS = 1500;

export function checkoutRoutes(deps: OrderDeps, place: Place, tokens: OrderTokens): ApiPlugin {
	// Concurrent clicks share one flight, instead of one connection each waiting for the same lock.
	const singleFlight = createSingleFlight<PlaceOutcome>();
	return async (app) => {
		app.route({
			...routeOf(getPaymentMethods),
			handler: async (request) => listMethods(request.ctx, deps, await ownerOf(request)),
		});

		app.route({
			...routeOf(finalizeContract),
			handler: async (request, reply) => {
				const target = { origin: ownOrigin(request) };
				const outcome = await finalizeCart(
					request.ctx,
					deps,
					await ownerOf(request),
					request.body,
					target,
				);
				if (outcome.kind === 'refused') return sendRefusals(request, reply, outcome.refusals);
				if (outcome.kind === 'failed') return sendFailure(request, reply, outcome.code, 'UNKNOWN');
				const { cart, attempt } = outcome;
				return {
					cartDTO: cart,
					redirectUrl: redirectOf(attempt),
					checkoutId: attempt.payment_id ?? attempt.attempt_id,
				};
			},
		});

		app.route({
			...routeOf(postCheckout),
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const attempt = await findCheckout(ctx, body.checkoutId, await findOwner(request));
				if (!attempt) throw notFound('payment');
				const key = attemptKeyOf(attempt);
				const outcome = await singleFlight(key.attemptId, () => place(key, attempt));
				if (outcome.kind === 'pending') {
					return reply.code(202).send({ state: 'pending', retryAfterMs: RETRY_AFTER_MS });
				}
				if (outcome.kind === 'failed') {
					return sendFailure(request, reply, outcome.code, initiatorOf(body));
				}
				const orderNumber = String(outcome.order.order_number);
				const token = tokens.tokenFor(linkTo(outcome.order));
				rememberOrder(request, reply, { orderNumber, token });
				const own = await findNext(request);
				const next = own && (await startNextCart(ctx, attempt.cart_id, own));
				if (next) setCartCookies(request, reply, next.token);
				return reply.send({
					orderNumber,
					cart: { ...outcome.order.snapshot.cart, cartStatus: 'ORDERED' as const },
					order: toOrder(ctx, outcome.order, outcome.attempt, token),
				});
			},
		});

		app.route({
			...routeOf(getConfirmation),
			handler: async (request) => {
				const [latest] = knownOrders(request);
				if (!latest) throw notFound('order');
				return readOrder(request.ctx, tokens, latest.orderNumber, latest.token);
			},
		});
	};
}

/** Uses the Origin header as the return target only if its host is this shop. */
function ownOrigin({ headers }: FastifyRequest): string | null {
	const origin = URL.parse(headers.origin ?? '');
	return origin && origin.host === headers.host ? origin.origin : null;
}

/** Only the provider itself may report WEBHOOK. */
function initiatorOf({ paymentInitiator }: CheckoutRequest): PaymentInitiator {
	return paymentInitiator === 'WEBHOOK' ? 'UNKNOWN' : paymentInitiator;
}

function sendFailure(
	request: FastifyRequest,
	reply: FastifyReply,
	code: string,
	paymentInitiator: PaymentInitiator,
) {
	const description = 'The payment did not work; nothing has been charged.';
	return sendProblem(reply, {
		type: 'about:blank',
		title: 'The payment did not work.',
		status: 402,
		errorCode: 'payment_failed',
		message: description,
		requestId: request.id,
		code: code || GENERAL_PAYMENT_ERROR,
		paymentInitiator,
		customPayload: { paymentError: { code: code || GENERAL_PAYMENT_ERROR, description } },
	});
}

function sendRefusals(
	request: FastifyRequest,
	reply: FastifyReply,
	{ errors, shortages }: Pick<FinalizeProblem, 'errors' | 'shortages'>,
) {
	const [code = 'shortage'] = errors;
	return sendProblem(reply, {
		type: 'about:blank',
		title: 'Something has changed.',
		status: 409,
		errorCode: 'conflict',
		message: 'The cart cannot be ordered as it is.',
		requestId: request.id,
		code,
		errors,
		shortages,
	});
}

function sendProblem(reply: FastifyReply, problem: PaymentProblem | FinalizeProblem) {
	return reply
		.code(problem.status)
		.type('application/problem+json')
		.send(JSON.stringify(problem) as never);
}
