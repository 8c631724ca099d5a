import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

type Switch = {
	title: string;
	on: Partial<ClientRuntimeConfig>;
	off: Partial<ClientRuntimeConfig>;
	paths: string[];
	/** The header entry shown while the feature is on. */
	entry?: { role: 'link' | 'searchbox'; name: string };
};

const switches: Switch[] = [
	{
		title: 'TEN-20 TEN-27 TEN-67 CMS-51 search',
		on: { featureSearch: true },
		off: { featureSearch: false },
		paths: ['/suche/milch'],
		entry: { role: 'searchbox', name: 'Suche' },
	},
	{
		title: 'TEN-14 TEN-32 TEN-58 TEN-59 TEN-60 TEN-61 TEN-63 CMS-53 customer accounts',
		on: { featureCustomer: true },
		off: { featureCustomer: false },
		paths: [
			'/anmelden',
			'/registrierung',
			'/konto-verknuepfen',
			'/passwort-zuruecksetzen',
			'/profil',
		],
		entry: { role: 'link', name: 'Konto' },
	},
	{
		title: 'TEN-12 TEN-28 TEN-45 CMS-60 favourites',
		on: { featureCustomerFavorites: true },
		off: { featureCustomerFavorites: false },
		paths: ['/meine-produkte'],
		entry: { role: 'link', name: 'Favoriten' },
	},
	{
		title: 'TEN-16 TEN-33 TEN-47 TEN-48 TEN-49 CMS-54 cart and checkout',
		on: { featureCartCheckout: true },
		off: { featureCartCheckout: false },
		paths: ['/warenkorb', '/kasse', '/kasse-ok'],
		entry: { role: 'link', name: 'Warenkorb' },
	},
	{
		title: 'TEN-15 TEN-34 TEN-46 the delivery pass',
		on: { featureCustomerDeliveryPass: true },
		off: { featureCustomerDeliveryPass: false },
		paths: ['/lieferpass', '/profil/lieferpass'],
	},
	{
		title: 'TEN-13 TEN-26 TEN-55 TEN-56 product discovery and brands',
		on: { featureProductDiscovery: true },
		off: { featureProductDiscovery: false },
		paths: ['/kategorie', '/marken'],
	},
	{
		title: 'TEN-17 TEN-29 TEN-51 recipes',
		on: { featureRecipes: true },
		off: { featureRecipes: false },
		paths: ['/rezepte'],
	},
	{
		title: 'TEN-18 TEN-30 TEN-53 pesticides',
		on: { featurePesticides: true },
		off: { featurePesticides: false },
		paths: ['/pestizide'],
	},
	{
		title: 'TEN-19 TEN-31 TEN-66 the store finder',
		on: { featureMisc: true },
		off: { featureMisc: false },
		paths: ['/filialen'],
	},
	{
		title: 'TEN-21 TEN-64 TEN-65 the physical card, which joe replaces',
		on: { featureJoe: false },
		off: { featureJoe: true },
		paths: ['/karte-bestellen', '/karte-bestellen-ok'],
	},
	{
		title: 'TEN-22 TEN-50 CMS-07 the test confirmation, which only preview has',
		on: { cms: { preview: true } },
		off: { cms: { preview: false } },
		paths: ['/kasse-ok-test'],
	},
];

for (const { title, on, off, paths, entry } of switches) {
	test(`${title}: toggles within five seconds, without a restart`, async ({
		stack,
		shop,
		backOffice,
		page,
		console,
	}) => {
		// A second stale page within ten seconds does not trigger another reload; React re-renders it.
		console.expect(/React error #418/);
		const visitor = visitorOf(stack);
		const statuses = () => Promise.all(paths.map(visitor.status));
		const all = (status: number) => paths.map(() => status);
		// The server responds within five seconds; rendering in the browser takes longer.
		const within = { timeout: 5000, intervals: [100] };
		const slow = { timeout: 30_000 };
		const inHeader = page
			.getByRole('banner')
			.getByRole(entry?.role ?? 'link', { name: entry?.name ?? 'none' });
		const expectInHeader = async (count: number) => {
			// Only the header matters here, so don't wait for the images below it.
			await page.goto('/', { waitUntil: 'domcontentloaded' });
			await expect(inHeader).toHaveCount(count, { timeout: 3000 });
		};

		await backOffice.configure(shop.tenantId, on);
		await expect.poll(statuses, within).toEqual(all(200));
		if (entry) await expect(() => expectInHeader(1)).toPass(slow);

		await backOffice.configure(shop.tenantId, off);
		await expect.poll(statuses, within).toEqual(all(404));
		if (entry) await expect(() => expectInHeader(0)).toPass(slow);

		await backOffice.configure(shop.tenantId, on);
		await expect.poll(statuses, within).toEqual(all(200));
	});
}

test('TEN-41 moves a page when its slug is renamed', async ({ stack, shop, backOffice }) => {
	const visitor = visitorOf(stack);
	await backOffice.rename(shop.tenantId, 'recipes', 'kochbuch');
	await expect.poll(() => visitor.status('/kochbuch'), { timeout: 5000 }).toBe(200);
	await expect.poll(() => visitor.status('/rezepte'), { timeout: 5000 }).toBe(404);
	await backOffice.rename(shop.tenantId, 'recipes', 'rezepte');
	await expect.poll(() => visitor.status('/rezepte'), { timeout: 5000 }).toBe(200);
});
