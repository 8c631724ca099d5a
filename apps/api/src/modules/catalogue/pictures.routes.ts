import { getEmojiPicture, getProductPicture } from '@korb/contracts/catalogue/catalogue-endpoints';
import { FeedProduct, type PackshotSpec } from '@korb/contracts/catalogue/catalogue-feed';
import { drawEmoji } from '@korb/packshot/emoji';
import { packshotVersion } from '@korb/packshot/packshot';
import { resizePhoto } from '@korb/packshot/photo';
import { createPictureStore } from '@korb/packshot/picture-store';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findPicture, type PictureRow } from './catalogue.sql.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures are public: editors load them from the CMS's own origin. */
export const showAnywhere = { 'cross-origin-resource-policy': 'cross-origin' };

/** Pictures are drawn on first request, then served from the disk and the edge. */
export const pictureRoutes =
	(directory: string): ApiPlugin =>
	async (app) => {
		const store = createPictureStore({
			directory,
			onWriteError: (error) => app.log.warn({ error }, 'picture could not be cached'),
		});

		app.get(
			'/media/p/:version/:pictureId/:file',
			{ schema: getProductPicture },
			async (request, reply) => {
				const { version, pictureId, file } = request.params;
				const row = await request.ctx.db.snapshot((tx) => findPicture(tx, pictureId));
				if (!row) throw notFound('picture');
				const width = Number.parseInt(file, 10);
				const format = file.endsWith('.avif') ? 'avif' : 'webp';
				const bytes = row.photo
					? await resizePhoto(row.photo, width, format)
					: await store.get(specOf(row), width, format);
				// Pages rendered by an older generator version still request its drawings.
				const lifetime = version === packshotVersion ? FOR_EVER : 'public, max-age=60';
				return reply
					.headers({ ...showAnywhere, 'cache-control': lifetime })
					.type(`image/${format}`)
					.send(bytes);
			},
		);

		app.get('/media/e/:emoji/:file', { schema: getEmojiPicture }, async (request, reply) => {
			const { emoji, file } = request.params;
			const bytes = await drawEmoji(emoji, Number.parseInt(file, 10));
			if (!bytes) throw notFound('picture');
			return reply
				.headers({ ...showAnywhere, 'cache-control': FOR_EVER })
				.type('image/webp')
				.send(bytes);
		});
	};

function specOf({ source }: PictureRow): PackshotSpec {
	const picture = FeedProduct.shape.picture.safeParse(source).data;
	if (picture?.kind !== 'packshot') throw notFound('picture');
	return picture.spec;
}
