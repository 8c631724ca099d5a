export type FavoriteStore = { storeType: string; storeId: string };

export function toFavoriteStore(storeId: string): FavoriteStore {
	return { storeType: `MY_STORE_${storeId}`, storeId };
}

export function isFavoriteStore({ storeType, storeId }: FavoriteStore): boolean {
	return storeType === toFavoriteStore(storeId).storeType;
}
