import type { AreaList } from '@korb/contracts/admin/areas/areas';
import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/layout/text.module.css';
import { SidePanel } from '../../../ui/side-panel/side-panel.tsx';
import { DeleteStoreDialog } from './delete-store-dialog.tsx';
import type { StoreDraft } from './store-draft.ts';
import { StoreForm } from './store-form.tsx';

type StorePanelProps = {
	list: AreaList;
	/** Undefined for a new one. */
	store: DeskStore | undefined;
	/** As typed or moved on the map; null while it is as it was stored. */
	position: string | null;
	onPosition: (position: string | null) => void;
	onSaved: (store: DeskStore) => void;
	onClose: () => void;
};

export function StorePanel({ list, store, onClose, ...form }: StorePanelProps) {
	const t = useMessages();
	const { may } = useSession();
	const { dayLong } = useFormats();
	const [isDeleting, setDeleting] = useState(false);
	const facts = store && [
		store.areaNumber ?? t('areas.check.outside'),
		...(store.changedAt ? [t('areas.changed', { day: dayLong(store.changedAt) })] : []),
	];
	return (
		<SidePanel
			label={t('stores.chosen')}
			title={store ? store.name : t('stores.newStore')}
			facts={facts?.join(', ')}
			closeLabel={t('closePanel')}
			onClose={onClose}
		>
			<StoreForm store={store ?? blankStore(list)} units={list.units} {...form} />
			{store && (
				<p>
					<Link
						className={text['link']}
						to={`/windows?${new URLSearchParams({ of: `CLICK_AND_COLLECT/${store.storeId}` })}`}
					>
						{t('stores.windows')}
					</Link>
				</p>
			)}
			{store && may('areas.manage') && (
				<div>
					<Button variant="danger" onClick={() => setDeleting(true)}>
						{t('stores.delete')}
					</Button>
				</div>
			)}
			{isDeleting && store && (
				<DeleteStoreDialog store={store} onDeleted={onClose} onClose={() => setDeleting(false)} />
			)}
		</SidePanel>
	);
}

function blankStore({ units: [unit = ''] }: AreaList): StoreDraft {
	return {
		...{ storeId: '', version: null, name: '', streetName: '', streetNumber: '', postalCode: '' },
		...{ city: '', phoneNumber: '', unit, position: null, openingHours: [] },
		...{ areaNumber: null, changedAt: null },
	};
}
