import { inject } from 'vitest';

/** The servers of this test run. `postgresUrl` is an empty database; create your own beside it. */
export type TestInfrastructure = { postgresUrl: string; redisUrl: string };

declare module 'vitest' {
	interface ProvidedContext {
		infrastructure: TestInfrastructure;
	}
}

export function testInfrastructure(): TestInfrastructure {
	return inject('infrastructure');
}
