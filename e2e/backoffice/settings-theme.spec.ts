import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

/** The edge serves a stale page once while it revalidates. */
const soon = { timeout: 20_000, intervals: [300] };

test('a colour is drafted, seen in the real shop by nobody else, published and taken back', async ({
	browser,
	manager,
	page,
	shop,
}) => {
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const colour = async () => {
		const html = await (await visitor.request.get('/')).text();
		return /--color-action:\s*(#[\da-f]{6})/.exec(html)?.[1];
	};
	const published = await colour();
	expect(published).not.toBe('#176b3a');

	await signIn(page, manager, '/settings/theme');
	const action = page.getByLabel('Aktion', { exact: true });
	await expect(action).toHaveValue(published ?? '');
	const draft = page.getByRole('region', { name: 'Entwurf' });
	const inFrame = page.frameLocator('iframe');
	const look = inFrame.locator('html');
	await expect(look).toHaveAttribute('style', new RegExp(`--color-action: ?${published}`));

	await action.fill('#176b3a');
	await expect(draft).toContainText('Aktion #176b3a');
	await expect(look).toHaveAttribute('style', /--color-action: ?#176b3a/);
	await expect(inFrame.getByText('Diesen Entwurf sehen nur du')).toBeVisible();
	await expect(page.getByText('Aktion und Frisch sehen sich ähnlich.')).toBeVisible();
	expect(await colour()).toBe(published);

	// Hydrated, and on the next page, it still looks like the draft.
	await page.getByRole('button', { name: 'Warenkorb' }).click();
	await expect(inFrame.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(look).toHaveAttribute('style', /--color-action: ?#176b3a/);
	await page.getByRole('button', { name: 'Smartphone' }).click();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });

	await draft.getByRole('button', { name: 'Veröffentlichen' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
	await expect(draft).toBeHidden();
	await expect.poll(colour, soon).toBe('#176b3a');

	await page.getByRole('link', { name: 'Chronik' }).click();
	await page.getByRole('button', { name: /^Auf \d+ zurücksetzen$/ }).click();
	await expect.poll(colour, soon).toBe(published);
	await visitor.close();
});

test('a colour that nobody can read is not published', async ({ manager, page }) => {
	await signIn(page, manager, '/settings/theme');
	const text = page.getByLabel('Text', { exact: true });
	const before = await text.inputValue();
	await text.fill('#d9cfc6');
	await expect(page.getByText(/: 1 mit „.+“, nötig sind 4,5 : 1/).first()).toBeVisible();
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await expect(draft).toContainText('1 kann nicht veröffentlicht werden');
	await expect(draft.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
	await page.getByRole('button', { name: 'Text zurücknehmen' }).click();
	await expect(draft).toBeHidden();
	await expect(text).toHaveValue(before);

	const corners = page.getByRole('slider', { name: 'Knöpfe' });
	await corners.fill('12');
	await expect(draft).toContainText('Knöpfe 12px');
	await draft.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(draft).toBeHidden();
});
