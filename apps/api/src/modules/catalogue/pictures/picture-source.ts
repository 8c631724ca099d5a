import type { FeedPicture } from '@korb/contracts/catalogue/catalogue-feed';
import type { PictureFormat } from '@korb/pictures/encode';
import { resizePhoto } from '@korb/pictures/photo';

/** A picture of the catalogue, with its photograph if the feed has one. */
export type StoredPicture = { source: FeedPicture; photo: Buffer | null };

/** Renders pictures of one kind; null for any other. */
export type PictureSource = (
	picture: StoredPicture,
	width: number,
	format: PictureFormat,
) => Promise<Buffer | null>;

export const photoSource: PictureSource = async ({ photo }, width, format) =>
	photo && resizePhoto(photo, width, format);

/** The first source that knows the picture renders it. */
export function firstOf(sources: PictureSource[]): PictureSource {
	return async (picture, width, format) => {
		for (const source of sources) {
			const bytes = await source(picture, width, format);
			if (bytes) return bytes;
		}
		return null;
	};
}
