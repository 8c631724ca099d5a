import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '@korb/tools/infrastructure/chromium';
import { chromium } from '@playwright/test';
import { enterPassword, expect, hire, test } from '../support/backoffice/desk.ts';
import { writeCameraPicture } from '../support/backoffice/fake-camera.ts';
import { enterCode, scanButton } from '../support/backoffice/floor.ts';
import { countedFor, eansOf, passCutOff } from '../support/backoffice/picking.ts';
import { placeOrder } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

const viewport = { width: 390, height: 844 };
test.use({ viewport });

test('the camera reads the barcode of a product; without one, typing still works', async ({
	manager,
	page,
	stack,
	shop,
	baseURL,
}) => {
	const picker = await hire(stack, manager, { name: 'Jasmin Kofler', role: 'picker' });
	const order = await placeOrder(stack, shop, 'kamera@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	const first = page.getByText('Position 1 von 4');
	await page.goto('/picking');
	await enterPassword(page, picker);
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	await expect(first).toBeVisible();
	const shown = await page.getByText(/EAN …\d+$/).textContent();
	const ean = eans.find((code) => code.endsWith(shown?.replace(/.*…/, '') ?? '')) ?? '';

	// This browser has no camera.
	await scanButton(page).click();
	await page.getByRole('button', { name: 'Mit der Kamera scannen' }).click();
	await expect(page.getByText(/keine Kamera|Kamera ist gesperrt/)).toBeVisible();
	await expectAccessible(page);
	await enterCode(page, '4006381333931');
	await expect(page.getByRole('alert')).toContainText('Falsches Produkt');

	const dir = mkdtempSync(join(tmpdir(), 'camera-'));
	const picture = join(dir, 'camera.y4m');
	writeCameraPicture(picture, ean);
	const browser = await chromium.launch({
		executablePath: chromiumPath,
		args: [
			...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
			...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
			`--use-file-for-fake-video-capture=${picture}`,
		],
	});
	try {
		const phone = await browser.newPage({ baseURL: baseURL ?? '', viewport, locale: 'de-AT' });
		const hosts = new Set<string>();
		phone.on('request', (request) => hosts.add(new URL(request.url()).host));
		await phone.goto('/picking');
		await enterPassword(phone, picker);
		await expect(phone.getByText('Position 1 von 4')).toBeVisible();
		await scanButton(phone).click();
		await phone.getByRole('button', { name: 'Mit der Kamera scannen' }).click();
		await expect(phone.getByText('Position 2 von 4')).toBeVisible({ timeout: 30_000 });
		await expect.poll(async () => (await countedFor(stack, order)).length).toBe(1);
		expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
	} finally {
		await browser.close();
		rmSync(dir, { recursive: true, force: true });
	}
});
