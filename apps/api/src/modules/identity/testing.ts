import {
	getCustomer,
	postCustomer,
	postLogin,
	postRegistrationConfirm,
} from '@korb/contracts/customer/customer-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import type { Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../../testing.ts';

type TestShop = Shop<LightMyRequestResponse>;

export const form = {
	email: 'Anna@Korb.example',
	password: 'marille und kren',
	salutation: 'Female',
	academicTitle: '',
	firstName: 'Anna',
	lastName: 'Berger',
	birthdate: null,
};

/** A browser of the shop that keeps the cookies it is sent. */
export class Browser {
	readonly cookies: Record<string, string> = {};
	readonly #shop: TestShop;
	readonly #address: string;

	constructor(shop: TestShop, address = shop.address) {
		this.#shop = shop;
		this.#address = address;
	}

	static async open(shop: TestShop, address?: string): Promise<Browser> {
		const browser = new Browser(shop, address);
		await browser.send('GET', toPath(getCsrf));
		return browser;
	}

	async send(
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		url: string,
		payload?: object,
		headers: Record<string, string> = {},
	): Promise<LightMyRequestResponse> {
		const answer = await this.#shop.send({
			method,
			url,
			...(payload && { payload }),
			cookies: { ...this.cookies },
			remoteAddress: this.#address,
			headers: {
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: this.cookies['XSRF-TOKEN'] ?? '',
				...headers,
			},
		});
		for (const { name, value } of answer.cookies) {
			if (value === '') delete this.cookies[name];
			else this.cookies[name] = value;
		}
		return answer;
	}

	logIn(
		email = form.email,
		password = form.password,
		isPersistent?: boolean,
	): Promise<LightMyRequestResponse> {
		return this.send('POST', toPath(postLogin), { email, password, isPersistent });
	}

	get isSignedIn(): Promise<boolean> {
		return this.send('GET', toPath(getCustomer)).then(({ statusCode }) => statusCode === 200);
	}
}

/** Whether each cookie of the session outlives the browser. */
export function areCookiesPersistent({ cookies }: LightMyRequestResponse): Record<string, boolean> {
	const ofSession = cookies.filter(({ name }) => name === 'sid' || name === 'loggedIn');
	return Object.fromEntries(ofSession.map(({ name, maxAge }) => [name, maxAge !== undefined]));
}

/** Emails of a shop that wait to be sent, oldest first. */
export async function mailsOf(api: TestApi, shop: TestShop): Promise<AccountMail[]> {
	const { rows } = await api.pool.query(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'text' LIKE '%' || $1 || '%'
		ORDER BY created_on`,
		[shop.host],
	);
	return rows.map(({ data }) => ({
		to: data.to.address,
		subject: data.subject,
		token: /#token=([\w-]{43})/.exec(data.text)?.[1] ?? '',
		code: /^\d{6}$/m.exec(data.text)?.[0] ?? '',
		text: data.text,
		isDecoy: data.isDecoy === true,
	}));
}
type AccountMail = {
	to: string;
	subject: string;
	token: string;
	code: string;
	text: string;
	isDecoy: boolean;
};

/** A customer who has registered, confirmed and signed in. */
export async function aCustomer(
	api: TestApi,
	shop: TestShop,
	email = form.email,
	address?: string,
): Promise<Browser> {
	const browser = await Browser.open(shop, address);
	await browser.send('POST', toPath(postCustomer), { ...form, email });
	const link = (await mailsOf(api, shop)).findLast(({ to }) => to === email);
	await browser.send('POST', toPath(postRegistrationConfirm), { token: link?.token });
	return browser;
}
