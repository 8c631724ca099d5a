import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground } from '../svg.ts';

export function drawPaperBag(s: Pack, id: string): string {
	const w = 184;
	const d = 48;
	const h = 256;
	const rise = 14;
	const x = centre - (w + d) / 2;
	const top = ground - h;
	const front = `M${x} ${top} H${x + w} V${ground} H${x} Z`;
	const side = `M${x + w} ${top} L${x + w + d} ${top - rise} V${ground - rise} L${x + w} ${ground} Z`;
	const fold = `M${x} ${top} L${x + 12} ${top - 46} Q${x + 14} ${top - 52} ${x + 20} ${top - 52} H${x + w + 16} Q${x + w + 22} ${top - 52} ${x + w + 22} ${top - 46} L${x + w} ${top} Z`;
	const sc = darker(s.main, 0.22);
	let o =
		contactShadow(id, (w + d) / 2 + 2) +
		`<path d="${side}" fill="${sc}"/><path d="M${x + w + d * 0.5} ${top - rise / 2} L${x + w + d * 0.36} ${ground - rise / 2}" stroke="${darker(s.main, 0.6)}" stroke-opacity=".35" stroke-width="2"/><path d="M${x + w} ${top} L${x + w + d * 0.5} ${top - rise / 2} L${x + w + d * 0.36} ${ground - 8} L${x + w} ${ground} Z" fill="#000" opacity=".08"/>`;
	o += `<path d="M${x + w} ${top} L${x + w + 22} ${top - 46} L${x + w + d} ${top - rise} Z" fill="${darker(s.main, 0.34)}"/>`;
	o +=
		clip(id, 'f', front, drawLabel(s, { x, y: top, w, h }, id)) +
		`<path d="${front}" fill="url(#${id}flat)"/>`;
	o += `<path d="${fold}" fill="${lighter(s.main, 0.14)}"/><path d="M${x + 6} ${top - 24} H${x + w + 11}" stroke="${darker(s.main, 0.5)}" stroke-opacity=".25" stroke-width="1.6"/><path d="${fold}" fill="url(#${id}flat)"/><rect x="${x + w * 0.36}" y="${top - 40}" width="${w * 0.34}" height="52" rx="3" fill="${s.accent}"/><path d="M${x} ${top} H${x + w}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`;
	return (
		o +
		`<path d="M${x + w} ${top} V${ground}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>`
	);
}
