import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground } from '../svg.ts';
import { drawDrinkCan } from './drink-can.ts';

export function drawCan(s: Pack, id: string): string {
	const v = s.variant;
	if (v === 'drink') return drawDrinkCan(s, id, centre, 1);
	const hw = v === 'flat' ? 104 : 86;
	const top = v === 'flat' ? 318 : 188;
	const ry = v === 'flat' ? 22 : 17;
	const bot = ground - ry + 6;
	const body = `M${centre - hw} ${top} V${bot} A${hw} ${ry} 0 0 0 ${centre + hw} ${bot} V${top} Z`;
	const wrap = `M${centre - hw} ${top + 10} A${hw} ${ry} 0 0 0 ${centre + hw} ${top + 10} V${bot - 8} A${hw} ${ry} 0 0 1 ${centre - hw} ${bot - 8} Z`;
	const b = {
		x: centre - hw,
		y: top + 10 + ry * 0.72,
		w: 2 * hw,
		h: bot - 8 - top - 10,
		inset: 0.14,
	};
	let o = `${contactShadow(id, hw * 0.98)}<path d="${body}" fill="url(#${id}metal)"/>`;
	o += clip(
		id,
		'l',
		wrap,
		`<rect x="${b.x}" y="${top}" width="${b.w}" height="${bot + ry - top}" fill="${s.main}"/>` +
			drawLabel(s, b, id),
	);
	o += `<path d="${wrap}" fill="url(#${id}cyl)"/>`;
	o += `<ellipse cx="${centre}" cy="${top}" rx="${hw}" ry="${ry}" fill="url(#${id}metal)"/><ellipse cx="${centre}" cy="${top + 1}" rx="${hw - 7}" ry="${ry - 4}" fill="#8f949a"/><ellipse cx="${centre}" cy="${top + 3}" rx="${hw - 9}" ry="${ry - 5}" fill="#cfd3d7"/><ellipse cx="${centre}" cy="${top + 4}" rx="${hw * 0.62}" ry="${(ry - 5) * 0.62}" fill="none" stroke="#aeb3b8" stroke-width="2"/><path d="M${centre - 12} ${top + 3} h34 a9 4 0 0 1 0 8 h-20 a8 3.6 0 0 0 -10 -2 Z" fill="#e9ebed" stroke="#9aa0a6" stroke-width="1"/>`;
	return o;
}
