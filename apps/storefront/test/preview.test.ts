import { bundleFor } from '@korb/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipe } from './fixture-recipes.ts';
import { BUILD_ID, demoTenant, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

const texts = bundleFor('de-AT');
const token = `${'t'.repeat(40)}.${'s'.repeat(43)}`;
const expired = `${'x'.repeat(40)}.${'s'.repeat(43)}`;

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop({ cmsUrl: 'https://redaktion.korb.example/admin' });
	const blocks = [{ type: 'headline' as const, text: 'Noch geheim' }];
	shop.api.setPreview(token, { meta: { title: 'Entwurf' }, blocks }, 2);
});
afterAll(() => shop.close());

describe('a draft', () => {
	it('is shown at its path, marked, and neither cached nor indexed', async () => {
		const page = await shop.get(`/noch-nicht-da?preview=${token}`);
		expect(page.status).toBe(200);
		expect(page.text).toContain('Noch geheim');
		expect(page.text).toContain(texts['preview.draft']);
		expect(page.text).toContain('2 Bausteine sind noch nicht fertig');
		expect(page.text).toContain('<meta name="robots" content="noindex"/>');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
		expect(page.headers.get('referrer-policy')).toBe('no-referrer');
	});

	it('names the blocks that would show nothing', async () => {
		const emptyToken = `${'e'.repeat(40)}.${'s'.repeat(43)}`;
		const blocks = [
			{ type: 'publication' as const, title: 'Flugblätter', publications: ['kw-99'] },
			{ type: 'headline' as const, text: 'Bleibt' },
			{
				type: 'recipe-group' as const,
				title: 'Zum Nachkochen',
				source: { kind: 'tag' as const, tag: 'Nirgends' },
			},
		];
		shop.api.setPreview(emptyToken, { meta: { title: 'Entwurf' }, blocks });
		const page = await shop.get(`/leer?preview=${emptyToken}`);
		expect(page.text).toContain('2 Bausteine zeigen nichts: Flugblätter, Zum Nachkochen.');
	});

	it('can be a recipe, with its products and related recipes', async () => {
		const recipeToken = `${'r'.repeat(40)}.${'s'.repeat(43)}`;
		const draft = { ...recipe, slug: 'neu', title: 'Neuer Strudel' };
		shop.api.setRecipePreview(recipeToken, { recipe: draft, unfinished: 1 });
		const page = await shop.get(`/neu?preview=${recipeToken}`);
		expect(page.status).toBe(200);
		expect(page.text).toContain('Neuer Strudel</h1>');
		expect(page.text).toContain(texts['preview.draft']);
		expect(page.text).toContain('<meta name="robots" content="noindex"/>');
		expect(page.text).toContain('/rezepte/apfelstrudel');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
	});

	it('can be framed by the CMS and by no one else', async () => {
		const policyOf = (page: { headers: Headers }) => page.headers.get('content-security-policy');
		const draft = await shop.get(`/?preview=${token}`);
		expect(policyOf(draft)).toContain('frame-ancestors https://redaktion.korb.example;');
		expect(draft.headers.get('x-frame-options')).toBeNull();
		const published = await shop.get('/');
		expect(policyOf(published)).toContain("frame-ancestors 'none'");
		expect(published.headers.get('x-frame-options')).toBe('DENY');
	});

	it('is also served as payload for live preview', async () => {
		const address = `/_payload.json?build=${BUILD_ID}&preview=${token}`;
		const answer = await shop.get(address);
		expect(JSON.parse(answer.text)).toMatchObject({
			blocks: [{ text: 'Noch geheim' }],
			draft: { isExpired: false, notes: [expect.stringContaining('2 Bausteine')] },
		});
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});

	it('is gone once its token has expired', async () => {
		const page = await shop.get(`/?preview=${expired}`);
		expect(page.status).toBe(404);
		expect(page.text).toContain(texts['preview.expired']);
		expect(page.text).not.toContain('Noch geheim');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
	});

	it('is not fetched for anything that is not a token', async () => {
		for (const wrong of ['1', 'true', '../pages', `${token}x`, '']) {
			const page = await shop.get(`/?preview=${encodeURIComponent(wrong)}`);
			expect(page.text).toContain('Frisch heute');
			expect(page.headers.get('cache-control')).toContain('public');
		}
	});
});

describe('a shop in preview mode', () => {
	it('TEN-22 CMS-07 says so on every page', async () => {
		const ribbon = `>${texts['preview.mode']}</p>`;
		expect((await shop.get('/')).text).not.toContain(ribbon);
		shop.api.setTenant('vorschau.localhost', {
			clientRuntimeConfig: { ...demoTenant, cms: { preview: true } },
		});
		for (const path of ['/', '/gibt-es-nicht']) {
			const page = await shop.get(path, { host: 'vorschau.localhost' });
			expect(page.text).toContain(ribbon);
		}
	});
});

describe('embedded pages and videos', () => {
	it('come only from hosts that the tenant allows', async () => {
		shop.api.setTenant('film.localhost', {
			clientRuntimeConfig: { ...demoTenant, embedHosts: ['filme.example', 'karten.example'] },
		});
		const policyAt = async (host: string) =>
			(await shop.get('/', { host })).headers.get('content-security-policy');
		const allowed = 'https://filme.example https://karten.example';
		expect(await policyAt('film.localhost')).toContain(`;frame-src ${allowed};`);
		expect(await policyAt('film.localhost')).toContain(`;media-src 'self' ${allowed};`);
		expect(await policyAt('localhost')).toContain("media-src 'self';frame-src 'none';");
	});

	it('and map tiles from the tenant’s tile server', async () => {
		const map = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };
		shop.api.setTenant('karte.localhost', { clientRuntimeConfig: { ...demoTenant, map } });
		const policyAt = async (host: string) =>
			(await shop.get('/', { host })).headers.get('content-security-policy');
		const policy = await policyAt('karte.localhost');
		expect(policy).toMatch(/;img-src [^;]* https:\/\/tiles\.example;/);
		expect(policy).toMatch(/;connect-src [^;]* https:\/\/tiles\.example;/);
		expect(await policyAt('localhost')).not.toContain('tiles.example');
	});
});
