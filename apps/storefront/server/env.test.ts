import { parseEnv } from '@korb/contracts/platform/environment';
import { describe, expect, it } from 'vitest';
import { storefrontEnv } from './env.ts';

function problemsOf(source: Record<string, string>): string[] {
	const result = parseEnv(storefrontEnv, source);
	return result.ok ? [] : result.problems.map((problem) => problem.split(':')[0] ?? '');
}

describe('storefront environment', () => {
	it.each(['prod', 'PRODUCTION', 'live'])('NODE_ENV=%s stops the start', (mode) => {
		expect(problemsOf({ NODE_ENV: mode, API_URL: 'http://api.internal' })).toEqual(['NODE_ENV']);
	});

	it('requires an API URL in production', () => {
		expect(problemsOf({ NODE_ENV: 'production' })).toEqual(['API_URL']);
		expect(problemsOf({ NODE_ENV: 'production', API_URL: 'http://api.internal' })).toEqual([]);
	});

	it('needs nothing in development and applies the port offset', () => {
		expect(parseEnv(storefrontEnv, { KORB_PORT_OFFSET: '400' })).toMatchObject({
			ok: true,
			env: { PORT: 3400, API_URL: 'http://127.0.0.1:4400' },
		});
	});
});
