import type { Position } from '@korb/contracts/fulfilment/address';
import { type MapMouseEvent, type Map as MapView, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { make } from './use-markers.ts';

export type OpenStore = {
	/** Null for a new one. */
	storeId: string | null;
	/** Null while nobody knows where it is. */
	pin: Position | null;
	isMovable: boolean;
};

/** The store in the panel: dragged, or put where somebody clicks. */
export function usePin(
	map: MapView | undefined,
	store: OpenStore | null,
	onMove: (position: Position) => void,
): void {
	const move = useEffectEvent(onMove);
	const isMovable = store?.isMovable ?? false;
	const { lat, lng } = store?.pin ?? {};

	useEffect(() => {
		if (!map || lat === undefined || lng === undefined) return;
		const marker = new Marker({ element: make('pin', ''), anchor: 'bottom', draggable: isMovable })
			.setLngLat({ lat, lng })
			.addTo(map);
		marker.on('dragend', () => {
			const dropped = marker.getLngLat();
			move({ lat: dropped.lat, lng: dropped.lng });
		});
		// Found by its address, it may be out of sight.
		if (!map.getBounds().contains({ lat, lng })) map.easeTo({ center: { lat, lng } });
		return () => void marker.remove();
	}, [map, lat, lng, isMovable]);

	useEffect(() => {
		if (!map || !isMovable) return;
		const put = ({ lngLat }: MapMouseEvent) => move({ lat: lngLat.lat, lng: lngLat.lng });
		map.on('click', put);
		return () => void map.off('click', put);
	}, [map, isMovable]);
}
