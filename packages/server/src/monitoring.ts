import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

const REQUEST_TIMEOUT_MS = 5000;

type Address = { MONITORING_HOST: string; MONITORING_PORT?: number | undefined };

type MonitoringOptions = {
	register: Registry;
	/**
	 * Rejects while the process cannot do its work. Servers answer probes on their own port instead,
	 * since that is the port which has to work.
	 */
	checkReady?: () => Promise<void>;
};

export type Monitoring = { port: number; close(): Promise<void> };

/**
 * A listener of its own, for scrapers and probes. The shop's port would have to hide these paths
 * from browsers, and would refuse scrapes just when the process is busy.
 */
export async function serveMonitoring(
	{ MONITORING_HOST: host, MONITORING_PORT: port }: Address,
	{ register, checkReady }: MonitoringOptions,
): Promise<Monitoring | null> {
	if (port === undefined) return null;
	const pages = new Map<string, (response: ServerResponse) => Promise<unknown>>();
	pages.set('/metrics', async (response) => {
		const text = await register.metrics();
		response.setHeader('content-type', register.contentType).end(text);
	});
	if (checkReady) {
		pages.set('/healthz', async (response) => response.end('ok\n'));
		pages.set('/readyz', async (response) => {
			await checkReady();
			response.end('ready\n');
		});
	}
	const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
		const page = request.method === 'GET' ? pages.get(request.url ?? '') : undefined;
		if (!page) return void response.writeHead(404).end();
		// The reason is in the log of the process; it may name hosts and databases.
		page(response).catch(() => response.writeHead(503).end('not ready\n'));
	});
	server.listen(port, host);
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}
