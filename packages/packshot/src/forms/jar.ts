import { darker } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack, Variant } from '../spec.ts';
import {
	bandPath,
	centre,
	clip,
	contactShadow,
	ground,
	lathe,
	type Outline,
	screwCap,
} from '../svg.ts';

export function drawJar(s: Pack, id: string): string {
	const { hw, top, lid } = jars[s.variant as Variant<'jar'>];
	const [lh, ly, lt] = lid;
	const nk = lh - 6;
	const outline: Outline = [
		['M', nk, ly + lt - 6],
		['L', nk, top - 4],
		['C', nk + 2, top + 8, hw, top + 8, hw, top + 40],
		['L', hw, ground - 26],
		['C', hw, ground - 6, hw - 10, ground, hw - 26, ground],
	];
	const inside: Outline = [
		['M', nk - 6, ly + lt + 6],
		['L', nk - 6, top],
		['C', nk - 4, top + 12, hw - 7, top + 12, hw - 7, top + 42],
		['L', hw - 7, ground - 28],
		['C', hw - 7, ground - 12, hw - 16, ground - 9, hw - 28, ground - 9],
	];
	const outer = lathe(outline);
	const fill = lathe(inside);
	const y1 = top + (ground - top) * 0.25;
	const y2 = ground - (ground - top) * 0.11;
	const b = { x: centre - hw, y: y1, w: 2 * hw, h: y2 - y1 + 5, inset: 0.15 };
	let o = contactShadow(id, hw * 0.96);
	o += `<path d="${outer}" fill="#eef3f4" fill-opacity=".85"/><path d="${fill}" fill="${s.content}"/><path d="${fill}" fill="url(#${id}down)"/>`;
	o += `<path d="${outer}" fill="url(#${id}glass)"/>`;
	o += clip(
		id,
		'o',
		outer,
		clip(id, 'l', bandPath(hw, y1, y2, 5), drawLabel(s, b, id)) +
			`<path d="${bandPath(hw, y1, y2, 5)}" fill="url(#${id}paper)"/>`,
	);
	o += `<path d="${outer}" fill="none" stroke="${darker(s.content, 0.5)}" stroke-opacity=".25" stroke-width="1.4"/>`;
	o +=
		screwCap(id, lh, ly, lt, s.capColor || s.accent, 26) +
		`<rect x="${centre - lh}" y="${ly + lt - 6}" width="${2 * lh}" height="6" rx="3" fill="${darker(s.capColor || s.accent, 0.25)}" opacity=".7"/><rect x="${centre - lh + 4}" y="${ly + 2}" width="${2 * lh - 8}" height="5" rx="2.5" fill="#fff" opacity=".4"/>`;
	return o;
}

/** `lid`: half width, top and height. */
type Jar = { hw: number; top: number; lid: [number, number, number] };
const jars: Record<Variant<'jar'>, Jar> = {
	classic: { hw: 84, top: 176, lid: [76, 128, 42] },
	low: { hw: 98, top: 242, lid: [90, 200, 36] },
	tall: { hw: 76, top: 168, lid: [66, 130, 30] },
};
