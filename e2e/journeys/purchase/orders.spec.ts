import type { Page } from '@playwright/test';
import { type PlacedOrder, packOrder, placeOrder, report } from '../../support/orders.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

// Every form submit loads a new page, and the machine may be busy with other journeys.
const expect = base.configure({ timeout: 30_000 });

async function follow(page: Page, order: PlacedOrder): Promise<void> {
	await page.goto(order.link);
	await settled(page);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`a guest on a ${size}`, () => {
		test.use({ viewport });
		test.setTimeout(120_000);

		test('opens the link from the email, views the order and cancels it', async ({
			page,
			stack,
			shop,
		}) => {
			const order = await placeOrder(stack, shop);
			await follow(page, order);
			expect(page.url()).not.toContain(order.token);
			for (const { name } of order.lines) {
				await expect(page.getByRole('heading', { name }).first()).toBeVisible();
			}
			for (const { percent } of order.bill.vat) {
				const rate = `${percent.toLocaleString('de-AT')} %`;
				await expect(page.getByRole('rowheader', { name: rate, exact: true })).toBeVisible();
			}
			await expectAccessible(page);

			await page.getByRole('link', { name: 'Stornieren' }).click();
			const question = page.getByRole('region', { name: 'Willst du wirklich stornieren?' });
			await expect(question).toBeVisible();
			await settled(page);
			await expectAccessible(page);
			await question.getByRole('button', { name: 'Ja, stornieren' }).click();
			await expect(page.getByText('Diese Bestellung ist storniert.')).toBeVisible();
			await expect(page.getByRole('link', { name: 'Stornieren' })).toHaveCount(0);
		});

		test('moves the order to another slot', async ({ page, stack, shop }) => {
			const order = await placeOrder(stack, shop);
			await follow(page, order);
			await page.getByRole('link', { name: 'Zeitfenster ändern' }).click();
			const task = page.getByRole('region', { name: 'Wann passt es dir besser?' });
			const free = task.getByRole('button', { name: /Uhr/, disabled: false, pressed: false });
			await expect(
				task
					.getByRole('button', { name: /Gewählt/ })
					.or(free)
					.first(),
			).toBeVisible();
			// A phone shows one day at a time, a desktop one week.
			const days = task.getByRole('radio');
			for (let day = 0; day < (await days.count()) && (await free.count()) === 0; day++) {
				await days.nth(day).check({ force: true });
			}
			if ((await free.count()) === 0) {
				await task.getByRole('button', { name: 'Frühere Tage' }).click();
			}
			await free.first().click();
			await expectAccessible(page);
			await task.getByRole('button', { name: /^Nehmen: / }).click();
			await expect(page.getByText(/^Geändert\. Dein Einkauf kommt/)).toBeVisible();
		});

		test('CART-70 adds to the order before the cut-off', async ({ page, stack, shop }) => {
			const order = await placeOrder(stack, shop);
			await follow(page, order);
			await page.getByRole('button', { name: 'Dazubestellen' }).click();
			await expect(page).toHaveURL(/\/kategorie$/);
			const shopper = shopperOn(page);
			await shopper.add('/produkte/wachauer-marillen-500-g');
			await shopper.visit('/warenkorb');
			await expect(page.getByText(`zu Bestellung ${order.orderNumber} dazu`)).toBeVisible();
			await expect(page.getByText('bis zum Mindestbestellwert')).toHaveCount(0);
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Lieber neu bestellen' }).click();
			await expect(page.getByText(`zu Bestellung ${order.orderNumber} dazu`)).toHaveCount(0);
		});
	});
}

test.describe('a guest', () => {
	test.use({ viewport: sizes.desktop });
	test.setTimeout(120_000);

	test('withdraws in two steps, except from perishables, and gets a refund', async ({
		page,
		stack,
		shop,
	}) => {
		const order = await placeOrder(stack, shop);
		await packOrder(stack, shop, order);
		await report(stack, shop, order, 'status', { status: 'DELIVERED' });
		await follow(page, order);
		await expect(page.getByText('Dein Einkauf ist bei dir.')).toBeVisible();
		await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
		const first = page.getByRole('region', { name: 'Vertrag widerrufen' });
		await expect(first).toBeVisible();
		await settled(page);
		await expectAccessible(page);
		const spoils = order.lines.find(({ withdrawalExemption }) => withdrawalExemption);
		await expect(
			first.getByRole('checkbox', { name: spoils?.name ?? '?', exact: false }),
		).toBeDisabled();
		await first.getByRole('checkbox', { disabled: false }).first().check();
		await first.getByRole('button', { name: 'Vertrag widerrufen' }).click();

		const second = page.getByRole('region', { name: 'Stimmt das so?' });
		await expect(second.getByText(/Anna Jovanović, widerrufe/)).toBeVisible();
		await expect(page.getByText('Dein Widerruf ist da.')).toHaveCount(0);
		await settled(page);
		await expectAccessible(page);
		await second.getByRole('button', { name: 'Widerruf bestätigen' }).click();
		await expect(page.getByText('Dein Widerruf ist da.')).toBeVisible();

		await report(stack, shop, order, 'returned', { withdrawal: 1 });
		await follow(page, order);
		await expect(page.getByText('Deine Rücksendung ist da.')).toBeVisible();
		await expect(page.getByText(/^Du bekommst €\s[\d,]+ von uns zurück\.$/)).toBeVisible();
	});

	test('sees the final prices and downloads the invoice', async ({ page, stack, shop }) => {
		const order = await placeOrder(stack, shop);
		const [missing] = order.lines;
		await packOrder(stack, shop, order, [{ lineItemId: missing?.lineItemId ?? '?', quantity: 0 }]);
		await follow(page, order);
		await expect(page.getByRole('heading', { name: 'Endgültiger Preis' })).toBeVisible();
		await expect(page.getByText('War leider nicht da.')).toBeVisible();
		const paper = page.getByRole('link', { name: /^Rechnung \d{4}-\d{6} \(PDF\)$/ });
		const address = await paper.getAttribute('href');
		const cookies = await page.context().cookies();
		const pdf = await page.request.get(address ?? '', {
			headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
		});
		expect(pdf.headers()['content-type']).toBe('application/pdf');
		expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
	});

	test('shows the order only with its link', async ({ page, stack, shop }) => {
		const order = await placeOrder(stack, shop);
		const answer = await page.goto(`/bestellung/${order.orderNumber}`);
		expect(answer?.headers()['cache-control']).toContain('no-store');
		await expect(
			page.getByRole('heading', { name: 'Diese Bestellung ist hier nicht offen' }),
		).toBeVisible();
		expect(await page.content()).not.toContain('Jovanović');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.setTimeout(90_000);

	test('a guest can still move and cancel an order', async ({ page, stack, shop }) => {
		const order = await placeOrder(stack, shop);
		await page.goto(order.link);
		await page.getByRole('link', { name: 'Zeitfenster ändern' }).click();
		await page.getByRole('combobox', { name: 'Neues Zeitfenster' }).selectOption({ index: 0 });
		await page.getByRole('button', { name: 'Zeitfenster ändern' }).click();
		await expect(page.getByText(/^Geändert\. Dein Einkauf kommt/)).toBeVisible();
		await page.getByRole('link', { name: 'Stornieren' }).click();
		await page.getByRole('button', { name: 'Ja, stornieren' }).click();
		await expect(page.getByText('Diese Bestellung ist storniert.')).toBeVisible();
	});
});
