import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import type { Map as MapView } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';

export type Drawing = {
	/** What to start with; null draws a new one. */
	shape: AreaShape | null;
	/** Another one starts again, for a border that was changed elsewhere. */
	revision: string;
	isEditable: boolean;
};

/** Points are dragged, added in the middle of a side and deleted with a right click. */
export function useDrawing(
	map: MapView | undefined,
	{ shape, revision, isEditable }: Drawing,
	onDraw: (shape: AreaShape) => void,
): void {
	const draw = useRef(onDraw);
	useEffect(() => {
		draw.current = onDraw;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: a shape that was drawn is already there
	useEffect(() => {
		if (!map || !isEditable || (shape && !isDrawable(shape))) return;
		const tool = createTool(map);
		tool.start();
		if (shape) {
			const added = tool.addFeatures(toFeatures(shape));
			tool.setMode('select');
			const [first] = added;
			if (first?.valid && first.id !== undefined) tool.selectFeature(first.id);
		} else tool.setMode('polygon');
		tool.on('finish', (id) => {
			const drawn = shapeOf(tool);
			if (!drawn) return;
			if (tool.getMode() === 'polygon') tool.selectFeature(id);
			draw.current(drawn);
		});
		// A map that is gone has taken the layers of the tool with it.
		let isGone = false;
		map.once('remove', () => {
			isGone = true;
		});
		return () => {
			if (!isGone) tool.stop();
		};
	}, [map, revision, isEditable]);
}

/** Holes are written, not drawn. */
function isDrawable({ coordinates }: AreaShape): boolean {
	return coordinates.every((rings) => rings.length === 1);
}

function createTool(map: MapView): TerraDraw {
	const accent = getComputedStyle(document.documentElement)
		.getPropertyValue('--accent')
		.trim() as `#${string}`;
	const coordinates = { midpoints: true, draggable: true, deletable: true };
	const fill = { fillColor: accent, fillOpacity: 0.25, outlineColor: accent, outlineWidth: 2 };
	return new TerraDraw({
		adapter: new TerraDrawMapLibreGLAdapter({ map }),
		modes: [
			new TerraDrawPolygonMode({ styles: fill }),
			new TerraDrawSelectMode({
				flags: { polygon: { feature: { draggable: false, coordinates } } },
				styles: {
					selectedPolygonColor: accent,
					selectedPolygonFillOpacity: 0.25,
					selectedPolygonOutlineColor: accent,
					selectedPolygonOutlineWidth: 2,
					selectionPointColor: '#ffffff',
					selectionPointOutlineColor: accent,
					selectionPointOutlineWidth: 2,
					midPointColor: accent,
				},
			}),
		],
	});
}

function toFeatures({ coordinates }: AreaShape) {
	return coordinates.map((rings) => ({
		type: 'Feature' as const,
		geometry: { type: 'Polygon' as const, coordinates: rings },
		properties: { mode: 'polygon' },
	}));
}

function shapeOf(tool: TerraDraw): AreaShape | null {
	const polygons = tool
		.getSnapshot()
		.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []));
	if (polygons.length === 0) return null;
	return {
		type: 'MultiPolygon',
		coordinates: polygons.map((rings) => rings.map((ring) => ring.map(round))),
	};
}

/** Six decimals are about ten centimetres. */
function round(point: number[]): number[] {
	return point.map((part) => Math.round(part * 1e6) / 1e6);
}
