import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import { AisleTiles } from './aisle-tiles.tsx';
import { CategoryChips } from './category-chips.tsx';

type CategoriesBelowProps = {
	categories: readonly Aisle[];
	/** Tiles at the root of the assortment, chips within it. */
	variant: 'tiles' | 'chips';
};

export function CategoriesBelow({ categories, variant }: CategoriesBelowProps) {
	return variant === 'tiles' ? (
		<AisleTiles aisles={categories} />
	) : (
		<CategoryChips categories={categories} />
	);
}
