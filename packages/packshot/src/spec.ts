import { hash, pick } from './hash.ts';

/** What a picture shows. Equal specs give the same picture, byte for byte. */
export type PackshotSpec = {
	form: Form;
	/** Silhouette inside a form; defaults to the first of `variants`. */
	variant?: string | undefined;
	brand: string;
	/** Short name on the label; a soft hyphen (U+00AD) allows a break. */
	name: string;
	sub?: string | undefined;
	amount?: string | undefined;
	/** Code points of the flavour's emoji, e.g. `1f34e`. */
	emoji?: string | undefined;
	/** Recolours the emoji: a lemon becomes a lime. */
	dye?: Dye | undefined;
	/** Pack colour: flavour or brand. */
	main: string;
	/** Second colour: cap, band, disc. */
	accent: string;
	/** Label paper. */
	paper?: string | undefined;
	/** What is visible behind glass or film. */
	content?: string | undefined;
	capColor?: string | undefined;
	netColor?: string | undefined;
	trayColor?: string | undefined;
	/** 0 keeps loose bottles, bowls and loaves upright. */
	turn?: number | undefined;
	/** Defaults to one derived from the brand's name, so that a brand looks consistent. */
	layout?: Layout | undefined;
	voice?: Voice | undefined;
	seal?: Seal | null | undefined;
};

/** Hue in degrees, the others as factors. */
export type Dye = {
	hue?: number | undefined;
	saturation?: number | undefined;
	brightness?: number | undefined;
};

export const variants = {
	carton: ['gable'],
	brick: ['slim', 'wide'],
	bottle: ['pet', 'glass', 'wine', 'beer', 'oil', 'squeeze', 'cleaner'],
	jar: ['classic', 'low', 'tall'],
	can: ['food', 'drink', 'flat'],
	pouch: ['doy', 'coffee'],
	bag: ['pillow', 'paper'],
	box: ['tall', 'wide', 'square'],
	tub: ['cup', 'wide', 'pint'],
	tray: ['film', 'card'],
	bar: ['tablet'],
	tube: ['stand'],
	eggbox: ['ten'],
	net: ['citrus'],
	sixpack: ['can'],
	loose: ['one', 'two', 'three', 'five'],
} as const;
export const layouts = ['block', 'wave', 'disc', 'plaque', 'stripe', 'crest'] as const;
export const voices = ['caps', 'bold', 'lower', 'serif', 'italic'] as const;

export type Form = keyof typeof variants;
export type Variant<F extends Form> = (typeof variants)[F][number];
export type Layout = (typeof layouts)[number];
export type Voice = (typeof voices)[number];
export type Seal = 'bio' | 'organic' | 'vegan';

/** A spec with all defaults resolved. */
export type Pack = Required<{ [K in keyof PackshotSpec]: Exclude<PackshotSpec[K], undefined> }> & {
	/** URL of the flavour picture; empty when the pack shows none. */
	picture: string;
};

/** A label's rectangle; `inset` is the share of the width hidden on each side of a round pack. */
export type Box = { x: number; y: number; w: number; h: number; inset?: number };

export function completeSpec(spec: PackshotSpec, pictureOf: (emoji: string) => string): Pack {
	const brandHash = hash(spec.brand);
	return {
		form: spec.form,
		variant: knownVariant(spec),
		brand: spec.brand,
		name: spec.name,
		sub: spec.sub ?? '',
		amount: spec.amount ?? '',
		emoji: spec.emoji ?? '',
		dye: spec.dye ?? {},
		main: spec.main,
		accent: spec.accent,
		paper: spec.paper ?? '#FFFDF7',
		content: spec.content ?? '#F2E6CF',
		capColor: spec.capColor ?? '',
		netColor: spec.netColor ?? '',
		trayColor: spec.trayColor ?? '',
		turn: spec.turn ?? 1,
		layout: spec.layout ?? pick(layouts, brandHash >>> 3),
		voice: spec.voice ?? pick(voices, brandHash >>> 7),
		seal: spec.seal ?? null,
		picture: spec.emoji ? pictureOf(spec.emoji) : '',
	};
}

function knownVariant({ form, variant }: PackshotSpec): string {
	const known: readonly string[] = variants[form] ?? [];
	const chosen = variant ?? known[0];
	if (chosen === undefined || !known.includes(chosen)) {
		throw new RangeError(`unknown pack form ${form}/${variant ?? ''}`);
	}
	return chosen;
}
