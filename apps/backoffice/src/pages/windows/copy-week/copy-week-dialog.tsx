import type { CopiedPart, WeekCopy, WeekCopyEffect } from '@korb/contracts/admin/windows/copy-week';
import type { WindowWeek } from '@korb/contracts/admin/windows/windows';
import { postWeekCopy, previewWeekCopy } from '@korb/contracts/admin/windows/windows-paths';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { nameOf } from '../schedules.ts';
import { toParams, useWindowsUpdate } from '../use-windows.ts';
import { weekNumber } from '../week.ts';
import { CopyChoice } from './copy-choice.tsx';
import { CopyEffect } from './copy-effect.tsx';
import { listTargets } from './targets.ts';

type CopyWeekDialogProps = { week: WindowWeek; onClose: () => void };

const usual: CopiedPart[] = ['capacity', 'fee', 'leadMinutes'];

/** Says what changes in which week before anything is copied. */
export function CopyWeekDialog({ week, onClose }: CopyWeekDialogProps) {
	const t = useMessages();
	const update = useWindowsUpdate();
	const targets = listTargets(week);
	const [to, setTo] = useState(targets.slice(0, 1));
	const [parts, setParts] = useState(usual);
	const params = toParams(week.schedule);
	const copy: WeekCopy = { from: week.from, to, parts };
	const isAsked = to.length > 0 && parts.length > 0;
	const preview = useQuery({
		queryKey: ['week-copy', params, copy],
		queryFn: ({ signal }) => call(previewWeekCopy, { params, body: copy, signal }),
		enabled: isAsked,
		staleTime: 0,
		placeholderData: keepPreviousData,
	});
	const save = useMutation({
		mutationFn: (seen: WeekCopyEffect) => call(postWeekCopy, { params, body: { ...copy, seen } }),
		onSuccess: () => {
			update();
			onClose();
		},
		onError: () => void preview.refetch(),
	});
	const seen = isAsked && !preview.isPlaceholderData ? preview.data : undefined;
	const count = seen?.weeks.reduce((sum, { changed }) => sum + changed, 0) ?? 0;
	const isStale = hasErrorCode(save.error, 'stale');
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('copyWeek.title', { number: weekNumber(week.from) })}
			description={t('copyWeek.text', {
				name: nameOf(week.schedule, t),
				windows: week.windows.length,
			})}
			closeLabel={t('close')}
			onSubmit={() => seen && save.mutate(seen)}
			actions={
				<>
					<Button onClick={onClose}>{t('cancel')}</Button>
					<Button type="submit" variant="primary" disabled={count === 0 || save.isPending}>
						{t('copyWeek.copy', { count })}
					</Button>
				</>
			}
		>
			<CopyChoice {...{ targets, to, parts }} onTo={setTo} onParts={setParts} />
			{preview.error && (
				<LoadFailed
					what={t('copyWeek.failed')}
					error={preview.error}
					onRetry={() => void preview.refetch()}
				/>
			)}
			{isStale && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b> {t('copyWeek.stale')}
				</Note>
			)}
			{save.error && !isStale && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			{isAsked && preview.data && <CopyEffect effect={preview.data} />}
		</Dialog>
	);
}
