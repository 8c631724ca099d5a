import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import greenbasketTheme from './content/themes/greenbasket.json' with { type: 'json' };
import korbTheme from './content/themes/korb.json' with { type: 'json' };

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

// Both countries require consent to anything that is not strictly necessary.
const whenProviderFails = 'deny';
// As advertised in the page footer.
const newsletterWelcome = { value: 5_00, minOrderValue: 30_00 };

const korb = {
	host: 'localhost',
	config: {
		clientRuntimeConfig: {
			tenantId: 'korb',
			name: 'Korb',
			contactEmail: 'hallo@korb.example',
			company: {
				name: 'Korb Handels GmbH',
				street: 'Lassallestraße 7',
				postalCode: '1020',
				city: 'Wien',
				valueAddedTaxId: 'ATU12345675',
				register: 'FN 123456a, Handelsgericht Wien',
			},
			withdrawal: {
				exemptCategories: [
					'obst-gemuese',
					'brot-gebaeck',
					'kuehlwaren',
					'fleisch-fisch',
					'tiefkuehl',
				],
			},
			consent: { whenProviderFails, privacyPath: '/datenschutz' },
			newsletterWelcome,
			newsletterTopics: [
				{ newsletterTopicId: 'offers', name: 'Aktionen der Woche', text: 'donnerstags' },
				{ newsletterTopicId: 'recipes', name: 'Rezept zum Wochenende', text: 'sonntags' },
				{ newsletterTopicId: 'farms', name: 'Neues von den Höfen', text: 'einmal im Monat' },
			],
			errorPage: { extraComponent: 'search' },
			checkout: { termsPath: '/nutzungsbedingungen', withdrawalPath: '/widerruf' },
			deliveryPass: {
				offers: [
					{ articleId: 'lieferpass-monat', price: 7_90, months: 1 },
					{ articleId: 'lieferpass-jahr', price: 79_00, months: 12 },
				],
				minOrderValue: 30_00,
				termsPath: '/nutzungsbedingungen',
				reminderDays: 3,
			},
			search: { debounceMs: 150 },
		},
		// Addresses of no delivery area of their own belong to this unit.
		backOffice: { unitNames: { default: 'Linz' } },
		themeConfig: { tokens: korbTheme },
		redirects: {
			oneToOne: { '/startseite': '/', '/agb': '/nutzungsbedingungen' },
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
			company: {
				name: 'Greenbasket Ltd',
				street: '12 Curtain Road',
				postalCode: 'EC2A 3NH',
				city: 'London',
				valueAddedTaxId: 'GB123456782',
				register: 'Company no. 01234567, England and Wales',
			},
			withdrawal: {
				exemptCategories: ['fruit-veg', 'bakery', 'chilled', 'meat-fish', 'frozen'],
			},
			contactEmail: 'hello@greenbasket.example',
			locale: 'en-GB',
			currency: 'GBP',
			timeZone: 'Europe/London',
			country: 'GB',
			featureJoe: false,
			featurePesticides: false,
			consent: { whenProviderFails, privacyPath: '/privacy' },
			newsletterWelcome,
			newsletterTopics: [
				{ newsletterTopicId: 'offers', name: 'Offers of the week', text: 'on Thursdays' },
				{ newsletterTopicId: 'recipes', name: 'A recipe for the weekend', text: 'on Sundays' },
				{ newsletterTopicId: 'farms', name: 'News from the farms', text: 'once a month' },
			],
			errorPage: { extraComponent: 'search' },
			checkout: { termsPath: '/terms', withdrawalPath: '/withdrawal' },
			deliveryPass: {
				offers: [
					{ articleId: 'delivery-pass-month', price: 5_99, months: 1 },
					{ articleId: 'delivery-pass-year', price: 59_90, months: 12 },
				],
				minOrderValue: 25_00,
				termsPath: '/terms',
			},
			search: { debounceMs: 150 },
			slugs: {
				brands: 'brands',
				cart: 'basket',
				checkout: 'checkout',
				deliveryPass: 'delivery-pass',
				favoriteProducts: 'my-products',
				generalError: 'error',
				login: 'sign-in',
				offlineAccount: 'link-account',
				order: 'order',
				orderPhysicalCard: 'order-card',
				passwordReset: 'reset-password',
				pesticides: 'pesticides',
				product: 'products',
				products: 'category',
				profile: 'account',
				recipes: 'recipes',
				registration: 'register',
				search: 'search',
				sharedList: 'shared-list',
				shoppingList: 'paste-a-list',
				storefinder: 'stores',
			},
		},
		messageBundle: {
			'account.nav.club': 'Circle',
			'account.title.club': 'Circle',
			'card.back': 'Back to the {shop} Circle',
			'card.link.prices': 'Circle prices apply online too',
			'card.link.yours': 'Your Circle card',
			'card.order.membersOnlyText': 'Join the Circle and you can order it straight away.',
			'cart.club.couldSave': 'With a Circle card this shop would cost {amount} less.',
			'cart.club.signIn': 'Sign in to see which Circle discounts apply to this shop.',
			'cart.club.title': 'Your Circle discounts',
			'cart.clubPrice': 'Circle price',
			'club.card': 'Circle card',
			'club.cardUnknown': 'Your card can’t be shown right now. Circle prices still apply.',
			'club.join.submit': 'Get a Circle card',
			'club.joined': 'Welcome to the Circle. Your prices have been updated.',
			'club.leave': 'Leave the Circle',
			'club.leaveTitle': 'Really leave the Circle?',
			'club.left': 'You have left the Circle.',
			'club.name': 'Circle',
			'club.title': '{shop} Circle',
			'product.club': 'Circle',
			'product.clubPrice': 'Circle price',
		},
		redirects: { oneToOne: { '/home': '/', '/cart': '/basket' } },
		themeConfig: { tokens: greenbasketTheme },
	},
};
