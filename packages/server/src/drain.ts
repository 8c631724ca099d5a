import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** As long as a busy client may take to send its next request over a connection it has. */
const GRACE_MS = 1000;
const LOOK_MS = 20;

/**
 * Takes no new connections, but answers everything that comes over those that are open, and asks for
 * each to be closed. `http.Server.close` would cut the idle ones at once, and with them a request
 * that is on its way.
 */
export async function drain(server: Server): Promise<void> {
	if (!server.listening) return;
	server.prependListener('request', (_request, response) => {
		response.setHeader('connection', 'close');
	});
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
		await sleep(LOOK_MS);
		if (Date.now() > graceEndsAt) server.closeIdleConnections();
	}
}
