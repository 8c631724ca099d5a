import { findFreePort } from '@korb/testing/free-port';
import { afterAll, afterEach } from 'vitest';
import { openScratch } from '../infrastructure/scratch.ts';
import { startVarnish } from '../infrastructure/varnish.ts';
import { requestAt } from './http-client.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.ts';

/** An edge in front of scripted storefronts and APIs, for the lifetime of a test file. */
export async function openTestEdge(label: string, { instances = 1 } = {}) {
	const scratch = await openScratch(`edge-${label}`);
	const storefronts = await startOrigins(instances);
	const apis = await startOrigins(instances);
	const [storefront, api] = [...storefronts.slice(0, 1), ...apis.slice(0, 1)];
	if (!storefront || !api) throw new Error('There is at least one of each.');
	const port = await findFreePort();
	const varnish = await startVarnish({
		dir: scratch.dir,
		port,
		storefrontPorts: storefronts.map(portOf),
		apiPorts: apis.map(portOf),
	});
	scratch.keep(varnish.process);
	afterEach(() => {
		for (const origin of [...storefronts, ...apis]) origin.answerWith(null);
	});
	afterAll(async () => {
		await scratch.close();
		await Promise.all([...storefronts, ...apis].map((origin) => origin.stop()));
	});
	let pathCount = 0;
	return {
		dir: scratch.dir,
		storefront,
		api,
		storefronts,
		apis,
		call: (path: string, question?: Parameters<typeof requestAt>[2]) =>
			requestAt(port, path, question),
		newPath: () => `/seite-${++pathCount}`,
		countAt: (origin: TestOrigin, start: string) =>
			origin.requests.filter(({ url }) => url.startsWith(start)).length,
	};
}

async function startOrigins(count: number): Promise<TestOrigin[]> {
	const origins: TestOrigin[] = [];
	while (origins.length < count) origins.push(await startTestOrigin(await findFreePort()));
	return origins;
}

const portOf = ({ port }: TestOrigin) => port;
