import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStore, pictureName } from './picture-store.ts';
import type { PackshotSpec } from './spec.ts';

const milk: PackshotSpec = {
	form: 'carton',
	brand: 'Almwerk',
	name: 'Heumilch',
	amount: '1 l',
	emoji: '1f404',
	main: '#2463A6',
	accent: '#FFD75E',
};

let directory = '';
beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('createPictureStore', () => {
	it('draws a picture of the requested size and format', async () => {
		const store = createPictureStore({ directory });
		const webp = await sharp(await store.get(milk, 240)).metadata();
		expect(webp).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: true });
		const avif = await sharp(await store.get(milk, 120, 'avif')).metadata();
		expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 120 });
	});

	it('is transparent around the pack and opaque on it', async () => {
		const png = await createPictureStore({ directory }).get(milk, 100, 'png');
		const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
		const alphaAt = (x: number, y: number) => data[(y * 100 + x) * 4 + 3];
		expect(alphaAt(2, 2)).toBe(0);
		expect(alphaAt(45, 60)).toBe(255);
	});

	it('prints with its own fonts: without lettering the picture differs', async () => {
		const store = createPictureStore({ directory });
		const blank = await store.get({ ...milk, brand: '', name: '', amount: '' }, 240, 'png');
		expect(blank.equals(await store.get(milk, 240, 'png'))).toBe(false);
	});

	it('reads a stored picture instead of drawing it again', async () => {
		const store = createPictureStore({ directory });
		await store.get(milk, 64);
		const file = join(directory, pictureName(milk, 64, 'webp'));
		await writeFile(file, 'stored');
		expect((await store.get(milk, 64)).toString()).toBe('stored');
	});

	it('draws once for concurrent requests', async () => {
		const store = createPictureStore({ directory });
		const pictures = await Promise.all(Array.from({ length: 8 }, () => store.get(milk, 64)));
		expect(new Set(pictures).size).toBe(1);
		const files = await readdir(directory, { recursive: true });
		expect(files.filter((name) => name.includes('.'))).toHaveLength(1);
	});

	it('serves more distinct pictures concurrently than it draws', async () => {
		const store = createPictureStore({ directory, maxDrawings: 1 });
		const sizes = await Promise.all(
			[32, 40, 48, 56].map(
				async (width) => (await sharp(await store.get(milk, width)).metadata()).width,
			),
		);
		expect(sizes).toEqual([32, 40, 48, 56]);
	});

	it('still responds when the disk fails', async () => {
		const file = join(directory, 'file');
		await writeFile(file, '');
		const errors: unknown[] = [];
		const store = createPictureStore({ directory: file, onWriteError: (e) => errors.push(e) });
		expect((await store.get(milk, 64)).length).toBeGreaterThan(100);
		expect(errors).toHaveLength(1);
	});

	it('retries after a failed drawing', async () => {
		const store = createPictureStore({ directory });
		const broken = { ...milk, emoji: '../../etc/passwd' };
		await expect(store.get(broken, 64)).rejects.toThrow(RangeError);
		await expect(store.get({ ...milk, emoji: 'ffff' }, 64)).rejects.toThrow();
		expect((await store.get(milk, 64)).length).toBeGreaterThan(100);
	});
});

describe('pictureName', () => {
	it('depends on the content, not on the order of the fields', () => {
		const { form, ...rest } = milk;
		expect(pictureName({ ...rest, form, sub: undefined }, 240, 'webp')).toBe(
			pictureName(milk, 240, 'webp'),
		);
	});

	it.each([
		['spec', pictureName({ ...milk, amount: '2 l' }, 240, 'webp')],
		['width', pictureName(milk, 480, 'webp')],
		['format', pictureName(milk, 240, 'avif')],
	])('changes with the %s', (_, name) => {
		expect(name).not.toBe(pictureName(milk, 240, 'webp'));
	});
});
