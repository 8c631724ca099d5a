import type { AreaList } from '@korb/contracts/admin/areas/areas';
import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import text from '../../../ui/layout/text.module.css';
import table from '../../../ui/table/table.module.css';
import styles from '../areas-page.module.css';

type StoresTableProps = {
	stores: AreaList['stores'];
	chosen: string | null;
	onChoose: (store: DeskStore) => void;
};

export function StoresTable({ stores, chosen, onChoose }: StoresTableProps) {
	const t = useMessages();
	const unitName = useUnitName();
	return (
		<div className={styles['table']}>
			<table className={table['table']}>
				<caption className={text['hidden']}>{t('stores.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('stores.store')}</th>
						<th scope="col">{t('stores.address')}</th>
						<th scope="col">{t('areas.area')}</th>
						<th scope="col">{t('areas.pickedBy')}</th>
						<th scope="col">{t('stores.phoneNumber')}</th>
					</tr>
				</thead>
				<tbody>
					{stores.map((store) => (
						<tr key={store.storeId} data-current={store.storeId === chosen || undefined}>
							<td>
								<button
									type="button"
									className={styles['choose']}
									aria-pressed={store.storeId === chosen}
									onClick={() => onChoose(store)}
								>
									<b>{store.name}</b>
								</button>
							</td>
							<td className={text['muted']}>
								{store.streetName} {store.streetNumber}, {store.postalCode} {store.city}
							</td>
							<td className={text['muted']}>{store.areaNumber ?? '–'}</td>
							<td className={text['muted']}>{unitName(store.unit)}</td>
							<td className={text['muted']}>{store.phoneNumber || '–'}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
