import sharp from 'sharp';
import { encode, type PictureFormat } from './rasterise.ts';

/** The largest width in which the shop shows anything. */
const MASTER_WIDTH = 960;
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** A photograph as it is kept: upright, square like every drawn picture; null when it is none. */
export async function toMaster(photo: Buffer): Promise<Buffer | null> {
	try {
		return await sharp(photo)
			.autoOrient()
			.resize(MASTER_WIDTH, MASTER_WIDTH, { fit: 'contain', background: nothing })
			.webp({ quality: 90 })
			.toBuffer();
	} catch {
		return null;
	}
}

export function resizePhoto(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
	return encode(sharp(master).resize(width), format);
}
