import { useEffect } from 'react';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { favoriteStoreIds } from './favorite-store-ids.ts';

const none: readonly string[] = [];

/** None where the shop has no favourites, and until they are known. */
export function useFavoriteStores(): readonly string[] {
	const { featureCustomerFavorites } = useSite().config;
	useEffect(() => {
		if (!featureCustomerFavorites) return;
		// Without them, stores are listed as for everybody.
		loadChunk(() => import('./favorite-stores.ts')).catch(() => {});
	}, [featureCustomerFavorites]);
	return useStore(favoriteStoreIds, none);
}

/** Favourites first; otherwise the order stays. */
export function favoritesFirst<S extends { storeId: string }>(
	stores: readonly S[],
	favorites: readonly string[],
): S[] {
	const isFavorite = ({ storeId }: S) => favorites.includes(storeId);
	return [...stores.filter(isFavorite), ...stores.filter((store) => !isFavorite(store))];
}
