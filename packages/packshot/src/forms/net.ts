import { darker, lighter } from '../colour.ts';
import { hash } from '../hash.ts';
import { drawLabel } from '../label.ts';
import type { Pack } from '../spec.ts';
import { clip, contactShadow, drawPicture } from '../svg.ts';

export function drawNet(s: Pack, id: string): string {
	const p =
		'M214 128 C180 170 96 210 92 320 C88 408 140 444 240 444 C340 444 392 408 388 320 C384 210 300 170 266 128 Z';
	let pics = '';
	for (const [y, e, xs] of rows) {
		for (const x of xs) {
			const rot = (hash(`${s.name}${x}${y}`) % 50) - 25;
			const turn = ` transform="rotate(${rot} ${x + e / 2} ${y - 8 + e / 2})"`;
			pics += drawPicture(s, x, y - 8, e, turn);
		}
	}
	let mesh = '';
	for (let i = -14; i < 34; i++)
		mesh += `M${i * 18} 110 L${i * 18 + 190} 450 M${480 - i * 18} 110 L${290 - i * 18} 450 `;
	let o =
		contactShadow(id, 138) +
		clip(
			id,
			'n',
			p,
			`<path d="${p}" fill="${lighter(s.content, 0.2)}" opacity=".5"/>` +
				pics +
				`<path d="${mesh}" stroke="${s.netColor || s.accent}" stroke-opacity=".62" stroke-width="1.8"/>`,
		) +
		`<path d="${p}" fill="none" stroke="${s.netColor || s.accent}" stroke-opacity=".8" stroke-width="2"/><path d="${p}" fill="url(#${id}cyl)" opacity=".35"/>`;
	o += `<path d="M206 96 q34 -22 68 0 l-8 34 h-52 Z" fill="${s.netColor || s.accent}"/><rect x="204" y="124" width="72" height="12" rx="4" fill="${darker(s.accent, 0.3)}"/>`;
	const b = { x: 158, y: 236, w: 164, h: 150 };
	const lp =
		'M168 236 H312 Q322 236 322 246 V376 Q322 386 312 386 H168 Q158 386 158 376 V246 Q158 236 168 236 Z';
	o +=
		`<rect x="160" y="242" width="162" height="150" rx="10" fill="#2b140a" opacity=".3" filter="url(#${id}b4)"/>` +
		clip(id, 'l', lp, drawLabel(s, b, id)) +
		`<path d="${lp}" fill="url(#${id}flat)"/>`;
	return o;
}

/** Back to front: top, size and left edges of the pieces. */
const rows: [y: number, size: number, xs: number[]][] = [
	[150, 88, [196]],
	[196, 96, [132, 248]],
	[252, 104, [86, 188, 290]],
	[322, 108, [104, 190, 276]],
	[350, 104, [142, 238]],
];
