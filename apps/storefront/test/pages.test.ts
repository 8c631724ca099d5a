import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFixtureShop } from './open-fixture-shop.ts';

const shop = await openFixtureShop();

const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe('GET a content page → 200', () => {
	it('TEN-42 shows the start page’s content at /', async () => {
		const page = await shop.get('/');
		expect(page.status).toBe(200);
		expect(page.text).toContain('<h1');
		expect(page.text).toContain('Frisch heute');
	});

	it('TEN-43 CMS-05 renders any other path with the same page component', async () => {
		shop.api.setPage('ueber-uns/team', {
			meta: { title: 'Team' },
			blocks: [{ type: 'headline', text: 'Wir', level: 1 }],
		});
		const [home, deep] = await Promise.all([shop.get('/'), shop.get('/ueber-uns/team')]);
		expect(deep.status).toBe(200);
		const skeleton = (text: string) => text.replace(/>[^<]+</g, '><').split('<main')[1];
		const body = (text: string) => skeleton(text)?.split('</main>')[0];
		expect(body(deep.text)).toBe(body(home.text));
	});

	it('finds a page with an umlaut in its slug', async () => {
		shop.api.setPage('käse', { meta: { title: 'Käse' } });
		expect((await shop.get('/k%C3%A4se')).text).toContain('<title>Käse</title>');
	});

	it('has exactly one h1, whatever the editor placed', async () => {
		const headline = { type: 'headline', text: 'Groß', level: 1 } as const;
		shop.api.setPage('zwei', { meta: { title: 'Zwei' }, blocks: [headline, headline] });
		shop.api.setPage('keine', { meta: { title: 'Keine Überschrift' } });
		expect(count((await shop.get('/zwei')).text, '<h1')).toBe(1);
		const none = await shop.get('/keine');
		expect(count(none.text, '<h1')).toBe(1);
		expect(none.text).toMatch(/<h1[^>]*>Keine Überschrift</);
	});

	it('is not painted before its header is parsed', async () => {
		const page = await shop.get('/');
		expect(page.text).toContain('<link rel="expect" href="#main" blocking="render">');
		expect(count(page.text, ' id="main"')).toBe(1);
	});

	it('skips blocks of an unknown type', async () => {
		shop.api.setBlocks('bald', [{ type: 'hologram' }, { type: 'text', paragraphs: ['Hallo'] }]);
		const page = await shop.get('/bald');
		expect(page.status).toBe(200);
		expect(page.text).toContain('<p>Hallo</p>');
	});

	it('runs no inline script and sets no cookie', async () => {
		const page = await shop.get('/', { cookie: 'sid=secret; loggedIn=true' });
		const scripts = page.text.match(/<script[^>]*>/g) ?? [];
		expect(scripts.filter((tag) => !/src=|application\/json/.test(tag))).toEqual([]);
		expect(page.headers.get('set-cookie')).toBeNull();
		expect(page.text).not.toContain('secret');
		for (const { headers } of shop.api.seen) expect(headers.cookie).toBeUndefined();
	});

	it('escapes content', async () => {
		shop.api.setPage('boese', {
			meta: { title: '</script><script>alert(1)</script>' },
			blocks: [{ type: 'text', paragraphs: ['</script><img src=x onerror=alert(1)>'] }],
		});
		const { text } = await shop.get('/boese');
		expect(text).not.toContain('<script>alert');
		expect(text).not.toContain('<img src=x');
	});
});

describe('page meta and background', () => {
	beforeAll(() => {
		shop.api.setPage('alles', {
			meta: {
				title: 'Titel "1" & mehr',
				description: 'Die Beschreibung',
				keywords: ['brot', 'milch'],
				noFollow: true,
				noIndex: true,
				openGraphImage: '/bilder/teilen.png',
			},
			background: { color: '#fee', image: '/bilder/muster.png', repeat: 'repeat-x', size: 'cover' },
		});
		shop.api.setPage('wenig', { meta: { title: 'Wenig' } });
	});

	const parts: [string, string][] = [
		['TEN-107 title', '<title>Titel &quot;1&quot; &amp; mehr</title>'],
		['TEN-108 description', '<meta name="description" content="Die Beschreibung"/>'],
		['TEN-109 keywords', '<meta name="keywords" content="brot, milch"/>'],
		['TEN-110 TEN-111 noFollow and noIndex', '<meta name="robots" content="noindex, nofollow"/>'],
		[
			'TEN-112 openGraphImage as an absolute URL',
			'<meta property="og:image" content="https://shop.korb.example/bilder/teilen.png"/>',
		],
		['TEN-113 background color', 'background-color:#fee'],
		['TEN-114 background image', 'background-image:url(&quot;/bilder/muster.png&quot;)'],
		['TEN-115 background repeat', 'background-repeat:repeat-x'],
		['TEN-116 background size', 'background-size:cover'],
	];
	it.each(parts)('%s', async (_title, part) => {
		expect((await shop.get('/alles')).text).toContain(part);
		expect((await shop.get('/wenig')).text).not.toContain(part);
	});

	it('has a canonical URL based on the tenant’s base URL', async () => {
		const page = await shop.get('/wenig/?utm_source=x');
		expect(page.text).toContain('<link rel="canonical" href="https://shop.korb.example/wenig"/>');
	});
});

describe('client configs', () => {
	beforeEach(() => {
		shop.api.clientConfigs = {
			topbarbanner: { text: 'Gratis liefern', href: '/lieferung' },
			header: { links: [{ label: 'Aktionen', href: '/aktionen' }] },
			footer: {
				columns: [{ title: 'Hilfe', links: [{ label: 'Kontakt', href: '/kontakt' }] }],
				legalLinks: [{ label: 'Impressum', href: '/impressum' }],
				paymentMarks: [],
			},
			socialsharingandseo: {
				siteName: 'Korb Wien',
				titleTemplate: '{title} | Korb',
				openGraphImage: '/logo.png',
			},
		};
	});

	it('API-14 fetches all four types in one call', async () => {
		await shop.get('/');
		const call = shop.api.seen.find(({ path }) => path.startsWith('/api/content/configs/client'));
		const { searchParams } = new URL(call?.path ?? '', 'http://fixture');
		expect(searchParams.get('types')?.split(',')).toEqual([
			'topbarbanner',
			'header',
			'footer',
			'socialsharingandseo',
		]);
	});

	it('CMS-08 shows the top bar banner', async () => {
		const { text } = await shop.get('/');
		expect(text).toMatch(
			/<b>Gratis liefern<\/b> <a href="\/lieferung" data-link="">Mehr dazu<\/a>/,
		);
	});

	it('CMS-09 shows the links of the header', async () => {
		const header = (await shop.get('/')).text.split('<header')[1]?.split('</header>')[0];
		expect(header).toContain('<a href="/aktionen" data-link="">Aktionen</a>');
	});

	it('CMS-10 shows columns and legal links of the footer', async () => {
		const footer = (await shop.get('/')).text.split('<footer')[1]?.split('</footer>')[0];
		expect(footer).toContain('Hilfe');
		expect(footer).toContain('<a href="/kontakt" data-link="">Kontakt</a>');
		expect(footer).toContain('<a href="/impressum" data-link="">Impressum</a>');
	});

	it('CMS-11 uses title template, site name and shared image', async () => {
		const { text } = await shop.get('/');
		expect(text).toContain('<title>Willkommen | Korb</title>');
		expect(text).toContain('<meta property="og:site_name" content="Korb Wien"/>');
		expect(text).toContain('content="https://shop.korb.example/logo.png"');
	});

	it.each([500, 503, 0])('CMS-12 uses an empty set when they fail with %s', async (status) => {
		shop.api.fail('/api/content/configs', status);
		// A region without a cached copy.
		const page = await shop.get('/', { 'x-region': `new-${status}` });
		expect(page.status).toBe(200);
		expect(page.text).toContain('Frisch heute');
		expect(page.text).toContain('"clientConfigs":{}');
	});
});
