import type { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import { digits } from './chance.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { families } from './data/families.ts';
import { flavours } from './data/flavours.ts';
import type { Brand, Category, Family, Pack, Variant } from './model.ts';
import { parseSizes, type Size } from './sizes.ts';

/** A product before it is localised. */
export type Article = {
	sku: string;
	/** Language-neutral name, e.g. `fruit-yoghurt/almwerk/strawberry/180 g`. */
	key: string;
	family: Family;
	category: Category;
	brandId: string | null;
	brand: Brand | null;
	variant: Variant | null;
	size: Size;
	pack: Pack;
	labels: NonNullable<Family['labels']>;
	/** SKU of the single piece if this is a bundle. */
	single: string | null;
};

/** Families × brands × variants × sizes, in the order of the tables. */
export function listArticles(): Article[] {
	return withoutObviousLabels(families.flatMap(expand));
}

/**
 * Nobody prints "vegan" on a banana: a label that applies to most of a category carries no
 * information there, unless the category is defined by it.
 */
function withoutObviousLabels(articles: Article[]): Article[] {
	const byCategory = Map.groupBy(articles, ({ category }) => category);
	const isObvious = (category: Category, label: 'vegan' | 'vegetarian') => {
		const members = byCategory.get(category) ?? [];
		const count = members.filter(({ labels }) => labels.includes(label)).length;
		return !plantCategories.has(category.id) && count > (members.length * 2) / 3;
	};
	const obvious = new Set(
		[...byCategory.keys()].flatMap((category) =>
			(['vegan', 'vegetarian'] as const)
				.filter((label) => isObvious(category, label))
				.map((label) => `${category.id} ${label}`),
		),
	);
	return articles.map((article) => ({
		...article,
		labels: article.labels.filter((label) => !obvious.has(`${article.category.id} ${label}`)),
	}));
}

const plantCategories: ReadonlySet<string> = new Set(['plant-drinks', 'tofu', 'plant-yoghurt']);

function expand(family: Family): Article[] {
	const category = categories.find(({ id }) => id === family.category);
	if (!category) throw new RangeError(`${family.id}: no category ${family.category}`);
	const brandIds = family.brands ? family.brands.split(' ') : [null];
	return brandIds.flatMap((brandId) =>
		listVariants(family).flatMap(([variantId, variant]) =>
			parseSizes(variant?.[2]?.sizes ?? family.sizes).map((size, _, sizes): Article => {
				const keyOf = (sizeKey: string) => [family.id, brandId ?? '', variantId, sizeKey].join('/');
				const brand = brandId === null ? null : getBrand(brandId);
				const labels = labelsOf(family, variant);
				if (brand?.isOrganic) labels.add('organic');
				const singleKey = size.key.replace(/^\d+x /, '');
				return {
					sku: digits(8, keyOf(size.key)),
					key: keyOf(size.key),
					family,
					category,
					brandId,
					brand,
					variant,
					size,
					pack: size.pack ?? variant?.[2]?.pack ?? family.pack,
					labels: [...labels],
					single:
						size.count > 1 && sizes.some(({ key }) => key === singleKey)
							? digits(8, keyOf(singleKey))
							: null,
				};
			}),
		),
	);
}

function listVariants(family: Family): [id: string, variant: Variant | null][] {
	const own = (family.variants ?? []).map((variant): [string, Variant] => [variant[1], variant]);
	const shared = (family.flavours?.split(/\s+/) ?? []).map((id): [string, Variant] => {
		const flavour = flavours[id];
		if (!flavour) throw new RangeError(`${family.id}: no flavour ${id}`);
		return [id, flavour];
	});
	const all = [...shared, ...own];
	return all.length > 0 ? all : [['', null]];
}

/** Adds the variant's labels to the family's, unless they are empty or say vegan or vegetarian. */
function labelsOf(family: Family, variant: Variant | null): Set<FeedProduct['labels'][number]> {
	const own = variant?.[2]?.labels;
	const replaces = own?.length === 0 || own?.includes('vegan') || own?.includes('vegetarian');
	return new Set([...(replaces ? [] : (family.labels ?? [])), ...(own ?? [])]);
}

function getBrand(id: string): Brand {
	const brand = brands[id];
	if (!brand) throw new RangeError(`No brand ${id}`);
	return brand;
}
