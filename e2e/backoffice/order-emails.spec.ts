import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { placeOrder } from '../support/orders.ts';

test('an email of an order is read as it was sent, and sent again', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'gerda@kundin.example');
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	const emails = page.getByRole('region', { name: 'E-Mails' });
	await expect(async () => {
		await page.reload();
		await expect(emails).toContainText('Gesendet', { timeout: 1000 });
	}).toPass({ timeout: 20_000 });
	await expect(emails).toContainText('gerda@kundin.example');

	const frame = emails.locator('iframe');
	await expect(frame).toHaveAttribute('sandbox', '');
	const email = frame.contentFrame();
	await expect(email.getByText(order.orderNumber).first()).toBeVisible();
	await expect(email.locator('[href]')).toHaveCount(0);

	await emails.getByRole('button', { name: /^Erneut schicken/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Dieses E-Mail erneut schicken?' });
	await expect(dialog).toContainText('gerda@kundin.example');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(emails.getByRole('listitem')).toHaveCount(1);

	await emails.getByRole('button', { name: /^Erneut schicken/ }).click();
	await dialog.getByRole('button', { name: 'Erneut schicken' }).click();
	await expect(dialog).toBeHidden();
	await expect(emails.getByRole('listitem')).toHaveCount(2);
	await expect(emails).toContainText('erneut von Maria Huber');
	await expect(page.getByRole('region', { name: 'Was geschah' })).toContainText(
		'hat ein E-Mail erneut geschickt',
	);
});
