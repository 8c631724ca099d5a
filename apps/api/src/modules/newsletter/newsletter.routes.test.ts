import { aShop, type Shop, type Visitor } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { openCartShop, Shopper } from '../cart/testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let visitor: Visitor<LightMyRequestResponse>;

beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	visitor = await shop.visit();
});
afterAll(() => api.close());

const email = 'Anna@Korb.example';
const call = (purpose: 'subscribe' | 'unsubscribe', address = email, topics: string[] = []) =>
	visitor.post(`/api/newsletter/${purpose}`, { email: address, topics });

/** Links in the queued emails of this shop, oldest first. */
async function links(): Promise<{ to: string; token: string }[]> {
	const { rows } = await api.pool.query(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'text' LIKE '%' || $1 || '%'
		ORDER BY created_on`,
		[shop.host],
	);
	return rows.map(({ data }) => ({
		to: data.to.address,
		token: /newsletter=([\w-]+)/.exec(data.text)?.[1] ?? '',
	}));
}
const confirm = (token: string) => visitor.post('/api/newsletter/confirm', { token });
async function subscribed(): Promise<{ email: string; topics: string[] }[]> {
	const { rows } = await api.pool.query(
		'SELECT email, topics FROM newsletter_subscription WHERE tenant_id = $1',
		[shop.tenantId],
	);
	return rows;
}
async function subscribe(topics: string[] = []): Promise<void> {
	await call('subscribe', email, topics);
	await confirm((await links()).at(-1)?.token ?? '');
}

describe('POST /api/newsletter/subscribe → 202', () => {
	it('MISC-04 takes effect only once the link in the email is followed', async () => {
		expect((await call('subscribe')).statusCode).toBe(202);
		expect(await subscribed()).toEqual([]);
		const [link] = await links();
		expect(link?.to).toBe('anna@korb.example');
		const answer = await confirm(link?.token ?? '');
		expect(answer.json()).toEqual({ purpose: 'subscribe' });
		expect(await subscribed()).toEqual([{ email: 'anna@korb.example', topics: [] }]);
	});

	it('sends one email for repeated requests, and none to a subscriber', async () => {
		await call('subscribe');
		await call('subscribe');
		expect(await links()).toHaveLength(1);
		await confirm((await links())[0]?.token ?? '');
		expect((await call('subscribe')).statusCode).toBe(202);
		expect(await links()).toHaveLength(1);
	});

	it('stores no link, only its hash', async () => {
		await call('subscribe');
		const [link] = await links();
		const { rows } = await api.pool.query(
			"SELECT encode(token_hash, 'escape') AS hash FROM newsletter_request WHERE tenant_id = $1",
			[shop.tenantId],
		);
		expect(rows[0]?.hash).not.toContain(link?.token);
	});
});

describe('the welcome gift of a first subscription', () => {
	type MailContent = { to: { address: string }; subject: string; text: string };
	const gifts = async (): Promise<MailContent[]> => {
		const { rows } = await api.pool.query(
			`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'subject' ~ '(ersten Korb|first basket)'
				AND data->>'text' LIKE '%' || $1 || '%' ORDER BY created_on`,
			[shop.host],
		);
		return rows.map(({ data }) => data);
	};
	const codeIn = (mail?: MailContent) => /^[A-Z2-9]{10}$/m.exec(mail?.text ?? '')?.[0] ?? '';

	it.each([
		['de-AT', 'EUR', 'AT', /€\s?5 für deinen ersten Korb/],
		['en-GB', 'GBP', 'GB', /£5 off your first basket/],
	])(
		'%s: a code by email, in the currency of the shop, that works',
		async (locale, currency, country, words) => {
			const gift = {
				locale,
				currency,
				country,
				newsletterWelcome: { value: 500, minOrderValue: 0 },
			};
			shop = await openCartShop(api, gift);
			visitor = await shop.visit();
			await subscribe();
			const [mail] = await gifts();
			expect(mail?.to.address).toBe('anna@korb.example');
			expect(mail?.subject).toMatch(words);
			expect(mail?.text).not.toMatch(/\{\w+\}|undefined|NaN/);
			const shopper = await Shopper.enter(shop);
			await shopper.set('MILCH', 10);
			const answer = await shopper.send('POST', '/api/carts/discount-codes', {
				code: codeIn(mail),
			});
			expect(answer.json().priceInfo).toMatchObject({ discounts: 500 });
			const { rows } = await api.pool.query(
				'SELECT max_uses, person_scope FROM discount_code WHERE tenant_id = $1 AND code = $2',
				[shop.tenantId, codeIn(mail)],
			);
			expect(rows).toEqual([{ max_uses: 1, person_scope: 'newsletter' }]);
		},
	);

	it('is sent once, even after resubscribing, and never where the shop has none', async () => {
		await subscribe();
		expect(await gifts()).toEqual([]);
		await shop.setConfig(['clientRuntimeConfig', 'newsletterWelcome'], { value: 500 });
		await api.refreshTenants();
		await call('subscribe', 'Bea.Huber@gmail.com');
		await confirm((await links()).at(-1)?.token ?? '');
		await call('subscribe', 'beahuber+2@gmail.com');
		await confirm((await links()).at(-1)?.token ?? '');
		expect(await gifts()).toHaveLength(1);
	});
});

describe('POST /api/newsletter/unsubscribe → 202', () => {
	it('MISC-05 ends the subscription once the link in the email is followed', async () => {
		await subscribe();
		expect((await call('unsubscribe')).statusCode).toBe(202);
		expect(await subscribed()).toHaveLength(1);
		const answer = await confirm((await links()).at(-1)?.token ?? '');
		expect(answer.json()).toEqual({ purpose: 'unsubscribe' });
		expect(await subscribed()).toEqual([]);
	});

	it('ends single topics, and the subscription with the last one', async () => {
		await subscribe(['aktionen', 'rezepte']);
		await call('unsubscribe', email, ['aktionen']);
		await confirm((await links()).at(-1)?.token ?? '');
		expect(await subscribed()).toEqual([{ email: 'anna@korb.example', topics: ['rezepte'] }]);
		await call('unsubscribe', email, ['rezepte']);
		await confirm((await links()).at(-1)?.token ?? '');
		expect(await subscribed()).toEqual([]);
	});

	it('responds the same to an unknown address and sends nothing', async () => {
		expect((await call('unsubscribe', 'fremd@korb.example')).statusCode).toBe(202);
		expect(await links()).toEqual([]);
	});
});

describe('POST /api/newsletter/confirm', () => {
	it('404 for a used link, an expired one, and one of another shop', async () => {
		await call('subscribe');
		const [link] = await links();
		const other = await (await aShop().openIn(api)).visit();
		const elsewhere = await other.post('/api/newsletter/confirm', { token: link?.token });
		expect(elsewhere.statusCode).toBe(404);
		expect((await confirm(link?.token ?? '')).statusCode).toBe(200);
		expect((await confirm(link?.token ?? '')).statusCode).toBe(404);

		await call('unsubscribe');
		await api.pool.query("UPDATE newsletter_request SET created_at = now() - interval '8 days'");
		expect((await confirm((await links()).at(-1)?.token ?? '')).statusCode).toBe(404);
		expect(await subscribed()).toHaveLength(1);
	});
});

it('400 for an invalid address', async () => {
	expect((await call('subscribe', 'anna')).statusCode).toBe(400);
	expect((await call('subscribe', `${'a'.repeat(50)}@korb.example`)).statusCode).toBe(400);
});
