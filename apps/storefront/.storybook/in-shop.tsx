import type { Cart } from '@korb/contracts/cart/cart';
import { ClientConfigs } from '@korb/contracts/content/client-configs';
import { TenantConfig } from '@korb/contracts/platform/tenant';
import { CART_EXISTS_COOKIE } from '@korb/contracts/platform/wire-names';
import { frame } from '@korb/demo/content/frame';
import { bundleFor } from '@korb/messages';
import type { Decorator } from '@storybook/react-vite';
import { RouterContext } from '../src/platform/navigation/router/router-context.ts';
import { ShownPageContext } from '../src/platform/navigation/router/shown-page.ts';
import { SiteProvider, toSiteContext } from '../src/platform/site.tsx';
import { createStore, type Store } from '../src/platform/storage/store.ts';
import { writeCookie } from '../src/platform/storage/write-cookie.ts';
import { cart } from '../src/shop/cart/cart-store.ts';
import { aShownPage } from '../test/fixture-page.ts';
import { fixtureAisles } from '../test/fixture-products.ts';

/** Renders a story inside a shop: each theme in the language of its shop. */
export const inShop: Decorator = (Story, { globals, parameters }) => {
	const isEnglish = globals['theme'] === 'greenbasket';
	const shell = parameters['shell'] === 'bare' ? bare : isEnglish ? english.shell : german.shell;
	return (
		<SiteProvider site={isEnglish ? english.site : german.site} shell={shell}>
			<RouterContext value={nowhere}>
				<ShownPageContext value={aShownPage(parameters['route'])}>
					<Story />
				</ShownPageContext>
			</RouterContext>
		</SiteProvider>
	);
};

/** Links and forms of a story stay on it. */
const nowhere = {
	navigate: async () => {},
	state: createStore({ page: aShownPage(), isLoading: false }),
};

/**
 * Mocks API responses by path: JSON, or a `Response` for errors. Unlisted paths stay pending, which
 * shows the loading state.
 */
export function answering(answers: Record<string, unknown>) {
	return () => {
		const real = globalThis.fetch;
		globalThis.fetch = (input, init) => {
			const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
			if (!/^\/(api|media)\//.test(pathname)) return real(input, init);
			const answer = answers[pathname];
			if (answer === undefined) return new Promise(() => {});
			return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
		};
		return () => {
			globalThis.fetch = real;
		};
	};
}

/** A shopper with this cart; null for none. */
export function havingCart(shown: Cart | null) {
	return () => {
		if (shown) writeCookie(CART_EXISTS_COOKIE, 'true');
		const forget = holding(cart, shown)();
		return () => {
			writeCookie(CART_EXISTS_COOKIE, '', { maxAgeMs: 0 });
			forget();
		};
	};
}

/** Sets a store's value while the story is shown. */
export function holding<T>(store: Store<T>, value: T) {
	return () => {
		const before = store.get();
		store.set(value);
		return () => store.set(before);
	};
}

const german = openShop('de', { tenantId: 'korb', name: 'Korb' });
const english = openShop('en', {
	tenantId: 'greenbasket',
	name: 'Greenbasket',
	locale: 'en-GB',
	currency: 'GBP',
	country: 'GB',
	timeZone: 'Europe/London',
});
const bare = { clientConfigs: {}, aisles: [] };

function openShop(language: 'de' | 'en', config: { name: string; [setting: string]: string }) {
	const tokens = { logo: `url(/logos/${config['tenantId']}.svg)` };
	const tenant = TenantConfig.parse({
		clientRuntimeConfig: {
			baseUrl: 'https://shop.example',
			contactEmail: 'hallo@shop.example',
			...config,
		},
		messageBundle: bundleFor(config['locale'] ?? 'de-AT'),
		themeConfig: { tokens },
		version: '1',
	});
	const documents = frame(language).map(({ key, document }) => [key, document]);
	const clientConfigs = ClientConfigs.parse(Object.fromEntries(documents));
	return { site: toSiteContext(tenant), shell: { clientConfigs, aisles: fixtureAisles } };
}
