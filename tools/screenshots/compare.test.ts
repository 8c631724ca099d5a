import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

const paint = (width: number, height: number, background: Color) =>
	sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();

async function withDot(picture: Buffer, color: Color): Promise<Buffer> {
	const dot = await paint(2, 5, color);
	return sharp(picture)
		.composite([{ input: dot, left: 3, top: 4 }])
		.png()
		.toBuffer();
}

describe('compare', () => {
	it('finds no difference between equal screenshots', async () => {
		const same = { share: 0, picture: null };
		expect(await compare(await paint(20, 10, 'white'), await paint(20, 10, 'white'))).toEqual(same);
		const again = await sharp(await paint(20, 10, 'white'))
			.png({ compressionLevel: 0 })
			.toBuffer();
		expect(await compare(await paint(20, 10, 'white'), again)).toEqual(same);
	});

	it('counts the pixels of a changed detail', async () => {
		const before = await paint(20, 10, 'white');
		const { share, picture } = await compare(before, await withDot(before, 'black'));
		expect(share).toBe(10 / 200);
		expect(await sharp(picture ?? '').metadata()).toMatchObject({ width: 20, height: 10 });
	});

	it('notices a slightly changed colour', async () => {
		const before = await paint(20, 10, '#808080');
		expect((await compare(before, await withDot(before, '#908080'))).share).toBe(10 / 200);
	});

	it('counts rows and columns that only one of them has', async () => {
		const small = await paint(20, 10, 'white');
		expect((await compare(small, await paint(20, 20, 'white'))).share).toBe(1 / 2);
		expect((await compare(await paint(40, 10, 'white'), small)).share).toBe(1 / 2);
	});
});
