import type { FloorDevice } from '@korb/contracts/admin/staff/floor';
import { retireFloorDevice } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { RowSkeleton } from '../../../ui/table/row-skeleton.tsx';
import table from '../../../ui/table/table.module.css';
import { devicesKey } from './devices-query.ts';

type DevicesCardProps = { devices: FloorDevice[] | undefined; mayRetire: boolean };

export function DevicesCard({ devices, mayRetire }: DevicesCardProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { moment } = useFormats();
	const queries = useQueryClient();
	const retire = useMutation({
		mutationFn: ({ deviceId, version }: FloorDevice) =>
			call(retireFloorDevice, { params: { deviceId }, body: { version } }),
		onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
	});
	return (
		<Card title={t('devices.title')} isFlush>
			{retire.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('staff.name')}</th>
						<th scope="col">{t('staff.unit')}</th>
						<th scope="col">{t('devices.registeredAt')}</th>
						<th scope="col">{t('devices.lastUsed')}</th>
						{mayRetire && (
							<th scope="col">
								<span className={text['hidden']}>{t('action')}</span>
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{!devices && <RowSkeleton columns={mayRetire ? 5 : 4} rows={3} />}
					{devices?.map((device) => (
						<tr key={device.deviceId}>
							<td className={text['strong']}>{device.name}</td>
							<td className={text['muted']}>{unitName(device.unit)}</td>
							<td className={text['muted']}>{moment(device.registeredAt)}</td>
							<td className={text['muted']}>
								{device.lastUsedAt ? moment(device.lastUsedAt) : '–'}
							</td>
							{mayRetire && (
								<td className={table['num']}>
									<Button
										variant="quiet"
										size="sm"
										aria-label={t('devices.retireNamed', { name: device.name })}
										disabled={retire.isPending}
										onClick={() => retire.mutate(device)}
									>
										{t('devices.retire')}
									</Button>
								</td>
							)}
						</tr>
					))}
				</tbody>
			</table>
			{devices?.length === 0 && <Empty title={t('devices.none')} />}
		</Card>
	);
}
