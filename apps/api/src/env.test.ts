import { describe, expect, it } from 'vitest';
import { apiEnv, databaseEnv, parseEnv, workerEnv } from './env.ts';

const good = {
	NODE_ENV: 'production',
	DATABASE_URL: 'postgres://korb:pw@db.internal/korb',
	REDIS_URL: 'redis://redis.internal',
	CSRF_SECRET: '4f9c1b7e2a6d8035c1e94f7ab2d60813',
	PICKING_SECRET: '3d1c7e2f4a6d8035e1c94f7ab2d60e57',
	ORDER_SECRET: '9b1c7e2f4a6d8035e1c94f7ab2d60e13',
	CAPTCHA_SECRET: '9b1f70d2c4e8a35617f0b9d2e4c68a13',
	CONTENT_SECRET: 'whsec_c2VjcmV0LW9mLXRoZS1jb250ZW50LXN5c3RlbQ==',
};

function problemsOf(source: NodeJS.ProcessEnv): string[] {
	const result = parseEnv(apiEnv, source);
	const names = result.ok ? [] : result.problems.map((problem) => problem.split(':')[0] ?? '');
	return [...new Set(names)];
}

describe('in production', () => {
	it('accepts real secrets and addresses', () => {
		expect(problemsOf(good)).toEqual([]);
	});

	it('tells every problem at once', () => {
		const source = { NODE_ENV: 'production', PORT: 'many', TRUSTED_PROXIES: 'everybody' };
		expect(problemsOf(source).sort()).toEqual([
			'CAPTCHA_SECRET',
			'CONTENT_SECRET',
			'CSRF_SECRET',
			'DATABASE_URL',
			'ORDER_SECRET',
			'PICKING_SECRET',
			'PORT',
			'REDIS_URL',
			'TRUSTED_PROXIES.0',
		]);
	});

	it.each([
		['short', 'abc'],
		['the one of development', 'korb-development-csrf-secret-not-for-production'],
		['one letter repeated', 'a'.repeat(64)],
		['empty', ''],
	])('refuses a secret that is %s', (_title, secret) => {
		expect(problemsOf({ ...good, CSRF_SECRET: secret })).toEqual(['CSRF_SECRET']);
		expect(problemsOf({ ...good, CONTENT_SECRET: secret })).toEqual(['CONTENT_SECRET']);
	});
});

describe('in development', () => {
	it('works without a single setting, and moves all ports by the offset', () => {
		const result = parseEnv(apiEnv, { KORB_PORT_OFFSET: '100' });
		expect(result).toMatchObject({
			ok: true,
			env: {
				PORT: 4100,
				DATABASE_URL: 'postgres://korb@127.0.0.1:55540/korb',
				REDIS_URL: 'redis://127.0.0.1:56490',
			},
		});
		expect(parseEnv(databaseEnv, {})).toMatchObject({ ok: true, env: { EDGE_PORT: 8080 } });
	});

	it('reads lists of addresses', () => {
		const result = parseEnv(workerEnv, { EDGE_URLS: 'http://127.0.0.1:8080, http://10.0.0.2:80' });
		expect(result).toMatchObject({
			ok: true,
			env: { EDGE_URLS: ['http://127.0.0.1:8080', 'http://10.0.0.2:80'] },
		});
	});
});
