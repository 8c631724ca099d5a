import type { Page } from '@playwright/test';
import { type CartPlan, fillCartByApi, withEndpoints } from '../stack/fill-cart-by-api.ts';

export type Tenant = 'korb' | 'greenbasket';

const addresses: Record<Tenant, string> = {
	korb: 'Praterstraße 38, 1020 Wien',
	greenbasket: 'Exmouth Market 38, EC1R London',
};

/** Fills the open shop's cart with products, an address and a slot. */
export async function fillCart(page: Page, tenant: Tenant): Promise<void> {
	const plan: CartPlan = {
		address: addresses[tenant],
		fulfilment: 'delivery',
		isWeighed: true,
		start: 96,
	};
	await page.evaluate(fillCartByApi, withEndpoints(plan));
}

export async function openFulfilment(page: Page): Promise<void> {
	await page.locator('header button[aria-haspopup=dialog]:visible').last().click();
	await page.getByRole('dialog').waitFor();
}

export async function chooseAddress(page: Page, tenant: Tenant): Promise<void> {
	await openFulfilment(page);
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('combobox').fill(addresses[tenant].replace(/,.*/, ''));
	await dialog.getByRole('option').first().click();
	await dialog.getByRole('group').getByRole('textbox').first().waitFor();
}

export async function chooseStore(page: Page): Promise<void> {
	await openFulfilment(page);
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('radio', { name: /Click & Collect/ }).check({ force: true });
	await dialog.locator('input[name=collect-store]').first().check();
}

export async function fillCheckout(page: Page): Promise<void> {
	const fields = { 'given-name': 'Anna', 'family-name': 'Berger', email: 'anna@example.at' };
	await page.locator('main [type=submit]:visible').first().waitFor();
	for (const [name, value] of Object.entries(fields)) {
		await page.locator(`[autocomplete="${name}"]`).fill(value);
	}
	await page.locator('[value="payment-at-the-door"]').check({ force: true });
}

export async function placeOrder(page: Page): Promise<void> {
	await fillCheckout(page);
	await page.locator('main [type=submit]:visible').first().click();
	await page.waitForURL(/finalized=true/);
	await page.locator('main h1').waitFor();
}

export async function openOrder(page: Page): Promise<void> {
	await placeOrder(page);
	await page.locator('main a[href*="/bestellung/"], main a[href*="/order/"]').first().click();
	await page.waitForURL(/\/(bestellung|order)\//);
	await page.locator('main article h1').waitFor();
}
