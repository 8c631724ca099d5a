import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { type Block, ContentPage } from '@korb/contracts/content/content';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

type Check = (main: Locator) => Promise<void>;
const seen =
	(find: (main: Locator) => Locator): Check =>
	async (main) => {
		await expect(find(main).first()).toBeVisible();
	};
const heading = (name: string) => seen((main) => main.getByRole('heading', { name }));
const link =
	(name: string, href: string): Check =>
	async (main) => {
		await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
	};

/** What a visitor must see of each block on a page that contains only that block. */
const blocks: [title: string, type: Block['type'], check: Check][] = [
	[
		'CMS-13 accordion',
		'accordion',
		async (main) => {
			await expect(main.getByText('bis 12 Uhr')).toBeVisible();
			await expect(main.getByText('Abgebucht wird nur')).toBeHidden();
			await main.getByText('Was passiert, wenn etwas fehlt?').click();
			await expect(main.getByText('Abgebucht wird nur')).toBeVisible();
		},
	],
	['CMS-14 button', 'button', link('Ganzes Sortiment ansehen', '/kategorie')],
	['CMS-15 column', 'column', heading('Eine halbe Zeile')],
	[
		'CMS-16 custom html',
		'custom-html',
		seen((main) => main.locator('strong', { hasText: 'eigenes HTML' })),
	],
	['CMS-17 feature', 'feature', seen((main) => main.getByText('Heute bestellt, heute da'))],
	['CMS-18 headline', 'headline', heading('Reif gepflückt, heute im Korb')],
	['CMS-19 iframe', 'iframe', link('Karte unserer Höfe', 'https://karten.korb.example/hoefe')],
	['CMS-20 image list', 'image-list', link('Obst & Gemüse', '/kategorie/obst-gemuese')],
	[
		'CMS-21 image slider',
		'image-slider',
		async (main) => {
			await expect(main.getByRole('img', { name: 'Brokkoli' })).toBeVisible();
			await main.getByRole('button', { name: 'Bild 2 von 2' }).click();
			await expect(main.getByRole('img', { name: 'Erdbeeren' })).toBeInViewport();
		},
	],
	['CMS-22 image', 'image', seen((main) => main.getByRole('img', { name: 'Ein Korb mit Obst' }))],
	['CMS-23 line separator', 'line-separator', seen((main) => main.getByRole('separator'))],
	['CMS-24 option', 'option', link('Abholen', '/filialen')],
	['CMS-25 publication', 'publication', seen((main) => main.getByText('Flugblatt der Woche'))],
	[
		'CMS-26 row',
		'row',
		async (main) => {
			const [left, right] = await Promise.all(
				['Ein Drittel', 'Zwei Drittel'].map((name) =>
					main.getByRole('heading', { name }).boundingBox(),
				),
			);
			expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 100);
			expect(right?.y).toBe(left?.y);
		},
	],
	[
		'CMS-27 script takes effect',
		'script',
		seen((main) => main.getByText(/Bis zur Marillenernte \d+ : \d\d : \d\d/)),
	],
	['CMS-28 section', 'section', seen((main) => main.locator('section#lieferung'))],
	['CMS-29 social follow', 'social-follow', link('Mastodon', 'https://social.example/@korb')],
	[
		'CMS-30 table',
		'table',
		seen((main) => main.getByRole('table', { name: 'Was die Lieferung kostet' })),
	],
	[
		'CMS-31 tabs',
		'tabs',
		async (main) => {
			await expect(main.getByText('Du wählst ein Zeitfenster')).toBeVisible();
			await main.getByRole('tab', { name: 'Abholung' }).click();
			await expect(main.getByText('wartet gekühlt')).toBeVisible();
		},
	],
	[
		'CMS-32 teaser slider',
		'teaser-slider',
		async (main) => {
			await expect(main.getByRole('heading', { name: 'Reif gepflückt.' })).toBeInViewport();
			await main.getByRole('button', { name: 'Bild 2 von 2' }).click();
			await expect(
				main.getByRole('heading', { name: 'Brot, das noch warm war.' }),
			).toBeInViewport();
		},
	],
	['CMS-33 teaser', 'teaser', link('Lieferpass testen', '/lieferpass')],
	['CMS-34 text', 'text', link('So liefern wir', '/lieferung')],
	[
		'CMS-35 user message',
		'user-message',
		seen((main) => main.getByText('Am 26. Oktober liefern wir nicht.')),
	],
	[
		'CMS-36 video',
		'video',
		link('Eine Minute in der Packstation', 'https://video.korb.example/embed/packstation'),
	],
	[
		'CMS-37 cookie list',
		'cookie-list',
		seen((main) => main.getByRole('rowheader', { name: 'region' })),
	],
	[
		'CMS-38 cookie settings button',
		'cookie-settings-button',
		seen((main) => main.getByRole('button', { name: 'Cookie-Einstellungen öffnen' })),
	],
	['CMS-40 contact', 'contact', link('hallo@korb.example', 'mailto:hallo@korb.example')],
	['CMS-44 voucher group', 'voucher-group', link('Anmelden', '/anmelden')],
	[
		'CMS-45 loyalty-app link button',
		'loyalty-app-button',
		link('Für iPhone', 'https://apps.example/ios/korb-club'),
	],
	['CMS-46 login button', 'login-button', link('Anmelden', '/anmelden')],
	[
		'SRCH-10 CMS-47 product group',
		'product-group',
		seen((main) => main.getByRole('link', { name: 'Wachauer Marillen' })),
	],
	['CMS-48 product promotion', 'product-promotion', heading('Wachauer Marillen')],
	[
		'CMS-49 recipe group',
		'recipe-group',
		link('Paradeiser-Spaghetti mit Basilikum', '/rezepte/paradeiser-spaghetti-mit-basilikum'),
	],
	[
		'CMS-50 recipe search',
		'recipe-search',
		async (main) => {
			await main.getByLabel('Zutat oder Gericht').fill('linsen');
			await main.getByRole('button', { name: 'Rezepte suchen' }).click();
			await expect(main.getByRole('link', { name: 'Linsencurry mit Erdäpfeln' })).toBeVisible();
		},
	],
	['CMS-39 contact form', 'contact-form', seen((main) => main.getByLabel('Deine Nachricht'))],
	['CMS-41 newsletter subscribe', 'newsletter-subscribe', heading('€ 5 für deinen ersten Korb')],
	['CMS-42 newsletter unsubscribe', 'newsletter-unsubscribe', heading('Newsletter abmelden')],
	[
		'CMS-43 questionnaire',
		'questionnaire',
		seen((main) => main.getByRole('group', { name: 'Wie frisch war alles?' })),
	],
];

test.beforeAll(async ({ stack, backOffice }) => {
	const visitor = visitorOf(stack);
	for (const [, type] of blocks) {
		const example = blockExamples[type];
		const placed = example.type === 'column' ? { type: 'row', children: [example] } : example;
		const document = ContentPage.parse({ meta: { title: `Baustein ${type}` }, blocks: [placed] });
		await backOffice.publish({ tenantId: 'korb', kind: 'page', key: `baustein-${type}`, document });
	}
	await expect.poll(() => visitor.status('/baustein-contact-form')).toBe(200);
});

for (const [title, type, check] of blocks) {
	test(title, async ({ page }) => {
		await page.goto(`/baustein-${type}`);
		await check(page.locator('main'));
	});
}

test('a page loads only the chunks of the blocks it shows', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.goto('/baustein-tabs');
	await expect(page.getByRole('tab', { name: 'Abholung' })).toBeVisible();
	const blockScripts = scripts.filter((url) => /\/[a-z-]+-block-[^/]+\.js$/.test(url));
	expect(blockScripts.map((url) => url.replace(/^.*\/([a-z-]+)-block-.*$/, '$1'))).toEqual([
		'tabs',
	]);
});
