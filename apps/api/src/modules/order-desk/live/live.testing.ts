import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangedLists } from '@korb/contracts/admin/picking/live-lists';
import type { FastifyInstance } from 'fastify';

export type Stream = {
	status: number;
	received: string;
	isOver: boolean;
	/** Called for each message about lists. */
	onLists?: (changed: ChangedLists) => void;
};

type Person = { cookies: Record<string, string> };
type WatchOptions = { path?: string; lastEventId?: string };

/** Streams of events of an office that listens. */
export function openStreams(office: () => FastifyInstance, adminUrl: string) {
	const open: ClientRequest[] = [];
	return {
		watch(
			by: Person,
			{ path = '/admin/orders/events', lastEventId }: WatchOptions = {},
		): Promise<Stream> {
			const { port } = office().server.address() as AddressInfo;
			return new Promise((resolve, reject) => {
				const cookie = Object.entries(by.cookies).map(([name, value]) => `${name}=${value}`);
				const outgoing = request({
					...{ port, host: '127.0.0.1', path, agent: false },
					headers: {
						host: new URL(adminUrl).host,
						cookie: cookie.join('; '),
						...(lastEventId && { 'last-event-id': lastEventId }),
					},
				});
				open.push(outgoing);
				outgoing.once('error', reject).once('response', (incoming) => {
					const stream: Stream = { status: incoming.statusCode ?? 0, received: '', isOver: false };
					incoming.setEncoding('utf8');
					incoming.on('data', (text: string) => {
						const before = listsIn(stream.received).length;
						stream.received += text;
						for (const each of listsIn(stream.received).slice(before)) stream.onLists?.(each);
					});
					incoming.on('end', () => {
						stream.isOver = true;
					});
					incoming.on('error', () => {});
					resolve(stream);
				});
				outgoing.end();
			});
		},
		closeAll() {
			for (const stream of open.splice(0)) stream.destroy();
		},
	};
}

/** The messages about lists so far. */
export function listsIn(received: string): ChangedLists[] {
	return [...received.matchAll(/event: lists\ndata: (.*)\n\n/g)].map(([, data = '']) =>
		JSON.parse(data),
	);
}
