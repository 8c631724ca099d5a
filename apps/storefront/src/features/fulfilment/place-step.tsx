import type { Position } from '@korb/contracts/fulfilment/address';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { findHere } from '../../shop/fulfilment/use-places.ts';
import { CollectPlace } from './collect-place.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { FulfilmentSegment } from './fulfilment-segment.tsx';
import styles from './place-step.module.css';
import type { PlaceChoice } from './use-place-choice.ts';
import { filterStores, useStores } from './use-stores.ts';

const FulfilmentMap = lazy(async () => ({
	default: (await import('./map/fulfilment-map.tsx')).FulfilmentMap,
}));

/** Delivery or collection, with a map. */
export function PlaceStep({ choice }: { choice: PlaceChoice }) {
	const { config } = useSite();
	const { type } = choice;
	const isCollected = type === 'CLICK_AND_COLLECT';
	const [here, setHere] = useState<Position | null>(null);
	const [text, setText] = useState('');
	const all = useStores(here ?? choice.position, isCollected);
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
							pin={isCollected ? null : choice.position}
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
