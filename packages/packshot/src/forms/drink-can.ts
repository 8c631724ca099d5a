import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { clip, contactShadow, ground, lathe, type Outline, round } from '../svg.ts';

export function drawDrinkCan(s: Pack, id: string, cx: number, k: number): string {
	const hw = 60 * k;
	const at = (n: number) => round(ground - (444 - n) * k);
	const outline: Outline = [
		['M', 48 * k, at(136)],
		['C', 50 * k, at(146), hw, at(154), hw, at(172)],
		['L', hw, at(420)],
		['C', hw, at(434), 52 * k, at(438), 46 * k, at(444)],
	];
	const p = lathe(outline, cx);
	const b = { x: cx - hw, y: at(166), w: 2 * hw, h: at(430) - at(166), inset: 0.13 };
	let o =
		`<path d="${p}" fill="${s.main}"/>` +
		clip(id, `c${Math.round(cx)}`, p, drawLabel(s, b, id + Math.round(cx)));
	o += `<path d="${p}" fill="url(#${id}cyl)"/>`;
	o += `<path d="${lathe(
		[
			['M', 46 * k, at(132)],
			['L', 49 * k, at(138)],
			['L', 49 * k, at(141)],
		],
		cx,
	)}" fill="url(#${id}metal)"/><ellipse cx="${cx}" cy="${at(132)}" rx="${round(46 * k)}" ry="${round(8 * k)}" fill="url(#${id}metal)"/><ellipse cx="${cx}" cy="${at(133)}" rx="${round(41 * k)}" ry="${round(5.6 * k)}" fill="#b9bec3"/><ellipse cx="${cx - 6 * k}" cy="${at(133)}" rx="${round(14 * k)}" ry="${round(2.8 * k)}" fill="#e6e8ea"/>`;
	return (k === 1 ? contactShadow(id, hw * 0.9, cx) : '') + o;
}
