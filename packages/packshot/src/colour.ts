type Rgb = [number, number, number];

export function mix(from: string, to: string, share: number): string {
	const a = toRgb(from);
	const b = toRgb(to);
	const channel = (i: 0 | 1 | 2) => toHex(a[i] + (b[i] - a[i]) * share);
	return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const darker = (colour: string, share: number) => mix(colour, '#1c0d08', share);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);

/** Text colour on a background, tinted with its hue instead of pure black. */
export function inkOn(background: string): string {
	return contrast('#ffffff', background) >= 2.85 ? '#ffffff' : darker(background, 0.84);
}

/** The colour itself, darkened until large text in it can be read on the paper. */
export function inkFrom(colour: string, paper: string): string {
	let ink = colour;
	for (let step = 0; contrast(ink, paper) < 4.6 && step < 14; step++) ink = darker(ink, 0.12);
	return ink;
}

/** WCAG contrast ratio. */
export function contrast(a: string, b: string): number {
	const [light, dark] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

export function luminance(colour: string): number {
	const [r, g, b] = toRgb(colour).map((value) => {
		const v = value / 255;
		return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
	}) as Rgb;
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toRgb(colour: string): Rgb {
	const v = Number.parseInt(colour.slice(1), 16);
	return [(v >> 16) & 255, (v >> 8) & 255, v & 255];
}

function toHex(value: number): string {
	return Math.round(Math.max(0, Math.min(255, value)))
		.toString(16)
		.padStart(2, '0');
}
