import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPackshot } from './draw-packshot.ts';
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

describe('drawPackshot', () => {
	it('draws a picture of the requested size and format', async () => {
		const webp = await sharp(await drawPackshot(milk, 240, 'webp')).metadata();
		expect(webp).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: true });
		const avif = await sharp(await drawPackshot(milk, 120, 'avif')).metadata();
		expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 120 });
	});

	it('is transparent around the pack and opaque on it', async () => {
		const png = await drawPackshot(milk, 100, 'png');
		const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
		const alphaAt = (x: number, y: number) => data[(y * 100 + x) * 4 + 3];
		expect(alphaAt(2, 2)).toBe(0);
		expect(alphaAt(45, 60)).toBe(255);
	});

	it('prints with its own fonts: without lettering the picture differs', async () => {
		const blank = await drawPackshot({ ...milk, brand: '', name: '', amount: '' }, 240, 'png');
		expect(blank.equals(await drawPackshot(milk, 240, 'png'))).toBe(false);
	});

	it('rejects an unknown emoji, and draws the next picture', async () => {
		const broken = { ...milk, emoji: '../../etc/passwd' };
		await expect(drawPackshot(broken, 64, 'webp')).rejects.toThrow(RangeError);
		await expect(drawPackshot({ ...milk, emoji: 'ffff' }, 64, 'webp')).rejects.toThrow();
		expect((await drawPackshot(milk, 64, 'webp')).length).toBeGreaterThan(100);
	});
});
