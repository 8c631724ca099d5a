import type { CheckoutStore } from '@korb/contracts/fulfilment/distribution';
import { favoritesFirst, useFavoriteStores } from '../../shop/favorites/use-favorite-stores.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './delivery-place.module.css';
import { StoreList } from './store-list.tsx';
import { StoreSearch } from './store-search.tsx';
import type { PlaceChoice } from './use-place-choice.ts';

type CollectPlaceProps = {
	choice: PlaceChoice;
	/** undefined: still loading. */
	stores: readonly CheckoutStore[] | undefined;
	text: string;
	onType: (text: string) => void;
	onLocate: () => void;
};

export function CollectPlace({ choice, stores, text, onType, onLocate }: CollectPlaceProps) {
	const favorites = useFavoriteStores();
	return (
		<div className={styles['place']}>
			<StoreSearch text={text} onType={onType} onLocate={onLocate} />
			{stores ? (
				<StoreList
					stores={favoritesFirst(stores, favorites)}
					favorites={favorites}
					chosenId={choice.storeId}
					onChoose={choice.setStore}
				/>
			) : (
				<Skeleton height="320px" />
			)}
		</div>
	);
}
