import type { Position } from '@korb/contracts/fulfilment/address';
import type { Store } from '@korb/contracts/fulfilment/distribution';
import { listStores } from '@korb/contracts/fulfilment/fulfilment-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { StoreSearch } from '../../features/fulfilment/store-search.tsx';
import { filterStores, useStores } from '../../features/fulfilment/use-stores.ts';
import { api } from '../../platform/api/api.ts';
import { useQuery } from '../../platform/queries/queries.ts';
import { useSite } from '../../platform/site.tsx';
import { favoritesFirst, useFavoriteStores } from '../../shop/favorites/use-favorite-stores.ts';
import { findHere } from '../../shop/fulfilment/use-places.ts';
import { StoreCard } from './store-card.tsx';
import styles from './store-finder.module.css';

const FulfilmentMap = lazy(async () => ({
	default: (await import('../../features/fulfilment/map/fulfilment-map.tsx')).FulfilmentMap,
}));

/** All stores as a list that needs no JavaScript; map and search follow after hydration. */
export function StoreFinder({ stores: listed }: { stores: readonly Store[] }) {
	const { config, t } = useSite();
	const [text, setText] = useState('');
	const [here, setHere] = useState<Position | null>(null);
	const [chosenId, setChosen] = useState<string | null>(null);
	const now = useNow();
	const isCollecting = config.featureClickAndCollect && config.featureCartCheckout;
	const collecting = new Set(useStores(null, isCollecting)?.map(({ storeId }) => storeId));
	const favorites = useFavoriteStores();
	const stores = favoritesFirst(filterStores(useNearest(here) ?? listed, text), favorites);
	return (
		<div className={styles['columns']}>
			<div className={styles['list']}>
				<div hidden={!now}>
					<StoreSearch
						text={text}
						onType={setText}
						onLocate={() => void findHere().then((found) => found && setHere(found.position))}
					/>
				</div>
				<p className="visually-hidden" role="status">
					{t('stores.count', { count: stores.length })}
				</p>
				{stores.length === 0 && <p className="muted">{t('fulfilment.noStore')}</p>}
				<ul className={styles['stores']}>
					{stores.map((store, index) => (
						<li key={store.storeId}>
							<StoreCard
								store={store}
								number={index + 1}
								now={now}
								isChosen={store.storeId === chosenId}
								canCollect={collecting.has(store.storeId)}
								isFavorite={favorites.includes(store.storeId)}
							/>
						</li>
					))}
				</ul>
			</div>
			<div className={styles['map']}>
				{now && (
					<Suspense>
						<FulfilmentMap
							pin={here}
							isServed={undefined}
							stores={stores}
							chosenId={chosenId}
							onChoose={(storeId) => {
								setChosen(storeId);
								document.getElementById(`store-${storeId}`)?.scrollIntoView({ block: 'nearest' });
							}}
						/>
					</Suspense>
				)}
			</div>
		</div>
	);
}

/** undefined until the shopper searches nearby. */
function useNearest(here: Position | null): Store[] | undefined {
	const { data } = useQuery({
		queryKey: ['stores', here],
		enabled: here !== null,
		queryFn: async () => {
			const query = { latitude: Number(here?.lat), longitude: Number(here?.lng) };
			return (await api.call(listStores, { query })).results;
		},
	});
	return data;
}

const MINUTE_MS = 60_000;

/** Pages are cached and shared, so only the browser knows the current time. */
function useNow(): Date | null {
	const [now, setNow] = useState<Date | null>(null);
	useEffect(() => {
		const tick = () => setNow(new Date());
		tick();
		const timer = setInterval(tick, MINUTE_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}
