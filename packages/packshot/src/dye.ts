import type { Dye } from './spec.ts';

type Hsl = [hue: number, saturation: number, lightness: number];

/**
 * Recolours RGBA pixels in place, but only those near the picture's dominant colour: a purple grape
 * turns green while its leaf stays as it is. A picture that is green all over has no leaf to spare.
 * A large rotation compresses the shades, or a bell pepper's teal shadow would turn purple.
 */
export function dyePixels(pixels: Buffer, { hue = 0, saturation = 1, brightness = 1 }: Dye): void {
	const own = dominantHue(pixels);
	const isGreen = own > 70 && own < 180;
	for (let i = 0; i < pixels.length; i += 4) {
		const [h, s, l] = toHsl(pixels, i);
		const share = isGreen || s < 0.12 ? 1 : nearness(Math.abs(turnBetween(own, h)));
		if (share === 0) continue;
		const shade = turnBetween(own, h) * (Math.abs(hue) > 30 ? 0.4 : 1);
		const target = fromHsl([
			(own + hue + shade + 720) % 360,
			Math.min(1, s * saturation),
			Math.min(0.98, l * brightness),
		]);
		for (const channel of [0, 1, 2] as const) {
			const before = pixels[i + channel] ?? 0;
			pixels[i + channel] = Math.round(before + (target[channel] - before) * share);
		}
	}
}

const nearness = (distance: number) => Math.min(1, Math.max(0, (54 - distance) / 12));

/** Degrees from one hue to the other, the short way round. */
const turnBetween = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Mean of the fullest of twelve sectors, weighted by the saturation and opacity of its pixels. */
export function dominantHue(pixels: Buffer): number {
	const weights = new Array<number>(12).fill(0);
	const sums = new Array<number>(12).fill(0);
	for (let i = 0; i < pixels.length; i += 16) {
		const [h, s] = toHsl(pixels, i);
		const sector = Math.floor(h / 30) % 12;
		const weight = s * (pixels[i + 3] ?? 0);
		weights[sector] = (weights[sector] ?? 0) + weight;
		sums[sector] = (sums[sector] ?? 0) + weight * h;
	}
	const fullest = weights.indexOf(Math.max(...weights));
	return (sums[fullest] ?? 0) / Math.max(1, weights[fullest] ?? 0);
}

function toHsl(pixels: Buffer, at: number): Hsl {
	const r = (pixels[at] ?? 0) / 255;
	const g = (pixels[at + 1] ?? 0) / 255;
	const b = (pixels[at + 2] ?? 0) / 255;
	const max = Math.max(r, g, b);
	const spread = max - Math.min(r, g, b);
	const lightness = max - spread / 2;
	if (spread === 0) return [0, 0, lightness];
	const sector =
		max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
	return [(sector * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl([h, s, l]: Hsl): [number, number, number] {
	const reach = s * Math.min(l, 1 - l);
	const channel = (n: number) => {
		const k = (n + h / 30) % 12;
		return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
	};
	return [channel(0), channel(8), channel(4)];
}
