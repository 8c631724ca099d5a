import { getEmojiPicture, getProductPicture } from '@korb/contracts/catalogue/catalogue-endpoints';
import { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import { drawEmoji } from '@korb/pictures/emoji';
import { pictureVersion } from '@korb/pictures/encode';
import type { ApiPlugin } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import { createPictureCache } from './picture-cache.ts';
import { firstOf, type PictureSource, photoSource, type StoredPicture } from './picture-source.ts';
import { findPicture, type PictureRow } from './pictures.sql.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures are public: editors load them from the CMS's own origin. */
export const showAnywhere = { 'cross-origin-resource-policy': 'cross-origin' };

type PictureOptions = {
	db: Database;
	directory: string;
	/** Used for pictures without a photograph. */
	sources: PictureSource[];
};

/** Pictures are rendered on first request, then served from the disk and the edge. */
export const pictureRoutes =
	({ db, directory, sources }: PictureOptions): ApiPlugin =>
	async (app) => {
		const render = firstOf([photoSource, ...sources]);
		const cache = createPictureCache({
			directory,
			onWriteError: (error) => app.log.warn({ error }, 'picture could not be cached'),
		});

		app.route({
			...routeOf(getProductPicture),
			handler: async (request, reply) => {
				const { version, pictureId, file } = request.params;
				const row = await db.snapshot((tx) => findPicture(tx, pictureId));
				if (!row) throw notFound('picture');
				const picture = toStoredPicture(row);
				const width = Number.parseInt(file, 10);
				const format = file.endsWith('.avif') ? 'avif' : 'webp';
				const bytes = await cache.get(`${pictureId}-${pictureVersion}-${file}`, () =>
					render(picture, width, format),
				);
				if (!bytes) throw notFound('picture');
				// Pages rendered by an older version still request its pictures.
				const lifetime = version === pictureVersion ? FOR_EVER : 'public, max-age=60';
				return reply
					.headers({ ...showAnywhere, 'cache-control': lifetime })
					.type(`image/${format}`)
					.send(bytes);
			},
		});

		app.route({
			...routeOf(getEmojiPicture),
			handler: async (request, reply) => {
				const { emoji, file } = request.params;
				const bytes = await drawEmoji(emoji, Number.parseInt(file, 10));
				if (!bytes) throw notFound('picture');
				return reply
					.headers({ ...showAnywhere, 'cache-control': FOR_EVER })
					.type('image/webp')
					.send(bytes);
			},
		});
	};

function toStoredPicture({ source, photo }: PictureRow): StoredPicture {
	const picture = FeedProduct.shape.picture.safeParse(source);
	if (!picture.success) throw notFound('picture');
	return { source: picture.data, photo };
}
