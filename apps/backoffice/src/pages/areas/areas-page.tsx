import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { AreaPanel } from './area-panel.tsx';
import styles from './areas-page.module.css';
import { AreasTable } from './areas-table.tsx';
import { PlaceCheckField, PlaceCheckResult, usePlaceCheck } from './place-check.tsx';
import { readPosition, writePosition } from './stores/store-draft.ts';
import { StorePanel } from './stores/store-panel.tsx';
import { StoresTable } from './stores/stores-table.tsx';
import { useAreas } from './use-areas.ts';
import { useDrawnShape } from './use-drawn-shape.ts';

/** Loaded after the table, which has everything without it. */
const AreasMap = lazy(async () => ({ default: (await import('./map/areas-map.tsx')).AreasMap }));

/** In the address, where areas have their number and stores their id. */
const NEW = '*';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const [params, setParams] = useSearchParams();
	const { data: list, error, refetch } = useAreas();
	const chosen = params.get('area');
	const chosenStore = params.get('store');
	const area = list?.areas.find(({ areaNumber }) => areaNumber === chosen);
	const store = list?.stores.find(({ storeId }) => storeId === chosenStore);
	const isNew = chosen === NEW && may('areas.manage');
	const isNewStore = chosenStore === NEW && may('areas.manage');
	const isStoreOpen = store !== undefined || isNewStore;
	const [opened, setOpened] = useState(0);
	const drawn = useDrawnShape(`${chosen} ${opened}`);
	// As typed or moved on the map; null while it is as it was stored.
	const [position, setPosition] = useState<string | null>(null);
	const pin = position === null ? (store?.position ?? null) : readPosition(position);
	const check = usePlaceCheck();
	const choose = (next: { area?: string; store?: string }) => {
		setOpened((count) => count + 1);
		setPosition(null);
		setParams(next);
	};
	return (
		<>
			<PageHead title={t('areas.title')}>
				<PlaceCheckField onCheck={(place) => check.mutate(place)} />
				{may('areas.manage') && (
					<>
						<Button onClick={() => choose({ store: NEW })}>
							<StoreIcon />
							{t('stores.newStore')}
						</Button>
						<Button variant="primary" onClick={() => choose({ area: NEW })}>
							<PlusIcon />
							{t('areas.draw')}
						</Button>
					</>
				)}
			</PageHead>
			{error && (
				<LoadFailed what={t('areas.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{list && (
				<div className={styles['split']}>
					<div className={styles['main']}>
						{check.data && (
							<div className={styles['result']}>
								<PlaceCheckResult result={check.data} />
							</div>
						)}
						{check.error && (
							<div className={styles['result']}>
								<Note tone="danger" isAlert>
									{t('areas.check.failed')}
								</Note>
							</div>
						)}
						<Suspense fallback={<div className={styles['waiting']} />}>
							<AreasMap
								list={list}
								chosen={area?.areaNumber ?? null}
								drawing={{
									shape: drawn.shape ?? area?.shape ?? null,
									revision: `${drawn.revision} ${area?.version}`,
									isEditable: may('areas.manage') && (isNew || area !== undefined),
								}}
								checked={check.data?.position ?? null}
								store={
									isStoreOpen
										? { storeId: store?.storeId ?? null, pin, isMovable: may('areas.manage') }
										: null
								}
								onMove={(moved) => setPosition(writePosition(moved))}
								onDraw={drawn.draw}
								onUndo={drawn.undo}
							/>
						</Suspense>
						<AreasTable
							list={list}
							chosen={chosen}
							onChoose={({ areaNumber }) => choose({ area: areaNumber })}
						/>
						<StoresTable
							stores={list.stores}
							chosen={chosenStore}
							onChoose={({ storeId }) => choose({ store: storeId })}
						/>
					</div>
					{(area || isNew) && (
						<AreaPanel
							key={`${chosen} ${opened}`}
							list={list}
							area={area}
							drawn={drawn.shape}
							onDraw={drawn.write}
							onSaved={(saved) => {
								drawn.write(null);
								if (isNew) choose({ area: saved.areaNumber });
							}}
							onChooseStore={({ storeId }) => choose({ store: storeId })}
							onClose={() => choose({})}
						/>
					)}
					{isStoreOpen && (
						<StorePanel
							key={`${chosenStore} ${opened}`}
							list={list}
							store={store}
							position={position}
							onPosition={setPosition}
							onSaved={({ storeId }) => {
								if (isNewStore) choose({ store: storeId });
							}}
							onClose={() => choose({})}
						/>
					)}
				</div>
			)}
		</>
	);
}
