import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Editing, LONG_TIMEOUT, openEditing } from '../publishing/testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.reset());

type Picture = { document: { base64: string } };

describe('images', () => {
	const upload = async (alt: string) => {
		const data = await sharp({
			create: { width: 700, height: 350, channels: 3, background: 'red' },
		})
			.png()
			.toBuffer();
		const file = { data, mimetype: 'image/png', name: `${alt}.png`, size: data.length };
		const { tenant } = cms;
		return cms.payload.create({ collection: 'media', data: { tenant, alt }, file });
	};

	it('are delivered in every size, never larger than the original', async () => {
		const media = (await upload('Rot')) as unknown as { pictureId: string };
		const names = () =>
			cms.shop.received
				.filter((push) => push.kind === 'picture')
				.map((push) => push.key)
				.sort();
		const expected = ['320', '640', '700'].flatMap((width) => [
			`${media.pictureId}/${width}.avif`,
			`${media.pictureId}/${width}.webp`,
		]);
		await vi.waitFor(() => expect(names()).toEqual(expected), LONG_TIMEOUT);
		const [first] = cms.shop.of('picture', `${media.pictureId}/320.webp`);
		const bytes = Buffer.from((first as unknown as Picture).document.base64, 'base64');
		expect(await sharp(bytes).metadata()).toMatchObject({
			format: 'webp',
			width: 320,
			height: 160,
		});
	});

	it('include their alt text, even when it changes later', async () => {
		const media = await upload('Alt');
		await cms.createPage('bild', [{ blockType: 'image', image: media.id }]);
		const alts = () =>
			cms.shop
				.of('page', 'bild')
				.map((push) => JSON.stringify(push.document).match(/"alt":"([^"]*)"/)?.[1]);
		await vi.waitFor(() => expect(alts()).toEqual(['Alt']), LONG_TIMEOUT);
		await cms.payload.update({ collection: 'media', id: media.id, data: { alt: 'Neu' } });
		await vi.waitFor(() => expect(alts()).toEqual(['Alt', 'Neu']), LONG_TIMEOUT);
		await expect(cms.payload.delete({ collection: 'media', id: media.id })).rejects.toThrow(
			'Wird noch gezeigt',
		);
	});
});
