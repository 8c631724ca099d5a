import { describe, expect, it } from 'vitest';
import { ContentPush } from './content-push.ts';

const page = { meta: { title: 'Über uns' } };
const image = { src: '/media/c/curry/960.webp', alt: '', width: 960, height: 720 };
const recipe = {
	title: 'Linsencurry',
	description: 'Wärmt.',
	image,
	minutes: 35,
	portions: 4,
	ingredients: [
		{ name: 'Linsen', amount: 250, unit: 'g', product: { kind: 'search', term: 'Linsen' } },
	],
	steps: [{ text: 'Kochen.' }],
	publishedOn: '2026-11-01',
};
const leaflet = { title: 'KW 27', cover: image, href: '/flugblatt.pdf', validUntil: '2026-07-08' };
const pesticides = {
	updatedOn: '2026-11-01',
	rows: [
		{ product: 'Äpfel', substance: 'Captan', value: 0.02, limit: 10, sampledOn: '2026-10-12' },
	],
};
const envelope = { tenantId: 'korb', version: 1 };

describe('a published document', () => {
	it.each([
		['a page', { kind: 'page', key: 'ueber-uns/team', document: page }],
		['the start page', { kind: 'page', key: '', document: page }],
		['an unpublished page', { kind: 'page', key: 'alt', document: null }],
		['content around a route', { kind: 'route-page', key: 'cart', document: page }],
		['a banner', { kind: 'config', key: 'topbarbanner', document: { text: 'Gratis' } }],
		['a header', { kind: 'config', key: 'header', document: {} }],
		['a footer', { kind: 'config', key: 'footer', document: null }],
		['a site name', { kind: 'config', key: 'socialsharingandseo', document: { siteName: 'K' } }],
		['an unpublished recipe', { kind: 'recipe', key: 'linsencurry', document: null }],
		['a recipe', { kind: 'recipe', key: 'linsencurry', document: recipe }],
		['a leaflet', { kind: 'publication', key: 'kw-27', document: leaflet }],
		['the table of pesticides', { kind: 'pesticides', key: 'table', document: pesticides }],
		[
			'a search banner',
			{
				kind: 'search-banner',
				key: 'marillen',
				document: { terms: ['marille'], title: 'Marillen' },
			},
		],
		['a redirect', { kind: 'redirect', key: '/alt/*', document: { target: '/neu' } }],
		['a picture', { kind: 'picture', key: 'korb-1a/960.avif', document: { base64: 'AAAA' } }],
	])('may be %s', (_, push) => {
		expect(ContentPush.safeParse({ ...envelope, ...push }).success).toBe(true);
	});

	it.each([
		['an unknown kind', { kind: 'script', key: 'x', document: page }],
		['an unknown config', { kind: 'config', key: 'sidebar', document: {} }],
		[
			'a config with the shape of another',
			{ kind: 'config', key: 'footer', document: { text: 'x' } },
		],
		['a page without a title', { kind: 'page', key: 'x', document: { meta: {} } }],
		['a key with a query', { kind: 'page', key: 'a?b', document: page }],
		['a key with a space', { kind: 'page', key: 'a b', document: page }],
		['an unknown field', { kind: 'page', key: 'x', document: page, html: '<b>' }],
		['a recipe without steps', { kind: 'recipe', key: 'x', document: { ...recipe, steps: [] } }],
		[
			'a redirect to a script',
			{ kind: 'redirect', key: '/a', document: { target: 'javascript:1' } },
		],
		['a redirect from another host', { kind: 'redirect', key: '//a', document: { target: '/b' } }],
		['a picture outside its folder', { kind: 'picture', key: '../../x/1.webp', document: null }],
		['a picture in an unsupported format', { kind: 'picture', key: 'x/100.svg', document: null }],
		['version zero', { kind: 'page', key: 'x', document: page, version: 0 }],
		['a fractional version', { kind: 'page', key: 'x', document: page, version: 1.5 }],
	])('is rejected with %s', (_, push) => {
		expect(ContentPush.safeParse({ ...envelope, ...push }).success).toBe(false);
	});
});
