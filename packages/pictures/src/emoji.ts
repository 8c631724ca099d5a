import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

/** The emoji alone, null when there is none for these code points. */
export async function drawEmoji(codePoints: string, width: number): Promise<Buffer | null> {
	const file = findEmojiFile(codePoints);
	if (!file) return null;
	return sharp(file).resize(width).webp({ quality: 82, alphaQuality: 85 }).toBuffer();
}

export function findEmojiFile(codePoints: string): string | null {
	if (!/^[0-9a-f-]{4,60}$/.test(codePoints)) return null;
	try {
		return require.resolve(`@lobehub/fluent-emoji-3d/assets/${codePoints}.webp`);
	} catch {
		return null;
	}
}
