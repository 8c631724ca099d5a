import { getMapFeatures } from '@korb/contracts/fulfilment/fulfilment-paths';
import { LngLatBounds, Map as MapView, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useQuery } from '../../../platform/queries/queries.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type RefObject, useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useSite } from '../../../platform/site.tsx';
import { renderPins } from './map-pins.ts';
import type { MapPlaces } from './map-places.ts';
import { toMapStyle } from './map-style.ts';
import { storesInView } from './stores-in-view.ts';

setWorkerUrl(workerUrl);

const NEAR = 14;
const WITHOUT_MOTION = '(prefers-reduced-motion: reduce)';

/** Creates a map in the given box once its data has loaded. Browsers without WebGL get none. */
export function useMap(box: RefObject<HTMLDivElement | null>, places: MapPlaces) {
	const { config } = useSite();
	const [map, setMap] = useState<MapView>();
	const [hasFailed, setFailed] = useState(false);
	const { data: features } = useQuery({
		queryKey: ['map-features'],
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: () => api.call(getMapFeatures),
	});

	useEffect(() => {
		if (!features || !box.current) return;
		const { tileUrl, attribution } = config.map;
		const tokens = getComputedStyle(document.documentElement);
		const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
		let view: MapView;
		try {
			view = new MapView({
				container: box.current,
				style: toMapStyle({ features, token, tileUrl, attribution }),
				bounds: features.bbox ?? [9.5, 46.3, 17.2, 49],
				attributionControl: tileUrl ? {} : false,
				dragRotate: false,
				pitchWithRotate: false,
				cooperativeGestures: false,
			});
		} catch {
			return setFailed(true);
		}
		view.once('load', () => setMap(view));
		return () => {
			setMap(undefined);
			view.remove();
		};
	}, [features, box, config.map]);

	useEffect(() => {
		if (map) return renderPins(map, places);
	}, [map, places]);

	const { pin, stores } = places;
	const positions = stores
		? storesInView(stores).map(({ position }) => position)
		: pin
			? [pin]
			: [];
	const where = JSON.stringify(positions);
	// biome-ignore lint/correctness/useExhaustiveDependencies: moves only when a position changes
	useEffect(() => {
		if (!map || positions.length === 0) return;
		const bounds = new LngLatBounds();
		for (const position of positions) bounds.extend(position);
		const animate = !matchMedia(WITHOUT_MOTION).matches;
		map.fitBounds(bounds, { padding: 64, maxZoom: NEAR, animate });
	}, [map, where]);

	return { map, hasFailed };
}
