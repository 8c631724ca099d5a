import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Difference = {
	/** Share of the pixels that differ visibly, 0 to 1. */
	share: number;
	/** The differing pixels in red; null if there are none. */
	picture: Buffer | null;
};

/** Pixelmatch's tolerance, 0 to 1. One browser takes both, so a slightly changed token counts. */
const threshold = 0.02;
/** Fills what only one of two screenshots covers: no theme uses it, so it always differs. */
const NOWHERE = '#ff00ff';

/** Ignores anti-aliasing. Screenshots of different size are compared on a canvas that fits both. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
	if (before.equals(after)) return { share: 0, picture: null };
	const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
	const width = Math.max(...sizes.map((size) => size.width));
	const height = Math.max(...sizes.map((size) => size.height));
	const pixels = Buffer.alloc(width * height * 4);
	const differing = pixelmatch(
		await toPixels(before, width, height),
		await toPixels(after, width, height),
		pixels,
		width,
		height,
		{ threshold },
	);
	if (differing === 0) return { share: 0, picture: null };
	const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
		.png()
		.toBuffer();
	return { share: differing / (width * height), picture };
}

function toPixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
	return sharp(picture)
		.ensureAlpha()
		.resize(width, height, {
			fit: 'contain',
			position: 'left top',
			withoutEnlargement: true,
			background: NOWHERE,
		})
		.raw()
		.toBuffer();
}
