import { blockLayout } from './layouts/block.ts';
import { crestLayout } from './layouts/crest.ts';
import { discLayout } from './layouts/disc.ts';
import { plaqueLayout } from './layouts/plaque.ts';
import { stripeLayout } from './layouts/stripe.ts';
import { waveLayout } from './layouts/wave.ts';
import { wideLayout } from './layouts/wide.ts';
import type { Box, Layout, Pack } from './spec.ts';
import { round } from './svg.ts';

type DrawLayout = (pack: Pack, box: Box, id: string) => string;

/** Prints the label; layouts only know a rectangle, whatever the pack. */
export function drawLabel(pack: Pack, box: Box, id: string): string {
	const isWide = box.w > box.h * widestShare[pack.layout];
	return isWide ? wideLayout(pack, box) : layouts[pack.layout](pack, box, id);
}

const layouts: Record<Layout, DrawLayout> = {
	block: blockLayout,
	wave: waveLayout,
	disc: discLayout,
	plaque: plaqueLayout,
	stripe: stripeLayout,
	crest: crestLayout,
};

/** From this width-to-height ratio on a layout gives way to the side-by-side one; block has its own. */
const widestShare: Record<Layout, number> = {
	block: Number.POSITIVE_INFINITY,
	wave: 1.5,
	disc: 1.3,
	plaque: 1.5,
	stripe: 1.2,
	crest: 1.5,
};

/** Soft packs bulge wider than the label box: continues its print to the left and right. */
export function bleed(s: Pack, b: Box, x: number, w: number): string {
	const R = (y: number, h: number, c: string) =>
		`<rect x="${x}" y="${round(y)}" width="${w}" height="${round(h)}" fill="${c}"/>`;
	const paperBase = s.layout === 'block' || s.layout === 'stripe';
	let o = R(b.y - 60, b.h + 120, paperBase ? s.paper : s.main);
	if (s.layout === 'wave') o += R(b.y + b.h * 0.71, b.h, s.paper);
	if (s.layout === 'block') o += R(b.y - 60, 60 + Math.min(b.h * 0.22, b.w * 0.3), s.main);
	if (s.layout === 'stripe') o += R(b.y - 60, 60, s.main) + R(b.y + b.h * 0.5, b.h * 0.4, s.main);
	return o;
}
