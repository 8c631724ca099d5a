import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { streamOrderEvents } from '@korb/contracts/admin/orders/order-desk-endpoints';
import type { ChangedLists } from '@korb/contracts/admin/picking/live-lists';
import { streamPickingEvents } from '@korb/contracts/admin/picking/picking-endpoints';
import type { FastifyReply } from 'fastify';
import type { ApiPlugin } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import type { EventRelay, Watcher } from './event-relay.ts';
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
			...routeOf(streamOrderEvents),
			config: { isStream: true },
			handler: async ({ staff, headers }, reply) => {
				const { me } = staff();
				const send = (event: LiveEventRow) => write(reply.raw, toMessage(event));
				open(reply, { me, send }, headers['last-event-id'] ?? null);
			},
		});

		app.route({
			...routeOf(streamPickingEvents),
			config: { isStream: true },
			handler: async ({ staff }, reply) => {
				open(reply, { me: staff().me }, null);
			},
		});

		function open(
			reply: FastifyReply,
			watcher: Pick<Watcher, 'me' | 'send'>,
			lastEventId: string | null,
		): void {
			const { raw } = reply;
			const sendLists = (changed: ChangedLists) => write(raw, toListsMessage(changed));
			const watching = relay.watch({ ...watcher, sendLists, end: () => raw.end() }, lastEventId);
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
		}
	};

function write(raw: ServerResponse, text: string): void {
	if (raw.writableEnded || raw.destroyed) return;
	raw.write(text);
	if (raw.writableLength > MOST_BUFFERED) raw.destroy();
}

function toMessage({ event_id: id, type, order_number: orderNumber }: LiveEventRow): string {
	return `id: ${id}\ndata: ${JSON.stringify({ type, orderNumber })}\n\n`;
}

/** Without an id: after an interruption, all lists are read again. */
function toListsMessage(changed: ChangedLists): string {
	return `event: lists\ndata: ${JSON.stringify(changed)}\n\n`;
}
