import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';

type OriginRequest = { method: string; url: string; headers: IncomingMessage['headers'] };
type Handler = (request: OriginRequest, response: ServerResponse) => void;

export type TestOrigin = {
	port: number;
	requests: OriginRequest[];
	/** Handles the next requests; without a handler, the response is a cacheable echo. */
	answerWith: (handler: Handler | null) => void;
	countConnections: () => Promise<number>;
	stop: () => Promise<void>;
	start: () => Promise<void>;
};

export const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** An origin behind a real edge that echoes every request header, the worst a page could do. */
export async function startTestOrigin(port: number): Promise<TestOrigin> {
	const requests: OriginRequest[] = [];
	let handler: Handler | null = null;
	const server = createServer((incoming, response) => {
		if (incoming.url === HEALTH_PATH) return response.end('ok');
		const { method = '', url = '', headers } = incoming;
		const request = { method, url, headers };
		requests.push(request);
		if (handler) return handler(request, response);
		response.setHeader('cache-control', cacheable);
		response.setHeader('content-type', 'text/html; charset=utf-8');
		response.setHeader('xkey', 't-test');
		response.end(JSON.stringify({ url, headers, count: requests.length }));
	});
	// As our own servers.
	server.keepAliveTimeout = 10_000;
	const start = () =>
		new Promise<void>((resolve, reject) => {
			server.once('error', reject).listen(port, '127.0.0.1', resolve);
		});
	await start();
	return {
		port,
		requests,
		answerWith: (next) => {
			handler = next;
		},
		countConnections: () =>
			new Promise((resolve, reject) => {
				server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
			}),
		start,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
