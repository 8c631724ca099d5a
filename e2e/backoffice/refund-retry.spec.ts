import { pay } from '@korb/tools/checkout/http-shopper';
import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { packOrder, placeOrder } from '../support/orders.ts';

test('a refund that the provider declined is tried again from the ledger', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	let paymentId = '';
	const order = await placeOrder(stack, shop, 'karla@kundin.example', async (url) => {
		paymentId = url.split('/').at(-1) ?? '';
		await pay(url);
	});
	await packOrder(stack, shop, order);
	const script = (change: object) =>
		fetch(`http://127.0.0.1:${stack.ports.paymentSandbox}/control/payments/${paymentId}/script`, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(change),
		});
	await script({ declineRefunds: 'insufficient_balance' });
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	await page.getByRole('button', { name: /^Erstatten/ }).click();
	const refund = page.getByRole('dialog', { name: 'Einen Teil der Bestellung erstatten' });
	await refund
		.getByRole('button', { name: /^Eines mehr/ })
		.first()
		.click();
	await refund.getByRole('button', { name: /erstatten/ }).click();
	await expect(refund).toBeHidden();

	const ledger = page.getByRole('region', { name: 'Zahlung' });
	await expect(ledger).toContainText('insufficient_balance');
	await script({});
	await ledger.getByRole('button', { name: 'Erneut versuchen' }).click();
	const dialog = page.getByRole('dialog', { name: /noch einmal erstatten\?$/ });
	await expect(dialog).toContainText('insufficient_balance');
	await dialog.getByRole('button', { name: /erstatten$/ }).click();
	await expect(dialog).toBeHidden();
	// Both attempts stay in the ledger.
	await expect(ledger.getByRole('row', { name: /:refund:1/ })).toContainText('Abgelehnt');
	await expect(ledger.getByRole('row', { name: /:refund:2/ })).toContainText('Erledigt');
	await expect(ledger.getByRole('button', { name: 'Erneut versuchen' })).toBeHidden();
	await expect(page.getByRole('region', { name: 'Was geschah' })).toContainText(
		'hat eine abgelehnte Erstattung erneut versucht',
	);
});
