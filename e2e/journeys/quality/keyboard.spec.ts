import { focusedName, hasVisibleFocus } from '../../support/focus.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('keyboard only, on a desktop', () => {
	test.use({ viewport: desktop });

	test('tabs through the header in reading order with visible focus', async ({ page }) => {
		await page.goto('/');
		await settled(page);
		const names: string[] = [];
		for (let step = 0; step < 20; step++) {
			await page.keyboard.press('Tab');
			names.push(await focusedName(page));
			await expect
				.poll(() => hasVisibleFocus(page), { message: `focus on ${names.at(-1)}` })
				.toBe(true);
		}
		const expected = [
			'Zum Inhalt springen',
			'Korb',
			'Sortiment',
			'Suche im Sortiment',
			'Warenkorb',
			'Aktionen',
		];
		const found = expected.map((part) => names.findIndex((name) => name.includes(part)));
		expect(found, names.join(' → ')).not.toContain(-1);
		expect(found, names.join(' → ')).toEqual(found.toSorted((a, b) => a - b));
	});

	test('skips the header and continues in the content', async ({ page }) => {
		await page.goto('/kategorie/steinobst');
		await settled(page);
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
	});

	test('reaches every footer link with visible focus', async ({ page }) => {
		await page.goto('/impressum');
		await settled(page);
		const footer = page.getByRole('contentinfo');
		await footer.getByRole('textbox').focus();
		const links = await footer.getByRole('link').count();
		for (let step = 0; step <= links; step++) {
			await page.keyboard.press('Tab');
			await expect(footer.locator(':focus')).toHaveCount(1);
			expect(await hasVisibleFocus(page), await focusedName(page)).toBe(true);
		}
	});

	test('the assortment menu traps focus, closes on Escape and restores focus', async ({ page }) => {
		await page.goto('/');
		await settled(page);
		const button = page.getByRole('banner').getByRole('button', { name: 'Sortiment' });
		await button.focus();
		await page.keyboard.press('Enter');
		const menu = page.getByRole('dialog', { name: 'Sortiment' });
		await expect(menu).toBeVisible();
		await expect(menu.locator(':focus')).toHaveCount(1);
		for (let step = 0; step < 60; step++) await page.keyboard.press('Tab');
		await expect(menu.locator(':focus')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(menu).toHaveCount(0);
		await expect(button).toBeFocused();
	});

	test('follows a category link in the menu and focuses the main content', async ({ page }) => {
		await page.goto('/');
		await settled(page);
		await page.getByRole('banner').getByRole('button', { name: 'Sortiment' }).focus();
		await page.keyboard.press('Enter');
		const aisle = page
			.getByRole('dialog', { name: 'Sortiment' })
			.getByRole('link', { name: 'Brot & Gebäck', exact: true });
		await aisle.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/brot-gebaeck/);
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.locator('#main')).toBeFocused();
	});

	test('shows a product on offer next to the focused category', async ({ page }) => {
		await page.goto('/');
		await settled(page);
		await page.getByRole('banner').getByRole('button', { name: 'Sortiment' }).focus();
		await page.keyboard.press('Enter');
		const menu = page.getByRole('dialog', { name: 'Sortiment' });
		await menu.getByRole('link', { name: 'Kühlwaren', exact: true }).focus();
		const offer = menu.getByRole('link', { name: /% .* statt / });
		await expect(offer).toHaveAttribute('href', /^\/produkte\//);
	});

	test('restores focus to the product after closing its quick view', async ({ page }) => {
		await page.goto('/kategorie/steinobst');
		await settled(page);
		const look = page.getByRole('link', { name: /^Schnellansicht/ }).first();
		await look.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(look).toBeFocused();
	});
});

test('opens and closes the assortment menu from the bottom bar of a phone', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/');
	await settled(page);
	const button = page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('button', {
		name: 'Sortiment',
	});
	await button.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog', { name: 'Sortiment' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(button).toBeFocused();
});

test('tabs through the rows of the header of a phone from top to bottom', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/');
	await settled(page);
	await page.getByRole('link', { name: 'Zur Startseite von Korb' }).first().focus();
	for (const name of [/^Konto/, /^Favoriten/, /^Liefern oder abholen/, /^Suche im Sortiment/]) {
		await page.keyboard.press('Tab');
		expect(await focusedName(page)).toMatch(name);
		expect(await hasVisibleFocus(page), String(name)).toBe(true);
	}
});

test('exposes landmarks to screen readers', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto('/');
	await settled(page);
	await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- banner:
  - link "Zur Startseite von Korb"
  - button "Sortiment"
  - search:
    - text: Suche im Sortiment
  - link /Warenkorb/
  - navigation:
    - list
`);
	for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
		await expect(page.getByRole(landmark)).toHaveCount(1);
	}
	const names = await page
		.getByRole('navigation')
		.evaluateAll((all) =>
			all.filter((nav) => nav.checkVisibility()).map((nav) => nav.getAttribute('aria-label')),
		);
	expect(new Set(names).size, names.join(', ')).toBe(names.length);
	expect(names).not.toContain(null);
});

test('exposes the reduced checkout header to screen readers', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto('/kasse');
	await settled(page);
	await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- banner:
  - link "Zur Startseite von Korb"
  - list "Fortschritt":
    - listitem: /Korb/
    - listitem: /Kassa/
    - listitem: /Bestätigung/
`);
	await expect(page.getByRole('search')).toHaveCount(0);
	await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

test('exposes the bottom bar and the footer to screen readers', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/');
	await settled(page);
	await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toMatchAriaSnapshot(`
- navigation "Schnellzugriff":
  - link "Start"
  - button "Sortiment"
  - button "Suche"
  - link "Favoriten"
  - link /Warenkorb/
`);
	await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
- contentinfo:
  - heading "€ 5 für deinen ersten Korb" [level=2]
  - textbox
  - button "Anmelden"
  - link "Zur Startseite von Korb"
  - navigation "Einkaufen":
    - heading "Einkaufen" [level=2]
    - list
`);
});
