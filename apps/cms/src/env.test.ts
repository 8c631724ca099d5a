import { parseEnv } from '@korb/contracts/platform/environment';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cmsEnv } from './env.ts';

const good = {
	NODE_ENV: 'production',
	CMS_DATABASE_URL: 'postgres://cms:pw@db.internal/korb',
	CMS_SECRET: '4f9c1b7e2a6d8035c1e94f7ab2d60813',
	CONTENT_SECRET: 'whsec_c2VjcmV0LW9mLXRoZS1jb250ZW50LXN5c3RlbQ==',
	API_URL: 'http://api.internal',
	STOREFRONT_URL: 'https://shop.example',
	PUBLIC_URL: 'https://editors.shop.example',
	MAIL_URL: 'smtps://mail.internal',
	MAIL_FROM: 'editors@shop.example',
};

function problemsOf(source: Record<string, string>): string[] {
	const result = parseEnv(cmsEnv, source);
	const names = result.ok ? [] : result.problems.map((problem) => problem.split(':')[0] ?? '');
	return [...new Set(names)];
}

afterEach(() => vi.unstubAllEnvs());

describe('the CMS in production', () => {
	it('accepts custom secrets and URLs', () => {
		expect(problemsOf(good)).toEqual([]);
	});

	it.each([
		['CMS_SECRET', 'korb-development-cms-secret-not-for-production'],
		['CONTENT_SECRET', 'korb-development-content-secret-not-for-production'],
		['CMS_SECRET', 'a'.repeat(40)],
	])('rejects a well-known %s', (name, value) => {
		expect(problemsOf({ ...good, [name]: value })).toEqual([name]);
	});

	it.each([
		['MAIL_URL', ''],
		['MAIL_URL', 'https://mail.internal'],
		['MAIL_FROM', ''],
		['MAIL_FROM', 'Editors <editors@shop.example>'],
	])('does not start with %s=%s, without which password resets would fail', (name, value) => {
		expect(problemsOf({ ...good, [name]: value })).toEqual([name]);
	});

	it.each(['prod', 'Production', 'staging'])('does not start with NODE_ENV=%s', (mode) => {
		expect(problemsOf({ ...good, NODE_ENV: mode })).toEqual(['NODE_ENV']);
		expect(problemsOf({ NODE_ENV: mode })).toContain('CMS_SECRET');
	});

	it('requires https, or http on localhost in a demo', () => {
		const local = { ...good, PUBLIC_URL: 'http://127.0.0.1:3001' };
		expect(problemsOf(local)).toEqual(['PUBLIC_URL']);
		expect(problemsOf({ ...local, KORB_DEMO: '1' })).toEqual([]);
		const open = { ...good, PUBLIC_URL: 'http://editors.shop.example', KORB_DEMO: '1' };
		expect(problemsOf(open)).toEqual(['PUBLIC_URL']);
	});

	it.each([
		['https://editors.shop.example', true],
		['http://127.0.0.1:3001', false],
	])('at %s sets Secure cookies: %s', async (address, isSecure) => {
		vi.resetModules();
		const env = { ...good, KORB_DEMO: '1', PUBLIC_URL: address };
		for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
		const { default: config } = await import('./payload.config.ts');
		const users = (await config).collections.find(({ slug }) => slug === 'users');
		expect(users?.auth.cookies).toMatchObject({ sameSite: 'Strict', secure: isSecure });
	});
});
