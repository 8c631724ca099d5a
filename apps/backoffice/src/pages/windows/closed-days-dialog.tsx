import type { ClosedDay } from '@korb/contracts/admin/windows/closed-days';
import type { Schedule } from '@korb/contracts/admin/windows/windows';
import { listClosedDays, reopenClosedDay } from '@korb/contracts/admin/windows/windows-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { XIcon } from '../../ui/icons/x.ts';
import { Empty } from '../../ui/note/empty.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ClosedDayForm } from './closed-day-form.tsx';
import styles from './closed-days.module.css';
import { useWindowsUpdate } from './use-windows.ts';
import { noonOf } from './week.ts';

type ClosedDaysDialogProps = { schedules: Schedule[]; onClose: () => void };

export function ClosedDaysDialog({ schedules, onClose }: ClosedDaysDialogProps) {
	const t = useMessages();
	const { may } = useSession();
	const update = useWindowsUpdate();
	const { data, error, refetch } = useQuery({
		queryKey: ['closed-days'],
		queryFn: async ({ signal }) => (await call(listClosedDays, { signal })).closedDays,
	});
	const reopen = useMutation({
		mutationFn: ({ day, appointableIds }: ClosedDay) =>
			call(reopenClosedDay, { params: { day }, body: { appointableIds } }),
		onSettled: update,
	});
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('closedDays.title')}
			description={t('closedDays.text')}
			closeLabel={t('close')}
		>
			{error && (
				<LoadFailed what={t('closedDays.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{reopen.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			{data?.length === 0 && <Empty title={t('closedDays.none')} />}
			{data && data.length > 0 && (
				<ul className={styles['days']}>
					{data.map((each) => (
						<li key={`${each.day} ${each.reason}`}>
							<Entry
								entry={each}
								schedules={schedules}
								onReopen={may('windows.manage') ? () => reopen.mutate(each) : null}
							/>
						</li>
					))}
				</ul>
			)}
			{may('windows.manage') && <ClosedDayForm schedules={schedules} onSaved={update} />}
		</Dialog>
	);
}

type EntryProps = { entry: ClosedDay; schedules: Schedule[]; onReopen: (() => void) | null };

function Entry({ entry, schedules, onReopen }: EntryProps) {
	const t = useMessages();
	const { weekdayLong, dayLong } = useFormats();
	const at = noonOf(entry.day);
	const nameOf = (id: string) =>
		schedules.find(({ appointableId }) => appointableId === id)?.name ?? id;
	return (
		<>
			<BanIcon />
			<div>
				<b>
					{weekdayLong(at)}, {dayLong(at)}
				</b>
				<span>{entry.reason}</span>
			</div>
			<span className={styles['where']}>
				{entry.isEverywhere
					? t('closedDays.everywhere')
					: entry.appointableIds.map(nameOf).join(', ')}
			</span>
			{onReopen && (
				<Button
					variant="quiet"
					size="sm"
					isSquare
					aria-label={t('closedDays.reopen', { day: dayLong(at) })}
					onClick={onReopen}
				>
					<XIcon />
				</Button>
			)}
		</>
	);
}
