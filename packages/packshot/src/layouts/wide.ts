import { inkOn, lighter, mix } from '../colour.ts';
import { drawSmallText } from '../lettering.ts';
import { drawBrandBelow, drawName, drawSeal, fillBox, inkOnPaper, sideInset } from '../print.ts';
import type { Box, Pack } from '../spec.ts';
import { drawPicture, round } from '../svg.ts';

/** Flat boxes (tuna tin, hummus tub, frozen pizza) cannot stack: text left, picture right, same colours. */
export function wideLayout(s: Pack, b: Box): string {
	const p = sideInset(b);
	const iw = b.w - 2 * p;
	const onColour = s.layout === 'wave' || s.layout === 'disc' || s.layout === 'crest';
	const ink = onColour ? inkOn(s.main) : inkOnPaper(s);
	const R = Math.min(b.h * 0.4, iw * 0.21);
	const cx = b.x + b.w - p - R;
	const cy = b.y + b.h / 2;
	const tw = iw - 2 * R - b.w * 0.05;
	const x = b.x + p;
	let o = fillBox(b, onColour ? s.main : s.paper);
	if (s.layout === 'wave')
		o += `<path d="M${round(cx - R * 1.5)} ${b.y} C${round(cx - R * 0.6)} ${round(cy - b.h * 0.1)} ${round(cx - R * 2)} ${round(cy + b.h * 0.2)} ${round(cx - R * 1.1)} ${b.y + b.h} H${b.x + b.w} V${b.y} Z" fill="${s.paper}"/>`;
	if (s.layout === 'stripe')
		for (let i = 0; i < 4; i++)
			o += `<rect x="${round(cx - R * 1.3 + i * R * 0.8)}" y="${b.y}" width="${round(R * 0.4)}" height="${b.h}" fill="${mix(s.accent, s.paper, 0.35)}"/>`;
	if (s.layout === 'stripe' || s.layout === 'plaque')
		o += `<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${round(b.h * 0.07)}" fill="${s.main}"/><rect x="${b.x}" y="${round(b.y + b.h * 0.93)}" width="${b.w}" height="${round(b.h * 0.07)}" fill="${s.main}"/>`;
	if (s.layout === 'disc')
		o += `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(R * 1.3)}" fill="${lighter(s.main, 0.14)}"/>`;
	if (s.layout !== 'wave')
		o += `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(R)}" fill="${onColour && s.layout === 'crest' ? s.paper : s.layout === 'disc' ? s.accent : s.paper}"${s.layout === 'plaque' || s.layout === 'crest' ? ` stroke="${s.accent}" stroke-width="${round(R * 0.06)}"` : ''}/>`;
	o += drawPicture(s, cx - R * 0.84, cy - R * 0.84, R * 1.68);
	const br = drawBrandBelow(s, x, 0, tw, b.h * 0.17, ink, 'start');
	const sm = b.h * 0.095;
	const nm = (y: number) =>
		drawName(s, x, y, tw, {
			max: b.h * 0.2,
			maxH: b.h * 0.36,
			lines: 2,
			fill: ink,
			anchor: 'start',
		});
	const total = br.h + b.h * 0.08 + nm(0).height + sm * 1.7;
	const y0 = b.y + (b.h - total) / 2;
	o += drawBrandBelow(s, x, y0, tw, b.h * 0.17, ink, 'start').svg + nm(y0 + br.h + b.h * 0.08).svg;
	o += drawSmallText(
		[s.sub, s.amount].filter(Boolean).join(' · '),
		x,
		y0 + total,
		tw,
		sm,
		ink,
		'start',
	);
	return (
		o +
		(s.seal ? drawSeal(s.seal, cx - R * 0.82, cy - R * 0.72, Math.min(b.w * 0.05, b.h * 0.12)) : '')
	);
}
