import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPackshot } from '@korb/packshot/draw-packshot';
import sharp from 'sharp';
import { type Article, listArticles } from './articles.ts';
import { draw } from './chance.ts';
import { categories } from './data/categories.ts';
import type { Tint } from './model.ts';
import { toProduct } from './product.ts';

/** Renders many product images on one sheet, on their plates, so that ugly ones stand out. */

const { values } = parseArgs({
	options: {
		count: { type: 'string', default: '60' },
		columns: { type: 'string', default: '10' },
		tenant: { type: 'string', default: 'korb' },
		/** Only products whose category, group, aisle or family has this id. */
		within: { type: 'string' },
		seed: { type: 'string', default: '1' },
		out: { type: 'string' },
	},
});

/** The plates of the design tokens. */
const plates: Record<Tint, string> = {
	peach: '#ffebdd',
	butter: '#fff3cf',
	sage: '#e9f3df',
	mint: '#e0f3ea',
	sky: '#e3f0f8',
	lilac: '#efe9f8',
	rose: '#fde6e6',
	sand: '#f7f1e7',
};
const tile = 190;
const caption = 42;
const root = join(import.meta.dirname, '../../..');
const language = values.tenant === 'greenbasket' ? 'en' : 'de';
const chosen = listArticles()
	.filter((article) => !values.within || listPlaces(article).includes(values.within))
	.sort((a, b) => draw(a.key, values.seed) - draw(b.key, values.seed))
	.slice(0, Number(values.count))
	.map((article) => toProduct(article, language, new Date()));

const columns = Number(values.columns);
const tiles = await Promise.all(
	chosen.map(async ({ picture, tint, name, contentText }, i) => {
		if (picture.kind !== 'packshot') throw new Error(`${name} has no packshot`);
		const plate = await sharp({
			create: { width: tile, height: tile, channels: 4, background: plates[tint] },
		})
			.composite([
				{ input: await drawPackshot(picture.spec, tile - 36, 'webp'), left: 18, top: 18 },
			])
			.png()
			.toBuffer();
		const left = (i % columns) * (tile + 10) + 10;
		const top = Math.floor(i / columns) * (tile + caption) + 10;
		return [
			{ input: plate, left, top },
			{ input: Buffer.from(captionSvg(name, contentText)), left, top: top + tile },
		];
	}),
);

const out = values.out ?? join(root, `artifacts/contact-sheet-${values.within ?? 'all'}.png`);
await mkdir(join(root, 'artifacts'), { recursive: true });
await sharp({
	create: {
		width: columns * (tile + 10) + 10,
		height: Math.ceil(chosen.length / columns) * (tile + caption) + 10,
		channels: 4,
		background: '#ffffff',
	},
})
	.composite(tiles.flat())
	.png()
	.toFile(out);
console.log(`${chosen.length} pictures → ${out}`);

function listPlaces({ family, category }: Article): string[] {
	const places = [family.id, category.id];
	for (let at = category.parent; at !== null; ) {
		places.push(at);
		at = categories.find(({ id }) => id === at)?.parent ?? null;
	}
	return places;
}

function captionSvg(name: string, content: string): string {
	const clean = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${caption}"><text y="14" font-family="sans-serif" font-size="12">${clean(name.slice(0, 32))}</text><text y="29" font-family="sans-serif" font-size="11" fill="#777">${clean(content)}</text></svg>`;
}
