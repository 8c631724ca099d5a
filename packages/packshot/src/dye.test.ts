import { describe, expect, it } from 'vitest';
import { dominantHue, dyePixels } from './dye.ts';

const purple = [120, 40, 200, 255];
const leafGreen = [60, 180, 40, 255];

describe('dyePixels', () => {
	it('recolours the dominant colour and leaves the leaf alone', () => {
		const pixels = picture(purple, 12, leafGreen, 4);
		dyePixels(pixels, { hue: 170 });
		const [r = 0, g = 0, b = 0] = pixels;
		expect(g).toBeGreaterThan(Math.max(r, b));
		expect([...pixels.subarray(-4)]).toEqual(leafGreen);
	});

	it('recolours all of a picture that is green itself', () => {
		const pixels = picture(leafGreen, 12, [40, 160, 150, 255], 4);
		dyePixels(pixels, { hue: -110 });
		const [r = 0, g = 0] = pixels.subarray(-4);
		expect(r).toBeGreaterThan(g);
	});

	it('keeps transparency', () => {
		const pixels = picture([120, 40, 200, 80], 16, leafGreen, 0);
		dyePixels(pixels, { brightness: 1.2, saturation: 0.5 });
		expect(pixels[3]).toBe(80);
	});
});

describe('dominantHue', () => {
	it('is the hue that covers most', () => {
		expect(dominantHue(picture(purple, 12, leafGreen, 4))).toBeCloseTo(270, 0);
	});
});

function picture(a: number[], aCount: number, b: number[], bCount: number): Buffer {
	return Buffer.from([
		...Array.from({ length: aCount }, () => a).flat(),
		...Array.from({ length: bCount }, () => b).flat(),
	]);
}
