import { postPaymentEvent } from '@korb/contracts/order/checkout';
import type { ApiPlugin } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import type { OrderDeps } from '../order-records/index.ts';
import { insertEvent } from './payment-events.sql.ts';
import { handleEvent } from './sweep.service.ts';

const MAX_BODY = 256 * 1024;

/**
 * Provider webhooks. The signature covers the raw bytes, and the event is stored before the
 * response. Its content is not trusted: the handler fetches the payment from the provider.
 */
export function paymentEventRoutes(deps: OrderDeps): ApiPlugin {
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
		app.route({
			...routeOf(postPaymentEvent),
			bodyLimit: MAX_BODY,
			config: { limit: 'events' },
			handler: async (request, reply) => {
				const provider = deps.payments.find(request.params.provider);
				if (!provider) throw notFound('provider');
				const event = provider.readEvent(String(request.body ?? ''), request.headers);
				if (!event) throw new ApiError('signature_refused', 'The signature is not valid.');
				const row = {
					provider: provider.name,
					event_id: event.id,
					reference: event.reference,
				};
				await deps.db.single((tx) => insertEvent(tx, row));
				await deps.checkpoint('event.stored');
				const work = handleEvent(deps, row)
					.catch((error) => deps.log.warn({ error }, 'event handling failed, the sweep will retry'))
					.finally(() => running.delete(work));
				running.add(work);
				return reply.code(204).send();
			},
		});
	};
}
