import { postPaymentEvent, postTenantPaymentEvent } from '@korb/contracts/order/checkout';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import type { OrderDeps } from '../order-records/index.ts';
import type { PaymentProvider } from '../payment/index.ts';
import type { Place } from './coalesce-placing.ts';
import { type EventRow, insertEvent } from './payment-events.sql.ts';
import { handleEvent } from './sweep.service.ts';

const MAX_BODY = 256 * 1024;

/**
 * Provider webhooks. The signature covers the raw bytes, and the event is stored before the
 * response. Its content is not trusted: the handler fetches the payment from the provider.
 */
export function paymentEventRoutes(deps: OrderDeps, place: Place): ApiPlugin {
	return async (app) => {
		const running = new Set<Promise<void>>();
		app.addHook('onClose', async () => {
			await Promise.all(running);
		});
		app.removeAllContentTypeParsers();
		app.addContentTypeParser(
			'*',
			{ parseAs: 'string', bodyLimit: MAX_BODY },
			async (_: unknown, body: string) => body,
		);
		const accept = async (request: Delivery): Promise<void> => {
			const { provider: kind, tenantId = null } = request.params;
			const receivers = await deps.payments.listReceivers(kind, tenantId);
			if (receivers.length === 0) throw notFound('provider');
			const row = readSigned(receivers, request, tenantId);
			const attempt = await deps.db.single((tx) => insertEvent(tx, row));
			await deps.checkpoint('event.stored');
			const work = handleEvent(deps, row, attempt, place)
				.catch((error) => deps.log.warn({ error }, 'event handling failed, the sweep will retry'))
				.finally(() => running.delete(work));
			running.add(work);
		};
		for (const endpoint of [postPaymentEvent, postTenantPaymentEvent]) {
			app.route({
				...routeOf(endpoint),
				bodyLimit: MAX_BODY,
				config: { limit: 'events' },
				handler: async (request, reply) => {
					await accept(request);
					return reply.code(204).send();
				},
			});
		}
	};
}

type Delivery = {
	params: { provider: string; tenantId?: string };
	headers: Record<string, unknown>;
	body?: unknown;
};

/** A tenant may have several accounts, each with its own secret. */
function readSigned(
	receivers: readonly PaymentProvider[],
	{ body, headers }: Delivery,
	tenantId: string | null,
): EventRow {
	for (const provider of receivers) {
		const event = provider.readEvent(String(body ?? ''), headers);
		if (!event) continue;
		// Within the tenant: no other can take the id of its event.
		const id = tenantId === null ? event.id : `${tenantId}/${event.id}`;
		return {
			tenant_id: tenantId,
			provider: provider.name,
			event_id: id,
			reference: event.reference,
		};
	}
	throw new ApiError('signature_refused', 'The signature is not valid.');
}
