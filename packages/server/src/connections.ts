import type { Server } from 'node:http';
import { clientKey, type IsTrusted } from './client-address.ts';

export const MAX_CONNECTIONS_PER_CLIENT = 50;

/**
 * Our own machines act for all clients; any other peer is a single client and gets a client's
 * limit.
 */
export function limitConnections(server: Server, isOwnMachine: IsTrusted): void {
	const open = new Map<string, number>();
	server.on('connection', (socket) => {
		const peer = socket.remoteAddress;
		if (peer === undefined || isOwnMachine(peer)) return;
		const key = clientKey(peer);
		const count = (open.get(key) ?? 0) + 1;
		if (count > MAX_CONNECTIONS_PER_CLIENT) {
			socket.destroy();
			return;
		}
		open.set(key, count);
		socket.once('close', () => {
			const left = (open.get(key) ?? 1) - 1;
			if (left === 0) open.delete(key);
			else open.set(key, left);
		});
	});
}
