import { darker } from '../colour.ts';
import { bleed, drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground, round } from '../svg.ts';
import { drawPaperBag } from './paper-bag.ts';

/** Half width of the sealed ends. */
const hw = 114;
const creases: [dx: number, length: number][] = [
	[-78, 18],
	[-34, 12],
	[16, 20],
	[60, 14],
	[92, 20],
];

export function drawBag(s: Pack, id: string): string {
	if (s.variant === 'paper') return drawPaperBag(s, id);
	const y0 = 88;
	const y1 = ground - 6;
	const n = 22;
	let zt = '';
	let zb = '';
	for (let i = 0; i < n; i++) {
		zt += `l${round(hw / n)} -5 ${round(hw / n)} 5 `;
		zb += `l${round(-hw / n)} 5 ${round(-hw / n)} -5 `;
	}
	const p = `M${centre - hw} ${y0} ${zt} L${centre + hw} ${y0 + 20} C${centre + 136} ${y0 + 80} ${centre + 136} ${y1 - 80} ${centre + hw} ${y1 - 22} L${centre + hw} ${y1} ${zb} L${centre - hw} ${y1 - 22} C${centre - 136} ${y1 - 80} ${centre - 136} ${y0 + 80} ${centre - hw} ${y0 + 20} Z`;
	const b = { x: centre - 116, y: y0 + 30, w: 232, h: y1 - y0 - 58, inset: 0.1 };
	let o = contactShadow(id, 118);
	o += clip(
		id,
		'p',
		p,
		bleed(s, b, 80, 320) +
			drawLabel(s, b, id) +
			`<rect x="80" y="${y0 - 8}" width="320" height="28" fill="#fff" opacity=".2"/><rect x="80" y="${y1 - 20}" width="320" height="28" fill="${darker(s.main, 0.6)}" opacity=".12"/>` +
			crimp(s, y0, 20) +
			crimp(s, y1 - 20, 22) +
			`<path d="M${centre - 96} ${y0 + 26} C${centre - 118} 190 ${centre - 118} 330 ${centre - 96} ${y1 - 26}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="18" filter="url(#${id}b9)"/>` +
			`<path d="M${centre - 84} ${y0 + 40} C${centre - 100} 170 ${centre - 98} 250 ${centre - 92} 330" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" filter="url(#${id}b4)"/>` +
			`<path d="M${centre + 118} ${y0 + 26} C${centre + 128} 190 ${centre + 128} 330 ${centre + 114} ${y1 - 20}" fill="none" stroke="${darker(s.main, 0.85)}" stroke-opacity=".55" stroke-width="30" filter="url(#${id}b9)"/>` +
			creases
				.map(
					([dx, l], i) =>
						`<path d="M${centre + dx} ${y0 + 20} q${i % 2 ? 5 : -4} ${l} ${i % 2 ? -2 : 3} ${l * 2.2}" fill="none" stroke="${i % 2 ? '#fff' : darker(s.main, 0.7)}" stroke-opacity=".38" stroke-width="4" filter="url(#${id}b4)"/><path d="M${centre + dx + 8} ${y1 - 22} q${i % 2 ? 4 : -5} ${-l} ${i % 2 ? -3 : 2} ${-l * 2}" fill="none" stroke="${i % 2 ? darker(s.main, 0.7) : '#fff'}" stroke-opacity=".36" stroke-width="4" filter="url(#${id}b4)"/>`,
				)
				.join(''),
	);
	return o;
}

function crimp(s: Pack, y: number, h: number): string {
	let d = '';
	for (let i = 0; i < 46; i++) d += `M${round(centre - hw + i * 5)} ${y - 4} v${h + 4} `;
	return `<path d="${d}" stroke="${darker(s.main, 0.7)}" stroke-opacity=".12" stroke-width="1.6"/>`;
}
