import { escapeXml, round } from './svg.ts';

export type FaceName = 'black' | 'semi' | 'serif' | 'italic';
type Face = {
	family: string;
	weight: number;
	widths: readonly number[];
	track: number;
	style?: string;
};
export type Anchor = 'start' | 'middle' | undefined;
type TextOptions = {
	face?: FaceName;
	size: number;
	fill: string;
	anchor?: Anchor;
	track?: number;
	weight?: number | undefined;
};
type Fitted = { size: number; lines: string[] };

export function drawText(x: number, y: number, content: string, o: TextOptions): string {
	const face = faces[o.face ?? 'black'];
	const spacing = round((o.track ?? face.track) * o.size * 10) / 10;
	const style = face.style ? ` font-style="${face.style}"` : '';
	return `<text x="${round(x)}" y="${round(y)}" font-family="${face.family}" font-weight="${o.weight ?? face.weight}"${style} font-size="${round(o.size)}" fill="${o.fill}" text-anchor="${o.anchor ?? 'middle'}" letter-spacing="${spacing}">${escapeXml(content)}</text>`;
}

/** One line that shrinks until it fits. */
export function drawSmallText(
	content: string,
	x: number,
	y: number,
	width: number,
	maxSize: number,
	fill: string,
	anchor?: Anchor,
	weight?: number,
): string {
	const natural = Math.max(1, textWidth(content, 'semi', maxSize, 0.01));
	const size = Math.min(maxSize, (maxSize * width) / natural);
	return drawText(x, y, content, { face: 'semi', size, fill, anchor, track: 0.01, weight });
}

/**
 * The largest size that fits in this many lines; a word is hyphenated only when that gains more
 * than 40 %.
 */
export function fitText(
	content: string,
	face: FaceName,
	width: number,
	maxSize: number,
	minSize: number,
	maxLines: number,
): Fitted {
	const hyphenated = wrap(content, face, width, maxSize, minSize, maxLines);
	const plain = wrap(withoutSoftHyphens(content), face, width, maxSize, minSize, maxLines);
	return plain.size * 1.4 >= hyphenated.size ? plain : hyphenated;
}

export function textWidth(
	content: string,
	faceName: FaceName,
	size: number,
	track?: number,
): number {
	const face = faces[faceName];
	let width = 0;
	for (const char of content) width += face.widths[alphabet.indexOf(char)] ?? 60;
	return (width / 100 + content.length * (track ?? face.track)) * size;
}

export const familyOf = (face: FaceName) => faces[face].family;
export const withoutSoftHyphens = (content: string) => content.replaceAll('\u00AD', '');

function wrap(
	content: string,
	face: FaceName,
	width: number,
	maxSize: number,
	minSize: number,
	maxLines: number,
): Fitted {
	const parts = splitAtBreaks(content);
	for (let size = maxSize; size >= minSize; size -= 0.5) {
		const lines = breakLines(parts, (line) => textWidth(line, face, size) <= width);
		if (lines && lines.length <= maxLines) return { size, lines };
	}
	const flat = withoutSoftHyphens(content);
	const shrunk = (minSize * width) / textWidth(flat, face, minSize);
	return { size: Math.max(7, Math.min(minSize, shrunk)), lines: [flat] };
}

type Part = { text: string; isSplit: boolean; isGlued: boolean };

function splitAtBreaks(content: string): Part[] {
	return content.split(' ').flatMap((word) =>
		word.split('\u00AD').map((text, i, all) => ({
			text,
			isSplit: i < all.length - 1,
			isGlued: i > 0,
		})),
	);
}

/** Null when a part is wider than a line. */
function breakLines(parts: Part[], fits: (line: string) => boolean): string[] | null {
	const lines: string[] = [];
	let line = '';
	for (const { text, isSplit, isGlued } of parts) {
		const tail = isSplit ? '-' : '';
		const longer = line === '' ? text : line + (isGlued ? '' : ' ') + text;
		if (fits(longer + tail)) {
			line = longer;
			continue;
		}
		if (line === '' || !fits(text + tail)) return null;
		lines.push(line + (isGlued ? '-' : ''));
		line = text;
	}
	return [...lines, line];
}

const alphabet =
	' !"#%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßéèàç€·–';

/** Advance widths of the bundled fonts, in hundredths of an em, in alphabet order. */
const blackWidths = [
	22, 36, 59, 66, 103, 68, 35, 38, 38, 68, 69, 35, 47, 35, 40, 69, 44, 64, 66, 69, 63, 66, 59, 66,
	66, 35, 36, 58, 77, 66, 74, 72, 61, 59, 75, 75, 29, 59, 74, 57, 94, 77, 77, 65, 78, 66, 66, 68,
	73, 77, 106, 76, 75, 68, 59, 64, 60, 64, 60, 41, 64, 64, 28, 28, 59, 28, 93, 64, 62, 64, 64, 44,
	57, 40, 64, 63, 86, 59, 63, 58, 77, 77, 73, 59, 62, 64, 67, 60, 60, 59, 60, 69, 35, 50,
];
const serifWidths = [
	22, 34, 47, 57, 97, 75, 24, 41, 41, 46, 56, 31, 35, 31, 39, 57, 57, 57, 57, 57, 57, 57, 57, 57,
	57, 31, 31, 45, 71, 67, 65, 73, 63, 60, 70, 80, 40, 40, 74, 61, 93, 74, 72, 64, 72, 73, 58, 67,
	75, 70, 104, 69, 67, 60, 55, 63, 50, 61, 52, 49, 57, 66, 34, 31, 64, 35, 97, 66, 56, 60, 58, 47,
	47, 36, 62, 52, 80, 60, 54, 51, 71, 72, 75, 55, 56, 62, 67, 52, 52, 55, 50, 56, 31, 54,
];

const sans = "'Inter Display','Inter',sans-serif";
const serif = "'Source Serif 4','Liberation Serif',Georgia,serif";
const faces: Record<FaceName, Face> = {
	black: { family: sans, weight: 800, widths: blackWidths, track: -0.02 },
	semi: { family: sans, weight: 600, widths: blackWidths, track: 0 },
	serif: { family: serif, weight: 700, widths: serifWidths, track: -0.01 },
	italic: { family: serif, weight: 700, widths: serifWidths, track: -0.01, style: 'italic' },
};
