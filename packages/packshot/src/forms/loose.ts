import type { Pack, Variant } from '../spec.ts';
import { drawPicture } from '../svg.ts';

/** Unpackaged products: one to five copies, back to front, each with its own contact shadow. */
export function drawLoose(s: Pack, id: string): string {
	let o = `<ellipse cx="240" cy="424" rx="${s.variant === 'one' ? 104 : s.variant === 'two' ? 148 : 168}" ry="15" fill="#4a2a17" opacity=".24" filter="url(#${id}b9)"/>`;
	o += `<filter id="${id}ds" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#3b1f10" flood-opacity=".26"/></filter>`;
	for (const [cx, cy, e, rot] of piles[s.variant as Variant<'loose'>]) {
		o += `<g filter="url(#${id}ds)">${drawPicture(s, cx - e / 2, cy - e / 2, e, ` transform="rotate(${rot * s.turn} ${cx} ${cy})"`)}</g>`;
	}
	return o;
}

type Copy = [cx: number, cy: number, size: number, rotation: number];
const piles: Record<Variant<'loose'>, Copy[]> = {
	one: [[240, 300, 270, -4]],
	two: [
		[296, 302, 208, 12],
		[190, 322, 224, -10],
	],
	three: [
		[240, 250, 190, 6],
		[310, 334, 188, 14],
		[168, 336, 196, -12],
	],
	five: [
		[186, 256, 158, -16],
		[292, 254, 160, 18],
		[124, 354, 152, -8],
		[356, 352, 152, 12],
		[240, 346, 176, -3],
	],
};
