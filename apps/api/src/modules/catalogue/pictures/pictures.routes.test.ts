import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { drawEmoji } from '@korb/pictures/emoji';
import { resizePhoto } from '@korb/pictures/photo';
import { aCategory, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import type { PictureSource } from './picture-source.ts';

let api: TestApi;
let pictureDir = '';
beforeAll(async () => {
	pictureDir = await mkdtemp(join(tmpdir(), 'pictures-'));
	api = await startTestApi({ pictureDir, pictureSources: [emojiSource] });
});
afterAll(async () => {
	await api.close();
	await rm(pictureDir, { recursive: true });
});

/** Stands for a generator of pictures: shows the emoji of a packshot. */
const emojiSource: PictureSource = async ({ source }, width, format) => {
	const emoji = source.kind === 'packshot' && source.spec.emoji;
	const drawn = emoji ? await drawEmoji(emoji, 960) : null;
	return drawn && resizePhoto(drawn, width, format);
};

const spec = {
	form: 'carton',
	brand: 'Almwerk',
	name: 'Heumilch',
	emoji: '1f95b',
	main: '#3366aa',
	accent: '#ffffff',
} as const;

async function shopWithMilk() {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst'),
		aProduct('MILCH', { picture: { kind: 'packshot', spec } }),
	]);
	const { picture } = (await shop.get('/api/products/MILCH')).json();
	return { shop, address: pictureAddress(picture.base, 160) };
}

describe('GET /media/e/:emoji/:file', () => {
	it('serves the emoji of categories, and no others', async () => {
		const shop = await aShop().openIn(api);
		const broccoli = await shop.get('/media/e/1f966/80.webp');
		expect(broccoli.statusCode).toBe(200);
		expect(broccoli.headers['content-type']).toBe('image/webp');
		expect(broccoli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await shop.get('/media/e/0000/80.webp')).statusCode).toBe(404);
		expect((await shop.get('/media/e/1f966/81.webp')).statusCode).toBe(400);
		expect((await shop.get('/media/e/..%2f..%2fpackage/80.webp')).statusCode).toBe(400);
	});
});

describe('GET /media/p/:version/:pictureId/:file', () => {
	it('renders the picture of a product, cacheable forever', async () => {
		const { shop, address } = await shopWithMilk();
		const answer = await shop.get(address);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toBe('image/webp');
		expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
		expect((await shop.get(address)).rawPayload.equals(answer.rawPayload)).toBe(true);
		const avif = await shop.get(address.replace('.webp', '.avif'));
		expect(avif.headers['content-type']).toBe('image/avif');
	});

	it('serves every further view of a product, in the order of the feed', async () => {
		const shop = await aShop().openIn(api);
		const view = (emoji: string) => ({
			kind: 'packshot' as const,
			spec: { ...spec, form: 'loose' as const, emoji },
		});
		await importInto(api, shop.tenantId, [
			aCategory('obst'),
			aProduct('MILCH', {
				picture: { kind: 'packshot', spec },
				morePictures: [view('1f404'), view('1f9c8')],
			}),
			aProduct('APFEL'),
		]);
		const { picture, morePictures } = (await shop.get('/api/products/MILCH')).json();
		const bases = [picture.base, ...morePictures];
		expect(new Set(bases).size).toBe(3);
		const bytes = [];
		for (const base of bases) {
			const answer = await shop.get(pictureAddress(base, 160));
			expect(answer.statusCode).toBe(200);
			bytes.push(answer.rawPayload.toString('base64'));
		}
		expect(new Set(bytes).size).toBe(3);
		expect((await shop.get('/api/products/APFEL')).json()).not.toHaveProperty('morePictures');
	});

	it('responds with 404 to any other picture, width or format', async () => {
		const { shop, address } = await shopWithMilk();
		const stranger = address.replace(/[\w-]{20}/, 'x'.repeat(20));
		expect((await shop.get(stranger)).statusCode).toBe(404);
		expect((await shop.get(address.replace('160', '161'))).statusCode).toBe(400);
		expect((await shop.get(address.replace('webp', 'png'))).statusCode).toBe(400);
	});

	it('does not let a picture be cached under another version', async () => {
		const { shop, address } = await shopWithMilk();
		const older = await shop.get(address.replace(/\/p\/\d+\//, '/p/0/'));
		expect(older.statusCode).toBe(200);
		expect(older.headers['cache-control']).toBe('public, max-age=60');
	});

	it('responds with 404 when no source knows the picture', async () => {
		const shop = await aShop().openIn(api);
		const { emoji: _, ...plain } = spec;
		await importInto(api, shop.tenantId, [
			aCategory('obst'),
			aProduct('BROT', { picture: { kind: 'packshot', spec: plain } }),
		]);
		const { picture } = (await shop.get('/api/products/BROT')).json();
		expect((await shop.get(pictureAddress(picture.base, 160))).statusCode).toBe(404);
	});

	it('is not promised by an import into a shop without a generator', async () => {
		const shop = await aShop().openIn(api);
		const records = [aCategory('obst'), aProduct('MILCH')];
		const { rejections } = await importInto(api, shop.tenantId, records, {
			rejectsPackshots: true,
		});
		expect(rejections).toEqual([{ line: 2, reason: 'picture: packshots are for demos only' }]);
	});

	describe('of a photo', () => {
		let folder = '';
		beforeAll(async () => {
			folder = await mkdtemp(join(tmpdir(), 'photos-'));
			await takePhoto('1f34a');
			await writeFile(join(folder, 'text.jpg'), 'no picture');
		});
		afterAll(() => rm(folder, { recursive: true }));

		const takePhoto = async (emoji: string) =>
			writeFile(join(folder, 'orange.jpg'), (await drawEmoji(emoji, 200)) ?? '');
		const anOrange = (path: string) => [
			aCategory('obst'),
			aProduct('ORANGE', { picture: { kind: 'file', path } }),
		];

		it('is served in every width, and the new one after a replacement', async () => {
			const shop = await aShop().openIn(api);
			const send = () =>
				importInto(api, shop.tenantId, anOrange('orange.jpg'), { pictures: folder });
			const addressOf = async () =>
				pictureAddress((await shop.get('/api/products/ORANGE')).json().picture.base, 320);
			await send();
			const first = await addressOf();
			const answer = await shop.get(first);
			expect(answer.headers['content-type']).toBe('image/webp');
			expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
			expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
			const larger = await shop.get(first.replace('320', '960'));
			expect(larger.rawPayload.length).toBeGreaterThan(answer.rawPayload.length);
			expect((await send()).changed['products']).toBe(0);
			await takePhoto('1f34b');
			expect((await send()).changed['products']).toBe(1);
			expect(await addressOf()).not.toBe(first);
		});

		it.each([
			['the file is missing', 'lost.jpg', 'picture: no file lost.jpg'],
			['the file is outside the folder', '../../etc/passwd', 'picture: no file ../../etc/passwd'],
			['the file is no photo', 'text.jpg', 'picture: text.jpg is no photograph'],
		])('rejects the line when %s', async (_title, path, reason) => {
			const shop = await aShop().openIn(api);
			const { rejections } = await importInto(api, shop.tenantId, anOrange(path), {
				pictures: folder,
			});
			expect(rejections).toEqual([{ line: 2, reason }]);
		});
	});
});
