import { darker, inkOn, lighter } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandBelow, drawName, drawSeal, fillBox, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** A disc of light behind the picture, everything centred. */
export function discLayout(s: Pack, b: Box): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const cx = b.x + b.w / 2;
	const ink = inkOn(s.main);
	const br = drawBrandBelow(s, cx, b.y + b.h * 0.08, iw * 0.94, b.w * 0.135, ink);
	const n0 = b.y + b.h * 0.08 + br.h + b.h * 0.05;
	const n = drawName(s, cx, n0, iw, {
		max: Math.min(b.w * 0.2, b.h * 0.17),
		maxH: b.h * 0.24,
		lines: 2,
		fill: ink,
	});
	const used = n0 + n.height - b.y;
	const foot = b.w * 0.15;
	const R = Math.min(iw * 0.47, (b.h - used - foot) * 0.47);
	const cy = b.y + used + (b.h - used - foot * 0.8) / 2;
	const halo = inkOn(s.main) === '#ffffff' ? lighter(s.main, 0.14) : darker(s.main, 0.1);
	let o =
		fillBox(b, s.main) +
		`<circle cx="${cx}" cy="${round(cy)}" r="${round(R * 1.5)}" fill="${halo}" opacity=".6"/><circle cx="${cx}" cy="${round(cy)}" r="${round(R * 1.22)}" fill="${halo}"/><circle cx="${cx}" cy="${round(cy)}" r="${round(R)}" fill="${s.accent}"/>`;
	o += drawPicture(s, cx - R * 0.84, cy - R * 0.84, R * 1.68) + br.svg + n.svg;
	o += drawSmallText(
		[s.sub, s.amount].filter(Boolean).join('  ·  '),
		cx,
		b.y + b.h - b.w * 0.055,
		iw,
		b.w * 0.068,
		ink,
	);
	return o + (s.seal ? drawSeal(s.seal, cx + R * 0.86, cy - R * 0.72, b.w * 0.088) : '');
}
