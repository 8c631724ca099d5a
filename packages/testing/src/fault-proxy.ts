import { once } from 'node:events';
import { type AddressInfo, createServer, connect as netConnect, type Socket } from 'node:net';

/**
 * What the proxy does to bytes between a client and its server. `cutOn` forwards the request that
 * contains the text and drops everything after it: the request takes effect, its response is lost.
 * `cutSome` does so with that share of requests, whatever they contain.
 */
export type Fault =
	| { kind: 'pass' }
	| { kind: 'refuse' }
	| { kind: 'reset' }
	| { kind: 'blackhole' }
	| { kind: 'latency'; ms: number }
	| { kind: 'cutOn'; text: string }
	| { kind: 'cutSome'; share: number };

export type FaultProxy = {
	port: number;
	/** `reset` and `refuse` also terminate open connections. */
	set(fault: Fault): void;
	close(): Promise<void>;
};

export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
	let fault: Fault = { kind: 'pass' };
	const clients = new Set<Socket>();

	const server = createServer((client) => {
		clients.add(client);
		client.on('close', () => clients.delete(client)).on('error', () => {});
		if (fault.kind === 'refuse' || fault.kind === 'reset') {
			client.resetAndDestroy();
			return;
		}
		const upstream = netConnect(target);
		upstream.on('error', () => client.destroy());
		upstream.on('close', () => client.destroy());
		client.on('close', () => upstream.destroy());
		let isCut = false;
		client.on('data', (bytes) => {
			if (fault.kind === 'cutOn' && includesText(bytes, fault.text)) isCut = true;
			if (fault.kind === 'cutSome' && Math.random() < fault.share) isCut = true;
			forward(bytes, upstream);
		});
		upstream.on('data', (bytes) => {
			if (isCut) client.resetAndDestroy();
			else forward(bytes, client);
		});
	});

	function forward(bytes: Buffer, to: Socket): void {
		if (fault.kind === 'blackhole' || to.destroyed) return;
		if (fault.kind === 'latency') setTimeout(() => to.destroyed || to.write(bytes), fault.ms);
		else to.write(bytes);
	}

	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		set(next) {
			fault = next;
			if (next.kind === 'refuse' || next.kind === 'reset') {
				for (const client of clients) client.resetAndDestroy();
			}
		},
		async close() {
			for (const client of clients) client.destroy();
			server.close();
			await once(server, 'close');
		},
	};
}

function includesText(bytes: Buffer, text: string): boolean {
	return bytes.toString('latin1').toLowerCase().includes(text.toLowerCase());
}
