import type { AreaList, DeskArea } from '@korb/contracts/admin/areas/areas';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import styles from './areas-page.module.css';
import { shortenCodes } from './shorten-codes.ts';

type AreasTableProps = {
	list: AreaList;
	chosen: string | null;
	onChoose: (area: DeskArea) => void;
};

export function AreasTable({ list, chosen, onChoose }: AreasTableProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { money } = useFormats();
	const { areas, currency, shop } = list;
	return (
		<div className={styles['table']}>
			<table className={table['table']}>
				<caption className={text['hidden']}>{t('areas.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('areas.area')}</th>
						<th scope="col">{t('areas.pickedBy')}</th>
						<th scope="col">{t('areas.postalCodes')}</th>
						<th scope="col" className={table['num']}>
							{t('areas.feeFrom')}
						</th>
						<th scope="col" className={table['num']}>
							{t('areas.minOrderValue')}
						</th>
						<th scope="col" className={table['num']}>
							{t('areas.freeFrom')}
						</th>
					</tr>
				</thead>
				<tbody>
					{areas.map((area) => {
						const freeFrom = area.freeFrom ?? shop.freeFrom;
						return (
							<tr key={area.areaNumber} data-current={area.areaNumber === chosen || undefined}>
								<td>
									<button
										type="button"
										className={styles['choose']}
										aria-pressed={area.areaNumber === chosen}
										onClick={() => onChoose(area)}
									>
										<b>{area.areaNumber}</b> {area.name}
									</button>{' '}
									{area.isDefault && <Badge tone="accent">{t('areas.default')}</Badge>}
								</td>
								<td className={text['muted']}>{area.pickingUnitIds.map(unitName).join(', ')}</td>
								<td className={text['muted']}>{shortenCodes(area.postalCodes)}</td>
								<td className={table['num']}>
									{area.feeFrom === null ? '–' : money(area.feeFrom, currency)}
								</td>
								<td className={table['num']}>
									{money(area.minOrderValue ?? shop.minOrderValue, currency)}
								</td>
								<td className={table['num']}>
									{freeFrom === null ? '–' : money(freeFrom, currency)}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
