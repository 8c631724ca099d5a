import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { clip, contactShadow, ground, round } from '../svg.ts';

export function drawCarton(s: Pack, id: string): string {
	const x = 128;
	const w = 176;
	const d = 58;
	const top = 156;
	const rise = 16;
	const fb = ground;
	const ridge = 100;
	const fin = 28;
	const front = `M${x} ${top} H${x + w} V${fb} H${x} Z`;
	const side = `M${x + w} ${top} L${x + w + d} ${top - rise} V${fb - rise} L${x + w} ${fb} Z`;
	const roof = `M${x} ${top} L${x + 22} ${ridge} H${x + w + 24} L${x + w} ${top} Z`;
	const tri = `M${x + w} ${top} L${x + w + 24} ${ridge} L${x + w + d} ${top - rise} Z`;
	const sideC = darker(s.main, 0.26);
	const capC = s.accent;
	let o = contactShadow(id, 122, x + w / 2 + 28);
	o += `<path d="${side}" fill="${sideC}"/>`;
	o += `<g transform="matrix(1 ${round((-rise / d) * 100) / 100} 0 1 ${x + w} ${top})"><rect x="10" y="${(fb - top) * 0.5}" width="${d - 20}" height="${(fb - top) * 0.34}" fill="${s.paper}" opacity=".82"/>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="15" y="${(fb - top) * 0.5 + 9 + i * 14}" width="${i % 2 ? d - 38 : d - 32}" height="3" fill="${sideC}" opacity=".6"/>`).join('')}<rect x="10" y="26" width="${d - 20}" height="8" fill="${s.accent}"/></g>`;
	o += clip(id, 'f', front, drawLabel(s, { x, y: top, w, h: fb - top }, id));
	o += `<path d="${front}" fill="url(#${id}flat)"/>`;
	o += `<path d="${roof}" fill="${s.main}"/><path d="${roof}" fill="#fff" opacity=".16"/><path d="${tri}" fill="${darker(s.main, 0.38)}"/>`;
	o += `<path d="M${x + w} ${top} L${x + w + 24} ${ridge}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M${x} ${top} H${x + w}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
	o += `<path d="M${x + 22} ${ridge} H${x + w + 24} V${ridge - fin} q0 -4 -4 -4 H${x + 26} q-4 0 -4 4 Z" fill="${lighter(s.main, 0.12)}"/><path d="M${x + 22} ${ridge - 6} H${x + w + 24} M${x + 22} ${ridge - 12} H${x + w + 24}" stroke="${darker(s.main, 0.5)}" stroke-opacity=".22" stroke-width="1.4"/>`;
	o += `<ellipse cx="${x + 96}" cy="${top - 22}" rx="27" ry="15" fill="${darker(s.main, 0.5)}" opacity=".35"/><path d="M${x + 72} ${top - 40} v14 a24 12 0 0 0 48 0 v-14 Z" fill="${capC}"/><path d="M${x + 72} ${top - 40} v14 a24 12 0 0 0 48 0 v-14 Z" fill="url(#${id}cyl)"/><ellipse cx="${x + 96}" cy="${top - 40}" rx="24" ry="12" fill="${lighter(capC, 0.22)}"/>`;
	o += `<path d="M${x + w} ${top} V${fb}" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>`;
	return o;
}
