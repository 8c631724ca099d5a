import { darker, inkOn, lighter } from '../colour.ts';
import { hash } from '../hash.ts';
import { drawLabel } from '../label.ts';
import { drawSmallText } from '../lettering.ts';
import type { Pack } from '../spec.ts';
import { centre, clip, contactShadow, drawPicture, round } from '../svg.ts';

export function drawTray(s: Pack, id: string): string {
	const card = s.variant === 'card';
	const tc = card ? '#c99a66' : s.trayColor || '#2f3437';
	const rim =
		'M92 214 Q94 204 106 204 H374 Q386 204 388 214 L420 366 Q422 380 406 380 H74 Q58 380 60 366 Z';
	const inn =
		'M104 222 Q106 214 116 214 H364 Q374 214 376 222 L402 356 Q404 366 392 366 H88 Q76 366 78 356 Z';
	const frontP =
		'M60 368 Q60 380 74 380 H406 Q420 380 420 368 L404 434 Q402 444 390 444 H90 Q78 444 76 434 Z';
	let o =
		contactShadow(id, 172) +
		`<path d="${frontP}" fill="${darker(tc, 0.25)}"/><path d="${frontP}" fill="url(#${id}down)"/>`;
	if (!card) {
		let g = '';
		for (let i = 0; i < 15; i++) g += `M${round(88 + i * 21.6)} 384 L${round(98 + i * 20.2)} 440 `;
		o += `<path d="${g}" stroke="#fff" stroke-opacity=".1" stroke-width="3"/>`;
	}
	o += `<path d="${rim}" fill="${lighter(tc, 0.1)}"/><path d="${inn}" fill="${darker(tc, 0.45)}"/>`;
	let pics = '';
	for (const [r, [y, e, xs]] of rows.entries()) {
		for (const [i, x] of xs.entries()) {
			const rot = (hash(`${s.name}${r}${i}`) % 44) - 22;
			pics += drawPicture(s, x, y, e, ` transform="rotate(${rot} ${x + e / 2} ${y + e / 2})"`);
		}
	}
	o += clip(id, 'i', 'M84 160 H396 L402 360 Q402 366 392 366 H88 Q78 366 78 360 Z', pics);
	if (!card)
		o += `<path d="${rim}" fill="#fff" opacity=".1"/><path d="M112 216 L150 216 L112 360 L84 360 Z" fill="#fff" opacity=".34"/><path d="M168 216 L178 216 L148 360 L136 360 Z" fill="#fff" opacity=".28"/><path d="M352 216 L366 216 L392 358 L372 358 Z" fill="#fff" opacity=".18"/>`;
	o += `<path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`;
	// The sleeve runs over the top and down the front.
	const L = 158;
	const R = 322;
	const top = `M${L + 9} 203 H${R - 9} L${R} 381 H${L} Z`;
	const fr = `M${L} 381 H${R} L${R - 3} 445 H${L + 3} Z`;
	o += `<path d="M${L + 6} 206 L${L - 8} 384 l6 60 h10 Z" fill="#000" opacity=".2" filter="url(#${id}b4)"/>`;
	const b = { x: L, y: 203, w: R - L, h: 179 };
	o +=
		clip(id, 't', top, drawLabel({ ...s, amount: '' }, b, id)) +
		`<path d="${top}" fill="url(#${id}flat)"/>`;
	o +=
		`<path d="${fr}" fill="${darker(s.main, 0.2)}"/><path d="M${L} 381 H${R}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>` +
		drawSmallText(s.amount, centre, 420, 140, 20, inkOn(darker(s.main, 0.2)), 'middle', 700);
	return o;
}

/** Back to front: top, size and left edges of the pieces. */
const rows: [y: number, size: number, xs: number[]][] = [
	[196, 92, [96, 292]],
	[226, 100, [80, 300]],
	[266, 112, [62, 306]],
	[206, 84, [150, 246]],
	[262, 92, [140, 248]],
];
