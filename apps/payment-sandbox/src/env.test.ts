import { parseEnv } from '@korb/contracts/platform/environment';
import { describe, expect, it } from 'vitest';
import { sandboxEnv } from './env.ts';

const demo = {
	NODE_ENV: 'production',
	KORB_DEMO: '1',
	API_KEY: '7c1e94f7ab2d608134f9c1b7e2a6d803',
	WEBHOOK_SECRET: '2d60813c1e94f7ab4f9c1b7e2a6d8035',
};

function problemsOf(source: Record<string, string>): string[] {
	const result = parseEnv(sandboxEnv, source);
	return result.ok ? [] : result.problems.map((problem) => problem.split(':')[0] ?? '');
}

describe('the payment sandbox', () => {
	it('runs in production for a demo only, with its own secrets', () => {
		expect(problemsOf(demo)).toEqual([]);
		expect(problemsOf({ ...demo, KORB_DEMO: '0' })).toEqual(['KORB_DEMO']);
		expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
			'KORB_DEMO',
			'API_KEY',
			'WEBHOOK_SECRET',
		]);
	});

	it.each([
		['API_KEY', 'korb-development-payment-key-not-for-production'],
		['WEBHOOK_SECRET', 'korb-development-payment-events-not-for-production'],
	])('rejects the development value of %s in production', (name, value) => {
		expect(problemsOf({ ...demo, [name]: value })).toEqual([name]);
	});

	it('rejects an unknown NODE_ENV', () => {
		expect(problemsOf({ ...demo, NODE_ENV: 'prod' })).toEqual(['NODE_ENV']);
		expect(problemsOf({})).toEqual([]);
	});
});
