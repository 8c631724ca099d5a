import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureAddress } from './pictures.ts';

describe('pictureAddress', () => {
	it('names the file of each width', () => {
		expect(PICTURE_WIDTHS.map((width) => pictureAddress('/media/p/3/id', width))).toEqual([
			'/media/p/3/id/160.webp',
			'/media/p/3/id/240.webp',
			'/media/p/3/id/320.webp',
			'/media/p/3/id/480.webp',
			'/media/p/3/id/640.webp',
			'/media/p/3/id/960.webp',
		]);
	});
});
