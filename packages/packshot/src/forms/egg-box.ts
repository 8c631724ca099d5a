import { darker, lighter } from '../colour.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { clip, contactShadow, round } from '../svg.ts';

export function drawEggBox(s: Pack, id: string): string {
	const c = s.content || '#c9b8a4';
	const lid = 'M96 288 Q104 226 134 220 H346 Q376 226 384 288 Z';
	const base = 'M84 296 H396 L380 426 Q378 444 360 444 H120 Q102 444 100 426 Z';
	let bumps = '';
	for (let i = 0; i < 5; i++)
		bumps += `<path d="M${round(104 + i * 55.5)} 300 h50 q-2 ${110} -25 ${126} q-23 -16 -25 -126 Z" fill="${lighter(c, 0.16)}" opacity=".55"/>`;
	let o =
		contactShadow(id, 152) +
		`<path d="${base}" fill="${c}"/>` +
		bumps +
		`<path d="${base}" fill="url(#${id}down)"/><path d="${lid}" fill="${lighter(c, 0.1)}"/><path d="${lid}" fill="url(#${id}flat)"/><path d="M80 286 H400 q6 0 6 6 v2 q0 6 -6 6 H80 q-6 0 -6 -6 v-2 q0 -6 6 -6 Z" fill="${lighter(c, 0.28)}"/><path d="M80 299 H400" stroke="${darker(c, 0.5)}" stroke-opacity=".4" stroke-width="2"/>`;
	const lp = 'M150 212 H330 L346 400 H134 Z';
	const b = { x: 134, y: 212, w: 212, h: 188 };
	o +=
		`<path d="M150 216 L132 402 H350 L332 216 Z" fill="#000" opacity=".2" filter="url(#${id}b4)"/>` +
		clip(id, 'l', lp, drawLabel(s, b, id)) +
		`<path d="${lp}" fill="url(#${id}flat)"/><path d="M141 286 H341" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M140 300 H342" stroke="#000" stroke-opacity=".12" stroke-width="3"/>`;
	return o;
}
