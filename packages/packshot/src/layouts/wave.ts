import { inkOn } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandBelow, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** Main colour on top, a paper wave below, the picture sits on the wave. */
export function waveLayout(s: Pack, b: Box): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const cx = b.x + b.w / 2;
	const ink = inkOn(s.main);
	const y = b.y + b.h * 0.63;
	const k = b.h * 0.065;
	const curve = (dy: number) =>
		`M${b.x} ${round(y + k + dy)} C ${round(b.x + b.w * 0.3)} ${round(y - k * 1.6 + dy)} ${round(b.x + b.w * 0.62)} ${round(y + k * 2.2 + dy)} ${b.x + b.w} ${round(y - k * 0.4 + dy)} V ${b.y + b.h} H ${b.x} Z`;
	let o =
		fillBox(b, s.main) +
		`<path d="${curve(0)}" fill="${s.accent}"/><path d="${curve(k * 0.8)}" fill="${s.paper}"/>`;
	const br = drawBrandBelow(s, cx, b.y + b.h * 0.07, iw, b.w * 0.16, ink);
	const n0 = b.y + b.h * 0.07 + br.h + b.h * 0.05;
	const n = drawName(s, cx, n0, iw, {
		max: Math.min(b.w * 0.2, b.h * 0.16),
		maxH: b.h * 0.26,
		lines: 2,
		fill: ink,
	});
	const used = n0 + n.height - b.y;
	const e = Math.min(iw * 0.86, (b.h - used) * 0.94);
	o +=
		br.svg +
		n.svg +
		drawPicture(s, cx - e / 2 + iw * 0.05, b.y + b.h - e - (b.h - used - e) * 0.45, e);
	o += drawSmallText(
		s.amount,
		b.x + p * 0.9,
		b.y + b.h - b.w * 0.06,
		iw * 0.34,
		b.w * 0.068,
		inkOnPaper(s),
		'start',
		700,
	);
	return (
		o + (s.seal ? drawSeal(s.seal, b.x + b.w - p * 1.2, b.y + b.h - b.w * 0.13, b.w * 0.085) : '')
	);
}
