import type {
	Allergen,
	BaseUnit,
	FeedProduct,
	PackshotSpec,
} from '@korb/contracts/catalogue/catalogue-feed';

/** The tables are written once for both shops: Austrian German first, British English second. */
export type Text = readonly [de: string, en: string];
export type Language = 'de' | 'en';

export const say = (text: Text, language: Language) => text[language === 'de' ? 0 : 1];

export type Tint = FeedProduct['tint'];
type Form = PackshotSpec['form'];
export type Pack = Form | `${Form}/${string}`;

/** A product's appearance; defaults come from the brand or from the emoji's usual colours. */
export type Look = {
	emoji?: string;
	/** Turns one emoji into a relative: a lemon into a lime. */
	dye?: NonNullable<PackshotSpec['dye']>;
	main?: string;
	accent?: string;
	paper?: string;
	/** `main`: a paler pack colour, for content visible through glass. */
	content?: string;
	cap?: string;
	tint?: Tint;
	layout?: NonNullable<PackshotSpec['layout']>;
	voice?: NonNullable<PackshotSpec['voice']>;
	/** 0 keeps loose products upright. */
	turn?: number;
};

export type Facts = {
	/** Per 100 g or ml: fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
	nutrition?: string;
	/** The generator marks allergens. `{i}` stands for the variant's ingredients. */
	ingredients?: Text;
	traces?: Allergen[];
	labels?: FeedProduct['labels'];
	/** Country, optionally followed by the region: `AT Wachau`. */
	origin?: string;
	alcohol?: number;
	keywords?: Text;
	preparation?: Text;
};

export type VariantDetails = Look &
	Facts & {
		/** The variant's addition to the list of ingredients. */
		ingredient?: Text;
		/** Printed on the pack instead of the name; `|` allows a break. */
		label?: Text;
		/** Factor on the family's price. */
		price?: number;
		pack?: Pack;
		/** Sentence about this variant. */
		note?: Text;
		/** Replaces the family's sizes. */
		sizes?: string;
	};
export type Variant = readonly [de: string, en: string, details?: VariantDetails];

export type Family = Facts & {
	/** Keeps SKUs stable when tables grow. */
	id: string;
	category: string;
	/** `{v}` stands for the variant. */
	name: Text;
	/** Brand ids; omit for unbranded products. */
	brands?: string;
	/** Keys of the flavour table, used as variants. */
	flavours?: string;
	variants?: readonly Variant[];
	/** `180 g 0.89, 6x 0.33 l 4.79 @sixpack`; see sizes.ts. */
	sizes: string;
	pack: Pack;
	look?: Look;
	label?: Text;
	sub?: Text;
	/** Opening sentences; each product uses one. */
	about: readonly Text[];
	minimumAge?: 16 | 18;
	/** In cents; defaults to the pack's deposit. */
	deposit?: number;
	vat?: FeedProduct['vatClass'];
	storage?: Storage;
	maxQuantity?: number;
};

export type Storage =
	| 'ambient'
	| 'chilled'
	| 'meat'
	| 'frozen'
	| 'dark'
	| 'cellar'
	| 'room'
	| 'none';

export type Brand = {
	name: Text;
	/** Company and place, as printed on the back. */
	house: string;
	about: Text;
	main: string;
	accent: string;
	layout: NonNullable<Look['layout']>;
	voice: NonNullable<Look['voice']>;
	/** Price level: 0.8 is the house brand, 1.3 the delicatessen. */
	level?: number;
	isOrganic?: boolean;
};

export type Category = {
	id: string;
	name: Text;
	parent: string | null;
	unit: BaseUnit;
	emoji: string;
	tint: Tint;
	vat: FeedProduct['vatClass'];
	storage: Storage;
	/** Serving suggestions that fit every product here. */
	tips?: readonly Text[];
};
