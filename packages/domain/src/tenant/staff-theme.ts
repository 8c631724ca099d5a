import type { ThemeColor } from './theme-colors.ts';
import { contrast, hexOf, type Tokens } from './theme-contrast.ts';

/** Colours that staff choose, each with its shades; the rest of a theme is the operators'. */
export const colorGroups = {
	'color-action': [
		'color-action-hover',
		'color-action-press',
		'color-action-ink',
		'color-action-soft',
		'color-action-soft-2',
		'color-on-action',
	],
	'color-topbar': ['color-on-topbar', 'color-topbar-accent'],
	'color-club': ['color-club-ink', 'color-club-soft', 'color-club-softer', 'color-on-club'],
	'color-fresh': ['color-fresh-ink', 'color-fresh-soft', 'color-fresh-soft-2', 'color-on-fresh'],
	'color-pass': ['color-pass-deep', 'color-pass-soft', 'color-pass-soft-2', 'color-on-pass'],
	'color-ink': ['color-ink-2'],
} as const satisfies Partial<Record<ThemeColor, readonly ThemeColor[]>>;

export type MainColor = keyof typeof colorGroups;
export type StaffColor = MainColor | (typeof colorGroups)[MainColor][number];
export const mainColors = Object.keys(colorGroups) as MainColor[];
export const staffColors: readonly StaffColor[] = mainColors.flatMap((color) => [
	color,
	...colorGroups[color],
]);

/** Corners, in pixels. */
export const staffCorners = { 'r-button': 999, 'r-plate': 20, 'r-field': 14 } as const;
export type StaffCorner = keyof typeof staffCorners;
export const cornerNames = Object.keys(staffCorners) as StaffCorner[];
export const MAX_CORNER = 28;
/** Round at any height. */
export const PILL = 999;

const tokenPath = (token: string) => `/themeConfig/tokens/${token}`;
export const colorPath = (color: StaffColor) => tokenPath(color);
export const cornerPath = (corner: StaffCorner) => tokenPath(corner);
export const isColor = (value: unknown) =>
	typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** Null: written otherwise, by an operator. */
export function toCorner(value: unknown): number | null {
	const pixels = typeof value === 'string' ? /^(\d{1,3})px$/.exec(value)?.[1] : undefined;
	const corner = Number(pixels);
	return pixels && (corner <= MAX_CORNER || corner === PILL) ? corner : null;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The colour darkened, or lightened as a ground, and text on it that can be read. */
export function shadesOf(color: MainColor, value: string, tokens: Tokens): Tokens {
	const soft = (share: number) => mix(value, WHITE, share);
	const on = (token: ThemeColor) => readableOn(value, hexOf(tokens, token) ?? WHITE);
	switch (color) {
		case 'color-action':
			return {
				'color-action-hover': mix(value, BLACK, 0.15),
				'color-action-press': mix(value, BLACK, 0.3),
				'color-action-ink': readable(value, soft(0.86)),
				'color-action-soft': soft(0.94),
				'color-action-soft-2': soft(0.86),
				'color-on-action': on('color-on-action'),
			};
		case 'color-topbar':
			return {
				'color-on-topbar': on('color-on-topbar'),
				'color-topbar-accent': on('color-topbar-accent'),
			};
		case 'color-club':
			return {
				'color-club-ink': readable(mix(value, BLACK, 0.6), value),
				'color-club-soft': soft(0.7),
				'color-club-softer': soft(0.86),
				'color-on-club': on('color-on-club'),
			};
		case 'color-fresh':
			return {
				'color-fresh-ink': readable(mix(value, BLACK, 0.2), soft(0.92)),
				'color-fresh-soft': soft(0.92),
				'color-fresh-soft-2': soft(0.84),
				'color-on-fresh': on('color-on-fresh'),
			};
		case 'color-pass':
			return {
				'color-pass-deep': mix(value, BLACK, 0.4),
				'color-pass-soft': soft(0.94),
				'color-pass-soft-2': soft(0.86),
				'color-on-pass': on('color-on-pass'),
			};
		case 'color-ink':
			return {};
	}
}

const READABLE = 4.5;

/** Darkened until it can be read on the ground. */
function readable(color: string, ground: string): string {
	let ink = color;
	for (let step = 0; contrast(ink, ground) < READABLE && step < 20; step++) {
		ink = mix(ink, BLACK, 0.1);
	}
	return ink;
}

/** Stays as it is while it can be read. */
function readableOn(ground: string, current: string): string {
	if (contrast(current, ground) >= READABLE) return current;
	return contrast(WHITE, ground) >= READABLE ? WHITE : '#1a1a1a';
}

function mix(from: string, to: string, share: number): string {
	const channels = [1, 3, 5].map((at) => {
		const [a = 0, b = 0] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
		return Math.round(a + (b - a) * share)
			.toString(16)
			.padStart(2, '0');
	});
	return `#${channels.join('')}`;
}

/** Distance in OKLab below which shoppers take one colour for the other. */
const ALIKE = 0.09;

export function looksLike(one: string, other: string): boolean {
	const [a, b] = [toOklab(one), toOklab(other)];
	return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0))) < ALIKE;
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toOklab(hex: string): number[] {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}
