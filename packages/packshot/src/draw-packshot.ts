import type { PictureFormat } from '@korb/pictures/encode';
import { loadEmoji } from './emoji.ts';
import { renderPackshot } from './packshot.ts';
import { rasterise } from './rasterise.ts';
import type { PackshotSpec } from './spec.ts';

export async function drawPackshot(
	spec: PackshotSpec,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const emoji = spec.emoji ? await loadEmoji(spec.emoji, spec.dye) : '';
	return rasterise(
		renderPackshot(spec, () => emoji),
		width,
		format,
	);
}
