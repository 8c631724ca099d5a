import type { Cart } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import type { Page } from '@playwright/test';
import { callApi, signUp } from '../../support/customer.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
const shops = [
	{
		tenant: 'korb',
		...{ mine: '/meine-produkte', aisle: 'kuehlwaren', shared: '/geteilte-liste' },
		...{ put: /^Auf eine Liste/, create: 'Neue Liste', name: 'Name der Liste', save: 'Speichern' },
		...{ open: 'Ansehen', share: 'Teilen', link: 'Link', makeLink: 'Link erstellen' },
		...{ done: 'Fertig', write: 'Was fehlt noch?', add: 'Dazuschreiben', revoke: 'Link sperren' },
		...{ toCart: 'Alles in den Korb', more: 'Mehr', missing: '1 Artikel fehlt', own: 'Für Oma' },
		...{ whyText: 'Steht nur als Text', ok: 'Alles klar', unknown: 'Diese Liste gibt es nicht' },
	},
	{
		tenant: 'greenbasket',
		...{ mine: '/my-products', aisle: 'chilled', shared: '/shared-list' },
		...{ put: /^Add to a list/, create: 'New list', name: 'Name of the list', save: 'Save' },
		...{ open: 'View', share: 'Share', link: 'Link', makeLink: 'Create link' },
		...{ done: 'Done', write: 'What else do you need?', add: 'Add', revoke: 'Disable link' },
		...{ toCart: 'Add all to basket', more: 'More', missing: '1 item is missing', own: 'For Gran' },
		...{ whyText: 'Only written down', ok: 'All right', unknown: 'There is no such list' },
	},
] as const;

const quantitiesOf = async (page: Page) => {
	const { productLineItems } = (await callApi(page, 'GET /api/carts')) as Cart;
	return productLineItems.map(({ product, quantity }) => [product.name, quantity]);
};

for (const words of shops) {
	test.describe(`a list of a customer of ${words.tenant}`, () => {
		test.use({ tenant: words.tenant });

		test('is shared with somebody, who adds to it and buys it', async ({
			page,
			stack,
			shop,
			browser,
		}) => {
			test.setTimeout(180_000);
			await signUp(page, stack);
			const { results } = (await callApi(
				page,
				`GET /api/categories/${words.aisle}/products?pageSize=24`,
			)) as { results: Product[] };
			const product = results.find(
				({ availability, weightArticle }) => availability === 'available' && !weightArticle,
			);
			const { sku = '', name = '' } = product ?? {};
			await callApi(page, 'PUT /api/customers/favorites/products', { reference: sku });

			// From my products onto a list of its own.
			await page.goto(words.mine);
			await page.getByRole('button', { name: words.create }).click();
			await page.getByLabel(words.name).fill(words.own);
			await page.getByRole('button', { name: words.save }).click();
			await expect(page.getByRole('heading', { level: 1, name: words.own })).toBeVisible();
			await page.goto(words.mine);
			await page.getByRole('main').getByRole('button', { name: words.put }).click();
			await page.getByRole('dialog').getByRole('button', { name: words.own }).click();
			await page.getByRole('button', { name: words.open }).click();
			const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
			await expect(lines.first()).toBeVisible();
			await expectAccessible(page);

			await page.getByRole('button', { name: words.share, exact: true }).click();
			await page.getByRole('button', { name: words.makeLink }).click();
			const link = await page.getByRole('textbox', { name: words.link }).inputValue();
			expect(link).toMatch(new RegExp(`${words.shared}#[0-9a-f-]{36}\\.[\\w-]{43}$`));
			await expectAccessible(page);
			await page.getByRole('button', { name: words.done }).click();

			// Somebody else, without an account.
			const context = await browser.newContext({ baseURL: shop.origin });
			const guest = await context.newPage();
			const answers: string[] = [];
			guest.on('request', (request) => answers.push(request.url()));
			const opened = await guest.goto(link);
			expect(opened?.headers()['cache-control']).toContain('no-store');
			expect(await opened?.text()).toContain('noindex');
			await expect(guest.getByRole('heading', { level: 1, name: words.own })).toBeVisible();
			expect(answers.filter((url) => url.includes(link.split('.').at(-1) ?? '-'))).toEqual([
				...(answers.includes(link) ? [link] : []),
			]);
			await guest.getByLabel(words.write).fill('Kerzen');
			await guest.getByRole('button', { name: words.add, exact: true }).click();
			const added = guest.getByRole('listitem').filter({ hasText: 'Kerzen' });
			await expect(added.first()).toBeVisible();
			const quantity = guest.getByRole('group', { name: new RegExp(name.slice(0, 12)) });
			await quantity.getByRole('button').last().click();
			await expectAccessible(guest);
			expect(await findLayoutFaults(guest)).toEqual([]);

			await guest.getByRole('button', { name: words.toCart }).click();
			const dialog = guest.getByRole('dialog', { name: words.missing });
			await expect(dialog).toContainText(words.whyText);
			await dialog.getByRole('button', { name: words.ok }).click();
			await expect.poll(() => quantitiesOf(guest)).toEqual([[name, 2]]);

			// The owner sees what was added, and closes the link.
			await expect(page.getByRole('main').getByText('Kerzen').first()).toBeVisible();
			await page.getByRole('button', { name: words.share, exact: true }).click();
			await page.getByRole('button', { name: words.revoke }).click();
			await expect(page.getByRole('button', { name: words.makeLink })).toBeVisible();
			await guest.reload();
			await expect(guest.getByText(words.unknown)).toBeVisible();
			await context.close();
		});
	});
}

test('a pasted list of 25 lines is kept as a list, and in the cart within a minute', async ({
	page,
	stack,
}) => {
	test.setTimeout(120_000);
	await signUp(page, stack);
	const said = [
		...['2 l Milch', 'Butter', '10 Eier', 'Joghurt', 'Emmentaler', 'Schlagobers', 'Topfen'],
		...['Brot', '6 Semmeln', 'Bananen', 'Äpfel', '1 kg Erdäpfel', 'Paradeiser', 'Gurke'],
		...['Zwiebeln', 'Karotten', 'Nudeln', 'Reis', 'Mehl', 'Zucker', 'Kaffee', 'Tee'],
		...['Mineralwasser', 'Orangensaft', 'Quantenschaum'],
	];
	expect(said).toHaveLength(25);
	const startedAt = Date.now();
	await page.goto('/liste-einfuegen');
	await settled(page);
	await page.getByRole('textbox', { name: /^Einkaufsliste/ }).fill(said.join('\n'));
	await page.getByRole('button', { name: 'Artikel suchen' }).click();
	await expect(page.getByRole('main').getByRole('article')).toHaveCount(25);
	await page.getByRole('button', { name: 'Als Liste merken' }).dblclick();
	await expect(page.getByText(/^Gemerkt als „Liste vom/).first()).toBeVisible();
	await page.getByRole('button', { name: 'Alle in den Korb' }).click();
	await expect(page.getByText(/Artikel liegen im Korb\.$/).first()).toBeVisible();
	await expect.poll(async () => (await quantitiesOf(page)).length).toBeGreaterThan(15);
	expect(Date.now() - startedAt).toBeLessThan(60_000);

	const { results } = (await callApi(page, 'GET /api/lists')) as { results: ShoppingList[] };
	expect(results).toHaveLength(1);
	await page.goto(`/meine-produkte/${results[0]?.listId}`);
	await expect(page.getByRole('main').getByText('Quantenschaum').first()).toBeVisible();
	await expectAccessible(page);
	expect(await findLayoutFaults(page)).toEqual([]);
});
