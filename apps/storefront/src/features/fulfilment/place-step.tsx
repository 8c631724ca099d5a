import type { Position } from '@korb/contracts/fulfilment/address';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { CollectPlace } from './collect-place.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { FulfilmentSegment } from './fulfilment-segment.tsx';
import styles from './place-step.module.css';
import type { PlaceChoice } from './use-place-choice.ts';
import { findHere } from './use-places.ts';
import { filterStores, useStores } from './use-stores.ts';

const FulfilmentMap = lazy(async () => ({
	default: (await import('./map/fulfilment-map.tsx')).FulfilmentMap,
}));

/** Delivery or collection, with a map. */
export function PlaceStep({ choice }: { choice: PlaceChoice }) {
	const { config } = useSite();
	const { type, address } = choice;
	const isCollected = type === 'CLICK_AND_COLLECT';
	const [here, setHere] = useState<Position | null>(null);
	const [text, setText] = useState('');
	const all = useStores(here ?? address?.position ?? null, isCollected);
	const stores = all && filterStores(all, text);
	return (
		<>
			{config.featureClickAndCollect && (
				<FulfilmentSegment value={type} onChange={choice.setType} />
			)}
			<div className={styles['columns']}>
				{isCollected ? (
					<CollectPlace
						choice={choice}
						stores={stores}
						text={text}
						onType={setText}
						onLocate={() => void findHere().then((found) => found && setHere(found.position))}
					/>
				) : (
					<DeliveryPlace choice={choice} />
				)}
				<div className={styles['map']}>
					<Suspense>
						<FulfilmentMap
							pin={isCollected ? null : (address?.position ?? null)}
							isServed={choice.isServed}
							stores={isCollected ? (stores ?? []) : null}
							chosenId={choice.storeId}
							onChoose={(storeId) => {
								const store = stores?.find((candidate) => candidate.storeId === storeId);
								if (store) choice.setStore(store);
							}}
						/>
					</Suspense>
				</div>
			</div>
		</>
	);
}
