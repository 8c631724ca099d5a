import { drawPackshot } from '@korb/packshot/draw-packshot';
import type { PictureFormat } from '@korb/pictures/encode';
import { listArticles } from './articles.ts';
import { draw } from './chance.ts';
import { toPicture } from './picture.ts';

/** Prints the cost of drawing and encoding an image, over fifty products from all aisles. */

const specs = listArticles()
	.sort((a, b) => draw(a.key, 'measure') - draw(b.key, 'measure'))
	.slice(0, 50)
	.map((article) => toPicture(article, 'de'));
const runs: [format: PictureFormat, width: number][] = [
	['webp', 240],
	['webp', 480],
	['webp', 960],
	['avif', 480],
];

for (const spec of specs) await drawPackshot(spec, 64, 'webp');
for (const [format, width] of runs) {
	const startedAt = performance.now();
	const cpuBefore = process.cpuUsage();
	let bytes = 0;
	for (const spec of specs) bytes += (await drawPackshot(spec, width, format)).length;
	const wall = (performance.now() - startedAt) / specs.length;
	const { user, system } = process.cpuUsage(cpuBefore);
	const cpu = (user + system) / 1000 / specs.length;
	const kilobytes = bytes / 1024 / specs.length;
	console.log(
		`${format} ${width}: ${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms CPU), ${kilobytes.toFixed(1)} kB`,
	);
}
