import { type Profile, parseEnv } from '@korb/contracts/platform/environment';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { apiEnv, backOfficeOptions, databaseEnv, securityContact, workerEnv } from './env.ts';

type Reader = (profile: Profile) => z.ZodObject;

const good = {
	NODE_ENV: 'production',
	DATABASE_URL: 'postgres://korb:pw@db.internal/korb',
	REDIS_URL: 'redis://redis.internal',
	CSRF_SECRET: '4f9c1b7e2a6d8035c1e94f7ab2d60813',
	PICKING_SECRET: '3d1c7e2f4a6d8035e1c94f7ab2d60e57',
	GIFT_CARD_SECRET: '7c1b9e2f4a6d8035e1c94f7ab2d60e24',
	TILL_SECRET: '5e1d8f2f4a6d8035e1c94f7ab2d60e31',
	TENANT_SECRET_KEYS: '2027-01:8a1d8f2f4a6d8035e1c94f7ab2d60e42',
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
	it('accepts real secrets and URLs', () => {
		expect(problemsOf(good)).toEqual([]);
	});

	it('reports every problem at once', () => {
		const source = { NODE_ENV: 'production', PORT: 'many', TRUSTED_PROXIES: 'everybody' };
		expect(problemsOf(source).sort()).toEqual([
			'CAPTCHA_SECRET',
			'CONTENT_SECRET',
			'CSRF_SECRET',
			'DATABASE_URL',
			'GIFT_CARD_SECRET',
			'ORDER_SECRET',
			'PICKING_SECRET',
			'PORT',
			'REDIS_URL',
			'TILL_SECRET',
			'TRUSTED_PROXIES.0',
		]);
	});

	it('accepts no development secret for staff, and no back office without a second factor', () => {
		const development = 'korb-development-staff-secret-not-for-production';
		expect(problemsOf({ ...good, STAFF_SECRET: development })).toEqual(['STAFF_SECRET']);
		expect(problemsOf({ ...good, PREVIEW_SECRET: development })).toEqual(['PREVIEW_SECRET']);
		const optional = { ...good, STAFF_SECOND_FACTOR: 'optional' };
		expect(problemsOf(optional)).toEqual(['STAFF_SECOND_FACTOR']);
		expect(problemsOf({ ...optional, KORB_DEMO: '1' })).toEqual([]);
	});

	it('does not start single sign-on without TLS, or without its client', () => {
		const http = { ...good, STAFF_OIDC_ISSUER: 'http://login.example' };
		expect(problemsOf(http)).toEqual(['STAFF_OIDC_ISSUER']);
		expect(problemsOf({ ...http, KORB_DEMO: '1' })).toEqual([]);
		const env = { ADMIN_PORT: 4200, ADMIN_URL: 'https://office.example', STAFF_SECRET: 'secret' };
		const required = { ...env, STAFF_SECOND_FACTOR: 'required' as const };
		const issuer = { ...required, STAFF_OIDC_ISSUER: 'https://login.example' };
		expect(() => backOfficeOptions(issuer)).toThrow('needs STAFF_OIDC_CLIENT_ID');
		expect(backOfficeOptions(required)?.openId).toBeNull();
	});

	it('does not start a back office without its host and secret', () => {
		const env = { ADMIN_PORT: 4200, STAFF_SECOND_FACTOR: 'required' as const };
		expect(() => backOfficeOptions(env)).toThrow('ADMIN_PORT needs ADMIN_URL and STAFF_SECRET');
		expect(backOfficeOptions({ STAFF_SECOND_FACTOR: 'required' })).toBeNull();
	});

	it('encrypts secrets of tenants with no key that is short or known', () => {
		const known = 'development:korb-development-tenant-key-not-for-production';
		for (const [keys, problem] of [
			[known, 'TENANT_SECRET_KEYS.0.key'],
			[`${good.TENANT_SECRET_KEYS},${known}`, 'TENANT_SECRET_KEYS.1.key'],
			['2027-01:short', 'TENANT_SECRET_KEYS.0.key'],
			[good.TENANT_SECRET_KEYS.slice('2027-01'.length), 'TENANT_SECRET_KEYS.0.id'],
		]) {
			expect(problemsOf({ ...good, TENANT_SECRET_KEYS: keys })).toEqual([problem]);
		}
	});

	it('has no security.txt whose contact does not expire', () => {
		const contacts = ['mailto:security@korb.example'];
		expect(() => securityContact({ SECURITY_CONTACT: contacts })).toThrow('SECURITY_EXPIRES');
		expect(securityContact({ SECURITY_CONTACT: [] })).toBeNull();
		expect(securityContact({ SECURITY_CONTACT: contacts, SECURITY_EXPIRES: '2027-06-30' })).toEqual(
			{
				contacts,
				expiresAt: new Date('2027-06-30T23:59:59Z'),
			},
		);
		const line = 'mailto:a@korb.example\nContact: mailto:evil@korb.example';
		for (const contact of ['security@korb.example', 'http://korb.example', line]) {
			expect(problemsOf({ ...good, SECURITY_CONTACT: contact })).toEqual(['SECURITY_CONTACT.0']);
		}
	});

	it.each([
		['short', 'abc'],
		['the development default', 'korb-development-csrf-secret-not-for-production'],
		['one repeated letter', 'a'.repeat(64)],
		['empty', ''],
	])('rejects a secret that is %s', (_title, secret) => {
		expect(problemsOf({ ...good, CSRF_SECRET: secret })).toEqual(['CSRF_SECRET']);
		expect(problemsOf({ ...good, CONTENT_SECRET: secret })).toEqual(['CONTENT_SECRET']);
	});
});

describe('unknown values', () => {
	const shapes: Reader[] = [apiEnv, workerEnv, databaseEnv];

	it.each(['prod', 'Production', 'staging', 'production '])(
		'NODE_ENV=%s prevents the start',
		(mode) => {
			for (const shape of shapes) {
				const result = parseEnv(shape, { ...good, NODE_ENV: mode });
				expect(result.ok ? [] : result.problems).toContainEqual(
					expect.stringMatching(/^NODE_ENV: .*development/),
				);
			}
		},
	);

	it('does not fall back to development defaults either', () => {
		expect(problemsOf({ NODE_ENV: 'prod' })).toEqual(
			expect.arrayContaining(['NODE_ENV', 'CSRF_SECRET', 'DATABASE_URL']),
		);
	});

	it.each(['yes', 'true', '2'])('KORB_DEMO=%s prevents the start', (flag) => {
		expect(problemsOf({ ...good, KORB_DEMO: flag })).toEqual(['KORB_DEMO']);
	});
});

describe('test payments in production', () => {
	const sandbox = {
		PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100',
		PAYMENT_SANDBOX_KEY: '7c1e94f7ab2d608134f9c1b7e2a6d803',
		PAYMENT_SANDBOX_SECRET: '2d60813c1e94f7ab4f9c1b7e2a6d8035',
	};
	const stripe = { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc' };

	it.each([
		['the sandbox', sandbox, 'PAYMENT_SANDBOX_URL'],
		['Stripe test keys', stripe, 'STRIPE_SECRET_KEY'],
	])('accepts %s only with the demo flag', (_title, settings, name) => {
		for (const shape of [apiEnv, workerEnv] as Reader[]) {
			const source = { ...good, MAIL_URL: 'smtp://mail.internal', ...settings };
			const result = parseEnv(shape, source);
			expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining(`${name}: `)]);
			expect(parseEnv(shape, { ...source, KORB_DEMO: '1' })).toMatchObject({ ok: true });
		}
	});

	it('rejects development secrets even in a demo', () => {
		const known = {
			PAYMENT_SANDBOX_KEY: 'korb-development-payment-key-not-for-production',
			PAYMENT_SANDBOX_SECRET: 'korb-development-payment-events-not-for-production',
		};
		expect(problemsOf({ ...good, ...sandbox, ...known, KORB_DEMO: '1' })).toEqual([
			'PAYMENT_SANDBOX_KEY',
			'PAYMENT_SANDBOX_SECRET',
		]);
	});
});

describe('in development', () => {
	it('works without any settings, and shifts all ports by the offset', () => {
		const result = parseEnv(apiEnv, { KORB_PORT_OFFSET: '100' });
		expect(result).toMatchObject({
			ok: true,
			env: {
				PORT: 4100,
				DATABASE_URL: 'postgres://korb@127.0.0.1:55540/korb',
				REDIS_URL: 'redis://127.0.0.1:56490',
			},
		});
	});

	it('parses lists of addresses', () => {
		const result = parseEnv(workerEnv, { EDGE_URLS: 'http://127.0.0.1:8080, http://10.0.0.2:80' });
		expect(result).toMatchObject({
			ok: true,
			env: { EDGE_URLS: ['http://127.0.0.1:8080', 'http://10.0.0.2:80'] },
		});
	});
});
