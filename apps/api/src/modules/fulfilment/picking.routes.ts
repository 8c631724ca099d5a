import * as contract from '@korb/contracts/order/order-reports';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readSignedOnly } from '../../plugins/signed-body.ts';
import { routeOf } from '../../route-of.ts';
import { acceptReturn, listWithdrawals } from '../aftersales/index.ts';
import { toRefund } from '../order/index.ts';
import {
	findOrder,
	firstReportCheck,
	type OrderDeps,
	type OrderRow,
} from '../order-records/index.ts';
import type { TenantSecrets } from '../tenant-secrets/index.ts';
import { pickOrder } from './pick-order.service.ts';
import { noteProgress } from './progress.service.ts';

const MAX_BODY = 256 * 1024;
const MAX_SHAPE = { depth: 6, keys: 2000 };

type Report = { params: { orderNumber: string }; body: { tenantId: string } };

type Secrets = { pickingSecret: string; tenantSecrets: TenantSecrets };

/**
 * Signed reports from picking, delivery and returns systems. A tenant with a secret of its own is
 * reported about with that one only: whoever picks for another shop cannot.
 */
export function pickingRoutes(
	deps: OrderDeps,
	{ pickingSecret, tenantSecrets }: Secrets,
): ApiPlugin {
	const secret = async (body: unknown): Promise<string> => {
		const { success, data } = contract.ReportSender.safeParse(body);
		const own = success ? await tenantSecrets.find(data.tenantId, 'picking') : null;
		return own ?? pickingSecret;
	};
	const get = async ({ params, body }: Report): Promise<OrderRow> => {
		const order = await deps.db.single((tx) => findOrder(tx, body.tenantId, params.orderNumber));
		if (!order) throw notFound('order');
		return order;
	};
	return async (app) => {
		readSignedOnly(app, { secret, maxBytes: MAX_BODY, shape: MAX_SHAPE });
		app.route({
			...routeOf(contract.postPicked),
			bodyLimit: MAX_BODY,
			handler: async (request) => {
				const order = await get(request);
				await pickOrder(deps, order, request.body, firstReportCheck(request));
				const { status, picked } = await get(request);
				const { orderNumber } = request.params;
				return { orderNumber, status, total: picked?.price.total ?? 0 };
			},
		});

		app.route({
			...routeOf(contract.postProgress),
			handler: async (request) => {
				await noteProgress(
					deps,
					await get(request),
					request.body.status,
					firstReportCheck(request),
				);
				const { status } = await get(request);
				return { orderNumber: request.params.orderNumber, status };
			},
		});

		app.route({
			...routeOf(contract.postReturned),
			handler: async (request) => {
				const { withdrawal: number } = request.body;
				await acceptReturn(deps, await get(request), number, firstReportCheck(request));
				const { status, ...order } = await get(request);
				const rows = await deps.db.snapshot((tx) => listWithdrawals(tx, order));
				const refund = toRefund(rows.find((row) => row.number === number)?.return ?? null);
				if (!refund) throw new Error('the return was just written');
				const { amount, state } = refund;
				return { orderNumber: request.params.orderNumber, status, refund: amount, state };
			},
		});
	};
}
