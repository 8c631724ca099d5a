import { darker } from '../colour.ts';
import { bleed, drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, ground } from '../svg.ts';

export function drawPouch(s: Pack, id: string): string {
	const y0 = 92;
	const yB = ground - 10;
	const p = `M${centre - 112} ${y0 + 4} q0 -4 4 -4 H${centre + 108} q4 0 4 4 C${centre + 106} 180 ${centre + 110} 330 ${centre + 124} ${yB - 20} Q${centre + 126} ${yB} ${centre + 108} ${yB + 4} Q${centre} ${yB + 16} ${centre - 108} ${yB + 4} Q${centre - 126} ${yB} ${centre - 124} ${yB - 20} C${centre - 110} 330 ${centre - 106} 180 ${centre - 112} ${y0 + 4} Z`;
	const b = { x: centre - 106, y: y0 + 36, w: 212, h: 276, inset: 0.1 };
	let o =
		contactShadow(id, 122) + clip(id, 'p', p, bleed(s, b, centre - 130, 260) + drawLabel(s, b, id));
	let lines = '';
	for (let i = 0; i < 6; i++) lines += `M${centre - 112} ${y0 + 5 + i * 3.6} H${centre + 112} `;
	o += clip(
		id,
		's',
		p,
		`<rect x="${centre - 130}" y="${y0}" width="260" height="24" fill="#fff" opacity=".16"/><path d="${lines}" stroke="${darker(s.main, 0.6)}" stroke-opacity=".22" stroke-width="1"/><path d="M${centre - 120} ${y0 + 30} H${centre + 120}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
			`<path d="M${centre - 124} ${yB - 34} Q${centre} ${yB - 4} ${centre + 124} ${yB - 34} V${yB + 30} H${centre - 124} Z" fill="${darker(s.main, 0.7)}" opacity=".16"/><path d="M${centre - 124} ${yB - 34} Q${centre} ${yB - 4} ${centre + 124} ${yB - 34}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>` +
			`<path d="M${centre - 100} ${y0 + 40} C${centre - 84} 210 ${centre - 92} 320 ${centre - 108} ${yB}" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="16" filter="url(#${id}b9)"/><path d="M${centre - 92} ${y0 + 44} C${centre - 80} 200 ${centre - 84} 290 ${centre - 96} ${yB - 60}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" filter="url(#${id}b4)"/>` +
			`<path d="M${centre + 108} ${y0 + 30} C${centre + 92} 210 ${centre + 98} 330 ${centre + 120} ${yB}" fill="none" stroke="${darker(s.main, 0.85)}" stroke-opacity=".5" stroke-width="26" filter="url(#${id}b9)"/><path d="M${centre + 82} ${y0 + 46} C${centre + 74} 190 ${centre + 80} 280 ${centre + 92} ${yB - 60}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" filter="url(#${id}b4)"/>`,
	);
	if (s.variant === 'coffee')
		o += `<circle cx="${centre + 78}" cy="${y0 + 56}" r="9" fill="${darker(s.main, 0.3)}" opacity=".55"/><circle cx="${centre + 78}" cy="${y0 + 56}" r="3" fill="${darker(s.main, 0.8)}" opacity=".6"/>`;
	else
		o += `<path d="M${centre - 113} ${y0 + 24} l8 4 -8 4 Z M${centre + 113} ${y0 + 24} l-8 4 8 4 Z" fill="#fff" opacity=".85"/>`;
	return o;
}
