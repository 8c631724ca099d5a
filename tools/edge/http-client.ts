import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type RequestOptions = {
	method?: string;
	headers?: OutgoingHttpHeaders;
	body?: string;
	/** Another client on this machine: `127.0.0.7`. */
	localAddress?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** A plain HTTP client: unlike fetch, it sends every header and path exactly as given. */
export function requestAt(
	port: number,
	path: string,
	options: RequestOptions = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const outgoing = request({
			agent,
			host: '127.0.0.1',
			port,
			path,
			method: options.method ?? 'GET',
			headers: { host: 'shop.test', ...options.headers },
			...(options.localAddress && { localAddress: options.localAddress }),
		});
		outgoing.once('error', (error: NodeJS.ErrnoException) => {
			// The server closed an idle connection at the moment it was reused.
			const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
			if (isStale) requestAt(port, path, options).then(resolve, reject);
			else reject(error);
		});
		outgoing.once('response', (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.once('error', reject).once('end', () => {
				const raw = Buffer.concat(chunks);
				const isGzip = incoming.headers['content-encoding'] === 'gzip' && raw.length > 0;
				resolve({
					status: incoming.statusCode ?? 0,
					headers: incoming.headers,
					body: (isGzip ? gunzipSync(raw) : raw).toString('utf8'),
				});
			});
		});
		outgoing.end(options.body);
	});
}
