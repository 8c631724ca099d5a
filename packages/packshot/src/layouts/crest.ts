import { inkOn } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandOnArc, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** A round crest, the brand set on an arc. */
export function crestLayout(s: Pack, b: Box, id: string): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const cx = b.x + b.w / 2;
	const ink = inkOnPaper(s);
	const inkM = inkOn(s.main);
	const R = Math.min(iw * 0.5, b.h * 0.3);
	const cy = b.y + R + Math.max(b.h * 0.05, (b.h * 0.66 - 2 * R) / 2);
	let dots = '';
	const g = b.w * 0.1;
	for (let y = b.y + 6, j = 0; y < b.y + b.h; y += g * 0.86, j++)
		for (let x = b.x + (j % 2) * g * 0.5; x < b.x + b.w; x += g)
			dots += `M${round(x)} ${round(y)}h.01`;
	let o =
		fillBox(b, s.main) +
		`<path d="${dots}" stroke="${inkM}" stroke-width="${round(b.w * 0.022)}" stroke-linecap="round" opacity=".14"/>`;
	o += `<circle cx="${cx}" cy="${round(cy)}" r="${round(R)}" fill="${s.paper}"/><circle cx="${cx}" cy="${round(cy)}" r="${round(R * 0.93)}" fill="none" stroke="${s.accent}" stroke-width="${round(Math.max(1.2, R * 0.035))}"/>`;
	const ar = R * 0.66;
	o += `<path id="${id}arc" d="M${round(cx - ar)} ${round(cy + R * 0.1)} A${round(ar)} ${round(ar)} 0 0 1 ${round(cx + ar)} ${round(cy + R * 0.1)}" fill="none"/>${drawBrandOnArc(s, `${id}arc`, R * 0.3, Math.PI * ar * 0.94, ink)}`;
	const e = R * 1.06;
	o += drawPicture(s, cx - e / 2, cy - e / 2 + R * 0.24, e);
	const top = cy + R;
	const foot = b.w * 0.12;
	const room = b.y + b.h - top - foot;
	const nm = (y: number) =>
		drawName(s, cx, y, iw, { max: b.w * 0.19, maxH: room * 0.8, lines: 2, fill: inkM });
	const y0 = top + Math.max(room * 0.1, (room - nm(0).height) / 2);
	o +=
		nm(y0).svg +
		drawSmallText(
			[s.sub, s.amount].filter(Boolean).join('  ·  '),
			cx,
			b.y + b.h - b.w * 0.05,
			iw,
			b.w * 0.066,
			inkM,
		);
	return o + (s.seal ? drawSeal(s.seal, cx + R * 0.8, cy + R * 0.72, b.w * 0.085) : '');
}
