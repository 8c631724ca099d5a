import { joinOrders } from '@korb/contracts/customer/customer-paths';
import type { Page } from '@playwright/test';
import { type Account, callApi, signUp } from '../../support/customer.ts';
import { type PlacedOrder, packOrder, placeOrder, report } from '../../support/orders.ts';
import { sizes } from '../../support/shopper.ts';
import { expect as base, expectAccessible, type Shop, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
type Stack = Parameters<typeof placeOrder>[0];

/** A customer with one order, placed as a guest with the same email address. */
async function signUpWithOrder(
	page: Page,
	stack: Stack,
	shop: Shop,
): Promise<[PlacedOrder, Account]> {
	const account = await signUp(page, stack);
	const order = await placeOrder(stack, shop, account.email);
	await callApi(page, joinOrders);
	return [order, account];
}

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1\u00a0');

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`orders on a ${size}`, () => {
		test.use({ viewport });
		test.setTimeout(120_000);

		test('CUST-60 are listed, opened and ordered again', async ({ page, stack, shop }) => {
			const [order] = await signUpWithOrder(page, stack, shop);
			await page.goto('/profil/bestellungen');
			const running = page.getByRole('region', { name: 'Läuft gerade' }).getByRole('article');
			await expect(running).toContainText(grouped(order.orderNumber));
			await expect(running).toContainText('Änderbar bis');
			await expectAccessible(page);

			await running.getByRole('link', { name: 'Ansehen' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
			await expect(page.getByRole('link', { name: 'Stornieren' })).toBeVisible();

			await packOrder(stack, shop, order);
			await report(stack, shop, order, 'status', { status: 'DELIVERED' });
			await page.goto('/profil/bestellungen');
			const card = page.getByRole('article').filter({ hasText: grouped(order.orderNumber) });
			await expect(card).toContainText('Geliefert');
			await expect(card.getByRole('link', { name: 'Rechnung' })).toHaveAttribute(
				'href',
				/invoice\.pdf$/,
			);
			await card.getByRole('button', { name: 'Nochmal' }).click();
			await expect(
				page.getByText(/Artikel lieg(t|en) im Korb\.|Artikel feh/).first(),
			).toBeVisible();
			const { productLineItems } = (await callApi(page, 'GET /api/carts')) as {
				productLineItems: { product: { sku: string } }[];
			};
			const skus = order.lines.map(({ sku }) => sku);
			expect(productLineItems.length).toBeGreaterThan(0);
			expect(skus).toEqual(
				expect.arrayContaining(productLineItems.map(({ product }) => product.sku)),
			);
		});
	});
}

test('CUST-60 the overview shows the next order, and adds to it', async ({ page, stack, shop }) => {
	const [order] = await signUpWithOrder(page, stack, shop);
	await page.goto('/profil');
	const next = page.getByRole('region', { name: /Uhr$/ });
	await expect(next).toContainText(grouped(order.orderNumber));
	await expect(next).toContainText('Noch änderbar bis');
	await next.getByRole('button', { name: 'Dazubestellen' }).click();
	await expect(page).toHaveURL(/\/kategorie$/);
	await settled(page);
	expect(await callApi(page, 'GET /api/carts')).toMatchObject({ mode: 'ADDON' });
});

test('finds orders by number and product, and says when there is none', async ({
	page,
	stack,
	shop,
}) => {
	const [order] = await signUpWithOrder(page, stack, shop);
	await page.goto('/profil/bestellungen');
	const search = page.getByRole('searchbox', { name: 'Bestellungen durchsuchen' });
	await search.fill(order.lines[0]?.name.slice(0, 12) ?? '');
	await expect(page.getByRole('article')).toHaveCount(1);
	await search.fill('gibt es nicht');
	await expect(page.getByText('Dazu haben wir keine Bestellung gefunden.')).toBeVisible();
	await search.fill('');
	await page.getByRole('button', { name: 'Click & Collect' }).click();
	await expect(page.getByText('Dazu haben wir keine Bestellung gefunden.')).toBeVisible();
	await page.getByRole('button', { name: 'Alle', exact: true }).click();
	await expect(page.getByRole('article')).toHaveCount(1);
});

test('the order of another customer is no order', async ({
	page,
	stack,
	shop,
	browser,
	console,
}) => {
	console.expect(/404/);
	const order = await placeOrder(stack, shop);
	await signUp(page, stack);
	await page.goto(`/bestellung/${order.orderNumber}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Bestellung');
	await expect(page.getByText(order.lines[0]?.name ?? '')).toHaveCount(0);
	const guest = await (await browser.newContext({ baseURL: shop.origin })).newPage();
	await guest.goto(`/bestellung/${order.orderNumber}`);
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
		(await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
	);
	await guest.context().close();
});

test('an empty list says what will be there', async ({ page, stack }) => {
	await signUp(page, stack);
	await page.goto('/profil/bestellungen');
	await expect(page.getByText('Hier steht bald dein erster Einkauf.')).toBeVisible();
	await expect(page.getByRole('searchbox', { name: 'Bestellungen durchsuchen' })).toHaveCount(0);
});
