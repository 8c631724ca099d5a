import type { Settings } from '@korb/contracts/admin/settings/settings';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useScheduleCancel } from './use-settings.ts';

/** The draft waits for its time, or has missed it. */
export function ScheduleNote({ settings }: { settings: Settings }) {
	const t = useMessages();
	const { may } = useSession();
	const { full } = useFormats();
	const cancel = useScheduleCancel();
	const { schedule, failure } = settings.draft;
	if (schedule) {
		return (
			<Note>
				<b>{t('settings.scheduled', { at: full(schedule.publishAt) })}</b>{' '}
				{t('settings.scheduledText', { by: schedule.publishedBy ?? '–' })}{' '}
				{may('settings.publish') && (
					<Button size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate(settings)}>
						{t('settings.cancelSchedule')}
					</Button>
				)}
			</Note>
		);
	}
	return failure ? <Note tone="warn">{t(`settings.scheduleFailure.${failure}`)}</Note> : null;
}
