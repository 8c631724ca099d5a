import { expect, test } from '../../support/test.ts';
import { settled, watchPayloads } from '../../support/visitor.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const shops = [
	{ tenant: 'korb', language: 'de-AT', link: 'Impressum', path: '/impressum' },
	{ tenant: 'greenbasket', language: 'en-GB', link: 'About this shop', path: '/imprint' },
] as const;

for (const { tenant, language, link, path } of shops) {
	for (const [size, viewport] of Object.entries(sizes)) {
		test.describe(`${tenant} on a ${size}`, () => {
			test.use({ tenant, viewport, locale: language });

			test('TEN-42 TEN-103 server-renders the start page and navigates on the client', async ({
				page,
			}) => {
				const payloads = watchPayloads(page);
				const answer = await page.goto('/');
				expect(answer?.status()).toBe(200);
				await settled(page);
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expect(page.locator('h1')).toHaveCount(1);
				expect(payloads).toEqual([]);
				const title = await page.title();

				await page.evaluate(() => Object.assign(window, { isSamePage: true }));
				await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
				await expect(page).toHaveURL((url) => url.pathname === path);
				await expect(page.locator('h1')).toHaveCount(1);
				await expect(page).not.toHaveTitle(title);
				expect(payloads).toContain(`${path}/_payload.json`);
				expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

				const before = payloads.length;
				await page.goBack();
				await expect(page).toHaveTitle(title);
				await settled(page);
				expect(payloads).toHaveLength(before);
			});

			test('does not overflow its viewport', async ({ page }) => {
				await page.goto('/');
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(overflow).toBe(0);
			});
		});
	}
}

test('sends a strict CSP and violates it nowhere', async ({ page, console }) => {
	console.expect(/status of 404 .*gibt-es-nicht/);
	await page.addInitScript(() => {
		const broken: string[] = [];
		Object.assign(window, { broken });
		document.addEventListener('securitypolicyviolation', (event) => {
			broken.push(`${event.effectiveDirective} ${event.blockedURI}`);
		});
	});
	for (const path of ['/', '/impressum', '/kategorie', '/warenkorb', '/gibt-es-nicht']) {
		const answer = await page.goto(path);
		expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
		await settled(page);
		expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
	}
});

test('the skip link is the first tab stop', async ({ page }) => {
	await page.goto('/');
	await settled(page);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.locator('#main')).toBeFocused();
});
