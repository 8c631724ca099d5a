import greenbasket from '@korb/demo/content/themes/greenbasket' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ tenant: 'greenbasket', viewport: { width: 1440, height: 900 } });

test('a shop without a theme falls back to the neutral design', async ({ page, backOffice }) => {
	await page.goto('/');
	const themed = await look(page);
	expect(themed.tokens).toBe(Object.keys(greenbasket).length);

	await backOffice.dress('greenbasket', null);
	await expect.poll(async () => (await reload(page)).tokens, { timeout: 15_000 }).toBe(0);
	const bare = await look(page);
	expect(bare.action).not.toBe(themed.action);
	expect(bare.logo).toBe('none');
	await expect(page.getByRole('banner').getByText('Greenbasket', { exact: true })).toBeVisible();
	await expectAccessible(page);

	await backOffice.dress('greenbasket', { 'color-action': '#2f6b1f' });
	await expect
		.poll(async () => (await reload(page)).action, { timeout: 15_000 })
		.toBe('rgb(47, 107, 31)');
	await backOffice.dress('greenbasket', greenbasket);
});

async function reload(page: Page) {
	await page.reload();
	return look(page);
}

/** The theme on the page, and how the logo and filled buttons render with it. */
function look(page: Page) {
	return page.evaluate(() => {
		const home = document.querySelector('header a[href="/"]');
		const cart = document.querySelector('header a[href="/basket"]');
		return {
			tokens: document.documentElement.style.length,
			logo: home ? getComputedStyle(home).backgroundImage : '',
			action: cart ? getComputedStyle(cart).backgroundColor : '',
		};
	});
}
