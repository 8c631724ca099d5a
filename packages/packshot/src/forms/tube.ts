import { darker } from '../colour.ts';
import { bleed, drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, screwCap } from '../svg.ts';

export function drawTube(s: Pack, id: string): string {
	const p = `M${centre - 84} 84 H${centre + 84} V108 C${centre + 82} 220 ${centre + 62} 330 ${centre + 46} 384 H${centre - 46} C${centre - 62} 330 ${centre - 82} 220 ${centre - 84} 108 Z`;
	let lines = '';
	for (let i = 0; i < 34; i++) lines += `M${centre - 82 + i * 5} 85 v20 `;
	const b = { x: centre - 74, y: 112, w: 148, h: 266, inset: 0.15 };
	let o =
		contactShadow(id, 54) +
		clip(id, 'p', p, bleed(s, b, 140, 200) + drawLabel({ ...s, amount: '' }, b, id));
	o +=
		`<path d="${p}" fill="url(#${id}cyl)"/>` +
		clip(
			id,
			'z',
			p,
			`<rect x="150" y="84" width="180" height="24" fill="#fff" opacity=".3"/><path d="${lines}" stroke="${darker(s.main, 0.6)}" stroke-opacity=".2" stroke-width="1.6"/>`,
		);
	return o + screwCap(id, 44, 384, 60, s.capColor || s.accent, 16);
}
