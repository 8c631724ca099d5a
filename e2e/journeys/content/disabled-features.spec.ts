import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

type Flag = Extract<keyof ClientRuntimeConfig, `feature${string}`>;

/** Traces of a feature in a page: its URLs and the markup that only it renders. */
const features: [title: string, flag: Flag, traces: RegExp][] = [
	['TEN-13 products', 'featureProductDiscovery', /\/kategorie|\/marken|\/produkte\//],
	['TEN-20 search', 'featureSearch', /\/suche|type="search"/],
	['TEN-16 the cart', 'featureCartCheckout', /\/warenkorb|\/kasse|\/lieferpass|"cartBadge"/],
	[
		'TEN-14 accounts',
		'featureCustomer',
		/\/(?:anmelden|registrierung|profil|lieferpass|meine-produkte|geteilte-liste)/,
	],
	['TEN-12 favourites', 'featureCustomerFavorites', /\/meine-produkte|\/geteilte-liste|"Favorit: /],
	['TEN-15 the delivery pass', 'featureCustomerDeliveryPass', /\/lieferpass|"delivery-pass"/],
	['TEN-17 recipes', 'featureRecipes', /\/rezepte|"recipe-(?:group|search)"/],
	['TEN-18 pesticides', 'featurePesticides', /\/pestizide/],
	['TEN-19 stores, newsletters and forms', 'featureMisc', /\/filialen|\/api\/newsletter/],
];

const pages = ['/', '/sitemap', '/club', '/hilfe', '/flugblaetter', '/nowhere', '/sitemap.xml'];

test.beforeAll(async ({ backOffice }) => {
	for (const [, flag] of features) await backOffice.copy('korb', nameOf(flag), { [flag]: false });
});
test.afterAll(async ({ backOffice }) => {
	for (const [, flag] of features) await backOffice.remove(nameOf(flag));
});

for (const [title, flag, traces] of features) {
	test(`${title}: switched off, no page links to it or breaks`, async ({ stack }) => {
		const visitor = visitorOf(stack, `${nameOf(flag)}.localhost`);
		await expect.poll(() => visitor.status('/'), { timeout: 30_000 }).toBe(200);

		const links = new Set<string>();
		for (const path of [...pages, '/sitemaps/pages.xml']) {
			const { body } = await visitor.get(path);
			expect(traces.exec(body)?.[0], `on ${path}`).toBeUndefined();
			for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href);
		}
		const answers = await Promise.all(
			[...links].map(async (href) => [href.replaceAll('&amp;', '&'), await visitor.status(href)]),
		);
		expect(answers.length).toBeGreaterThan(10);
		expect(answers.filter(([, status]) => Number(status) >= 400)).toEqual([]);
	});
}

test('TEN-62 without accounts, the pages below the profile do not exist', async ({ stack }) => {
	const visitor = visitorOf(stack, `${nameOf('featureCustomer')}.localhost`);
	await expect.poll(() => visitor.status('/'), { timeout: 30_000 }).toBe(200);
	for (const path of ['/profil/link', '/profil/_sub', '/profil']) {
		expect([path, await visitor.status(path)]).toEqual([path, 404]);
	}
});

function nameOf(flag: Flag): string {
	return `without-${flag.toLowerCase()}`.slice(0, 31);
}
