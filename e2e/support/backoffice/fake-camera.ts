import { writeFileSync } from 'node:fs';
import { code128Widths } from '@korb/domain/picking/code128';

const WIDTH = 640;
const HEIGHT = 480;
const QUIET = 10;
const WHITE = 235;
const BLACK = 16;

/** What a camera sees that is held over a barcode: a video of one frame (YUV4MPEG2). */
export function writeCameraPicture(path: string, code: string): void {
	const widths = code128Widths(code);
	const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET;
	const scale = Math.floor(WIDTH / modules);
	const row = Buffer.alloc(WIDTH, WHITE);
	let x = Math.floor((WIDTH - (modules - 2 * QUIET) * scale) / 2);
	for (const [place, width] of widths.entries()) {
		if (place % 2 === 0) row.fill(BLACK, x, x + width * scale);
		x += width * scale;
	}
	const luma = Array.from({ length: HEIGHT }, (_, y) =>
		y > HEIGHT / 4 && y < (HEIGHT * 3) / 4 ? row : Buffer.alloc(WIDTH, WHITE),
	);
	const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
	const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
	const frame = Buffer.concat([Buffer.from('FRAME\n'), ...luma, chroma]);
	writeFileSync(path, Buffer.concat([head, frame, frame]));
}
