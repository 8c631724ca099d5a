import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import * as contract from '@korb/contracts/admin/orders/order-desk-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import type { EventRelay } from './event-relay.ts';
import type { LiveEventRow } from './live.sql.ts';

const HEARTBEAT_MS = 20_000;
/** Browsers reconnect, so that a new deployment gets its share of them. */
const LIFETIME_MS = 3_600_000;
/** A browser that does not read is not worth the memory. */
const MOST_BUFFERED = 64 * 1024;

type LiveOptions = { relay: EventRelay; lifetimeMs?: number | undefined };

export const liveRoutes =
	({ relay, lifetimeMs = LIFETIME_MS }: LiveOptions): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.streamOrderEvents),
			config: { isStream: true },
			handler: async ({ staff, headers }, reply) => {
				const { raw } = reply;
				const { me } = staff();
				const watching = relay.watch(
					{ me, send: (event) => write(raw, toMessage(event)), end: () => raw.end() },
					headers['last-event-id'] ?? null,
				);
				if (!watching) throw new ApiError('too_many_requests', 'Too many open pages.');
				reply.hijack();
				raw.writeHead(200, {
					...(reply.getHeaders() as OutgoingHttpHeaders),
					'content-type': 'text/event-stream',
					'cache-control': 'no-store',
					// Proxies must pass on each event as it comes.
					'x-accel-buffering': 'no',
				});
				write(raw, watching.missed ? ': open\n\n' : 'event: reset\ndata: {}\n\n');
				for (const event of watching.missed ?? []) write(raw, toMessage(event));
				const heartbeat = setInterval(() => write(raw, ': still here\n\n'), HEARTBEAT_MS);
				const lifetime = setTimeout(() => raw.end(), lifetimeMs);
				raw.once('close', () => {
					clearInterval(heartbeat);
					clearTimeout(lifetime);
					watching.leave();
				});
			},
		});
	};

function write(raw: ServerResponse, text: string): void {
	if (raw.writableEnded || raw.destroyed) return;
	raw.write(text);
	if (raw.writableLength > MOST_BUFFERED) raw.destroy();
}

function toMessage({ event_id: id, type, order_number: orderNumber }: LiveEventRow): string {
	return `id: ${id}\ndata: ${JSON.stringify({ type, orderNumber })}\n\n`;
}
