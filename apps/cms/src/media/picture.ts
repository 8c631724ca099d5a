import { join } from 'node:path';
import type { Image } from '@korb/contracts/content/blocks/primitives';
import sharp from 'sharp';
import type { z } from 'zod';

export const formats = ['webp', 'avif'] as const;
const WIDTHS = [320, 640, 960, 1440, 1920];
/** The size that fits into one message to the shop as base64. */
const MAX_BYTES = 700_000;

export type MediaDocument = {
	id: string;
	alt?: string | null;
	pictureId?: string | null;
	widths?: number[] | null;
	width?: number | null;
	height?: number | null;
	focalX?: number | null;
	focalY?: number | null;
};

/** Never larger than the original: upscaling adds bytes without detail. */
function widthsFor(original: number): number[] {
	const smaller = WIDTHS.filter((width) => width < original);
	return smaller.length < WIDTHS.length ? [...smaller, original] : smaller;
}

export async function widthsOf(original: Buffer): Promise<number[]> {
	const { width = 0 } = await sharp(original).autoOrient().metadata();
	return widthsFor(width);
}

export type RenderedSize = { name: string; bytes: Buffer };

export async function renderSizes(original: Buffer, widths: number[]): Promise<RenderedSize[]> {
	const files: RenderedSize[] = [];
	for (const width of widths) {
		for (const format of formats) {
			files.push({ name: `${width}.${format}`, bytes: await draw(original, width, format) });
		}
	}
	return files;
}

async function draw(original: Buffer, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
	for (let quality = format === 'avif' ? 58 : 80; ; quality -= 15) {
		const resized = sharp(original).rotate().resize({ width });
		const bytes = await (format === 'avif'
			? resized.avif({ quality, effort: 1 })
			: resized.webp({ quality })
		).toBuffer();
		if (bytes.length <= MAX_BYTES || quality < 30) return bytes;
	}
}

export function pictureFile(mediaDir: string, key: string): string {
	return join(mediaDir, 'sizes', key);
}

export function pictureKeys(media: MediaDocument): string[] {
	return (media.widths ?? []).flatMap((width) =>
		formats.map((format) => `${media.pictureId}/${width}.${format}`),
	);
}

/** Converts a populated upload to the shop's format. */
export function toImage(value: unknown): z.input<typeof Image> | null {
	const media = value as MediaDocument;
	const widths = (media.widths ?? []).map(Number).sort((a, b) => a - b);
	const largest = widths.at(-1);
	if (typeof value !== 'object' || !largest || !media.width || !media.height) return null;
	const address = (width: number, format: string) =>
		`/media/c/${media.pictureId}/${width}.${format}`;
	return {
		src: address(largest, 'webp'),
		alt: isDecoration(media.alt) ? '' : (media.alt ?? ''),
		width: largest,
		height: Math.max(1, Math.round((media.height * largest) / media.width)),
		focalPoint: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
		sources: widths.map((width) => ({
			width,
			webp: address(width, 'webp'),
			avif: address(width, 'avif'),
		})),
	};
}

/** A dash marks a decorative image. */
function isDecoration(alt: string | null | undefined): boolean {
	return alt === '–' || alt === '-';
}
