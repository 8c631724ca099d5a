import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureShop, startFixtureShop } from './fixture-shop.ts';

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop();
	shop.api.setPage('gemischt', {
		meta: { title: 'Gemischt' },
		blocks: [
			{ type: 'headline', text: 'Für alle', level: 1 },
			{ type: 'text', audiences: ['anonymous'], paragraphs: ['Melde dich an'] },
		],
		personal: [
			{ place: 1, type: 'teaser', shownTo: ['customer', 'loyalty'] },
			{ place: 2, type: 'text', shownTo: ['anonymous'] },
		],
	});
});
afterAll(() => shop.close());

it('CMS-01 CMS-02 CMS-03 renders guest content and reserves space for the rest', async () => {
	const { text } = await shop.get('/gemischt', { cookie: 'loggedIn=true' });
	const main = text.split('<main')[1]?.split('</main>')[0] ?? '';
	expect(main).toContain('Melde dich an');
	expect(main.match(/data-shown-to="[^"]*"/g)).toEqual([
		'data-shown-to="customer loyalty"',
		'data-shown-to="anonymous"',
	]);
	expect(main).toMatch(/data-block="teaser"[^>]*style="--kept:\d+px"[^>]*><\/div>/);
});

it('detects customers before the first paint, only on pages with personalised content', async () => {
	const tag = '<script src="/visitor.js"></script>';
	const { text } = await shop.get('/gemischt');
	expect(text.indexOf(tag)).toBeGreaterThan(0);
	expect(text.indexOf(tag)).toBeLessThan(text.indexOf('</head>'));
	expect((await shop.get('/')).text).not.toContain(tag);
});

it('offers the login on a members-only page', async () => {
	shop.api.setPage('club', {
		meta: { title: 'Club' },
		audiences: ['loyalty'],
		personal: [{ place: 0, type: 'text', shownTo: ['loyalty'] }],
	});
	const { text } = await shop.get('/club');
	expect(text).toMatch(/<h1[^>]*>Club<\/h1>/);
	expect(text).toContain('Nur für Mitglieder');
	expect(text).toContain('href="/anmelden"');
});
