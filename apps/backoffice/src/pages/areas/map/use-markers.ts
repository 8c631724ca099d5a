import type { DeskArea } from '@korb/contracts/admin/areas/areas';
import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import type { Position } from '@korb/contracts/fulfilment/address';
import { LngLatBounds, type Map as MapView, Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import styles from './areas-map.module.css';

type Marked = { areas: DeskArea[]; stores: DeskStore[]; checked: Position | null };

/** Names, stores and the checked address. All of it is also in the table and the panel. */
export function useMarkers(map: MapView | undefined, { areas, stores, checked }: Marked): void {
	useEffect(() => {
		if (!map) return;
		const markers = [
			...areas.map((area) =>
				new Marker({ element: make('name', `${area.areaNumber} ${area.name}`) }).setLngLat(
					centreOf(area),
				),
			),
			...stores.map(({ name, position }) =>
				new Marker({ element: make('store', '', name), anchor: 'bottom' }).setLngLat(position),
			),
			...(checked ? [new Marker({ element: make('checked', '') }).setLngLat(checked)] : []),
		];
		for (const marker of markers) marker.addTo(map);
		return () => {
			for (const marker of markers) marker.remove();
		};
	}, [map, areas, stores, checked]);

	useEffect(() => {
		if (map && checked) map.easeTo({ center: checked });
	}, [map, checked]);
}

export function boundsOf({ shape }: Pick<DeskArea, 'shape'>): LngLatBounds {
	const bounds = new LngLatBounds();
	for (const [lng = 0, lat = 0] of shape.coordinates.flat(2)) bounds.extend([lng, lat]);
	return bounds;
}

function centreOf(area: DeskArea) {
	return boundsOf(area).getCenter();
}

export function make(kind: string, text: string, title = ''): HTMLElement {
	const element = document.createElement('span');
	element.className = styles[kind] ?? '';
	element.textContent = text;
	element.title = title;
	element.ariaHidden = 'true';
	return element;
}
