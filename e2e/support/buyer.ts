import { type CartPlan, fillCartByApi, withEndpoints } from '@korb/tools/stack/fill-cart-by-api';
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './visitor.ts';

/** Long enough for a busy machine. */
export const LONG_TIMEOUT = { timeout: 30_000 };

export const cards = {
	good: '4242424242424242',
	challenged: '4000000000003220',
	declined: '4000000000000002',
};

let count = 0;
let carts = 0;

/** A unique address, so every email sent to it belongs to one order. */
export function newAddress(): string {
	count += 1;
	return `anna-${process.pid}-${count}@kundin.example`;
}

/** A shopper in the German shop, ready to check out. */
export function buyerOn(page: Page) {
	const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
	const thanks = page.getByRole('heading', { level: 1, name: /^Danke, Anna!/ });
	const keepCard = page.getByRole('checkbox', { name: 'Karte für das nächste Mal speichern' });
	return {
		button,
		thanks,
		keepCard,
		/** Fills a cart, with address and slot unless the test picks them in the UI. */
		async fillCart({
			fulfilment = 'delivery',
			isWeighed = false,
		}: Partial<Pick<CartPlan, 'fulfilment' | 'isWeighed'>> = {}): Promise<void> {
			await page.goto('/impressum');
			await settled(page);
			carts += 1;
			await page.evaluate(
				fillCartByApi,
				withEndpoints({
					address: 'Praterstraße 38, 1020 Wien',
					fulfilment,
					isWeighed,
					start: carts * 96,
				}),
			);
		},
		async openCheckout(query = ''): Promise<void> {
			await page.goto(`/kasse${query}`);
			await this.ready();
		},
		/** Waits until the form is hydrated and its payment methods have loaded. */
		async ready(): Promise<void> {
			await expect(button).toBeEnabled(LONG_TIMEOUT);
		},
		async fillContact(email: string): Promise<void> {
			await page.getByLabel('Vorname').fill('Anna');
			await page.getByLabel('Nachname').fill('Berger');
			await page.getByLabel('E-Mail', { exact: true }).fill(email);
			await page.getByLabel(/^Telefon/).fill('0660 1234567');
		},
		method: (name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
		/** From an empty cart to the filled form. */
		async prepare(method: string, email = newAddress()): Promise<string> {
			await this.fillCart();
			await this.openCheckout();
			await this.fillContact(email);
			await this.method(method).check();
			return email;
		},
		async order(): Promise<void> {
			await button.click();
		},
		async payByCard(number: string): Promise<void> {
			await page.getByLabel('Kartennummer').fill(number);
			await page.getByLabel(/^Gültig bis/).fill('12/39');
			await page.getByLabel('Prüfziffer').fill('123');
			await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
		},
		/** Fills a cart, and pays for it with a new card that is saved. */
		async buySavingCard(number: string): Promise<void> {
			await this.fillCart();
			await this.openCheckout();
			await this.method('(Andere )?Karte').check();
			await expect(keepCard).not.toBeChecked();
			await keepCard.check();
			await this.order();
			await this.payByCard(number);
			await this.thanked();
		},
		async thanked(): Promise<void> {
			await expect(thanks).toBeVisible(LONG_TIMEOUT);
			await expect(page).toHaveURL(/\/kasse-ok\?finalized=true$/);
		},
		/** From an empty cart to an order paid on delivery; returns its number. */
		async buyPayingOnDelivery(): Promise<string> {
			await this.prepare('An der Tür');
			await this.order();
			await this.thanked();
			return this.orderNumber();
		},
		async orderNumber(): Promise<string> {
			const text = await page.getByText(/^Bestellung [\d\s]+ ist da\./).textContent();
			return (text ?? '').replace(/ist da.*$/s, '').replace(/\D/g, '');
		},
		/** What was tracked besides the pages themselves. */
		async events(): Promise<{ event: string }[]> {
			const all = await page.evaluate(
				(): { event: string }[] => Reflect.get(window, 'dataLayer') ?? [],
			);
			return all.filter(({ event }) => event !== 'page_view');
		},
	};
}
