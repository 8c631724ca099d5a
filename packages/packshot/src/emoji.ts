import { createRequire } from 'node:module';
import sharp from 'sharp';
import { dyePixels } from './dye.ts';
import type { Dye } from './spec.ts';

const require = createRequire(import.meta.url);
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

/** The emoji alone, null when there is none for these code points. */
export async function drawEmoji(codePoints: string, width: number): Promise<Buffer | null> {
	const file = findFile(codePoints);
	if (!file) return null;
	return sharp(file).resize(width).webp({ quality: 82, alphaQuality: 85 }).toBuffer();
}

function findFile(codePoints: string): string | null {
	if (!/^[0-9a-f-]{4,60}$/.test(codePoints)) return null;
	try {
		return require.resolve(`@lobehub/fluent-emoji-3d/assets/${codePoints}.webp`);
	} catch {
		return null;
	}
}

async function readAsPng(codePoints: string, dye: Dye): Promise<string> {
	const file = findFile(codePoints);
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
