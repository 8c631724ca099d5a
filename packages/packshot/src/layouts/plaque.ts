import { darker } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandBelow, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** Heritage: a framed paper plaque with an arched top. */
export function plaqueLayout(s: Pack, b: Box): string {
	const m = Math.min(b.w * 0.075, b.h * 0.075);
	const cx = b.x + b.w / 2;
	const px = b.x + Math.max(m, sideInset(b) - b.w * 0.06);
	const pw = b.w - 2 * (px - b.x);
	const py = b.y + m;
	const ph = b.h - 2 * m;
	const arch = Math.min(pw * 0.42, ph * 0.26);
	const ink = inkOnPaper(s);
	const shape = (i: number) =>
		`M${round(px + i)} ${round(py + ph - i)} V${round(py + arch)} Q${round(px + i)} ${round(py + i)} ${round(cx)} ${round(py + i)} Q${round(px + pw - i)} ${round(py + i)} ${round(px + pw - i)} ${round(py + arch)} V${round(py + ph - i)} Z`;
	let o =
		fillBox(b, s.main) +
		`<path d="${shape(0)}" fill="${s.paper}"/><path d="${shape(b.w * 0.026)}" fill="none" stroke="${s.accent}" stroke-width="${round(Math.max(1.2, b.w * 0.012))}"/>`;
	const top = py + arch * 0.48;
	const br = drawBrandBelow(s, cx, top, pw * 0.68, b.w * 0.125, ink);
	const ry = top + br.h + ph * 0.045;
	o +=
		br.svg +
		`<path d="M${round(cx - pw * 0.14)} ${round(ry)} h${round(pw * 0.28)}" stroke="${s.accent}" stroke-width="${round(Math.max(1.4, b.w * 0.014))}"/>`;
	const n = drawName(s, cx, ry + ph * 0.05, pw * 0.8, {
		max: Math.min(b.w * 0.18, ph * 0.16),
		maxH: ph * 0.24,
		lines: 2,
		fill: darker(ink, 0.35),
	});
	const used = ry + ph * 0.05 + n.height;
	const foot = b.w * 0.1;
	const e = Math.min(pw * 0.72, py + ph - used - foot * 1.2);
	o += n.svg + drawPicture(s, cx - e / 2, used + (py + ph - used - foot - e) / 2, e);
	o += drawSmallText(
		s.amount,
		cx,
		py + ph - b.w * 0.055,
		pw * 0.7,
		b.w * 0.058,
		ink,
		'middle',
		700,
	);
	return (
		o + (s.seal ? drawSeal(s.seal, px + pw - b.w * 0.1, py + ph - b.w * 0.11, b.w * 0.08) : '')
	);
}
