import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, round } from '../svg.ts';

export function drawBar(s: Pack, id: string): string {
	const w = 184;
	const h = 336;
	const x = centre - w / 2;
	const y = 92;
	const p = `M${x} ${y} H${x + w} V${y + h} H${x} Z`;
	let crimps = '';
	for (let i = 0; i < 19; i++)
		crimps += `M${round(x + 3 + i * 10)} ${y - 14} v14 M${round(x + 3 + i * 10)} ${y + h} v14 `;
	let o = `<g transform="rotate(-7 240 260)"><rect x="${x + 6}" y="${y + 6}" width="${w}" height="${h + 18}" rx="4" fill="#4a2a17" opacity=".38" filter="url(#${id}b9)"/>`;
	o += `<rect x="${x + 4}" y="${y - 14}" width="${w - 8}" height="${h + 28}" fill="url(#${id}metal)"/><path d="${crimps}" stroke="#6d7278" stroke-opacity=".4" stroke-width="2"/>`;
	o += clip(id, 'p', p, drawLabel(s, { x, y, w, h }, id));
	o += `<path d="${p}" fill="url(#${id}flat)"/><path d="M${x + w * 0.5} ${y} V${y + h} M${x} ${y + h * 0.25} H${x + w} M${x} ${y + h * 0.5} H${x + w} M${x} ${y + h * 0.75} H${x + w}" stroke="#fff" stroke-opacity=".1" stroke-width="5"/><path d="M${x + 2} ${y} V${y + h}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M${x + w - 2} ${y} V${y + h}" stroke="#000" stroke-opacity=".2" stroke-width="4"/></g>`;
	return o;
}
