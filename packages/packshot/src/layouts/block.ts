import { inkOn, mix } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrand, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** Swiss: paper, a colour header with the brand, name at the left, picture lower right. */
export function blockLayout(s: Pack, b: Box): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const wide = b.w > b.h * 1.2;
	const head = wide ? b.h * 0.25 : Math.min(b.h * 0.22, b.w * 0.3);
	const bar = Math.max(2, b.h * 0.02);
	let o =
		fillBox(b, s.paper) +
		`<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${round(head)}" fill="${s.main}"/><rect x="${b.x}" y="${round(b.y + head)}" width="${b.w}" height="${round(bar)}" fill="${s.accent}"/>`;
	const sealR = s.seal ? head * 0.4 : 0;
	const q = drawBrand(s, 0, 0, iw - sealR * 2.3, head * 0.56, inkOn(s.main), 'start');
	o += drawBrand(
		s,
		b.x + p,
		b.y + head / 2 + q.size * 0.35,
		iw - sealR * 2.3,
		head * 0.56,
		inkOn(s.main),
		'start',
	).svg;
	if (s.seal) o += drawSeal(s.seal, b.x + b.w - p - sealR * 0.8, b.y + head / 2, sealR);
	const ink = inkOnPaper(s);
	const soft = mix(ink, '#3a3330', 0.55);
	const y0 = b.y + head + bar;
	const room = b.h - head - bar;
	if (wide) {
		const tw = iw * 0.58;
		const sm = Math.min(b.h * 0.1, b.w * 0.06);
		const n = drawName(s, b.x + p, y0 + room * 0.16, tw, {
			max: b.h * 0.2,
			maxH: room * 0.82 - sm * 3.1,
			lines: 2,
			fill: ink,
			anchor: 'start',
		});
		o += n.svg;
		o += drawSmallText(
			[s.sub, s.amount].filter(Boolean).join(' · '),
			b.x + p,
			y0 + room * 0.16 + n.height + sm * 1.55,
			tw,
			sm,
			soft,
			'start',
		);
		const e = Math.min(room * 0.92, iw * 0.42);
		return o + drawPicture(s, b.x + b.w - p * 0.7 - e, y0 + (room - e) / 2, e);
	}
	const sm = b.w * 0.066;
	const n = drawName(s, b.x + p, y0 + b.w * 0.085, iw, {
		max: Math.min(b.w * 0.19, room * 0.19),
		lines: 3,
		fill: ink,
		anchor: 'start',
	});
	o += n.svg;
	let used = b.w * 0.085 + n.height;
	if (s.sub) {
		o += drawSmallText(s.sub, b.x + p, y0 + used + sm * 1.45, iw, sm, soft, 'start');
		used += sm * 1.6;
	}
	const e = Math.min(iw * 0.78, room - used - b.w * 0.05);
	o += drawPicture(s, b.x + b.w - p * 0.6 - e, b.y + b.h - e - b.w * 0.03, e);
	return (
		o +
		drawSmallText(
			s.amount,
			b.x + p,
			b.y + b.h - b.w * 0.07,
			iw * 0.4,
			b.w * 0.07,
			soft,
			'start',
			700,
		)
	);
}
