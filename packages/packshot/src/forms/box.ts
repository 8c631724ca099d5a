import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground, round } from '../svg.ts';

export function drawBox(s: Pack, id: string): string {
	const v = s.variant;
	const w = v === 'wide' ? 262 : v === 'square' ? 214 : 200;
	const h = v === 'wide' ? 190 : v === 'square' ? 226 : 310;
	const d = v === 'wide' ? 64 : v === 'square' ? 72 : 50;
	const rise = Math.round(d * 0.34);
	const x = centre - (w + d) / 2;
	const top = ground - h;
	const front = `M${x} ${top} H${x + w} V${ground} H${x} Z`;
	const side = `M${x + w} ${top} L${x + w + d} ${top - rise} V${ground - rise} L${x + w} ${ground} Z`;
	const lid = `M${x} ${top} L${x + d} ${top - rise} H${x + w + d} L${x + w} ${top} Z`;
	const sc = darker(s.main, 0.3);
	let o = contactShadow(id, (w + d) / 2 + 2);
	o += `<path d="${side}" fill="${sc}"/><g transform="matrix(1 ${round((-rise / d) * 100) / 100} 0 1 ${x + w} ${top})"><rect x="8" y="${h * 0.5}" width="${d - 16}" height="${h * 0.38}" fill="${s.paper}" opacity=".82"/>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="12" y="${h * 0.5 + 8 + i * h * 0.05}" width="${i % 2 ? d - 30 : d - 24}" height="2.6" fill="${sc}" opacity=".6"/>`).join('')}<rect x="8" y="${h * 0.1}" width="${d - 16}" height="${h * 0.2}" fill="${s.accent}" opacity=".9"/></g>`;
	o +=
		clip(id, 'f', front, drawLabel(s, { x, y: top, w, h }, id)) +
		`<path d="${front}" fill="url(#${id}flat)"/>`;
	o += `<path d="${lid}" fill="${lighter(s.main, 0.2)}"/><path d="M${x + d * 0.5} ${top - rise / 2} h${w}" stroke="${darker(s.main, 0.4)}" stroke-opacity=".3" stroke-width="1.4"/>`;
	return (
		o +
		`<path d="M${x} ${top} H${x + w} L${x + w + d} ${top - rise} M${x + w} ${top} V${ground}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`
	);
}
