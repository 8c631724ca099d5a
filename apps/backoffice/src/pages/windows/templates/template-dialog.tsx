import type { DeskTemplate, TemplateInput } from '@korb/contracts/admin/windows/window-templates';
import type { Schedule } from '@korb/contracts/admin/windows/windows';
import { postWindowTemplate, putWindowTemplate } from '@korb/contracts/admin/windows/windows-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useWeekdays } from '../../../session/use-weekdays.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { nameOf } from '../schedules.ts';
import { StaleWindow } from '../stale-window.tsx';
import { toParams, useWindowsUpdate } from '../use-windows.ts';
import { hours } from '../week.ts';
import { readTemplate, toTemplateValues } from './template-draft.ts';
import { TemplateFields } from './template-fields.tsx';

type TemplateDialogProps = {
	schedule: Schedule;
	currency: string;
	/** Null for a new one. */
	template: DeskTemplate | null;
	onClose: () => void;
};

export function TemplateDialog({ schedule, currency, template, onClose }: TemplateDialogProps) {
	const { t, tag } = useLocale();
	const update = useWindowsUpdate();
	const [values, setValues] = useState(() => toTemplateValues(template, tag));
	const { templateId, input, errors } = readTemplate(values);
	const save = useMutation({
		mutationFn: (version: number | null) => {
			if (!input) throw new Error('incomplete');
			if (version === null) {
				return call(postWindowTemplate, {
					params: toParams(schedule),
					body: { templateId, ...input },
				});
			}
			return call(putWindowTemplate, { params: { templateId }, body: { version, ...input } });
		},
		onSuccess: () => {
			update();
			onClose();
		},
	});
	const newer = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskTemplate)
		: null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={template ? template.templateId : t('templates.new')}
			description={nameOf(schedule, t)}
			closeLabel={t('close')}
			onSubmit={() => input && save.mutate(newer?.version ?? template?.version ?? null)}
			actions={
				<>
					<Button
						variant="quiet"
						onClick={() => {
							if (newer) update();
							onClose();
						}}
					>
						{newer ? t('stale.takeTheirs') : t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!input || save.isPending}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
				</>
			}
		>
			{newer && input && <StaleTemplate theirs={newer} mine={input} currency={currency} />}
			{save.error && !newer && (
				<Note tone="danger" isAlert>
					{hasErrorCode(save.error, 'conflict') ? t('templates.refused') : t('notSaved')}
				</Note>
			)}
			<TemplateFields
				values={values}
				errors={errors}
				currency={currency}
				isNew={template === null}
				onChange={setValues}
			/>
			{template && <Note>{t('templates.effect', { count: template.windows })}</Note>}
		</Dialog>
	);
}

type StaleTemplateProps = { theirs: DeskTemplate; mine: TemplateInput; currency: string };

function StaleTemplate({ theirs, mine, currency }: StaleTemplateProps) {
	const { t } = useLocale();
	const names = useWeekdays();
	const days = ({ weekdays }: TemplateInput) =>
		names.flatMap(({ weekday, short }) => (weekdays.includes(weekday) ? short : [])).join(', ');
	const time = ({ starts, ends }: TemplateInput) => hours(starts, ends);
	const more = [
		{ label: t('templates.days'), theirs: days(theirs), mine: days(mine) },
		{ label: t('orders.window'), theirs: time(theirs), mine: time(mine) },
		{
			label: t('templates.validFrom'),
			theirs: theirs.validFrom ?? '–',
			mine: mine.validFrom ?? '–',
		},
		{
			label: t('templates.validUntil'),
			theirs: theirs.validUntil ?? '–',
			mine: mine.validUntil ?? '–',
		},
	];
	return <StaleWindow theirs={theirs} mine={mine} currency={currency} more={more} />;
}
