import type { Sharp } from 'sharp';

export const pictureFormats = ['webp', 'avif', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Part of every product picture's URL. Increment when the same picture is rendered differently, here
 * or by a picture source: URLs are cached forever.
 */
export const pictureVersion = 1;

export function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
	if (format === 'avif') return image.avif({ quality: 55, effort: 1 }).toBuffer();
	if (format === 'png') return image.png().toBuffer();
	return image.webp({ quality: 80, alphaQuality: 80, effort: 2 }).toBuffer();
}
