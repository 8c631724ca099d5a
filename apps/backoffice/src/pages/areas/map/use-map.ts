import type { DeskArea } from '@korb/contracts/admin/areas/areas';
import { type GeoJSONSource, Map as MapView, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type RefObject, useEffect, useState } from 'react';
import { useTheme } from '../../../platform/theme/theme.ts';
import { useMapFeatures } from '../use-areas.ts';
import { AREAS, type MapData, toMapStyle } from './map-style.ts';

setWorkerUrl(workerUrl);

/** Creates the map once its data has loaded. Browsers without WebGL get none. */
export function useMap(box: RefObject<HTMLDivElement | null>, areas: DeskArea[], label: string) {
	const { theme } = useTheme();
	const { data: features, isError } = useMapFeatures();
	const [map, setMap] = useState<MapView>();
	const [hasNoWebGl, setNoWebGl] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
	useEffect(() => {
		if (!features || !box.current) return;
		const tokens = getComputedStyle(document.documentElement);
		const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
		let view: MapView;
		try {
			view = new MapView({
				container: box.current,
				style: toMapStyle(features, toData([]), token),
				bounds: features.bbox ?? [9.5, 46.3, 17.2, 49],
				fitBoundsOptions: { padding: 40 },
				attributionControl: false,
				dragRotate: false,
				pitchWithRotate: false,
			});
		} catch {
			return setNoWebGl(true);
		}
		view.once('load', () => setMap(view));
		return () => {
			setMap(undefined);
			view.remove();
		};
	}, [features, box, theme]);

	useEffect(() => {
		void map?.getSource<GeoJSONSource>(AREAS)?.setData(toData(areas));
	}, [map, areas]);

	useEffect(() => {
		map?.getCanvas().setAttribute('aria-label', label);
	}, [map, label]);

	return { map, hasFailed: isError || hasNoWebGl };
}

function toData(areas: DeskArea[]): Exclude<MapData, string> {
	return {
		type: 'FeatureCollection',
		features: areas.map(({ areaNumber, shape }) => ({
			type: 'Feature',
			geometry: shape,
			properties: { areaNumber },
		})),
	};
}
