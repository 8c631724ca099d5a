import type { Aisle } from '@korb/contracts/catalogue';
import { AisleTiles } from './aisle-tiles.tsx';
import { CategoryChips } from './category-chips.tsx';

type CategoriesBelowProps = {
	categories: readonly Aisle[];
	/** Tiles where the assortment begins, chips within it. */
	look: 'tiles' | 'chips';
};

export function CategoriesBelow({ categories, look }: CategoriesBelowProps) {
	return look === 'tiles' ? (
		<AisleTiles aisles={categories} />
	) : (
		<CategoryChips categories={categories} />
	);
}
