import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const loaded = new Map<string, Promise<string>>();
/** About 100 kB each. */
const maxLoaded = 64;

/** The emoji as a data URI, in PNG because the rasteriser reads no WebP. */
export function loadEmoji(codePoints: string): Promise<string> {
	let uri = loaded.get(codePoints);
	if (!uri) {
		uri = readAsPng(codePoints);
		loaded.set(codePoints, uri);
		uri.catch(() => loaded.delete(codePoints));
		const [oldest] = loaded.keys();
		if (loaded.size > maxLoaded && oldest) loaded.delete(oldest);
	}
	return uri;
}

async function readAsPng(codePoints: string): Promise<string> {
	if (!/^[0-9a-f-]{4,60}$/.test(codePoints)) throw new RangeError(`Not an emoji: ${codePoints}`);
	const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${codePoints}.webp`);
	const png = await sharp(file).png({ compressionLevel: 1 }).toBuffer();
	return `data:image/png;base64,${png.toString('base64')}`;
}
