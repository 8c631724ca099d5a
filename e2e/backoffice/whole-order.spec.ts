import type { Substitute } from '@korb/contracts/admin/picking/picking';
import type { Order } from '@korb/contracts/order/orders';
import type { SandboxPayment } from '@korb/contracts/order/payment-sandbox';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enterPassword, expect, test } from '../support/backoffice/desk.ts';
import { enterCode, pickAll, pickOne, scanLabel } from '../support/backoffice/floor.ts';
import {
	documentTotals,
	eansOf,
	passCutOff,
	statusOf,
	windowOf,
} from '../support/backoffice/picking.ts';
import { buyerOn, cards, newAddress } from '../support/buyer.ts';
import type { Shop } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Bought = { shopPage: Page; orderNumber: string; paymentId: string };

/** A shopper buys products by weight and others, and pays by card. */
async function buy(browser: Browser, context: BrowserContext, { origin }: Shop): Promise<Bought> {
	const answered = await context.storageState();
	const options = { baseURL: origin, locale: 'de-AT', storageState: answered };
	const shopPage = await (await browser.newContext(options)).newPage();
	const buyer = buyerOn(shopPage);
	await buyer.fillCart({ isWeighed: true });
	await buyer.openCheckout();
	await buyer.fillContact(newAddress());
	await buyer.method('Karte').check();
	await buyer.order();
	await expect(shopPage.getByLabel('Kartennummer')).toBeVisible();
	const paymentId = new URL(shopPage.url()).pathname.split('/').at(-1) ?? '';
	await buyer.payByCard(cards.good);
	await buyer.thanked();
	return { shopPage, orderNumber: await buyer.orderNumber(), paymentId };
}

async function leaveOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Fehlt' }).click();
	await page.getByRole('button', { name: 'Weglassen' }).click();
}

/** False if nothing suitable is in stock. */
async function replace(page: Page): Promise<boolean> {
	const answer = page.waitForResponse(/\/substitutes$/);
	await page.getByRole('button', { name: 'Fehlt' }).click();
	const { substitutes }: { substitutes: Substitute[] } = await (await answer).json();
	const offered = substitutes.find(({ isBlocked }) => !isBlocked);
	if (!offered) {
		await page.getByRole('button', { name: 'Zurück zum Produkt' }).click();
		return false;
	}
	const list = page.getByRole('region', { name: 'Ersatz' });
	await list.getByRole('button', { disabled: false }).first().click();
	await page.getByRole('button', { name: 'Scannen', exact: true }).click();
	if (offered.eans.length > 0) await enterCode(page, offered.sku);
	return true;
}

test('an order goes from the shop to the doorstep, and half a line is refunded', async ({
	browser,
	context,
	manager,
	page,
	stack,
	shop,
}) => {
	test.slow();
	const { shopPage, orderNumber, paymentId } = await buy(browser, context, shop);
	const readOrder = async (): Promise<Order> =>
		(await shopPage.request.get(`/api/orders/${orderNumber}`)).json();
	const ordered = await readOrder();
	await passCutOff(stack, [{ orderNumber }]);

	await page.goto('/picking');
	await enterPassword(page, manager);
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	await expect(page.getByText(/^Position 1 von/)).toBeVisible();
	const done = { weight: false, missing: false, substitute: false };
	const eans = await eansOf(stack, ordered);
	await pickAll(page, eans, async () => {
		const isWeighed = await page.getByLabel('Waage, Gramm').isVisible();
		if (isWeighed && !done.weight) {
			done.weight = true;
			await pickOne(page, eans, 0.8);
			return true;
		}
		if (isWeighed) return false;
		if (!done.missing) {
			done.missing = true;
			await leaveOut(page);
			return true;
		}
		if (!done.substitute) {
			done.substitute = await replace(page);
			return done.substitute;
		}
		return false;
	});
	expect(done).toEqual({ weight: true, missing: true, substitute: true });
	await page.getByRole('button', { name: 'A1 scannen' }).click();
	await scanLabel(page, `${orderNumber}-1`);
	await page.getByRole('button', { name: /fertig packen$/ }).click();
	await expect.poll(() => statusOf(stack, { orderNumber })).toBe('PICKED');

	await page.goto(
		`/handover?${new URLSearchParams({ window: await windowOf(stack, { orderNumber }) })}`,
	);
	await page.getByRole('button', { name: 'Kiste scannen' }).click();
	await scanLabel(page, `${orderNumber}-1`);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: '1 Bestellung übergeben' }).click();
	await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
	await expect.poll(() => statusOf(stack, { orderNumber })).toBe('ON_ITS_WAY');

	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`/orders/${orderNumber}`);
	await page.getByRole('button', { name: /^Erstatten/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Einen Teil der Bestellung erstatten' });
	await dialog
		.getByRole('button', { name: /^Eines mehr/ })
		.first()
		.click();
	const amount = dialog.getByLabel('Betrag');
	const whole = Number((await amount.inputValue()).replace(/[^\d]/g, ''));
	const half = Math.floor(whole / 2);
	await amount.fill((half / 100).toFixed(2).replace('.', ','));
	await dialog.getByRole('button', { name: /erstatten/ }).click();
	await expect(dialog).toBeHidden();

	const after = await readOrder();
	const payment = await readPayment();
	expect(after.payment).toMatchObject({ amount: payment.capturedCents, refunded: half });
	expect(payment.refundedCents).toBe(half);
	expect(await documentTotals(stack, { orderNumber })).toEqual({
		invoice: payment.capturedCents,
		creditNotes: half,
	});
	expect(after.payment.amount).toBeLessThan(ordered.priceInfo.total);
	const told = page.getByRole('region', { name: 'Was geschah' });
	for (const what of ['hat die Bestellung gepackt', 'übergeben', 'hat einen Teil erstattet']) {
		await expect(told).toContainText(what);
	}

	async function readPayment(): Promise<SandboxPayment> {
		const answer = await fetch(
			`http://127.0.0.1:${stack.ports.paymentSandbox}/v1/payments/${paymentId}`,
			{ headers: { authorization: `Bearer ${stack.secrets.paymentKey}` } },
		);
		return (await answer.json()) as SandboxPayment;
	}
});
