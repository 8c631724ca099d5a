import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a busy client may take to send its next request on an open connection. */
const GRACE_MS = 1000;
const POLL_MS = 20;

const draining = new WeakSet<Server>();

/** Whether load balancers should look for another process. */
export const isDraining = (server: Server): boolean => draining.has(server);

/**
 * Prepares a graceful shutdown: for `noticeMs` only the health check fails, so that load balancers
 * stop sending requests. Then the server accepts no new connections, but answers every request on
 * the open ones and asks for each to be closed. `http.Server.close` would drop idle connections at
 * once, along with a request that is on its way, yet wait for connections without requests and for
 * web sockets, which a browser keeps open for hours.
 */
export function prepareDrain(server: Server, noticeMs: number): () => Promise<void> {
	/** Number of unanswered requests per connection. */
	const open = new Map<Socket, number>();
	server.on('connection', (socket) => {
		open.set(socket, 0);
		socket.once('close', () => open.delete(socket));
	});
	server.prependListener('request', ({ socket }, response) => {
		if (isDraining(server)) response.setHeader('connection', 'close');
		open.set(socket, (open.get(socket) ?? 0) + 1);
		response.once('close', () => {
			const unanswered = open.get(socket);
			if (unanswered) open.set(socket, unanswered - 1);
		});
	});
	return async () => {
		if (!server.listening) return;
		draining.add(server);
		await sleep(noticeMs);
		const closed = once(server, 'close');
		NetServer.prototype.close.call(server);
		let isClosed = false;
		closed.then(
			() => {
				isClosed = true;
			},
			() => {},
		);
		const graceEndsAt = Date.now() + GRACE_MS;
		while (!isClosed) {
			await sleep(POLL_MS);
			if (Date.now() < graceEndsAt) continue;
			for (const [socket, unanswered] of open) if (unanswered === 0) socket.destroy();
		}
	};
}
