import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './visitor.ts';

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A shopper's actions on a cart in the German shop. */
export function shopperOn(page: Page) {
	let isPrepared = false;
	const drawer = page.getByRole('dialog', { name: /^Dein Korb/ });
	const place = page.getByRole('dialog', { name: 'Wie kommt dein Einkauf zu dir?' });
	const time = page.getByRole('dialog', { name: 'Wann passt es dir?' });
	/** The product page's own stepper, beside the price or in the phone's bar; not those of cards. */
	const stepper = () =>
		page
			.locator('main [data-order="counting"]:not(article *)')
			.getByRole('group', { name: /^Menge/ })
			.locator('visible=true')
			.first();

	return {
		drawer,
		place,
		time,
		stepper,
		async visit(path: string): Promise<void> {
			if (!isPrepared) {
				isPrepared = true;
				// The banner appears at any time and can cover the button under test.
				const banner = page.getByRole('button', { name: 'Nur notwendige' });
				await page.addLocatorHandler(banner, (button) => button.click());
			}
			await page.goto(path);
			await settled(page);
		},
		/** Adds the product at this path to the cart. */
		async add(path: string): Promise<void> {
			await this.visit(path);
			await this.press();
			await expect(stepper()).toBeVisible();
		},
		async press(): Promise<void> {
			const buttons = page.locator('main').getByRole('button', { name: /^In den Korb/ });
			const own = buttons.filter({ hasText: 'In den Korb' }).locator('visible=true');
			const isProduct = (await own.count()) > 0;
			await (isProduct ? own : buttons.locator('visible=true')).first().click();
		},
		async openCart(): Promise<Locator> {
			await page.locator('[data-extra="cartBadge"]').locator('visible=true').first().click();
			await expect(drawer).toBeVisible();
			return drawer;
		},
		async chooseAddress(text: string): Promise<void> {
			await place.getByRole('combobox', { name: 'Lieferadresse' }).fill(text);
			await place.getByRole('option').filter({ hasText: text }).first().click();
			await expect(place.getByText('Wir liefern zu dir.').first()).toBeVisible();
			await place.getByRole('button', { name: 'Weiter zum Zeitfenster' }).click();
		},
		async takeSlot(name: RegExp): Promise<void> {
			const slot = time.getByRole('button', { name, disabled: false }).first();
			await expect(time.getByRole('button', { name: /Uhr/ }).first()).toBeVisible({
				timeout: 30_000,
			});
			// A phone shows one day at a time.
			for (const day of await time.getByRole('radio').all()) {
				if (await slot.isVisible()) break;
				await day.check({ force: true });
			}
			await slot.click();
			await time.getByRole('button', { name: 'Zeitfenster nehmen' }).click();
			await expect(time).toHaveCount(0);
		},
	};
}
