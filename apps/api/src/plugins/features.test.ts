import { API_ROOT, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiPlugin } from '../context.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { featureGuards } from './features.ts';

const addresses = [
	'/api/content/search/milch/banner',
	'/api/products/search/milch',
	...featureGuards
		.filter(([prefix]) => !prefix.includes('*'))
		.map(([prefix]) => `${API_ROOT}${prefix}/thing`),
	'/api/distribution/thing',
];

/**
 * Stands in for future modules: a route below every guarded prefix that never rejects by itself.
 */
const futureModules: ApiPlugin = async (app) => {
	for (const url of addresses) app.get(url, async () => ({ url }));
};

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({ modules: [futureModules] });
	await api.tenants.start();
});
afterAll(() => api.close());

const flags = [
	['TEN-12 TEN-28 featureCustomerFavorites', '/api/customers/favorites', 'meine-produkte', 401],
	['TEN-13 featureProductDiscovery', '/api/products/thing', 'marken'],
	['TEN-14 featureCustomer', '/api/customers/thing', 'anmelden'],
	['TEN-15 featureCustomerDeliveryPass', '/api/delivery-pass', 'lieferpass'],
	['TEN-16 featureCartCheckout', '/api/carts/thing', 'warenkorb'],
	['TEN-17 featureRecipes', '/api/recipes/thing', 'rezepte'],
	['TEN-18 featurePesticides', '/api/pesticides/thing', 'pestizide'],
	['TEN-19 featureMisc', '/api/contact/thing', 'filialen'],
	['TEN-20 featureSearch', '/api/content/search/milch/banner', 'suche/milch'],
	['featureClickAndCollect', '/api/checkout-stores/thing', null],
	['TEN-36 featureCartCheckout', '/api/customers/payment-methods/thing', null],
	['TEN-37 featureMisc', '/api/newsletter/thing', null],
	['TEN-38 featureMisc', '/api/contact/thing', null],
	['TEN-39 featureMisc', '/api/questionnaires/thing', null],
	['TEN-40 featureCustomer', '/api/content/vouchers/thing', null],
	['TEN-23 TEN-35 featureCustomerWallet', '/api/customers/digital-wallet/thing', null],
] as const;

describe('a flag changed in the database', () => {
	it.concurrent.each(flags)(
		'%s: configuration, API and page follow without a restart',
		async (...row) => {
			// Most routes stand in for a module; a real one asks guests to sign in.
			const [title, address, page, whileOn = 200] = row;
			const flag = title.split(' ').at(-1) ?? '';
			const shop = await aShop().openIn(api);
			const state = async () => ({
				flag: (await shop.get('/tenant/config')).json().clientRuntimeConfig[flag],
				api: (await shop.get(address)).statusCode,
				page: page && (await shop.get(`/api/content/pages/${page}`)).statusCode,
			});
			expect(await state()).toEqual({ flag: true, api: whileOn, page: page && 200 });
			await shop.setConfig(['clientRuntimeConfig', flag], false);
			await vi.waitFor(
				async () => expect(await state()).toEqual({ flag: false, api: 404, page: page && 404 }),
				{ timeout: 20_000, interval: 50 },
			);
		},
	);

	it.each([
		[
			'TEN-21 featureJoe hides the ordering of physical cards',
			'featureJoe',
			'karte-bestellen',
			404,
		],
		['TEN-21 without featureJoe cards are ordered', '!featureJoe', 'karte-bestellen', 200],
	])('%s', async (_title, input, page, status) => {
		const shop = await aShop().withFlag('featureJoe', !input.startsWith('!')).openIn(api);
		const { clientRuntimeConfig } = (await shop.get('/tenant/config')).json();
		expect(clientRuntimeConfig.featureJoe).toBe(!input.startsWith('!'));
		expect((await shop.get(`/api/content/pages/${page}`)).statusCode).toBe(status);
	});

	it('TEN-22 cms.preview registers the test variant of the confirmation', async () => {
		const shop = await aShop().openIn(api);
		expect((await shop.get('/api/content/pages/kasse-ok-test')).statusCode).toBe(404);
		await shop.setConfig(['clientRuntimeConfig', 'cms'], { preview: true });
		await api.refreshTenants();
		expect((await shop.get('/tenant/config')).json().clientRuntimeConfig.cms.preview).toBe(true);
		expect((await shop.get('/api/content/pages/kasse-ok-test')).statusCode).toBe(200);
	});

	it('TEN-24 TEN-25 search index and shop forward are options of product discovery', async () => {
		const productDiscovery = { searchIndex: 'sortiment-at', shopForward: 'https://shop.example/' };
		const shop = await aShop().with({ productDiscovery }).openIn(api);
		const { clientRuntimeConfig } = (await shop.get('/tenant/config')).json();
		expect(clientRuntimeConfig.productDiscovery).toEqual(productDiscovery);
		const plain = await aShop().openIn(api);
		const defaults = (await plain.get('/tenant/config')).json().clientRuntimeConfig;
		expect(defaults.productDiscovery).toEqual({ searchIndex: 'products', shopForward: null });
	});
});

describe('a guarded route', () => {
	it('is open with all flags on and closed with all flags off', async () => {
		const open = await aShop().openIn(api);
		// Plastic cards are ordered where there is no joe.
		const withoutJoe = await aShop().withFlag('featureJoe', false).openIn(api);
		const closed = await aShop()
			.with({
				featureCartCheckout: false,
				featureCustomer: false,
				featureMisc: false,
				featurePesticides: false,
				featureProductDiscovery: false,
				featureRecipes: false,
				featureSearch: false,
			})
			.openIn(api);
		for (const url of addresses) {
			const isGuarded = !url.startsWith('/api/distribution');
			const shop = url.includes('/physical-card/') ? withoutJoe : open;
			expect([url, (await shop.get(url)).statusCode]).toEqual([url, 200]);
			expect([url, (await closed.get(url)).statusCode]).toEqual([url, isGuarded ? 404 : 200]);
		}
	});

	it('responds exactly like a route that does not exist', async () => {
		const shop = await aShop().withFlag('featureCartCheckout', false).openIn(api);
		const off = await shop.get('/api/carts/thing', { 'x-request-id': 'same' });
		const missing = await shop.get('/api/nothing/here', { 'x-request-id': 'same' });
		expect(off.json()).toEqual(missing.json());
	});

	it.each(['/api/%63arts/thing', '/api/carts/thing?x=/api/open'])(
		'stays closed however the path is encoded: %s',
		async (url) => {
			const shop = await aShop().withFlag('featureCartCheckout', false).openIn(api);
			expect((await shop.get(url)).statusCode).toBe(404);
			const open = await aShop().openIn(api);
			expect((await open.get(url)).statusCode).toBe(200);
		},
	);

	it('requires every matching row: payment methods need customer and cart', async () => {
		for (const flag of ['featureCustomer', 'featureCartCheckout'] as const) {
			const shop = await aShop().withFlag(flag, false).openIn(api);
			const answer = await shop.get('/api/customers/payment-methods/thing');
			expect(answer.statusCode).toBe(404);
		}
	});

	it('matches whole segments: checkout-stores is not below checkout', async () => {
		const guarded = featureGuards.map(([prefix]) => prefix);
		expect(guarded).toContain('checkout');
		const shop = await aShop().withFlag('featureSearch', false).openIn(api);
		expect((await shop.get('/api/recipes/search/milch')).statusCode).toBe(404);
		expect((await shop.get('/api/recipes/thing')).statusCode).toBe(200);
	});
});

describe('the newsletter call of a shop without customers', () => {
	const manage = async (flags: Partial<Record<'featureCustomer' | 'featureMisc', boolean>>) => {
		const shop = await Object.entries(flags)
			.reduce((plan, [flag, isOn]) => plan.withFlag(flag as 'featureMisc', isOn), aShop())
			.openIn(api);
		const { token, cookies } = await shop.visit();
		return shop.send({
			method: 'POST',
			url: '/api/customers/newsletter-topics/manage',
			payload: { subscribe: ['recipes'], unsubscribe: [] },
			cookies,
			headers: { 'sec-fetch-site': 'same-origin', [XSRF_HEADER]: token },
		});
	};

	it('MISC-07: is stood in for by an answer of 200 that subscribes nobody', async () => {
		const answer = await manage({ featureCustomer: false });
		expect([answer.statusCode, answer.body]).toEqual([200, '']);
		const { rows } = await api.pool.query('SELECT FROM newsletter_request');
		expect(rows).toEqual([]);
	});

	it('needs a customer where there are customers, and is gone without misc', async () => {
		expect((await manage({})).statusCode).toBe(401);
		expect((await manage({ featureCustomer: false, featureMisc: false })).statusCode).toBe(404);
	});
});
