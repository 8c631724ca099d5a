import { describe, expect, it } from 'vitest';
import { ContentPush } from './content-push.ts';

const page = { meta: { title: 'Über uns' } };
const envelope = { tenantId: 'korb', version: 1 };

describe('a published document', () => {
	it.each([
		['a page', { kind: 'page', key: 'ueber-uns/team', document: page }],
		['the start page', { kind: 'page', key: '', document: page }],
		['a page taken down', { kind: 'page', key: 'alt', document: null }],
		['content around a route', { kind: 'route-page', key: 'cart', document: page }],
		['a banner', { kind: 'config', key: 'topbarbanner', document: { text: 'Gratis' } }],
		['a header', { kind: 'config', key: 'header', document: {} }],
		['a footer', { kind: 'config', key: 'footer', document: null }],
		['a site name', { kind: 'config', key: 'socialsharingandseo', document: { siteName: 'K' } }],
	])('may be %s', (_, push) => {
		expect(ContentPush.safeParse({ ...envelope, ...push }).success).toBe(true);
	});

	it.each([
		['another kind', { kind: 'script', key: 'x', document: page }],
		['a config nobody knows', { kind: 'config', key: 'sidebar', document: {} }],
		[
			'a config with the shape of another',
			{ kind: 'config', key: 'footer', document: { text: 'x' } },
		],
		['a page without a title', { kind: 'page', key: 'x', document: { meta: {} } }],
		['a key with a query', { kind: 'page', key: 'a?b', document: page }],
		['a key with a space', { kind: 'page', key: 'a b', document: page }],
		['a field nobody knows', { kind: 'page', key: 'x', document: page, html: '<b>' }],
		['version zero', { kind: 'page', key: 'x', document: page, version: 0 }],
		['half a version', { kind: 'page', key: 'x', document: page, version: 1.5 }],
	])('is refused with %s', (_, push) => {
		expect(ContentPush.safeParse({ ...envelope, ...push }).success).toBe(false);
	});
});
