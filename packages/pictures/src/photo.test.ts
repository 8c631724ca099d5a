import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resizePhoto, toMaster } from './photo.ts';

const orange = { r: 240, g: 120, b: 0 };
const wide = () =>
	sharp({ create: { width: 1200, height: 600, channels: 3, background: orange } })
		.jpeg()
		.toBuffer();

describe('photographs', () => {
	it('are fitted into a square, transparent above and below', async () => {
		const master = await toMaster(await wide());
		if (!master) throw new Error('not taken');
		const png = await resizePhoto(master, 160, 'png');
		const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
		expect(info).toMatchObject({ width: 160, height: 160, channels: 4 });
		const alphaAt = (x: number, y: number) => data[(y * 160 + x) * 4 + 3];
		expect([alphaAt(80, 5), alphaAt(80, 80), alphaAt(2, 80)]).toEqual([0, 255, 255]);
	});

	it('are rotated upright by their EXIF orientation', async () => {
		const turned = await sharp(await wide())
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const master = await toMaster(turned);
		if (!master) throw new Error('not taken');
		const { data } = await sharp(await resizePhoto(master, 160, 'png'))
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(data[(80 * 160 + 5) * 4 + 3]).toBe(0);
	});

	it('that are invalid are rejected', async () => {
		expect(await toMaster(Buffer.from('no picture'))).toBeNull();
	});
});
