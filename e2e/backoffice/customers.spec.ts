import { enterPassword, expect, signIn, test } from '../support/backoffice/desk.ts';
import { signUp } from '../support/customer.ts';
import { expectAccessible } from '../support/test.ts';

test('a customer is found while calling, and asks to be deleted, and stays', async ({
	browser,
	manager,
	page,
	stack,
	shop,
}) => {
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const { email } = await signUp(await visitor.newPage(), stack, {
		firstName: 'Teresa',
		lastName: 'Wagner',
	});
	await visitor.close();

	await signIn(page, manager, '/customers');
	await page.keyboard.press('/');
	await page.keyboard.type('teresa wag');
	const hit = page.getByRole('row', { name: new RegExp(email) });
	await expect(hit).toContainText('nie');
	// A person's name belongs in no address.
	expect(page.url()).not.toContain('teresa');
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teresa Wagner');
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Löschung planen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Konto von Teresa Wagner löschen?' });
	await dialog.getByRole('button', { name: 'Löschung planen' }).click();
	await expect(page.getByText(/^Dieses Konto wird am .* gelöscht\.$/)).toBeVisible();
	await page.getByRole('button', { name: 'Konto behalten' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Konto behalten' }).click();
	await expect(page.getByText(/^Dieses Konto wird am/)).toBeHidden();

	const archive = page.getByRole('link', { name: 'Herunterladen' });
	const answer = await page.request.get((await archive.getAttribute('href')) ?? '');
	expect(answer.headers()['content-type']).toBe('application/zip');

	// The way back leads to the same search.
	await page.goBack();
	await expect(hit).toBeVisible();
	await page.goto('/staff/audit');
	await expect(page.getByText('hat eine Kundin geöffnet').first()).toBeVisible();
});

test('a key that is pressed as soon as the page shows is not lost', async ({ manager, page }) => {
	await page.addInitScript(() => {
		// Within the task that renders the page: the earliest that somebody could press a key.
		const rendering = new MutationObserver(() => {
			if (!document.querySelector('input[type="search"]')) return;
			rendering.disconnect();
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
		});
		rendering.observe(document, { childList: true, subtree: true });
	});
	await page.goto('/customers');
	await enterPassword(page, manager);
	await expect(page.getByRole('searchbox')).toBeFocused();
});
