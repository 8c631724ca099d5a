import { testInfrastructure } from '@korb/testing/infrastructure';
import { SANDBOX_KEY, SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { TEST_PICKING_SECRET } from '../testing.ts';
import type { InstanceOptions } from './api-instance.ts';
import type { CheckoutHarness } from './testing.ts';

/** Another API on the database and the provider of the harness. */
export function instanceOptionsOf({ api, sandbox }: CheckoutHarness): InstanceOptions {
	return {
		databaseUrl: api.url,
		redisUrl: testInfrastructure().redisUrl,
		sandbox: { url: sandbox.url, apiKey: SANDBOX_KEY, eventSecret: SANDBOX_SECRET },
		pickingSecret: TEST_PICKING_SECRET,
	};
}
