import { afterAll, afterEach } from 'vitest';
import { findFreePort } from '../infrastructure/free-port.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { startVarnish } from '../infrastructure/varnish.ts';
import { requestAt } from './http-client.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.ts';

/** An edge in front of two scripted origins, for the lifetime of a test file. */
export async function openTestEdge(label: string) {
	const scratch = await openScratch(`edge-${label}`);
	const storefront = await startTestOrigin(await findFreePort());
	const api = await startTestOrigin(await findFreePort());
	const port = await findFreePort();
	const varnish = await startVarnish({
		dir: scratch.dir,
		port,
		storefrontPorts: [storefront.port],
		apiPorts: [api.port],
	});
	scratch.keep(varnish.process);
	afterEach(() => {
		storefront.answerWith(null);
		api.answerWith(null);
	});
	afterAll(async () => {
		await scratch.close();
		await Promise.all([storefront.stop(), api.stop()]);
	});
	let pathCount = 0;
	return {
		dir: scratch.dir,
		storefront,
		api,
		call: (path: string, question?: Parameters<typeof requestAt>[2]) =>
			requestAt(port, path, question),
		newPath: () => `/seite-${++pathCount}`,
		countAt: (origin: TestOrigin, start: string) =>
			origin.requests.filter(({ url }) => url.startsWith(start)).length,
	};
}
