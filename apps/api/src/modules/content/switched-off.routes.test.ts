import { blockExamples } from '@korb/contracts/blocks/examples';
import { walkBlocks } from '@korb/contracts/blocks/walk';
import type { Block } from '@korb/contracts/content';
import { ContentPush } from '@korb/contracts/content-push';
import type { FeatureFlags } from '@korb/domain/features';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox } from '../../jobs/outbox.ts';
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
	['TEN-26 products', 'featureProductDiscovery', ['product-group', 'product-promotion']],
];

it.each(rows)('%s stand on pages only while their feature is on', async (_title, flag, types) => {
	for (const isOn of [true, false]) {
		const shop = await aShop().withFlag(flag, isOn).openIn(api);
		const inside = [{ type: 'accordion', items: [{ title: 'Mehr', children: examples(types) }] }];
		const blocks = [...examples(types), { type: 'section', children: inside }];
		const document = { meta: { title: 'Alles' }, blocks };
		const outbox = createOutbox(api.pool, () => {});
		const push = { tenantId: shop.tenantId, version: 1, kind: 'page', key: 'alles', document };
		await publish({ db: api.db, outbox }, ContentPush.parse(push));
		await outbox.close();

		const page = (await shop.get('/api/content/pages/alles')).json();
		const shown = [...walkBlocks(page.blocks)].map(({ type }) => type);
		const boxes = ['section', 'accordion'];
		expect(shown.filter((type) => !boxes.includes(type))).toEqual(isOn ? [...types, ...types] : []);
		expect(
			shown.filter((type) => boxes.includes(type)),
			'what stands around them',
		).toEqual(boxes);
	}
});

function examples(types: Block['type'][]): object[] {
	return Object.values(blockExamples)
		.filter(({ type }) => types.includes(type as Block['type']))
		.sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}
