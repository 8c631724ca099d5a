import sharp from 'sharp';
import { encode, type PictureFormat } from './encode.ts';

/** The largest width shown in the shop. */
const MASTER_WIDTH = 960;
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** A photograph as stored: upright and square like every drawn picture; null when it is invalid. */
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
