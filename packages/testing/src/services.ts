import { inject } from 'vitest';

/** The servers of this test run. `postgresUrl` is an empty database; create your own beside it. */
export type TestServices = { postgresUrl: string; redisUrl: string };

declare module 'vitest' {
	interface ProvidedContext {
		services: TestServices;
	}
}

export function testServices(): TestServices {
	return inject('services');
}
