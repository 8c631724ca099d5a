import { contrast, inkOn, mix } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandBelow, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** Awning stripes and a ribbon. */
export function stripeLayout(s: Pack, b: Box): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const cx = b.x + b.w / 2;
	const n = 9;
	const sw = b.w / n;
	let o = fillBox(b, s.paper);
	for (let i = 0; i < n; i += 2)
		o += `<rect x="${round(b.x + i * sw)}" y="${b.y}" width="${round(sw)}" height="${round(b.h)}" fill="${mix(s.accent, s.paper, 0.35)}"/>`;
	const rh = b.h * 0.4;
	const ry = b.y + b.h * 0.5;
	const ink = inkOn(s.main);
	const bInk = contrast(s.accent, s.main) > 2.6 ? s.accent : ink;
	o += `<rect x="${b.x}" y="${round(ry)}" width="${b.w}" height="${round(rh)}" fill="${s.main}"/><path d="M${b.x} ${round(ry + rh * 0.06)} h${b.w} M${b.x} ${round(ry + rh * 0.94)} h${b.w}" stroke="${s.accent}" stroke-width="${round(Math.max(1.2, b.w * 0.012))}"/>`;
	const nm = (y: number) =>
		drawName(s, cx, y, iw, {
			max: Math.min(b.w * 0.17, rh * 0.34),
			maxH: rh * 0.5,
			lines: 2,
			fill: ink,
		});
	const br0 = drawBrandBelow(s, cx, 0, iw, b.w * 0.14, bInk);
	const total = br0.h + rh * 0.12 + nm(0).height;
	const y0 = ry + (rh - total) / 2;
	o += drawBrandBelow(s, cx, y0, iw, b.w * 0.14, bInk).svg + nm(y0 + br0.h + rh * 0.12).svg;
	const e = Math.min(iw * 0.8, b.h * 0.45);
	const cy = b.y + b.h * 0.26;
	o +=
		`<circle cx="${cx}" cy="${round(cy)}" r="${round(e * 0.55)}" fill="${s.paper}"/>` +
		drawPicture(s, cx - e / 2, cy - e / 2, e);
	o += drawSmallText(
		s.amount,
		cx,
		b.y + b.h - b.h * 0.032,
		iw * 0.7,
		Math.min(b.w * 0.066, b.h * 0.055),
		inkOnPaper(s),
		'middle',
		700,
	);
	return (
		o + (s.seal ? drawSeal(s.seal, b.x + b.w - p - b.w * 0.06, b.y + b.h * 0.12, b.w * 0.085) : '')
	);
}
