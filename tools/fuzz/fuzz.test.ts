import type { AddressInfo } from 'node:net';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	startTestApi,
	TEST_CONTENT_SECRET,
	TEST_PICKING_SECRET,
	TEST_TILL_SECRET,
	type TestApi,
} from '../../apps/api/src/testing.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = 470;

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

describe('malformed requests', () => {
	it('cause no 5xx and leave no personal data in the log', async () => {
		const shop = await aShop().openIn(api);
		const { port } = api.app.server.address() as AddressInfo;
		const secrets = {
			content: TEST_CONTENT_SECRET,
			picking: TEST_PICKING_SECRET,
			till: TEST_TILL_SECRET,
			payments: 'nobody-sends-events',
		};
		const readLog = () => api.lines.join('');
		const target = { port, host: shop.host, secrets, readLog };
		const report = await fuzz(target, { requests: REQUESTS, seed: 7 });
		expect(report.failures).toEqual([]);
		expect(report.leaks).toEqual([]);
		expect(report.operations).toBeGreaterThan(80);
		expect(report.reachedHandler).toBeGreaterThan(0.3);
	}, 180_000);
});
