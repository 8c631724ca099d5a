import type { Customer } from '@korb/contracts/customer/customer';
import {
	getCommunicationSettings,
	getCustomer,
	manageNewsletterTopics,
} from '@korb/contracts/customer/customer-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { callApi, signUp } from '../../support/customer.ts';
import { linkTo } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';

const settings = toPath(getCommunicationSettings);

test('CUST-63 CUST-64 CUST-65 CUST-66 API-29 API-30 reads and writes the settings', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil/benachrichtigungen');
	for (const [label, name] of [
		['Per E-Mail', 'personalEmailAllowed'],
		['Per Post', 'personalMailAllowed'],
		['Per SMS', 'personalSmsAllowed'],
	] as const) {
		const toggle = page.getByRole('switch', { name: new RegExp(`^${label}`) });
		await expect(toggle).not.toBeChecked();
		const sent = page.waitForResponse(
			(answer) => answer.request().method() === 'PUT' && answer.url().endsWith(settings),
		);
		await toggle.check();
		expect((await sent).request().postDataJSON()).toMatchObject({ [name]: true });
		expect(await callApi(page, getCommunicationSettings)).toMatchObject({ [name]: true });
	}
	await page.reload();
	await expect(page.getByRole('switch', { name: /^Per Post/ })).toBeChecked();
});

test('API-30 a switch goes back when saving fails', async ({ page, stack, console }) => {
	console.expect(/503/);
	await signUp(page, stack);
	await page.goto('/profil/benachrichtigungen');
	const toggle = page.getByRole('switch', { name: /^Per Post/ });
	await expect(toggle).toBeVisible();
	await page.route(`**${settings}`, (route) =>
		route.request().method() === 'PUT'
			? route.fulfill({ status: 503, json: {} })
			: route.continue(),
	);
	await toggle.click();
	await expect(page.getByText('Das hat gerade nicht geklappt.')).toBeVisible();
	await expect(toggle).not.toBeChecked();
	expect(await callApi(page, getCommunicationSettings)).toMatchObject({
		personalMailAllowed: false,
	});
});

test('ERR-07 hides the switches while the settings cannot be read', async ({
	page,
	stack,
	console,
}) => {
	console.expect(/503/);
	await signUp(page, stack);
	await page.route(`**${settings}`, (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto('/profil/benachrichtigungen');
	await expect(page.getByText('Deine Einstellungen laden gerade nicht.')).toBeVisible();
	await expect(page.getByRole('switch', { name: /^Per / })).toHaveCount(0);
	await page.unroute(`**${settings}`);
	await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
	await expect(page.getByRole('switch', { name: /^Per / })).toHaveCount(3);
});

test('CUST-67 CUST-68 CUST-69 CUST-70 API-27 subscribes to topics and unsubscribes', async ({
	page,
	stack,
}) => {
	const { email } = await signUp(page, stack);
	await page.goto('/profil/benachrichtigungen');
	const farms = page.getByRole('switch', { name: /^Neues von den Höfen/ });
	const recipes = page.getByRole('switch', { name: /^Rezept zum Wochenende/ });
	const known = async () => {
		const { newsletterTopics } = (await callApi(page, getCustomer)) as Customer;
		return newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);
	};

	await farms.click();
	await expect(page.getByText('„Neues von den Höfen“ wartet auf deine Bestätigung.')).toBeVisible();
	await expect(farms).not.toBeChecked();
	expect(await known()).toEqual([]);

	await page.goto(await linkTo(stack, email, /https?:\/\/\S+newsletter=\S+/));
	await expect.poll(known).toEqual(['farms']);
	await page.goto('/profil/benachrichtigungen');
	await expect(farms).toBeChecked();
	const sent = page.waitForRequest((request) =>
		request.url().endsWith(toPath(manageNewsletterTopics)),
	);
	await recipes.check();
	expect((await sent).postDataJSON()).toEqual({ subscribe: ['recipes'], unsubscribe: [] });
	await expect.poll(known).toEqual(['farms', 'recipes']);
	await farms.uncheck();
	await expect.poll(known).toEqual(['recipes']);
	await expect(recipes).toBeChecked();
	await expect(farms).not.toBeChecked();
});
