import { findEmojiFile } from '@korb/pictures/emoji';
import sharp from 'sharp';
import { dyePixels } from './dye.ts';
import type { Dye } from './spec.ts';

const loaded = new Map<string, Promise<string>>();
/** About 100 kB each. */
const maxLoaded = 64;

/** The emoji as a data URI, in PNG because the rasteriser does not support WebP. */
export function loadEmoji(codePoints: string, dye: Dye = {}): Promise<string> {
	const key = JSON.stringify([codePoints, dye.hue, dye.saturation, dye.brightness]);
	let uri = loaded.get(key);
	if (!uri) {
		uri = readAsPng(codePoints, dye);
		loaded.set(key, uri);
		uri.catch(() => loaded.delete(key));
		const [oldest] = loaded.keys();
		if (loaded.size > maxLoaded && oldest) loaded.delete(oldest);
	}
	return uri;
}

async function readAsPng(codePoints: string, dye: Dye): Promise<string> {
	const file = findEmojiFile(codePoints);
	if (!file) throw new RangeError(`Not an emoji: ${codePoints}`);
	const { data, info } = await sharp(file)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	if (Object.keys(dye).length > 0) dyePixels(data, dye);
	const { width, height } = info;
	const png = await sharp(data, { raw: { width, height, channels: 4 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	return `data:image/png;base64,${png.toString('base64')}`;
}
