import { createRegister } from '@korb/server/metrics';
import { afterAll, expect, it } from 'vitest';
import { startFixtureShop } from './fixture-shop.ts';

const metrics = createRegister('storefront');
const shop = await startFixtureShop({ metrics });
afterAll(() => shop.close());

it('counts pages by route and status, and has no /metrics on the port of the shop', async () => {
	await shop.get('/gibt-es-nicht');
	expect((await shop.get('/metrics')).status).toBe(404);
	const text = await metrics.metrics();
	expect(text).toMatch(
		/http_request_duration_seconds_count\{process="storefront",method="GET",route="[^"]*",status="404"\} 2/,
	);
	expect(text).not.toContain('gibt-es-nicht');
});
