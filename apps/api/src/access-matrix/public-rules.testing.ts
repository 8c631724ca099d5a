import { aCode, anAddress, aToken, everybody, type Rule } from './rule.testing.ts';

const aPlace = '?latitude=48.21&longitude=16.38';
const aDelivery =
	'?distributionType=DELIVERY&streetName=Praterstrasse&streetNumber=38&postalCode=1020&city=Wien';
const boundary = 'x'.repeat(30);
const named = (name: string) => `content-disposition: form-data; name="${name}"`;

/** What the shop shows to everybody, and the forms for everybody. */
export const publicRules: Record<string, Rule> = {
	'GET /tenant/config': everybody,
	// The edge forwards no internal path.
	'GET /internal/tenants/versions': everybody,
	'GET /api/csrf': everybody,
	'POST /logs': everybody,
	'GET /api/content/configs/client': everybody,
	'GET /api/content/pages/{*}': everybody,
	'GET /api/content/personal/{*}': everybody,
	'GET /api/content/previews/{token}': {
		kind: 'link',
		params: async () => ({ token: `${'A'.repeat(20)}.${aToken}` }),
	},
	'GET /api/theme/previews/{token}': {
		kind: 'link',
		params: async () => ({ token: `${'A'.repeat(20)}.${aToken}` }),
	},
	'GET /api/content/search/{term}/banner': everybody,
	'GET /api/content/vouchers/personalvouchers': { kind: 'everybody', query: 'promotionIds=kaffee' },
	'GET /api/content/vouchers/generalvouchers': everybody,
	'GET /api/delivery-pass': everybody,
	'GET /api/pesticides': everybody,
	'POST /api/products/search/list': { kind: 'everybody', body: { text: '2 Milch' } },
	'GET /media/c/{id}/{file}': { kind: 'everybody', params: async () => ({ file: '100.webp' }) },
	'GET /api/recipes': everybody,
	'GET /api/recipes/search/{term}': everybody,
	'GET /api/recipes/{slug}': everybody,
	'GET /.well-known/security.txt': everybody,
	'POST /logs/policy': everybody,
	'GET /robots.txt': everybody,
	'GET /sitemap.xml': everybody,
	'GET /sitemaps/{file}': { kind: 'everybody', params: async () => ({ file: 'pages.xml' }) },
	'GET /api/captcha/challenge': everybody,

	'POST /api/contact': {
		kind: 'everybody',
		body: Buffer.from(
			Object.entries({ firstName: 'Anna', email: 'anna@korb.example', text: 'Weich.' })
				.map(([name, value]) => `--${boundary}\r\n${named(name)}\r\n\r\n${value}\r\n`)
				.concat(`--${boundary}--\r\n`)
				.join(''),
		),
		headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
	},
	'GET /api/questionnaires/{id}': everybody,
	'POST /api/questionnaires/{id}/answers': { kind: 'everybody', body: { answers: {} } },
	'POST /api/newsletter/subscribe': { kind: 'everybody', body: { email: 'neu@korb.example' } },
	'POST /api/newsletter/unsubscribe': { kind: 'everybody', body: { email: 'neu@korb.example' } },
	'POST /api/newsletter/confirm': { kind: 'link', body: aCode },
	'GET /api/category-trees': everybody,
	'GET /api/categories/{slug}': everybody,
	'GET /api/categories/{slug}/products': everybody,
	'GET /api/products': everybody,
	'GET /api/products/{sku}': everybody,
	'GET /api/products/{slug}/similar': everybody,
	'GET /api/products/{slug}/goes-with': everybody,
	'GET /api/brands': everybody,
	'GET /api/brands/{slug}': everybody,
	'GET /api/brands/{slug}/products': everybody,
	'GET /api/order-config': everybody,

	'GET /media/p/{version}/{pictureId}/{file}': {
		kind: 'everybody',
		params: async () => ({ version: '1', pictureId: 'A'.repeat(20), file: '160.webp' }),
	},
	'GET /media/e/{emoji}/{file}': {
		kind: 'everybody',
		params: async () => ({ emoji: '1f34e', file: '80.webp' }),
	},
	'GET /api/search/popular': everybody,
	'GET /api/{type}/search/{term}': {
		kind: 'everybody',
		params: async () => ({ type: 'products', term: 'milch' }),
	},
	'POST /api/search-events': {
		kind: 'everybody',
		body: {
			events: [
				{
					...{ type: 'click', index: 'products', eventName: 'opened', objectIDs: ['MILCH'] },
					userToken: 'somebody',
				},
			],
		},
	},
	'GET /api/distribution/delivery-area': everybody,
	'GET /api/distribution/delivery-area/default': everybody,
	'GET /api/distribution/delivery-area/intersection': { kind: 'everybody', query: aPlace },
	'GET /api/stores': everybody,
	'GET /api/stores/{id}': everybody,
	'GET /api/checkout-stores': everybody,
	'GET /api/capacity/windows': { kind: 'everybody', query: aDelivery },
	'GET /api/capacity/window/earliest': { kind: 'everybody', query: aDelivery },
	'POST /api/capacity': {
		kind: 'everybody',
		body: { distributionAddress: { ...anAddress, distributionType: 'DELIVERY' } },
	},
	'GET /api/maps/places/autocomplete': { kind: 'everybody', query: '?q=Praterstra' },
	'GET /api/maps/geocode/location': { kind: 'everybody', query: aPlace },
	'GET /api/maps/geocode/address': { kind: 'everybody', query: '?address=Praterstra%C3%9Fe%201' },
	'GET /api/maps/geocode/{id}': everybody,
	'GET /media/map.json': everybody,
};
