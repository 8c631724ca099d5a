import type { AreaList, AreaShape } from '@korb/contracts/admin/areas/areas';
import type { Position } from '@korb/contracts/fulfilment/address';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MinusIcon } from '../../../ui/icons/minus.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { UndoIcon } from '../../../ui/icons/undo.ts';
import { Note } from '../../../ui/note/note.tsx';
import styles from './areas-map.module.css';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { useMap } from './use-map.ts';
import { boundsOf, useMarkers } from './use-markers.ts';
import { type OpenStore, usePin } from './use-pin.ts';

type AreasMapProps = {
	list: AreaList;
	/** The area that is drawn by the tool, if any, not by the map. */
	chosen: string | null;
	drawing: Drawing;
	checked: Position | null;
	/** The store in the panel. */
	store: OpenStore | null;
	onMove: (position: Position) => void;
	onDraw: (shape: AreaShape) => void;
	onUndo: (() => void) | null;
};

/** Everything on it is also in the table and the panel, where keyboards change it. */
export function AreasMap(props: AreasMapProps) {
	const { list, chosen, drawing, checked, store, onMove, onDraw, onUndo } = props;
	const t = useMessages();
	const box = useRef<HTMLDivElement>(null);
	const { isEditable } = drawing;
	const others = useMemo(
		() => list.areas.filter(({ areaNumber }) => !isEditable || areaNumber !== chosen),
		[list.areas, chosen, isEditable],
	);
	const label = t('areas.map', { areas: list.areas.length, stores: list.stores.length });
	const { map, hasFailed } = useMap(box, others, label);
	const storeId = store?.storeId;
	const stores = useMemo(
		() => list.stores.filter((each) => each.storeId !== storeId),
		[list.stores, storeId],
	);
	useMarkers(map, { areas: list.areas, stores, checked });
	usePin(map, store, onMove);
	useDrawing(map, drawing, onDraw);
	const area = list.areas.find(({ areaNumber }) => areaNumber === chosen);
	// biome-ignore lint/correctness/useExhaustiveDependencies: moves only when another one is chosen
	useEffect(() => {
		if (map && area) map.fitBounds(boundsOf(area), { padding: 60, animate: false });
	}, [map, chosen]);
	return (
		<div className={styles['frame']} data-map={map ? 'ready' : ''}>
			<div ref={box} className={styles['map']} />
			{hasFailed && (
				<div className={styles['failed']}>
					<Note>{t('areas.noMap')}</Note>
				</div>
			)}
			{map && (
				<div className={styles['tools']}>
					<Button isSquare aria-label={t('areas.zoomIn')} onClick={() => map.zoomIn()}>
						<PlusIcon />
					</Button>
					<Button isSquare aria-label={t('areas.zoomOut')} onClick={() => map.zoomOut()}>
						<MinusIcon />
					</Button>
					{isEditable && (
						<Button
							isSquare
							aria-label={t('areas.undo')}
							disabled={!onUndo}
							onClick={() => onUndo?.()}
						>
							<UndoIcon />
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
