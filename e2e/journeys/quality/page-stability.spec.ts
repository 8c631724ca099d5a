import type { Locator, Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const water = '/produkte/bergklar-mineralwasser-still-1-5-l';
const apricots = '/produkte/wachauer-marillen-500-g';

test.describe('on a desktop', () => {
	test.use({ viewport: sizes.desktop });

	test('keeps a filter in place and focused after a click', async ({ page }) => {
		await page.goto('/kategorie/obst-gemuese');
		await settled(page);
		const value = page.locator('#filter').getByRole('link', { name: /^China \d+$/ });
		await value.scrollIntoViewIfNeeded();
		const before = await boxOf(value);
		await value.click();
		await expect(page).toHaveURL(/origin=CN/);
		await expect(value).toHaveAttribute('aria-current');
		await expect(value).toBeFocused();
		expect(Math.abs((await boxOf(value)).y - before.y)).toBeLessThan(2);
	});

	test('does not move the buttons of a card when the maximum quantity is reached', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 700 });
		// The stepper animates into place; without motion its box can be compared right away.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/suche/mineralwasser');
		await settled(page);
		const card = page.locator('main article').filter({ hasText: 'Mineralwasser' }).first();
		await card.getByRole('button', { name: /^In den Korb/ }).click();
		const more = card.getByRole('button', { name: /^Mehr: / });
		await expect(more).toBeVisible();
		await settled(page);
		const before = [await boxOf(more), await boxOf(card)];
		await more.focus();
		await page.keyboard.press('End');
		await expect(card.getByRole('group', { name: /^Menge/ })).toContainText('Mehr geht nicht');
		expect([await boxOf(more), await boxOf(card)]).toEqual(before);
	});

	test('the slot grid is a single tab stop and is navigated with arrow keys', async ({ page }) => {
		await buyerOn(page).fillCart();
		await page.goto('/');
		await settled(page);
		await page
			.getByRole('banner')
			.getByRole('button', { name: /Lieferung/ })
			.click();
		const grid = page.getByRole('grid');
		const stops = grid.locator('tbody button:not([tabindex="-1"])');
		await expect(stops).toHaveCount(1);
		await expect(stops).toHaveAttribute('aria-pressed', 'true');
		await stops.focus();
		await page.keyboard.press('Home');
		const first = await page.evaluate(() => document.activeElement?.textContent);
		await page.keyboard.press('ArrowRight');
		const second = grid.locator('tbody button:focus');
		await expect(second).toHaveCount(1);
		await expect(second).not.toHaveText(first ?? '');
		await expect(stops).toHaveCount(1);
		await page.keyboard.press('Shift+Tab');
		await expect(grid.locator('tbody button:focus')).toHaveCount(0);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: sizes.phone });

	test('collapses the header to the search bar after scrolling', async ({ page }) => {
		await page.goto('/kategorie/obst-gemuese');
		await settled(page);
		const header = page.getByRole('banner');
		const shifts = await watchShifts(page);
		const visibleHeight = async () => {
			const { y, height } = await boxOf(header);
			return y + height;
		};
		expect(await visibleHeight()).toBeGreaterThan(180);
		await page.mouse.wheel(0, 900);
		await expect.poll(visibleHeight).toBeLessThan(100);
		await expect(header.getByRole('search')).toBeInViewport({ ratio: 1 });
		expect(await shifts()).toBe(0);

		await page.locator('#header-search').focus();
		await page.keyboard.press('Shift+Tab');
		const focused = header.locator(':focus');
		await expect(focused).toHaveCount(1);
		await expect(focused).toBeInViewport({ ratio: 1 });
	});

	test('shows toasts above the bottom bars without covering them', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.add(water);
		await shopper.add(apricots);
		const toast = page.locator('[data-toasts] > *').last();
		await shopper
			.stepper()
			.getByRole('button', { name: /^Entfernen/ })
			.click();
		await expect(toast).toBeVisible();
		const add = page.getByRole('button', { name: /^In den Korb: Wachauer Marillen/ });
		await expectApart(toast, add.locator('visible=true').last());

		await shopper.add(apricots);
		const drawer = await shopper.openCart();
		await drawer.getByRole('button', { name: /^Entfernen: Wachauer/ }).click();
		await expect(toast).toBeVisible();
		await expectApart(toast, drawer.getByRole('link', { name: 'Zum Korb' }));
	});
});

async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error('not in the page');
	return box;
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
	const [above, below] = [await boxOf(one), await boxOf(other)];
	expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

/** Cumulative layout shift in the viewport from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const seen = window as unknown as { shifts: number };
		seen.shifts = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as unknown as {
					value: number;
					hadRecentInput: boolean;
				};
				if (!hadRecentInput) seen.shifts += value;
			}
		}).observe({ type: 'layout-shift' });
	});
	return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
