import { darker } from '../colour.ts';
import { bleed, drawLabel } from '../label.ts';
import type { Box, Pack, Variant } from '../spec.ts';
import {
	bandPath,
	centre,
	clip,
	contactShadow,
	drawPicture,
	lathe,
	type Outline,
	screwCap,
} from '../svg.ts';
import { type Bottle, bottles } from './bottle-shapes.ts';

export function drawBottle(s: Pack, id: string): string {
	const variant = s.variant as Variant<'bottle'>;
	const shape = bottles[variant];
	const path = lathe(shape.outline);
	const halfWidth = Math.max(...shape.outline.map((q) => (q[0] === 'C' ? q[5] : q[1])));
	const body = shape.band ? s.content : s.main;
	const capColour = s.capColor || s.accent;
	let o = contactShadow(id, halfWidth * 0.96);
	o += `<path d="${path}" fill="${body}" fill-opacity="${shape.opacity}"/>`;
	if (shape.band) {
		if (shape.opacity < 1) o += `<path d="${path}" fill="${darker(body, 0.4)}" opacity=".1"/>`;
		if (variant === 'pet') o += `<path d="${lathe(waist)}" fill="#fff" opacity=".12"/>`;
		o += `<path d="${path}" fill="url(#${id}glass)"/>`;
		o += drawBand(s, id, path, shape.band);
		if (shape.neck) o += drawNeck(s, id, path, shape.neck);
	} else {
		o += drawSleeve(s, id, path, variant);
	}
	o += `<path d="${path}" fill="none" stroke="${darker(body, 0.5)}" stroke-opacity=".28" stroke-width="1.4"/>`;
	if (shape.cap) o += screwCap(id, ...shape.cap, capColour, shape.ridges ?? 0);
	if (variant === 'pet') {
		o += `<rect x="${centre - 22}" y="${shape.outline[0][2] + 3}" width="44" height="5" rx="2.5" fill="${capColour}"/>`;
	}
	if (shape.foil) o += drawFoil(s, id, shape.foil);
	if (shape.hasCrown) o += drawCrown(s, id);
	return o;
}

const waist: Outline = [
	['M', 66, 196],
	['C', 66, 214, 64, 230, 62, 236],
	['L', 62, 240],
];

/** A paper label around glass. */
function drawBand(
	s: Pack,
	id: string,
	path: string,
	[hw, top, bottom, sag]: NonNullable<Bottle['band']>,
): string {
	const band = bandPath(hw, top, bottom, sag);
	const b: Box = { x: centre - hw, y: top, w: 2 * hw, h: bottom - top + sag, inset: 0.15 };
	const edge = `M${centre - hw} ${top} Q${centre} ${top + 2 * sag} ${centre + hw} ${top}`;
	return clip(
		id,
		'bd',
		path,
		`${clip(id, 'l', band, drawLabel(s, b, id))}<path d="${band}" fill="url(#${id}paper)"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>`,
	);
}

function drawNeck(
	s: Pack,
	id: string,
	path: string,
	[hw, top, bottom]: NonNullable<Bottle['neck']>,
): string {
	return clip(
		id,
		'nk',
		path,
		`<path d="${bandPath(hw + 6, top, bottom, 2)}" fill="${s.main}"/><path d="${bandPath(hw + 6, top + 5, top + 7, 2)}" fill="${s.accent}"/>${drawPicture(s, centre - 12, top + 10, 24)}`,
	);
}

/** A bottle of coloured plastic, printed all over. */
function drawSleeve(s: Pack, id: string, path: string, variant: Variant<'bottle'>): string {
	const [top, hw] = variant === 'squeeze' ? [196, 66] : [216, 80];
	const b: Box = { x: centre - hw, y: top, w: 2 * hw, h: 424 - top, inset: 0.13 };
	const print = bleed(s, b, b.x - 30, b.w + 60) + drawLabel(s, b, id);
	return `${clip(id, 'l', path, print)}<path d="${path}" fill="url(#${id}cyl)"/>`;
}

function drawFoil(s: Pack, id: string, [hw, top, bottom]: NonNullable<Bottle['foil']>): string {
	return `<path d="M${centre - hw + 1} ${bottom + 20} V${top + 5} q0 -5 5 -5 h${2 * hw - 12} q5 0 5 5 V${bottom + 20} q${-hw + 1} 8 ${-2 * hw + 2} 0 Z" fill="${s.main}"/><rect x="${centre - hw - 1}" y="${top + 14}" width="${2 * hw + 2}" height="6" rx="2" fill="${darker(s.main, 0.2)}"/><path d="M${centre - hw + 1} ${bottom + 4} q${hw - 1} 8 ${2 * hw - 2} 0" fill="none" stroke="${s.accent}" stroke-width="3"/><rect x="${centre - hw}" y="${top}" width="${2 * hw}" height="${bottom + 22 - top}" fill="url(#${id}cyl)"/>`;
}

function drawCrown(s: Pack, id: string): string {
	return `<path d="M${centre - 18} 78 l2 -16 q1 -6 7 -6 h18 q6 0 7 6 l2 16 ${'l-3 3 -3 -3 '.repeat(6)} Z" fill="${s.accent}"/><rect x="${centre - 19}" y="56" width="38" height="24" fill="url(#${id}cyl)" opacity=".7"/>`;
}
