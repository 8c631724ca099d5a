import { type Map as MapView, Marker } from 'maplibre-gl';
import styles from './fulfilment-map.module.css';
import type { MapPlaces } from './map-places.ts';

/** Pins for the address and the stores, numbered as in the list. */
export function renderPins(
	map: MapView,
	{ pin, stores, chosenId, onChoose }: MapPlaces,
): () => void {
	const markers = (stores ?? []).map((store, index) => {
		const isChosen = store.storeId === chosenId;
		const element = makePin(String(index + 1), isChosen);
		element.title = store.name;
		element.addEventListener('click', () => onChoose(store.storeId));
		return new Marker({ element, anchor: 'bottom' }).setLngLat(store.position).addTo(map);
	});
	if (pin) {
		markers.push(
			new Marker({ element: makePin('', true), anchor: 'bottom' }).setLngLat(pin).addTo(map),
		);
	}
	return () => {
		for (const marker of markers) marker.remove();
	};
}

/** MapLibre positions the marker element by transform, so the rotated shape is nested inside. */
function makePin(text: string, isChosen: boolean): HTMLElement {
	const holder = document.createElement('button');
	holder.type = 'button';
	// Keyboard and screen reader users have the list beside the map.
	holder.tabIndex = -1;
	holder.ariaHidden = 'true';
	const shape = document.createElement('span');
	shape.className = styles['pin'] ?? '';
	shape.style.display = 'block';
	if (isChosen) shape.dataset['chosen'] = '';
	const label = document.createElement('b');
	label.textContent = text;
	shape.append(label);
	holder.append(shape);
	return holder;
}
