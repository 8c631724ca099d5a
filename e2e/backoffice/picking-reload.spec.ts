import type { BrowserContext, Page } from '@playwright/test';
import { enterPassword, expect, hire, test } from '../support/backoffice/desk.ts';
import { pickAll, pickOne } from '../support/backoffice/floor.ts';
import { countedFor, eansOf, passCutOff } from '../support/backoffice/picking.ts';
import { placeOrder } from '../support/orders.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** The worker has the files of the page. */
async function waitForWorker(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const API = '**/admin/**';

/** Emulated offline mode begins late after a reload: the API could still be reached for a moment. */
async function goOffline(context: BrowserContext): Promise<void> {
	await context.route(API, (route) => route.abort('internetdisconnected'));
	await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
	await context.unroute(API);
	await context.setOffline(false);
}

test('a wave goes on after a reload without a network, and each result counts once', async ({
	manager,
	page,
	context,
	stack,
	shop,
	console,
}) => {
	console.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
	const picker = await hire(stack, manager, { name: 'Jasmin Kofler', role: 'picker' });
	const order = await placeOrder(stack, shop, 'resi@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	await page.goto('/picking');
	await enterPassword(page, picker);
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	await expect(page.getByText('Position 1 von 4')).toBeVisible();
	await waitForWorker(page);

	await goOffline(context);
	await pickOne(page, eans);
	await expect(page.getByText('1 noch nicht gesendet')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Position 2 von 4')).toBeVisible();
	await expect(page.getByText('1 noch nicht gesendet')).toBeVisible();
	await pickOne(page, eans);
	await page.reload();
	await expect(page.getByText('Position 3 von 4')).toBeVisible();
	await expect(page.getByText('2 noch nicht gesendet')).toBeVisible();
	expect(await countedFor(stack, order)).toEqual([]);

	await goOnline(context);
	await expect(page.getByText(/noch nicht gesendet/)).toBeHidden();
	await pickAll(page, eans);
	await expect.poll(async () => (await countedFor(stack, order)).length).toBe(4);
	const skusOf = (lines: { sku: string }[]) => lines.map(({ sku }) => sku).sort();
	expect(skusOf(await countedFor(stack, order))).toEqual(skusOf(order.lines));
});

test('nothing that the API answers is in the cache', async ({ manager, page, console }) => {
	console.expect(/status of 401/);
	await page.goto('/picking');
	await enterPassword(page, manager);
	await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible();
	await waitForWorker(page);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible();
	const cached = await page.evaluate(async () => {
		const names = await caches.keys();
		const caches_ = await Promise.all(names.map((name) => caches.open(name)));
		const requests = await Promise.all(caches_.map((cache) => cache.keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});
	expect(cached).toContain('/picking');
	expect(cached.filter((path) => /^\/(admin|media)/.test(path))).toEqual([]);
});
