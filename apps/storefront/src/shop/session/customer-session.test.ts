import type { Customer } from '@korb/contracts/customer/customer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../platform/api/api.ts';
import { createNotifications } from '../../platform/browser/notifications.ts';
import { readDraft, saveDraft } from '../checkout/draft.ts';
import { createCustomerSession, EXPIRED_NOTICE_MS } from './customer-session.ts';
import { customer, onCustomerReset, resetCustomer } from './customer-store.ts';
import { loginState } from './session.ts';

const anna = { firstName: 'Anna', loginType: 'normal' } as Customer;

/** Like `document.cookie`, but for one page. */
function cookieJar(...pairs: string[]) {
	const cookies = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
	return {
		get cookie() {
			return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		},
		set cookie(text: string) {
			const [pair = ''] = text.split('; ');
			const [name = '', value = ''] = pair.split('=');
			if (text.includes('max-age=0')) cookies.delete(name);
			else cookies.set(name, value);
		},
	};
}

function sessionWith(jar: { cookie: string }, answer: () => Response | Promise<Response>) {
	const fetch = vi.fn(async (_url: string | URL | Request) => answer());
	const notifications = createNotifications();
	const api = createApi({ fetch, readToken: () => null });
	const session = createCustomerSession({
		api,
		notifications,
		t: (key) => key,
		loginAction: () => null,
		jar,
	});
	return { session, fetch, notices: () => notifications.store.get() };
}

const found = () => Response.json(anna);
const refused = () => Response.json({ errorCode: 'unauthorized' }, { status: 401 });

describe('the session of a customer', () => {
	beforeEach(() => {
		customer.set(null);
		loginState.set('unknown');
	});

	it('CUST-28 CUST-30 CUST-31 is signed in once the customer is fetched', async () => {
		const { session, fetch } = sessionWith(cookieJar('loggedIn=true'), found);
		const running = session.sync();
		expect(loginState.get()).toBe('unknown');
		await running;
		expect(loginState.get()).toBe('loggedIn');
		expect(customer.get()).toMatchObject({ firstName: 'Anna', loginType: 'normal' });
		expect(fetch.mock.calls[0]?.[0]).toBe('/api/customers');
	});

	it('CUST-50 asks another address when the fetch is forced', async () => {
		const { session, fetch } = sessionWith(cookieJar('loggedIn=true'), found);
		await session.refresh();
		expect(fetch.mock.calls[0]?.[0]).toBe('/api/customers/refresh');
	});

	it('MISC-25 tells members of the loyalty programme from other customers', async () => {
		const joe = { featureJoe: true };
		const { session } = sessionWith(cookieJar('loggedIn=true'), found);
		expect(await session.isMember(joe)).toBe(false);
		const card = { loyalityMemberId: 'm-1', joeAuthenticationStatus: 'Authenticated' };
		customer.set({ ...anna, loyaltyMemberInformation: card } as Customer);
		expect(await session.isMember(joe)).toBe(true);
	});

	it('CUST-29 asks nobody without the cookie', async () => {
		const { session, fetch } = sessionWith(cookieJar(), found);
		await session.sync();
		expect(loginState.get()).toBe('anonymous');
		expect(fetch).not.toHaveBeenCalled();
	});

	it('CUST-32 CUST-34 CUST-35 resets on a refusal and tells every subscriber', async () => {
		const hook = vi.fn();
		const stop = onCustomerReset(hook);
		const { session } = sessionWith(cookieJar('loggedIn=true'), refused);
		await session.sync();
		expect(hook).toHaveBeenCalledTimes(1);
		expect(loginState.get()).toBe('anonymous');
		stop();
		resetCustomer('signedOut');
		expect(hook).toHaveBeenCalledTimes(1);
	});

	it('keeps the customer when a later fetch fails for another reason', async () => {
		let answer = found;
		const { session } = sessionWith(cookieJar('loggedIn=true'), () => answer());
		await session.sync();
		answer = () => new Response(null, { status: 503 });
		await session.refresh();
		expect(loginState.get()).toBe('loggedIn');
	});

	it('CUST-41 CUST-42 CUST-43 CONST-07 warns once for three seconds and deletes the cookie', async () => {
		const jar = cookieJar('sessionExpired=true');
		const { session, notices } = sessionWith(jar, found);
		await session.sync();
		expect(jar.cookie).toBe('');
		expect(notices()).toMatchObject([
			{ type: 'warning', message: 'session.expiredHeadline', duration: EXPIRED_NOTICE_MS },
		]);
		expect(EXPIRED_NOTICE_MS).toBe(3000);
		await session.sync();
		expect(notices()).toHaveLength(1);
	});

	it('keeps an unfinished order when the session expires, and drops it on signing out', async () => {
		const draft = { owner: 'anna@korb.example', values: { note: 'Bitte läuten' } };
		const jar = cookieJar('sessionExpired=true');
		const { session } = sessionWith(jar, () => new Response(null, { status: 204 }));
		saveDraft(draft);
		await session.sync();
		expect(readDraft()).toEqual(draft);
		resetCustomer('failed');
		expect(readDraft()).toEqual(draft);
		await session.logOut();
		expect(readDraft()).toBeNull();
	});

	it('CUST-48 CUST-49 says whether signing out worked', async () => {
		let answer = () => new Response(null, { status: 204 });
		const { session, notices } = sessionWith(cookieJar('loggedIn=true'), () => answer());
		customer.set(anna);
		loginState.set('loggedIn');
		answer = () => new Response(null, { status: 503 });
		expect(await session.logOut()).toBe(false);
		expect(notices()).toMatchObject([{ message: 'account.logout.error' }]);
		expect(customer.get()).toBe(anna);
		answer = () => new Response(null, { status: 204 });
		expect(await session.logOut()).toBe(true);
		expect(notices()).toMatchObject([{ message: 'account.logout.successful' }]);
		expect(customer.get()).toBeNull();
	});
});
