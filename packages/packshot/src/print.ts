import { inkFrom, luminance } from './colour.ts';
import { type Anchor, drawText, type FaceName, familyOf, fitText, textWidth } from './lettering.ts';
import type { Box, Pack, Seal, Voice } from './spec.ts';
import { escapeXml, round } from './svg.ts';

/** What all label layouts print: brand, name, seal, background. */

type NameOptions = {
	max: number;
	/** Height the name may take. */
	maxH?: number;
	lines: number;
	fill: string;
	anchor?: Anchor;
};

export function drawBrand(
	pack: Pack,
	x: number,
	y: number,
	width: number,
	maxSize: number,
	fill: string,
	anchor?: Anchor,
): { svg: string; size: number } {
	const { words, face, track } = speak(pack);
	const boost = face !== 'black' ? 1.12 : pack.voice === 'caps' ? 0.82 : 1;
	const size = Math.min(
		maxSize * boost,
		(maxSize * width) / textWidth(words, face, maxSize, track),
	);
	const dx = anchor === 'middle' || !anchor ? (track * size) / 2 : 0;
	return { svg: drawText(x + dx, y, words, { face, size, fill, anchor, track }), size };
}

/** The brand with its capitals hanging from a line instead of standing on one. */
export function drawBrandBelow(
	pack: Pack,
	x: number,
	top: number,
	width: number,
	maxSize: number,
	fill: string,
	anchor?: Anchor,
): { svg: string; h: number } {
	const h = drawBrand(pack, x, 0, width, maxSize, fill, anchor).size * 0.74;
	return { h, svg: drawBrand(pack, x, top + h, width, maxSize, fill, anchor).svg };
}

export function drawName(
	pack: Pack,
	x: number,
	y: number,
	width: number,
	o: NameOptions,
): { svg: string; height: number } {
	const face = pack.voice === 'serif' || pack.voice === 'italic' ? 'serif' : 'black';
	const lead = face === 'serif' ? 0.98 : 1.02;
	const heightOf = (fitted: { size: number; lines: string[] }) =>
		fitted.size * 0.76 + (fitted.lines.length - 1) * fitted.size * lead;
	let max = o.max;
	let fitted = fitText(pack.name, face, width, max, 9, o.lines);
	while (o.maxH && heightOf(fitted) > o.maxH && max * 0.94 > 9) {
		max *= 0.94;
		fitted = fitText(pack.name, face, width, max, 9, o.lines);
	}
	const { size, lines } = fitted;
	const svg = lines.map((line, i) =>
		drawText(x, y + size * 0.76 + i * size * lead, line, {
			face,
			size,
			fill: o.fill,
			anchor: o.anchor,
		}),
	);
	return { svg: svg.join(''), height: heightOf(fitted) };
}

/** The brand along the arc with this id. */
export function drawBrandOnArc(
	pack: Pack,
	arcId: string,
	maxSize: number,
	arcLength: number,
	fill: string,
): string {
	const { words, face, track: ownTrack } = speak(pack);
	const track = ownTrack + 0.02;
	const size = Math.min(maxSize, (maxSize * arcLength) / textWidth(words, face, maxSize, track));
	const style = face === 'italic' ? ' font-style="italic"' : '';
	return `<text font-family="${familyOf(face)}" font-weight="800"${style} font-size="${round(size)}" letter-spacing="${round(size * track)}" fill="${fill}" text-anchor="middle"><textPath href="#${arcId}" startOffset="50%">${escapeXml(words)}</textPath></text>`;
}

export function drawSeal(seal: Seal, x: number, y: number, r: number): string {
	const [words, share, green] = seals[seal];
	const text = drawText(x, y + r * 0.24, words, {
		size: r * share,
		fill: '#fff',
		track: 0.02,
	});
	return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.9)}" fill="${green}"/>${text}`;
}

const seals: Record<Seal, [words: string, sizeShare: number, colour: string]> = {
	bio: ['BIO', 0.72, '#2E7D32'],
	organic: ['ORGANIC', 0.34, '#2E7D32'],
	vegan: ['VEGAN', 0.44, '#5B8C1A'],
};

export function fillBox(b: Box, colour: string): string {
	return `<rect x="${round(b.x)}" y="${round(b.y)}" width="${round(b.w)}" height="${round(b.h)}" fill="${colour}"/>`;
}

export const sideInset = (b: Box) => b.w * (b.inset ?? 0.09);

/** Text colour on the label paper: the pack's, or the accent when the pack itself is pale. */
export function inkOnPaper(pack: Pack): string {
	return inkFrom(luminance(pack.main) > 0.55 ? pack.accent : pack.main, pack.paper);
}

function speak(pack: Pack): { words: string; face: FaceName; track: number } {
	return { words: casing[pack.voice](pack.brand), ...lettering[pack.voice] };
}

const casing: Record<Voice, (brand: string) => string> = {
	caps: (brand) => brand.toUpperCase(),
	bold: (brand) => brand,
	lower: (brand) => brand.toLowerCase(),
	serif: (brand) => brand,
	italic: (brand) => brand,
};
const lettering: Record<Voice, { face: FaceName; track: number }> = {
	caps: { face: 'black', track: 0.1 },
	bold: { face: 'black', track: -0.03 },
	lower: { face: 'black', track: -0.04 },
	serif: { face: 'serif', track: 0 },
	italic: { face: 'italic', track: 0 },
};
