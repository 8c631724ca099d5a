import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground, round } from '../svg.ts';

export function drawBrick(s: Pack, id: string): string {
	const wide = s.variant === 'wide';
	const w = wide ? 176 : 150;
	const h = wide ? 230 : 300;
	const d = wide ? 62 : 54;
	const rise = 18;
	const x = centre - (w + d) / 2;
	const top = ground - h;
	const front = `M${x} ${top} H${x + w} V${ground} H${x} Z`;
	const side = `M${x + w} ${top} L${x + w + d} ${top - rise} V${ground - rise} L${x + w} ${ground} Z`;
	const lid = `M${x} ${top} L${x + d} ${top - rise} H${x + w + d} L${x + w} ${top} Z`;
	const sc = darker(s.main, 0.26);
	let o = contactShadow(id, (w + d) / 2 + 4);
	o += `<path d="${side}" fill="${sc}"/><g transform="matrix(1 ${round((-rise / d) * 100) / 100} 0 1 ${x + w} ${top})"><rect x="9" y="${h * 0.46}" width="${d - 18}" height="${h * 0.36}" fill="${s.paper}" opacity=".84"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="14" y="${h * 0.46 + 9 + i * 13}" width="${i % 3 ? d - 34 : d - 28}" height="3" fill="${sc}" opacity=".6"/>`).join('')}<rect x="9" y="${h * 0.1}" width="${d - 18}" height="7" fill="${s.accent}"/></g>`;
	o +=
		clip(id, 'f', front, drawLabel(s, { x, y: top, w, h }, id)) +
		`<path d="${front}" fill="url(#${id}flat)"/>`;
	o += `<path d="${lid}" fill="${lighter(s.main, 0.24)}"/><path d="M${x} ${top} H${x + w} L${x + w + d} ${top - rise}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`;
	const ccx = x + w * 0.62 + d / 2;
	o += `<ellipse cx="${ccx}" cy="${top - rise / 2}" rx="26" ry="8" fill="${darker(s.main, 0.5)}" opacity=".3"/><path d="M${ccx - 22} ${top - 34} v22 a22 7 0 0 0 44 0 v-22 Z" fill="${s.accent}"/><path d="M${ccx - 22} ${top - 34} v22 a22 7 0 0 0 44 0 v-22 Z" fill="url(#${id}cyl)"/><ellipse cx="${ccx}" cy="${top - 34}" rx="22" ry="7" fill="${lighter(s.accent, 0.25)}"/>`;
	return (
		o +
		`<path d="M${x + w} ${top} V${ground}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>`
	);
}
