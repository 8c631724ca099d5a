import { getCustomer } from '@korb/contracts/customer/customer-paths';
import type { Page } from '@playwright/test';
import { callApi, forgetSession, logIn, signUp } from '../../support/customer.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
const KEY = 'favoriteStores';
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const button = (page: Page, at: number) =>
	cards(page)
		.nth(at)
		.getByRole('button', { name: /^Meine Filiale/ });
const storeOf = async (page: Page) =>
	((await callApi(page, getCustomer)) as { favoriteStore: object | null }).favoriteStore;

test('CUST-79 CUST-80 CUST-82 CUST-83 a guest keeps favourite stores in the browser', async ({
	page,
}) => {
	await page.goto('/filialen');
	await settled(page);
	const id = (await cards(page).nth(2).getAttribute('id'))?.replace('store-', '');
	await button(page, 2).click();
	// It moves to the top.
	await expect(cards(page).first()).toHaveAttribute('id', `store-${id}`);
	await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'true');
	expect(await kept(page)).toBe(JSON.stringify([id]));
	await expectAccessible(page);

	await page.reload();
	await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'true');
	await button(page, 0).click();
	await expect.poll(() => kept(page)).toBeNull();
});

test('CUST-77 CUST-78 CUST-81 CUST-84 it becomes that of the account at sign-in', async ({
	page,
	stack,
}) => {
	const account = await signUp(page, stack);
	await forgetSession(page);
	await page.goto('/filialen');
	await settled(page);
	const id = (await cards(page).nth(1).getAttribute('id'))?.replace('store-', '');
	await button(page, 1).click();
	await expect.poll(() => kept(page)).toBe(JSON.stringify([id]));

	await page.goto('/anmelden?returnUrl=/filialen');
	await settled(page);
	await logIn(page, account);
	await expect(page).toHaveURL(/\/filialen$/);
	await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => storeOf(page)).toEqual({ storeType: `MY_STORE_${id}`, storeId: id });
	expect(await kept(page)).toBeNull();

	await button(page, 1).click();
	await expect.poll(() => storeOf(page)).not.toMatchObject({ storeId: id });
	expect(await kept(page)).toBeNull();
});
