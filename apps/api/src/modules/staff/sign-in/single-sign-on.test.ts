import { startIdentityProvider, type TestIdentityProvider } from '@korb/testing/identity-provider';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { ADMIN_URL, aStaffMember, OfficeBrowser, openOffice } from '../testing.ts';
import { createOpenIdProvider } from './openid-provider.ts';

let provider: TestIdentityProvider;
let api: TestApi;
let office: FastifyInstance;
let tenantId: string;

beforeAll(async () => {
	provider = await startIdentityProvider();
	provider.serve(`${ADMIN_URL}/sign-in/oidc`);
	api = await startTestApi();
	office = await openWith({});
	tenantId = (await aShop().openIn(api)).tenantId;
});
afterAll(async () => {
	await office.close();
	await api.close();
	provider.close();
});

function openWith(other: { issuer?: string }): Promise<FastifyInstance> {
	const options = { ...provider, name: 'Keycloak', ...other };
	return openOffice(api, {
		identityProvider: createOpenIdProvider(options, api.deps.logs.process),
	});
}

const start = async (browser: OfficeBrowser): Promise<string> => {
	const answer = await browser.send('POST', '/admin/session/oidc/options');
	expect(answer.statusCode).toBe(200);
	return answer.json().url;
};
const finish = (browser: OfficeBrowser, answer: object) =>
	browser.send('POST', '/admin/session/oidc', answer);

/** Signs in at the provider and returns what it sends the browser back with. */
async function signInThere(url: string, email: string): Promise<Record<string, string>> {
	const jar = new Map<string, string>();
	let next: { url: string; form?: URLSearchParams } = { url };
	for (let step = 0; step < 12; step++) {
		if (next.url.startsWith(ADMIN_URL)) return Object.fromEntries(new URL(next.url).searchParams);
		const page = await fetch(next.url, {
			redirect: 'manual',
			headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
			...(next.form && { method: 'POST', body: next.form }),
		});
		for (const cookie of page.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			jar.set(name, value);
		}
		const location = page.headers.get('location');
		if (location) next = { url: new URL(location, provider.issuer).href };
		else {
			const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? '';
			next = { url: next.url, form: new URLSearchParams({ prompt, login: email, password: 'x' }) };
		}
	}
	throw new Error('the provider never came back');
}

async function signOn(email: string, browser = new OfficeBrowser(office)) {
	return finish(browser, await signInThere(await start(browser), email));
}

describe('single sign-on', () => {
	it('opens the account with the address of the company account, without a second factor', async () => {
		const { email } = await aStaffMember(api, office, tenantId);
		const browser = new OfficeBrowser(office);
		expect((await signOn(email, browser)).json()).toMatchObject({
			email,
			mustAddSecondFactor: false,
		});
		expect((await browser.send('GET', '/admin/orders')).statusCode).toBe(200);
		const { rows } = await api.pool.query(
			`SELECT action FROM audit_entry WHERE tenant_id = $1 AND subject LIKE 'staff:%'`,
			[tenantId],
		);
		expect(rows).toContainEqual({ action: 'session.start' });
	});

	it('creates no account, and opens none that is inactive, not yet accepted or not confirmed', async () => {
		const inactive = await aStaffMember(api, office, tenantId);
		const invited = await aStaffMember(api, office, tenantId);
		const unproven = await aStaffMember(api, office, tenantId);
		provider.unconfirmed.add(unproven.email);
		await api.pool.query('UPDATE staff SET is_active = false WHERE staff_id = $1', [
			inactive.staffId,
		]);
		await api.pool.query('UPDATE staff SET password_hash = NULL WHERE staff_id = $1', [
			invited.staffId,
		]);
		for (const email of [inactive.email, invited.email, unproven.email, 'nobody@korb.example']) {
			const answer = await signOn(email);
			expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'login_refused']);
			expect(answer.cookies.map(({ name }) => name)).not.toContain('__Host-staff');
		}
	});

	it('accepts an answer once, from the browser that asked', async () => {
		const { email } = await aStaffMember(api, office, tenantId);
		const browser = new OfficeBrowser(office);
		const answer = await signInThere(await start(browser), email);
		const stolen = new OfficeBrowser(office);
		await start(stolen);
		expect((await finish(stolen, answer)).statusCode).toBe(403);
		expect((await finish(browser, answer)).statusCode).toBe(200);
		expect((await finish(browser, answer)).statusCode).toBe(403);
	});

	it('refuses the code of another sign-in, and one that the provider never gave out', async () => {
		const { email } = await aStaffMember(api, office, tenantId);
		const browser = new OfficeBrowser(office);
		const first = await signInThere(await start(browser), email);
		const second = await signInThere(await start(browser), email);
		const mixed = await finish(browser, { ...second, code: first['code'] });
		expect(mixed.json().errorCode).toBe('login_refused');
		const invented = { ...(await signInThere(await start(browser), email)), code: 'invented' };
		expect((await finish(browser, invented)).json().errorCode).toBe('login_refused');
	});

	it('refuses the answer of another issuer', async () => {
		const { email } = await aStaffMember(api, office, tenantId);
		const browser = new OfficeBrowser(office);
		const answer = await signInThere(await start(browser), email);
		const other = await finish(browser, { ...answer, iss: 'https://somebody.example' });
		expect(other.json().errorCode).toBe('login_refused');
	});

	it('says so while the provider is down', async () => {
		const down = await openWith({ issuer: 'http://127.0.0.1:1' });
		const browser = new OfficeBrowser(down);
		const answer = await browser.send('POST', '/admin/session/oidc/options');
		expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'unavailable']);
		await down.close();
	});

	it('is limited', async () => {
		const browser = new OfficeBrowser(office);
		const statuses = new Set<number>();
		for (let attempt = 0; attempt < 31; attempt++) {
			const { statusCode } = await finish(browser, { code: 'a', state: 'x'.repeat(43) });
			statuses.add(statusCode);
		}
		expect([...statuses]).toEqual([403, 429]);
	});

	it('is named for the sign-in page, and is nowhere unless configured', async () => {
		const methods = await new OfficeBrowser(office).send('GET', '/admin/session/methods');
		expect(methods.json()).toMatchObject({ singleSignOn: 'Keycloak' });
		const without = await openOffice(api);
		const browser = new OfficeBrowser(without);
		const none = await browser.send('GET', '/admin/session/methods');
		expect(none.json()).toMatchObject({ singleSignOn: null });
		expect((await browser.send('POST', '/admin/session/oidc/options')).statusCode).toBe(404);
		await without.close();
	});
});
