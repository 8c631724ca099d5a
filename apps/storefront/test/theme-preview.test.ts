import { bundleFor } from '@korb/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTenant, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

const texts = bundleFor('de-AT');
const token = `${'t'.repeat(40)}.${'s'.repeat(43)}`;
const expired = `${'x'.repeat(40)}.${'s'.repeat(43)}`;

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop({
		cmsUrl: 'https://redaktion.korb.example/admin',
		adminUrl: 'https://office.korb.example/',
	});
	shop.api.setTenant('localhost', {
		clientRuntimeConfig: demoTenant,
		themeConfig: { tokens: { 'color-action': '#d5351a' } },
	});
	shop.api.setAnswer(`/api/theme/previews/${token}`, { tokens: { 'color-action': '#176b3a' } });
});
afterAll(() => shop.close());

const styleOf = ({ text }: { text: string }) => /<html[^>]* style="([^"]*)"/.exec(text)?.[1];
const versionOf = ({ text }: { text: string }) => /"configVersion":"([^"]+)"/.exec(text)?.[1];
const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy');

describe('a draft of the theme', () => {
	it('is the look of the published page, marked, and neither cached nor indexed', async () => {
		const page = await shop.get(`/?theme=${token}`);
		expect(page.status).toBe(200);
		expect(styleOf(page)).toBe('--color-action:#176b3a');
		expect(page.text).toContain('Frisch heute');
		expect(page.text).toContain(texts['preview.draft']);
		expect(page.text).toContain('<meta name="robots" content="noindex"/>');
		expect(page.text).not.toContain('rel="canonical"');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
		expect(page.headers.get('referrer-policy')).toBe('no-referrer');
	});

	it('hydrates with the configuration that is published', async () => {
		const [draft, published] = [await shop.get(`/?theme=${token}`), await shop.get('/')];
		expect(versionOf(draft)).toBe(versionOf(published));
		expect(styleOf(published)).toBe('--color-action:#d5351a');
		expect(published.text).not.toContain(texts['preview.draft']);
		expect(published.headers.get('cache-control')).toContain('public');
	});

	it('can be framed by the back office and by no one else', async () => {
		const draft = await shop.get(`/?theme=${token}`);
		expect(policyOf(draft)).toContain('frame-ancestors https://office.korb.example;');
		expect(draft.headers.get('x-frame-options')).toBeNull();
		expect(policyOf(await shop.get('/'))).toContain("frame-ancestors 'none'");
		const page = await shop.get(`/?preview=${token}`);
		expect(policyOf(page)).toContain('frame-ancestors https://redaktion.korb.example;');
	});

	it('is gone once its token has expired', async () => {
		const page = await shop.get(`/?theme=${expired}`);
		expect(page.status).toBe(404);
		expect(page.text).toContain(texts['preview.expired']);
		expect(styleOf(page)).toBe('--color-action:#d5351a');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
	});

	it('is not stored when the API fails either', async () => {
		shop.api.fail('/api/theme/previews/', 500);
		const page = await shop.get(`/?theme=${token}`);
		shop.api.heal();
		expect(page.status).toBe(500);
		expect(page.headers.get('cache-control')).toBe('private, no-store');
	});

	it('is not asked for with anything that is not a token', async () => {
		for (const wrong of ['dark', '1', `${token}x`, '']) {
			const page = await shop.get(`/?theme=${encodeURIComponent(wrong)}`);
			expect(styleOf(page)).toBe('--color-action:#d5351a');
			expect(page.headers.get('cache-control')).toContain('public');
		}
	});
});
