import {
	postAddress,
	postCustomer,
	postLogin,
	postRegistrationConfirm,
} from '@korb/contracts/customer/customer-paths';
import { getChallenge } from '@korb/contracts/forms/forms-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import type { Stack } from '@korb/tools/stack/stack';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { newAddress } from './buyer.ts';
import { linkTo } from './mailbox.ts';

export const PASSWORD = 'drei Marillen im Schnee';

export type Account = { email: string; password: string };

type Profile = Partial<{ email: string; firstName: string; lastName: string; birthdate: string }>;

/** Registers, opens the link from the email and is signed in, all through the API. */
export async function signUp(page: Page, stack: Stack, profile: Profile = {}): Promise<Account> {
	const { email = newAddress(), ...person } = profile;
	// Any page of the shop will do; this one exists in every shop.
	await page.goto('/sitemap');
	await callApi(page, getCsrf);
	const challenge = (await callApi(page, getChallenge)) as Challenge;
	const solution = await solveChallenge({ challenge, deriveKey });
	const query = new URLSearchParams({
		recaptchaResponse: JSON.stringify({ challenge, solution }),
	});
	await callApi(page, `${postCustomer}?${query}`, {
		email,
		password: PASSWORD,
		salutation: null,
		academicTitle: '',
		firstName: 'Anna',
		lastName: 'Berger',
		birthdate: null,
		...person,
	});
	const link = await linkTo(stack, email);
	const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
	const confirmed = await callApi(page, postRegistrationConfirm, { token });
	expect(confirmed).toMatchObject({ customer: { email } });
	return { email, password: PASSWORD };
}

const homes = {
	korb: {
		...{ streetName: 'Praterstraße', streetNumber: '38', postalCode: '1020', city: 'Wien' },
		...{ country: 'Österreich', countryCode: 'AT', phoneNumber: '+43 660 1234567' },
	},
	greenbasket: {
		...{ streetName: 'Exmouth Market', streetNumber: '38', postalCode: 'EC1R', city: 'London' },
		...{ country: 'United Kingdom', countryCode: 'GB', phoneNumber: '+44 20 7946 0958' },
	},
};

/** Whoever has an address with a phone number has nothing left to type at the checkout. */
export async function signUpWithAddress(
	page: Page,
	stack: Stack,
	tenant: keyof typeof homes = 'korb',
): Promise<Account> {
	const account = await signUp(page, stack);
	const home = { ...homes[tenant], firstName: 'Anna', lastName: 'Berger' };
	await callApi(page, postAddress.replace(':type', 'combined'), home);
	return account;
}

/** Signs in with the form of the open login page. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
	await page.getByLabel('E-Mail').fill(email);
	await page.getByLabel('Passwort', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** The browser keeps its device cookie, as after an expired session. */
export async function forgetSession(page: Page): Promise<void> {
	await page.context().clearCookies({ name: /^(sid|loggedIn)$/ });
}

/** Signs in through the API, in a browser of its own. */
export async function signInElsewhere(
	browser: Browser,
	origin: string,
	account: Account,
): Promise<Page> {
	const page = await (await browser.newContext({ baseURL: origin })).newPage();
	await page.goto('/sitemap');
	await callApi(page, getCsrf);
	await callApi(page, postLogin, account);
	return page;
}

/** Calls the API from the open page, with its cookies. Returns null where there is no content. */
export async function callApi(page: Page, endpoint: string, body?: object): Promise<unknown> {
	const [method = '', path = ''] = endpoint.split(' ');
	const { status, text } = await page.evaluate(sendFromPage, { method, path, body });
	if (status >= 300) throw new Error(`${method} ${path.slice(0, 60)} answered ${status}: ${text}`);
	return text === '' ? null : JSON.parse(text);
}

/** Runs in the browser. */
async function sendFromPage(call: { method: string; path: string; body: object | undefined }) {
	const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
	const answer = await fetch(call.path, {
		method: call.method,
		headers: {
			'x-xsrf-token': decodeURIComponent(token),
			...(call.body && { 'content-type': 'application/json' }),
		},
		...(call.body && { body: JSON.stringify(call.body) }),
	});
	return { status: answer.status, text: await answer.text() };
}
