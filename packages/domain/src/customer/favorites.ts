export const FAVORITE_TYPES = ['products', 'recipes'] as const;
export type FavoriteType = (typeof FAVORITE_TYPES)[number];

/** Of each type, per customer. */
export const MAX_FAVORITES = 500;

export function hasReachedFavoriteLimit(saved: number): boolean {
	return saved >= MAX_FAVORITES;
}
