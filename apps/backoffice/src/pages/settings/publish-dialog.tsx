import type { Settings } from '@korb/contracts/admin/settings/settings';
import { instantAt } from '@korb/domain/time/zone';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { BothValues } from '../../ui/note/both-values.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ChangesView } from './changes-view.tsx';
import { listDisagreements, valueIn } from './draft-values.ts';
import { type LocalTime, PublishTime } from './publish-time.tsx';
import { newerSettings, usePublish, useSchedule, useSettingsUpdate } from './use-settings.ts';

type PublishDialogProps = { settings: Settings; onClose: () => void };

export function PublishDialog({ settings, onClose }: PublishDialogProps) {
	const t = useMessages();
	const { may } = useSession();
	const update = useSettingsUpdate();
	const { timeZone } = useSession().me.shop;
	const publish = usePublish();
	const schedule = useSchedule();
	const [reason, setReason] = useState('');
	const [time, setTime] = useState<LocalTime>(null);
	const sending = time === null ? publish : schedule;
	const newer = newerSettings(sending.error);
	const { code } = schedule.error instanceof ApiError ? schedule.error : { code: null };
	const timeError =
		code === 'timePast' || code === 'tooFar' ? t(`settings.timeProblem.${code}`) : null;
	const mayPublish = may('settings.publish') && settings.draft.problems.length === 0;
	const submit = () => {
		if (!mayPublish) return;
		if (time === null) publish.mutate({ settings, reason }, { onSuccess: onClose });
		const [day = '', clock = ''] = time?.split('T') ?? [];
		if (!day || !clock) return;
		const publishAt = instantAt(day, clock, timeZone).toISOString();
		schedule.mutate({ settings, reason, publishAt }, { onSuccess: onClose });
	};
	const showTheirs = () => {
		if (newer) update(newer);
		sending.reset();
	};
	return (
		<Dialog
			isOpen
			onClose={onClose}
			size="wide"
			title={t('settings.compareTitle', { number: settings.live.number })}
			description={t('settings.publishText')}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					{newer ? (
						<Button variant="primary" onClick={showTheirs}>
							{t('settings.compareAgain')}
						</Button>
					) : (
						mayPublish && (
							<Button type="submit" variant="primary" disabled={sending.isPending || time === ''}>
								{time === null ? t('settings.publishNow') : t('settings.schedule')}
							</Button>
						)
					)}
				</>
			}
		>
			{newer && <Disagreements seen={settings} newer={newer} />}
			{sending.isError && !newer && !timeError && (
				<Note tone="danger" isAlert>
					{t('settings.notPublishedError')}
				</Note>
			)}
			<ChangesView changes={settings.draft.changes} />
			{mayPublish && (
				<>
					<PublishTime time={time} onChange={setTime} error={timeError} />
					<Field
						label={t('settings.reason')}
						maxLength={200}
						value={reason}
						onChange={({ target }) => setReason(target.value)}
					/>
				</>
			)}
		</Dialog>
	);
}

/** What was seen before publishing, beside what it has become. */
function Disagreements({ seen, newer }: { seen: Settings; newer: Settings }) {
	const words = useSettingWords();
	return (
		<BothValues
			values={listDisagreements(seen, newer).map((path) => ({
				label: words.label(path),
				theirs: words.value(path, valueIn(newer, path)),
				mine: words.value(path, valueIn(seen, path)),
			}))}
		/>
	);
}
