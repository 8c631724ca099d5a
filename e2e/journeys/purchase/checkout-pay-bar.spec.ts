import type { Page } from '@playwright/test';
import { buyerOn, LONG_TIMEOUT, newAddress } from '../../support/buyer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: sizes.phone });

test('a phone shows the total and the pay button at every scroll position', async ({ page }) => {
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await expect(buyer.button).toBeInViewport({ ratio: 1 });
	const sum = page.getByText('Zu zahlen').filter({ visible: true });
	await expect(sum.last()).toBeInViewport({ ratio: 1 });

	// The order summary is one tap away and ends right above the button.
	await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
	await expect(page.getByRole('heading', { name: 'Deine Bestellung' })).toBeInViewport();
	await expect(buyer.button).toBeInViewport({ ratio: 1 });
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect(buyer.button).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('contentinfo')).toBeInViewport();
	await expectAccessible(page);
});

test('the pay bar never covers the focused element', async ({ page }) => {
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await page.getByLabel('Rechnungsadresse ist gleich wie Lieferadresse').uncheck();
	await page.evaluate(() => scrollTo(0, 0));
	await page.getByRole('link', { name: 'Zurück zum Korb' }).focus();
	const covered: string[] = [];
	for (let presses = 0; presses < 60; presses += 1) {
		await page.keyboard.press('Tab');
		const { name, isCovered, isButton } = await page.evaluate(inspectFocus);
		if (isCovered) covered.push(name);
		if (isButton) break;
	}
	await expect(buyer.button).toBeFocused();
	expect(covered).toEqual([]);
});

test('an error scrolls into view, wherever the page was when the shopper submitted', async ({
	page,
	console,
}) => {
	console.expect(/409/);
	const buyer = buyerOn(page);
	await buyer.prepare('An der Tür', newAddress());
	await page.route('**/api/carts/finalize', async (route) => {
		const input = route.request().postDataJSON();
		await route.continue({
			postData: JSON.stringify({ ...input, expectedTotal: input.expectedTotal + 1 }),
		});
	});
	await page.evaluate(() => scrollTo(0, 0));
	await buyer.order();
	const notice = page.getByRole('alert').filter({ hasText: 'hat sich ein Preis geändert' });
	await expect(notice).toBeInViewport({ ratio: 1, ...LONG_TIMEOUT });
	expect(await gapToBar(page)).toBeGreaterThanOrEqual(0);
});

test('a short viewport leaves the button at the end of the page', async ({ page }) => {
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await page.setViewportSize({ width: 844, height: 390 });
	await buyer.openCheckout();
	await page.evaluate(() => scrollTo(0, 0));
	await expect(buyer.button).not.toBeInViewport();
});

/** Runs in the browser: whether the bar covers any part of the focused element. */
function inspectFocus(): { name: string; isCovered: boolean; isButton: boolean } {
	const focused = document.activeElement;
	if (!focused) return { name: '', isCovered: false, isButton: false };
	const bar = document.querySelector('a[href="#order-panel"]')?.parentElement;
	const name = focused.getAttribute('name') ?? focused.textContent ?? '';
	const isInBar = bar?.contains(focused) ?? false;
	const edge = bar?.getBoundingClientRect().top ?? Infinity;
	return {
		name,
		isCovered: !isInBar && focused.getBoundingClientRect().bottom > edge,
		isButton: isInBar && focused.getAttribute('type') === 'submit',
	};
}

/** Pixels between the bottom of the error and the bar. */
function gapToBar(page: Page): Promise<number> {
	return page.evaluate(() => {
		const notice = document.querySelector('[data-code="priceChanged"]');
		const bar = document.querySelector('a[href="#order-panel"]')?.parentElement;
		if (!notice || !bar) return -1;
		return bar.getBoundingClientRect().top - notice.getBoundingClientRect().bottom;
	});
}
