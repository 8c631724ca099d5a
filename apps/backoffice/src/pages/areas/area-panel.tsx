import type { AreaList, AreaShape, DeskArea } from '@korb/contracts/admin/areas/areas';
import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { StoreIcon } from '../../ui/icons/store.ts';
import text from '../../ui/layout/text.module.css';
import { SidePanel } from '../../ui/side-panel/side-panel.tsx';
import styles from './area-panel.module.css';
import { DeleteAreaDialog } from './delete-area-dialog.tsx';
import { AreaForm } from './form/area-form.tsx';
import type { AreaDraft } from './form/use-area-form.ts';

type AreaPanelProps = {
	list: AreaList;
	/** Undefined for a new one. */
	area: DeskArea | undefined;
	drawn: AreaShape | null;
	onDraw: (shape: AreaShape | null) => void;
	onSaved: (area: DeskArea) => void;
	onChooseStore: (store: DeskStore) => void;
	onClose: () => void;
};

export function AreaPanel(props: AreaPanelProps) {
	const { list, area, drawn, onDraw, onSaved, onChooseStore, onClose } = props;
	const t = useMessages();
	const { may } = useSession();
	const { count, dayLong } = useFormats();
	const [isDeleting, setDeleting] = useState(false);
	const stores = list.stores.filter(({ areaNumber }) => area && areaNumber === area.areaNumber);
	return (
		<SidePanel
			label={t('areas.chosen')}
			title={area ? `${area.areaNumber} ${area.name}` : t('areas.newArea')}
			facts={
				area && (
					<>
						{t('areas.facts', { size: count(area.squareKilometres), points: area.points })}
						{area.changedAt && `, ${t('areas.changed', { day: dayLong(area.changedAt) })}`}
					</>
				)
			}
			closeLabel={t('closePanel')}
			onClose={onClose}
		>
			<AreaForm
				list={list}
				area={area ?? blankArea(list)}
				stored={area?.shape ?? null}
				drawn={drawn}
				onDraw={onDraw}
				onSaved={onSaved}
			/>
			{area && stores.length > 0 && (
				<section className={styles['stores']}>
					<h3>{t('areas.stores')}</h3>
					<ul>
						{stores.map((store) => (
							<li key={store.storeId}>
								<StoreIcon />
								<button
									type="button"
									className={styles['store']}
									onClick={() => onChooseStore(store)}
								>
									{store.name}
								</button>
								<span className={text['ellipsis']}>
									{store.streetName} {store.streetNumber}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{area && !area.isDefault && may('areas.manage') && (
				<div>
					<Button variant="danger" onClick={() => setDeleting(true)}>
						{t('areas.delete')}
					</Button>
				</div>
			)}
			{isDeleting && area && (
				<DeleteAreaDialog area={area} onDeleted={onClose} onClose={() => setDeleting(false)} />
			)}
		</SidePanel>
	);
}

function blankArea({ units }: AreaList): AreaDraft {
	return {
		...{ areaNumber: '', version: null, name: '', priority: 0, postalCodes: [] },
		...{ pickingUnitIds: units.slice(0, 1), isDefault: false },
		...{ minOrderValue: null, freeFrom: null, surcharge: null },
		...{ points: 0, squareKilometres: 0, changedAt: null, feeFrom: null },
	};
}
