import type { PackshotSpec } from '@korb/contracts/catalogue/catalogue-feed';
import type { Article } from './articles.ts';
import { type Language, type Look, say, type Tint } from './model.ts';
import { printedAmount } from './sizes.ts';

/** The brand determines layout and lettering, the flavour colour and image. */
export function toPicture(article: Article, language: Language): PackshotSpec {
	const { brand, size } = article;
	const [form = 'box', variant] = article.pack.split('/') as [PackshotSpec['form'], string?];
	const look = classOf(article);
	const name = printedName(article, language);
	const { emoji, dye, main, accent, paper, content, cap, layout, voice, turn } = look;
	const colour = main ?? brand?.main ?? '#8A6B4F';
	return dropEmpty({
		form,
		variant,
		brand: brand ? say(brand.name, language) : '',
		name,
		sub: printedSub(article, name, language),
		amount: printedAmount(size, language),
		emoji: emoji && toCodePoints(emoji),
		dye,
		main: colour,
		accent: accent ?? brand?.accent ?? '#FFD24D',
		paper,
		content: content === 'main' ? mixWithWhite(colour, 0.3) : content,
		capColor: cap,
		turn,
		layout: layout ?? brand?.layout ?? 'block',
		voice: voice ?? brand?.voice ?? 'bold',
		seal: article.labels.includes('organic')
			? language === 'de'
				? 'bio'
				: 'organic'
			: article.labels.includes('vegan') && brand?.layout === 'disc'
				? 'vegan'
				: undefined,
	});
}

export function classOf({ family, variant }: Article): Look {
	return { ...family.look, ...variant?.[2] };
}

function printedName({ family, variant }: Article, language: Language): string {
	const label = variant?.[2]?.label ?? family.label ?? (variant ? undefined : family.name);
	const words = label ? say(label, language) : '{v}';
	const own = variant ? (language === 'de' ? variant[0] : variant[1]) : '';
	const text = words.replaceAll('{v}', own).replaceAll('|', '\u00AD');
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words already in the name are not repeated below it. */
function printedSub(
	{ family, variant }: Article,
	name: string,
	language: Language,
): string | undefined {
	const own = variant ? (language === 'de' ? variant[0] : variant[1]) : '';
	const sub = family.sub && say(family.sub, language).replaceAll('{v}', own);
	const spoken = name.replaceAll('\u00AD', '').toLowerCase();
	return sub && !spoken.includes(sub.toLowerCase()) ? sub : undefined;
}

export function toCodePoints(emoji: string): string {
	return Array.from(emoji, (char) => char.codePointAt(0)?.toString(16)).join('-');
}

function mixWithWhite(colour: string, share: number): string {
	const value = Number.parseInt(colour.slice(1), 16);
	const channels = [value >> 16, value >> 8, value].map((v) => {
		const channel = v & 255;
		return Math.round(channel + (255 - channel) * share);
	});
	return `#${channels.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** The plate whose tint is nearest to the pack's colour. */
export function tintFor(colour: string): Tint {
	const value = Number.parseInt(colour.slice(1), 16);
	const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
	const max = Math.max(r, g, b);
	const spread = max - Math.min(r, g, b);
	if (spread < 40 || max < 70) return 'sand';
	const sector =
		max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
	const hue = (sector * 60 + 360) % 360;
	return plates.find(([upTo]) => hue < upTo)?.[1] ?? 'rose';
}

const plates: [upTo: number, tint: Tint][] = [
	[14, 'rose'],
	[36, 'peach'],
	[62, 'butter'],
	[140, 'sage'],
	[182, 'mint'],
	[236, 'sky'],
	[310, 'lilac'],
];

function dropEmpty(spec: { [K in keyof PackshotSpec]: PackshotSpec[K] | undefined }): PackshotSpec {
	const filled = Object.entries(spec).filter(([, value]) => value !== undefined && value !== '');
	return { brand: '', ...Object.fromEntries(filled) } as PackshotSpec;
}
