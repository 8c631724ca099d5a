import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { drawPackshot } from '@korb/packshot/draw-packshot';
import { aCategory, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importInto } from '../../apps/api/src/catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../apps/api/src/testing.ts';
import { packshotSource } from './packshot-source.ts';

let api: TestApi;
let pictureDir = '';
beforeAll(async () => {
	pictureDir = await mkdtemp(join(tmpdir(), 'pictures-'));
	api = await startTestApi({ pictureDir, pictureSources: [packshotSource] });
});
afterAll(async () => {
	await api.close();
	await rm(pictureDir, { recursive: true });
});

const spec = {
	form: 'carton',
	brand: 'Almwerk',
	name: 'Heumilch',
	emoji: '1f404',
	main: '#3366aa',
	accent: '#ffffff',
} as const;

it('lets the API serve packshots as they are drawn', async () => {
	const shop = await aShop().openIn(api);
	const milk = aProduct('MILCH', { picture: { kind: 'packshot', spec } });
	await importInto(api, shop.tenantId, [aCategory('obst'), milk]);
	const { picture } = (await shop.get('/api/products/MILCH')).json();
	const address = pictureAddress(picture.base, 160);
	for (const format of ['webp', 'avif'] as const) {
		const answer = await shop.get(address.replace('webp', format));
		expect(answer.headers['content-type']).toBe(`image/${format}`);
		expect(answer.rawPayload.equals(await drawPackshot(spec, 160, format))).toBe(true);
	}
});

it('knows no photographs', async () => {
	const photo = { source: { kind: 'file' as const, path: 'a.jpg' }, photo: Buffer.from('') };
	expect(await packshotSource(photo, 160, 'webp')).toBeNull();
});
