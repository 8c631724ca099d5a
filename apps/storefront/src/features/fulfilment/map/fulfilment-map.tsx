import { useRef } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MinusIcon } from '../../../ui/icons/minus.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { StoreIcon } from '../../../ui/icons/store.ts';
import styles from './fulfilment-map.module.css';
import type { MapPlaces } from './map-places.ts';
import { useMap } from './use-map.ts';

/** The map. Everything on it is also in the list beside it. */
export function FulfilmentMap({
	isServed,
	...places
}: MapPlaces & { isServed: boolean | undefined }) {
	const t = useMessages();
	const box = useRef<HTMLDivElement>(null);
	const { map, hasFailed } = useMap(box, places);
	const { stores, pin } = places;
	return (
		<>
			<div className={styles['frame']} hidden={hasFailed} data-map={map ? 'ready' : ''}>
				<div ref={box} className={styles['map']} />
			</div>
			{stores && (
				<span className={styles['chip']}>
					<StoreIcon size="sm" />
					{t(isFar(stores) ? 'stores.count' : 'fulfilment.mapStores', { count: stores.length })}
				</span>
			)}
			{!stores && pin && isServed !== undefined && (
				<span className={styles['chip']} data-served={isServed}>
					{isServed ? t('fulfilment.served') : t('fulfilment.notServed')}
				</span>
			)}
			{map && (
				<div className={styles['tools']}>
					<IconButton variant="white" label={t('fulfilment.zoomIn')} onClick={() => map.zoomIn()}>
						<PlusIcon />
					</IconButton>
					<IconButton variant="white" label={t('fulfilment.zoomOut')} onClick={() => map.zoomOut()}>
						<MinusIcon />
					</IconButton>
				</div>
			)}
		</>
	);
}

/** Without a position, no store can be called near. */
function isFar(stores: NonNullable<MapPlaces['stores']>): boolean {
	return stores.length > 0 && stores.every(({ distanceMeters }) => distanceMeters === null);
}
