import { StoredTenantConfig } from '@korb/contracts/tenant';
import greenbasketTheme from '@korb/demo-content/themes/greenbasket' with { type: 'json' };
import korbTheme from '@korb/demo-content/themes/korb' with { type: 'json' };

export type DemoTenant = { host: string; config: StoredTenantConfig };

export function demoTenants(edgePort: number): DemoTenant[] {
	return [korb, greenbasket].map(({ host, config }) => {
		const { clientRuntimeConfig, ...rest } = config;
		const baseUrl = `http://${host}:${edgePort}`;
		return {
			host,
			config: StoredTenantConfig.parse({
				...rest,
				clientRuntimeConfig: { ...clientRuntimeConfig, baseUrl },
			}),
		};
	});
}

// The law of both countries wants a yes before anything that is not necessary.
const whenProviderFails = 'deny';

const korb = {
	host: 'localhost',
	config: {
		clientRuntimeConfig: {
			tenantId: 'korb',
			name: 'Korb',
			consent: { whenProviderFails, privacyPath: '/datenschutz' },
		},
		themeConfig: { tokens: korbTheme },
		redirects: {
			oneToOne: { '/startseite': '/', '/agb': '/impressum' },
			manyToOne: { '/aktionen/*': '/kategorie' },
			manyToMany: { '/shop/*': '/kategorie/*' },
		},
	},
};

const greenbasket = {
	host: 'en.localhost',
	config: {
		clientRuntimeConfig: {
			tenantId: 'greenbasket',
			name: 'Greenbasket',
			contactEmail: 'hello@greenbasket.example',
			locale: 'en-GB',
			currency: 'GBP',
			timeZone: 'Europe/London',
			country: 'GB',
			featureJoe: false,
			featurePesticides: false,
			consent: { whenProviderFails, privacyPath: '/privacy' },
			slugs: {
				brands: 'brands',
				cart: 'basket',
				checkout: 'checkout',
				deliveryPass: 'delivery-pass',
				favoriteProducts: 'my-products',
				generalError: 'error',
				login: 'sign-in',
				offlineAccount: 'link-account',
				orderPhysicalCard: 'order-card',
				passwordReset: 'reset-password',
				pesticides: 'pesticides',
				product: 'products',
				products: 'category',
				profile: 'account',
				recipes: 'recipes',
				registration: 'register',
				search: 'search',
				storefinder: 'stores',
			},
		},
		redirects: { oneToOne: { '/home': '/', '/cart': '/basket' } },
		themeConfig: { tokens: greenbasketTheme },
	},
};
