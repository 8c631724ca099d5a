import { getCart, validateCart } from '@korb/contracts/cart/cart-paths';
import { listWindows } from '@korb/contracts/fulfilment/fulfilment-paths';
import type { Page } from '@playwright/test';
import { buyerOn, LONG_TIMEOUT } from '../../support/buyer.ts';
import { callApi } from '../../support/customer.ts';
import { holdIntervals } from '../../support/intervals.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

test.use({ viewport: sizes.desktop });
test.describe.configure({ timeout: 120_000 });

const MINUTE_MS = 60_000;
const apricots = '/produkte/wachauer-marillen-500-g';
const pathOf = (endpoint: string) => endpoint.split(' ')[1] ?? '';
const emptyCart = (page: Page) => page.getByRole('link', { name: /^Warenkorb, leer/ }).first();

/** Counts the calls of an endpoint. */
function count(page: Page, endpoint: string): () => number {
	let calls = 0;
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === pathOf(endpoint)) calls += 1;
	});
	return () => calls;
}

test('CART-95 CART-96 CART-97 a new cart is checked, then every minute except in the checkout, and on demand', async ({
	page,
}) => {
	const elapse = await holdIntervals(page);
	const checks = count(page, validateCart);
	const shopper = shopperOn(page);
	await shopper.add(apricots);
	await expect.poll(checks).toBe(1);
	const changed = page.waitForResponse('**/api/carts/items*');
	await shopper.stepper().getByRole('button', { name: 'Mehr' }).click();
	await changed;
	expect(checks()).toBe(1);
	await elapse(MINUTE_MS);
	await expect.poll(checks).toBe(2);

	// Choosing an address asks for a check.
	await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
	await shopper.chooseAddress('Praterstraße 38');
	await expect.poll(checks).toBe(3);
	await page.keyboard.press('Escape');
	// The dialog gives the focus back when it has closed.
	await expect(page.getByRole('dialog')).toHaveCount(0);

	const more = shopper.stepper().getByRole('button', { name: 'Mehr' });
	await more.focus();
	await expect(more).toBeFocused();
	await page.keyboard.press('End');
	await expect(shopper.stepper()).toContainText('99');
	await settled(page);
	await page.goto('/kasse');
	await expect(page.locator('[data-layout="focused"]')).toBeVisible();
	await expect.poll(checks).toBeGreaterThan(3);
	await settled(page);
	const before = checks();
	await elapse(MINUTE_MS);
	await settled(page);
	expect(checks()).toBe(before);
});

test('CART-98 a cart in payment is not checked', async ({ page, context }) => {
	const other = await context.newPage();
	const buyer = buyerOn(other);
	await buyer.prepare('Karte');
	await buyer.order();
	await expect(other.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
		LONG_TIMEOUT,
	);
	const elapse = await holdIntervals(page);
	const checks = count(page, validateCart);
	const carts = count(page, getCart);
	await page.goto('/impressum');
	await expect.poll(carts).toBeGreaterThan(0);
	await settled(page);
	await elapse(MINUTE_MS);
	await settled(page);
	expect(checks()).toBe(0);

	await other.close();
});

test('CART-99 a cart is not checked while the order page looks at a payment', async ({
	page,
	console,
}) => {
	console.expect(/status of 404/);
	const elapse = await holdIntervals(page);
	const shopper = shopperOn(page);
	await shopper.add(apricots);
	await settled(page);
	const checks = count(page, validateCart);
	await page.goto('/kasse-ok?finalized=true');
	await expect(page.getByRole('link', { name: /^Warenkorb, 1 Artikel/ }).first()).toBeAttached();
	await settled(page);
	await elapse(MINUTE_MS);
	await settled(page);
	expect(checks()).toBe(0);
	await page.goto('/impressum');
	await expect.poll(checks).toBe(1);
});

test('CART-67 CART-100 ERR-18 a cart that the server no longer has is let go', async ({
	page,
	context,
	console,
}) => {
	console.expect(/status of 40[04]/);
	const elapse = await holdIntervals(page);
	const shopper = shopperOn(page);
	for (const status of [400, 404]) {
		await shopper.add(apricots);
		await settled(page);
		await page.route(`**${pathOf(validateCart)}`, (route) => route.fulfill({ status, json: {} }));
		await elapse(MINUTE_MS);
		await expect(emptyCart(page)).toBeAttached();
		await page.unrouteAll();
	}

	await shopper.add(apricots);
	await settled(page);
	await context.clearCookies({ name: /(^|-)cart$/ });
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(emptyCart(page)).toBeAttached();
});

test('CART-119 a cart that lost its slot offers the earliest one', async ({ page }) => {
	const buyer = buyerOn(page);
	const windows = count(page, listWindows);
	await buyer.fillCart();
	const answer = { errors: ['022'] };
	await page.route(`**${pathOf(validateCart)}`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), ...answer } });
	});
	await page.goto('/warenkorb');
	await expect(page.locator('[data-code="022"]')).toBeVisible();
	expect(windows()).toBeGreaterThan(0);
	const { distributionWindow } = (await callApi(page, getCart)) as {
		distributionWindow: { id: string };
	};
	const taken = page.waitForRequest('**/api/carts/distribution-time-slot');
	await page.getByRole('button', { name: /^Nimm das früheste: / }).click();
	expect((await taken).postData()).not.toContain(distributionWindow.id);
});

test('CART-111 CART-112 ERR-60 ERR-61 MISC-39 MISC-40 MISC-42 says that the minimum is met and the maximum exceeded', async ({
	page,
}) => {
	const shopper = shopperOn(page);
	const { results } = await (await page.request.get('/api/products/search/wein')).json();
	const dearest = results
		.filter(({ price }: { price: object | null }) => price)
		.sort((a: Priced, b: Priced) => b.price.regular.value - a.price.regular.value)[0];
	await shopper.add(`/produkte/${dearest.slug}`);
	await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
	await shopper.chooseAddress('Praterstraße 38');
	await page.keyboard.press('Escape');
	await expect(shopper.time).toHaveCount(0);

	// Moving the pointer there would hold the notices.
	await page.mouse.move(0, 0);
	await page.evaluate(() => {
		const shown = new Map<string, number>();
		const watch = () => {
			const texts = [...document.querySelectorAll('[data-toasts] [data-type]')].map(
				({ textContent }) => textContent,
			);
			const now = performance.now();
			for (const text of texts) if (!shown.has(text)) shown.set(text, now);
			for (const [text, since] of shown) {
				if (!texts.includes(text) && since > 0) shown.set(text, since - now);
			}
			Object.assign(window, { shown: [...shown] });
		};
		new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
	});
	const takeAll = async () => {
		await shopper.stepper().getByRole('button', { name: 'Mehr' }).focus();
		await page.keyboard.press('End');
	};
	await takeAll();
	const notices = page.getByRole('region', { name: 'Hinweise' });
	const least = notices.getByText('Mindestbestellwert von € 40,00 erreicht.');
	await expect(least).toBeVisible();
	await expect(least).toHaveCount(0);
	// Four seconds, where a notice without a duration of its own has two.
	const lifetime = await page.evaluate(() => {
		const shown: [string, number][] = Reflect.get(window, 'shown');
		return -(shown.find(([text]) => text.includes('Mindestbestellwert'))?.[1] ?? 0);
	});
	expect(lifetime).toBeGreaterThan(3500);

	await shopper.add(apricots);
	await takeAll();
	const most = notices.getByText('Mehr als € 600,00 auf einmal schaffen wir nicht.');
	await expect(most).toBeVisible();
	await page.waitForTimeout(5000);
	await expect(most).toBeVisible();

	// The cart says it itself.
	const drawer = await shopper.openCart();
	await drawer.getByRole('link', { name: 'Zum Korb' }).click();
	await expect(page).toHaveURL(/\/warenkorb$/);
	await expect(most).toHaveCount(0);
	await page.goBack();
	await expect(most).toBeVisible();
	await shopper.stepper().getByRole('button', { name: 'Weniger' }).focus();
	await page.keyboard.press('Home');
	await expect(most).toHaveCount(0);
});

type Priced = { price: { regular: { value: number } } };
