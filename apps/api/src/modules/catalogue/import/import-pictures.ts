import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { FeedPicture, FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import { toMaster } from '@korb/pictures/photo';
import type { Tx } from '../../../db/schema.ts';
import { toPictureId } from './import.mapper.ts';
import { hasPicture, insertPhoto } from './import-pictures.sql.ts';

/** Reads a photo of the feed; null when there is none at this path. */
type ReadPhoto = (path: string) => Promise<Buffer | null>;

export type PictureImport = {
	readPhoto: ReadPhoto;
	/** Only demos have a generator; elsewhere a packshot would be a broken picture. */
	rejectsPackshots?: boolean;
};

/** Feeds come from other systems, so their paths must not escape the picture folder. */
export function photosIn(directory: string): ReadPhoto {
	return async (path) => {
		try {
			const root = await realpath(directory);
			const file = await realpath(join(root, path));
			const inside = relative(root, file);
			return inside.startsWith('..') || isAbsolute(inside) ? null : await readFile(file);
		} catch {
			return null;
		}
	};
}

/** The id of a picture, or why it is rejected. Stores photos on the way. */
async function takePicture(
	tx: Tx,
	picture: FeedPicture,
	{ readPhoto, rejectsPackshots }: PictureImport,
): Promise<{ id: string } | { refusal: string }> {
	if (picture.kind === 'packshot') {
		if (rejectsPackshots) return { refusal: 'picture: packshots are for demos only' };
		return { id: toPictureId(picture.spec) };
	}
	const { path } = picture;
	const bytes = await readPhoto(path);
	if (!bytes) return { refusal: `picture: no file ${path}` };
	const id = toPictureId(bytes);
	if (await hasPicture(tx, id)) return { id };
	const master = await toMaster(bytes);
	if (!master) return { refusal: `picture: ${path} is no photograph` };
	await insertPhoto(tx, id, { kind: 'file', path }, master);
	return { id };
}

/** All pictures of a product, the one for its card first. */
export async function takePictures(
	tx: Tx,
	{ picture, morePictures = [] }: FeedProduct,
	pictures: PictureImport,
): Promise<{ id: string; source: FeedPicture }[] | { refusal: string }> {
	const taken = [];
	for (const source of [picture, ...morePictures]) {
		const result = await takePicture(tx, source, pictures);
		if ('refusal' in result) return result;
		taken.push({ id: result.id, source });
	}
	return taken;
}
