import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack, Variant } from '../spec.ts';
import { centre, clip, contactShadow, ground } from '../svg.ts';

export function drawTub(s: Pack, id: string): string {
	const v = s.variant;
	const [ht, hb, top, ry] = tubs[s.variant as Variant<'tub'>];
	const bot = ground - ry * 0.5;
	const body = `M${centre - ht} ${top} L${centre - hb} ${bot - 8} Q${centre - hb + 1} ${bot} ${centre - hb + 10} ${bot + 2} Q${centre} ${bot + ry} ${centre + hb - 10} ${bot + 2} Q${centre + hb - 1} ${bot} ${centre + hb} ${bot - 8} L${centre + ht} ${top} Z`;
	const b = {
		x: centre - ht,
		y: top + ry + 2,
		w: 2 * ht,
		h: bot - top - ry,
		inset: v === 'wide' ? 0.14 : 0.17,
	};
	let o = contactShadow(id, hb * 1.02);
	o += clip(
		id,
		'b',
		body,
		`<rect x="${centre - ht}" y="${top}" width="${2 * ht}" height="${ground - top}" fill="${s.layout === 'block' || s.layout === 'stripe' ? s.paper : s.main}"/>` +
			drawLabel(s, b, id),
	);
	o += `<path d="${body}" fill="url(#${id}cyl)"/><path d="${body}" fill="none" stroke="${darker(s.main, 0.5)}" stroke-opacity=".2" stroke-width="1.4"/>`;
	const rim = ht + 7;
	const lc = s.capColor || (v === 'cup' ? lighter(s.main, 0.12) : s.accent);
	if (v === 'cup') {
		o += `<path d="M${centre - rim} ${top - 4} A${rim} ${ry} 0 0 0 ${centre + rim} ${top - 4} V${top + 4} A${rim} ${ry} 0 0 1 ${centre - rim} ${top + 4} Z" fill="#f4f2ee"/><path d="M${centre - rim} ${top - 4} A${rim} ${ry} 0 0 0 ${centre + rim} ${top - 4} V${top + 4} A${rim} ${ry} 0 0 1 ${centre - rim} ${top + 4} Z" fill="url(#${id}cyl)"/>`;
		o += `<path d="M${centre + rim - 26} ${top - 4} q34 -8 30 10 q-6 8 -30 3 Z" fill="#d9dbde"/><ellipse cx="${centre}" cy="${top - 5}" rx="${rim}" ry="${ry}" fill="${lc}"/><ellipse cx="${centre}" cy="${top - 5}" rx="${rim}" ry="${ry}" fill="url(#${id}flat)"/><path d="M${centre - rim * 0.8} ${top - 7} q${rim * 0.5} -9 ${rim} -6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;
	} else {
		const lh = v === 'wide' ? 26 : 30;
		o += `<path d="M${centre - rim} ${top - lh + 8} A${rim} ${ry} 0 0 0 ${centre + rim} ${top - lh + 8} V${top + 6} A${rim} ${ry} 0 0 1 ${centre - rim} ${top + 6} Z" fill="${lc}"/><path d="M${centre - rim} ${top - lh + 8} A${rim} ${ry} 0 0 0 ${centre + rim} ${top - lh + 8} V${top + 6} A${rim} ${ry} 0 0 1 ${centre - rim} ${top + 6} Z" fill="url(#${id}cyl)"/><ellipse cx="${centre}" cy="${top - lh + 8}" rx="${rim}" ry="${ry}" fill="${lighter(lc, 0.26)}"/><ellipse cx="${centre}" cy="${top - lh + 9}" rx="${rim - 10}" ry="${ry - 4}" fill="${lighter(lc, 0.12)}"/><path d="M${centre - rim * 0.7} ${top - lh + 4} q${rim * 0.4} -7 ${rim * 0.9} -5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`;
	}
	return o;
}

type Tub = [topHalfWidth: number, bottomHalfWidth: number, top: number, curve: number];
const tubs: Record<Variant<'tub'>, Tub> = {
	cup: [98, 74, 206, 13],
	wide: [146, 122, 296, 18],
	pint: [94, 80, 210, 14],
};
