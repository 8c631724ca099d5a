import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { AreaPanel } from './area-panel.tsx';
import styles from './areas-page.module.css';
import { AreasTable } from './areas-table.tsx';
import { PlaceCheckField, PlaceCheckResult, usePlaceCheck } from './place-check.tsx';
import { useAreas } from './use-areas.ts';
import { useDrawnShape } from './use-drawn-shape.ts';

/** Loaded after the table, which has everything without it. */
const AreasMap = lazy(async () => ({ default: (await import('./map/areas-map.tsx')).AreasMap }));

/** In the address, where areas have their number. */
const NEW = '*';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const [params, setParams] = useSearchParams();
	const { data: list, error, refetch } = useAreas();
	const chosen = params.get('area');
	const area = list?.areas.find(({ areaNumber }) => areaNumber === chosen);
	const isNew = chosen === NEW && may('areas.manage');
	const [opened, setOpened] = useState(0);
	const drawn = useDrawnShape(`${chosen} ${opened}`);
	const check = usePlaceCheck();
	const choose = (next: string | null) => {
		setOpened((count) => count + 1);
		setParams(next === null ? {} : { area: next });
	};
	return (
		<>
			<PageHead title={t('areas.title')}>
				<PlaceCheckField onCheck={(place) => check.mutate(place)} />
				{may('areas.manage') && (
					<Button variant="primary" onClick={() => choose(NEW)}>
						<PlusIcon />
						{t('areas.draw')}
					</Button>
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
								onDraw={drawn.draw}
								onUndo={drawn.undo}
							/>
						</Suspense>
						<AreasTable
							list={list}
							chosen={chosen}
							onChoose={({ areaNumber }) => choose(areaNumber)}
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
								if (isNew) choose(saved.areaNumber);
							}}
							onClose={() => choose(null)}
						/>
					)}
				</div>
			)}
		</>
	);
}
