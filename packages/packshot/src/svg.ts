import { darker } from './colour.ts';
import type { Pack } from './spec.ts';

/** All packs stand on this line, around this axis. */
export const ground = 444;
export const centre = 240;

export const round = (n: number) => Math.round(n * 10) / 10;
export const escapeXml = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');

export function drawPicture(pack: Pack, x: number, y: number, size: number, extra = ''): string {
	if (!pack.picture) return '';
	return `<image href="${escapeXml(pack.picture)}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}"${extra}/>`;
}

export function clip(id: string, key: string, path: string, inner: string): string {
	return `<clipPath id="${id}${key}"><path d="${path}"/></clipPath><g clip-path="url(#${id}${key})">${inner}</g>`;
}

/** A soft wide shadow and a hard narrow one where the pack touches the ground. */
export function contactShadow(id: string, halfWidth: number, cx = centre): string {
	return `<ellipse cx="${cx}" cy="${ground + 1}" rx="${round(halfWidth * 1.1)}" ry="13" fill="#4a2a17" opacity=".26" filter="url(#${id}b9)"/><ellipse cx="${cx}" cy="${ground - 1}" rx="${round(halfWidth * 0.94)}" ry="5" fill="#2b140a" opacity=".4" filter="url(#${id}b4)"/>`;
}

/** Right half of an outline, from top to bottom: half widths and heights. */
export type Segment =
	| ['M' | 'L', number, number]
	| ['C', number, number, number, number, number, number];
export type Outline = [['M', number, number], ...Segment[]];

/** Mirrors the right half of an outline at the axis. */
export function lathe(outline: Outline, cx = centre): string {
	const end = (s: Segment): [number, number] => (s[0] === 'C' ? [s[5], s[6]] : [s[1], s[2]]);
	const [start, ...rest] = outline;
	let path = `M${round(cx + start[1])} ${start[2]}`;
	for (const s of rest) {
		if (s[0] === 'C') {
			path += ` C${round(cx + s[1])} ${s[2]} ${round(cx + s[3])} ${s[4]} ${round(cx + s[5])} ${s[6]}`;
		} else path += ` L${round(cx + s[1])} ${s[2]}`;
	}
	const [lastWidth, lastY] = end(rest.at(-1) ?? start);
	path += ` L${round(cx - lastWidth)} ${lastY}`;
	for (let i = rest.length - 1; i >= 0; i--) {
		const s = rest[i] as Segment;
		const [width, y] = end(rest[i - 1] ?? start);
		if (s[0] === 'C') {
			path += ` C${round(cx - s[3])} ${s[4]} ${round(cx - s[1])} ${s[2]} ${round(cx - width)} ${y}`;
		} else path += ` L${round(cx - width)} ${y}`;
	}
	return `${path} Z`;
}

/** A band around a cylinder: its edges sag, so that the label wraps. */
export function bandPath(halfWidth: number, top: number, bottom: number, sag: number): string {
	return `M${centre - halfWidth} ${top} Q${centre} ${top + sag * 2} ${centre + halfWidth} ${top} V${bottom} Q${centre} ${bottom + sag * 2} ${centre - halfWidth} ${bottom} Z`;
}

export function screwCap(
	id: string,
	halfWidth: number,
	y: number,
	height: number,
	colour: string,
	ridges: number,
): string {
	const left = centre - halfWidth;
	let svg = `<path d="M${left} ${y + 5} q0 -5 5 -5 h${2 * halfWidth - 10} q5 0 5 5 V${y + height - 2} q0 2 -2 2 H${left + 2} q-2 0 -2 -2 Z" fill="${colour}"/>`;
	if (ridges) {
		svg += `<g stroke="${darker(colour, 0.55)}" stroke-opacity=".35" stroke-width="1.2">`;
		for (let i = 1; i < ridges; i++) {
			const turn = Math.cos((Math.PI * i) / ridges);
			svg += `<path d="M${round(centre - halfWidth * turn)} ${y + 5} V${y + height - 3}"/>`;
		}
		svg += '</g>';
	}
	return `${svg}<rect x="${left}" y="${y}" width="${2 * halfWidth}" height="${height}" rx="4" fill="url(#${id}cyl)"/>`;
}
