import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crates } from '@korb/domain/picking/picking-rules';
import { chromiumPath } from '@korb/tools/infrastructure/chromium';
import type { Stack } from '@korb/tools/stack/stack';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Credentials, enterPassword, expect, test } from '../support/backoffice/desk.ts';
import { pickOne, scanLabel } from '../support/backoffice/floor.ts';
import { countedFor, eansOf, listPacked, passCutOff } from '../support/backoffice/picking.ts';
import { type PlacedOrder, placeOrder } from '../support/orders.ts';

const SCANS = 200;
const FLAPS = 50;
/** The browser dies after so many scans. */
const kills = [70, 140];

/** A phone whose browser can be killed and started again with what it has stored. */
async function startPhone(dir: string, baseURL: string): Promise<BrowserContext> {
	return chromium.launchPersistentContext(dir, {
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
		...{ baseURL, locale: 'de-AT', viewport: { width: 390, height: 844 } },
		// Answers are lost by replacing routes.
		serviceWorkers: 'block',
	});
}

/** The browser and its children, which name their profile on the command line. */
function killProcessesOf(dir: string): void {
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		try {
			const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
			if (command.includes(`--user-data-dir=${dir}`)) process.kill(Number(pid), 'SIGKILL');
		} catch {
			// It has ended by itself.
		}
	}
}

async function openWave(phone: BrowserContext, credentials: Credentials): Promise<Page> {
	const page = phone.pages()[0] ?? (await phone.newPage());
	let sent = 0;
	await page.route('**/results', async (route) => {
		// Every third answer is lost.
		if (sent++ % 3 > 0) return route.continue();
		await route.fetch().catch(() => {});
		await route.abort('internetdisconnected');
	});
	await page.goto('/picking');
	const email = page.getByLabel('E-Mail');
	const next = page.getByRole('button', { name: /übernehmen$|weiterpacken$/ });
	const line = page.getByText(/^Position \d+ von/);
	await expect(email.or(next).or(line).first()).toBeVisible();
	if (await email.isVisible()) await enterPassword(page, credentials);
	await expect(next.or(line).first()).toBeVisible();
	if (await next.isVisible()) await next.click();
	await expect(line).toBeVisible();
	return page;
}

/** Orders for every crate of a trolley, that share no product. */
async function placeLargeOrders(
	stack: Stack,
	shop: Parameters<typeof placeOrder>[1],
): Promise<PlacedOrder[]> {
	const each = Math.ceil(SCANS / crates.length);
	const skus = await listPacked(stack, shop.tenantId, each * crates.length);
	const orders: PlacedOrder[] = [];
	for (const [index] of crates.entries()) {
		const own = skus.slice(index * each, (index + 1) * each);
		orders.push(await placeOrder(stack, shop, `flo-${index}@kundin.example`, undefined, own));
	}
	return orders;
}

test('200 scans through a network that flaps and a browser that dies count once each', async ({
	manager,
	stack,
	shop,
	baseURL,
}) => {
	test.setTimeout(600_000);
	const orders = await placeLargeOrders(stack, shop);
	await passCutOff(stack, orders);
	const lines = orders.flatMap((order) => order.lines);
	const eans = await eansOf(stack, { lines });
	const dir = mkdtempSync(join(tmpdir(), 'phone-'));
	let phone = await startPhone(dir, baseURL ?? '');
	try {
		let page = await openWave(phone, manager);
		for (let scan = 0; scan < lines.length; scan++) {
			if (kills.includes(scan)) {
				killProcessesOf(dir);
				phone = await startPhone(dir, baseURL ?? '');
				page = await openWave(phone, manager);
			}
			if (scan % Math.floor(SCANS / FLAPS) === 0) await phone.setOffline(true);
			await pickOne(page, eans);
			await phone.setOffline(false);
		}
		await page.unrouteAll({ behavior: 'wait' });
		for (const [index, crate] of crates.entries()) {
			await page.getByRole('button', { name: `${crate} scannen` }).click();
			await scanLabel(page, `${orders[index]?.orderNumber}-1`);
		}
		const finish = page.getByRole('button', { name: /fertig packen$/ });
		await expect(finish).toBeEnabled({ timeout: 120_000 });
		await finish.click();
		await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible();
	} finally {
		await phone.close();
		rmSync(dir, { recursive: true, force: true });
	}
	for (const order of orders) {
		const counted = await countedFor(stack, order);
		const wanted = order.lines.map(({ sku, quantity }) => ({ sku, quantity }));
		const bySku = (a: { sku: string }, b: { sku: string }) => a.sku.localeCompare(b.sku);
		expect(counted.sort(bySku)).toEqual(wanted.sort(bySku));
	}
});
