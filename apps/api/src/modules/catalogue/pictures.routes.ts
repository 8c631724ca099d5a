import { getEmojiPicture, getProductPicture } from '@korb/contracts/catalogue';
import { FeedProduct } from '@korb/contracts/catalogue-feed';
import { drawEmoji } from '@korb/packshot/emoji';
import { createPictureStore } from '@korb/packshot/picture-store';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findPicture } from './catalogue.sql.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures are drawn at their first request and lie on the disk and at the edge from then on. */
export const pictureRoutes =
	(directory: string): ApiPlugin =>
	async (app) => {
		const store = createPictureStore({
			directory,
			onWriteError: (error) => app.log.warn({ error }, 'a picture could not be kept'),
		});

		app.get('/media/p/:pictureId/:file', { schema: getProductPicture }, async (request, reply) => {
			const { pictureId, file } = request.params;
			const source = await request.ctx.db.snapshot((tx) => findPicture(tx, pictureId));
			const picture = FeedProduct.shape.picture.safeParse(source).data;
			if (picture?.kind !== 'packshot') throw notFound('picture');
			const [width = '', format = ''] = file.split('.');
			const bytes = await store.get(
				picture.spec,
				Number(width),
				format === 'avif' ? format : 'webp',
			);
			return reply.header('cache-control', FOR_EVER).type(`image/${format}`).send(bytes);
		});

		app.get('/media/e/:emoji/:file', { schema: getEmojiPicture }, async (request, reply) => {
			const { emoji, file } = request.params;
			const bytes = await drawEmoji(emoji, Number.parseInt(file, 10));
			if (!bytes) throw notFound('picture');
			return reply.header('cache-control', FOR_EVER).type('image/webp').send(bytes);
		});
	};
