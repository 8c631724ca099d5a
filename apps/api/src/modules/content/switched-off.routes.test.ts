import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import { ContentPush } from '@korb/contracts/content/content-push';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from './publish.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

type Switch = { [Key in keyof FeatureFlags]: FeatureFlags[Key] extends boolean ? Key : never };

const rows: [title: string, flag: Switch[keyof Switch], types: Block['type'][]][] = [
	['TEN-37 newsletters', 'featureMisc', ['newsletter-subscribe', 'newsletter-unsubscribe']],
	['TEN-38 the contact form', 'featureMisc', ['contact-form']],
	['TEN-39 the questionnaire', 'featureMisc', ['questionnaire']],
	['TEN-40 vouchers', 'featureCustomer', ['voucher-group', 'login-button']],
	['TEN-29 recipes', 'featureRecipes', ['recipe-group', 'recipe-search']],
	['TEN-27 a search for recipes', 'featureSearch', ['recipe-search']],
	['TEN-26 products', 'featureProductDiscovery', ['product-group', 'product-promotion']],
];

it.each(rows)('%s are shown only while their feature is on', async (_title, flag, types) => {
	for (const isOn of [true, false]) {
		const shop = await aShop().withFlag(flag, isOn).openIn(api);
		const inside = [{ type: 'accordion', items: [{ title: 'Mehr', children: examples(types) }] }];
		const blocks = [...examples(types), { type: 'section', children: inside }];
		await publishTo(shop.tenantId, {
			kind: 'page',
			key: 'alles',
			document: { meta: { title: 'Alles' }, blocks },
		});

		const page = (await shop.get('/api/content/pages/alles')).json();
		const shown = [...walkBlocks(page.blocks)].map(({ type }) => type);
		const boxes = ['section', 'accordion'];
		expect(shown.filter((type) => !boxes.includes(type))).toEqual(isOn ? [...types, ...types] : []);
		expect(
			shown.filter((type) => boxes.includes(type)),
			'the containers around them',
		).toEqual(boxes);
	}
});

const teaser = (title: string, href: string) => ({ title, link: { label: 'Hin', href } });
const recipes = { label: 'Rezepte', href: '/rezepte/knoedel?p=2#zutaten' };

/** Each links to recipes in its own way; blocks with content of their own stay. */
const leading = [
	{ type: 'teaser', ...teaser('Kochen', '/rezepte') },
	{ type: 'button', ...recipes },
	{
		type: 'teaser-slider',
		label: 'Neues',
		slides: [teaser('Kochen', '/rezepte'), teaser('Hilfe', '/hilfe')],
		companions: [teaser('Kochen', '/rezepte')],
	},
	{ type: 'teaser-slider', label: 'Kochen', slides: [teaser('Kochen', '/rezepte')] },
	{ type: 'headline', text: 'Heute', more: recipes },
	{ type: 'contact', title: 'Wir', link: recipes },
	{
		type: 'text',
		paragraphs: [
			{ type: 'paragraph', children: ['Zu ', { href: '/rezepte', children: ['Knödeln'] }] },
		],
	},
	{ type: 'publication', publications: ['kochbuch', 'flugblatt'] },
];

it.each([true, false])('TEN-29 with recipes on: %s, content links there or not', async (isOn) => {
	const shop = await aShop().withFlag('featureRecipes', isOn).openIn(api);
	const cover = { src: '/c.webp', alt: '', width: 10, height: 10 };
	const links = [recipes, { label: 'Hilfe', href: '/hilfe' }];
	const columns = [
		{ title: 'Kochen', links: [recipes] },
		{ title: 'Hilfe', links },
	];
	const terms = ['kochen'];
	for (const push of [
		{ kind: 'publication', key: 'kochbuch', document: { title: 'K', cover, href: '/rezepte' } },
		{ kind: 'publication', key: 'flugblatt', document: { title: 'F', cover, href: '/hilfe' } },
		{ kind: 'page', key: 'alles', document: { meta: { title: 'Alles' }, blocks: leading } },
		{ kind: 'config', key: 'topbarbanner', document: { text: 'Kochen', href: '/rezepte' } },
		{ kind: 'config', key: 'header', document: { links } },
		{ kind: 'config', key: 'footer', document: { columns, legalLinks: links } },
		{ kind: 'search-banner', key: 'kochen', document: { terms, title: 'K', link: recipes } },
	]) {
		await publishTo(shop.tenantId, push);
	}

	const page = (await shop.get('/api/content/pages/alles')).json();
	const frame = (
		await shop.get('/api/content/configs/client?types=topbarbanner,header,footer')
	).json();
	const banner = await shop.get('/api/content/search/kochen/banner');
	expect(banner.statusCode).toBe(isOn ? 200 : 204);
	expect(JSON.stringify({ page, frame }).includes('rezepte')).toBe(isOn);
	expect(frame.footer.columns.map(({ title }: { title: string }) => title)).toEqual(
		isOn ? ['Kochen', 'Hilfe'] : ['Hilfe'],
	);
	expect(page.blocks.map(({ type }: Block) => type)).toEqual(
		isOn
			? leading.map(({ type }) => type)
			: ['teaser-slider', 'headline', 'contact', 'text', 'publication'],
	);
	if (!isOn) {
		const [slider, , , text] = page.blocks;
		expect([slider.slides.length, slider.companions.length]).toEqual([1, 0]);
		expect(text.paragraphs[0].children).toEqual(['Zu ', 'Knödeln']);
	}
});

it('TEN-20 TEN-28 TEN-21 products and vouchers provided by another feature go with it', async () => {
	const off = aShop().withFlag('featureSearch', false).withFlag('featureCustomerFavorites', false);
	const shop = await off.withFlag('featureJoe', false).openIn(api);
	const group = (source: object) => ({ type: 'product-group', title: 'Gut', source });
	const blocks = [
		group({ kind: 'search', term: 'milch' }),
		group({ kind: 'favorites' }),
		group({ kind: 'promotion' }),
		{ type: 'voucher-group', title: 'Gutscheine', source: 'joe' },
	];
	await publishTo(shop.tenantId, {
		kind: 'page',
		key: 'alles',
		document: { meta: { title: 'Alles' }, blocks },
	});
	const page = (await shop.get('/api/content/pages/alles')).json();
	expect(page.blocks.map(({ source }: { source: object }) => source)).toEqual([
		{ kind: 'promotion', category: null },
	]);
});

async function publishTo(tenantId: string, push: object): Promise<void> {
	const outbox = createOutbox(api.pool, () => {});
	await publish({ db: api.db, outbox }, ContentPush.parse({ tenantId, version: 1, ...push }));
	await outbox.close();
}

function examples(types: Block['type'][]): object[] {
	return Object.values(blockExamples)
		.filter(({ type }) => types.includes(type as Block['type']))
		.sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}
