import { postPicked } from '@korb/contracts/orders';
import type { FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { parseJson } from '../../plugins/body.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { findOrder } from './order.sql.ts';
import { pickOrder } from './pick-order.service.ts';

const MAX_BODY = 256 * 1024;
const MAX_SHAPE = { depth: 6, keys: 2000 };

/** The picking system's way in. It proves itself by a signature over the very bytes it sent. */
export function pickingRoutes(deps: CheckoutDeps, secret: string): ApiPlugin {
	const signature = new Webhook(secret, { format: 'raw' });
	return async (app) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser(
			'application/json',
			{ parseAs: 'string', bodyLimit: MAX_BODY },
			async (request: FastifyRequest, body: string) => {
				verify(signature, body, request.headers);
				return parseJson(body, MAX_SHAPE);
			},
		);
		app.post(
			'/internal/orders/:orderNumber/picked',
			{ schema: postPicked, bodyLimit: MAX_BODY },
			async (request) => {
				const { tenantId } = request.body;
				const { orderNumber } = request.params;
				const find = () => deps.db.snapshot((tx) => findOrder(tx, tenantId, orderNumber));
				const order = await find();
				if (!order) throw notFound('order');
				await pickOrder(deps, order, request.body);
				const after = await find();
				return {
					orderNumber,
					status: after?.status ?? order.status,
					total: totalOf(after?.picked),
				};
			},
		);
	};
}

function totalOf(picked: { price: { total: number } } | null | undefined): number {
	return picked?.price.total ?? 0;
}

function verify(signature: Webhook, body: string, headers: Record<string, unknown>): void {
	try {
		signature.verify(body, headers as Record<string, string>, { jsonParse: false });
	} catch {
		throw new ApiError('signature_refused', 'The signature is not valid.');
	}
}
