import type { ClosedDayEffect } from '@korb/contracts/admin/windows/closed-days';
import type { Schedule } from '@korb/contracts/admin/windows/windows';
import { postClosedDay, previewClosedDay } from '@korb/contracts/admin/windows/windows-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckOption } from '../../ui/field/check-option.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from './closed-days.module.css';

type ClosedDayFormProps = { schedules: Schedule[]; onSaved: () => void };

/** Says what happens to windows and orders before the day is closed. */
export function ClosedDayForm({ schedules, onSaved }: ClosedDayFormProps) {
	const t = useMessages();
	const all = schedules.map(({ appointableId }) => appointableId);
	const [day, setDay] = useState('');
	const [reason, setReason] = useState('');
	const [chosen, setChosen] = useState(all);
	const isAsked = day !== '' && chosen.length > 0;
	const { data: seen, refetch } = useQuery({
		queryKey: ['closing', day, chosen],
		queryFn: ({ signal }) =>
			call(previewClosedDay, { body: { day, appointableIds: chosen }, signal }),
		enabled: isAsked,
		staleTime: 0,
	});
	const save = useMutation({
		mutationFn: (effect: ClosedDayEffect) =>
			call(postClosedDay, { body: { day, reason, appointableIds: chosen, seen: effect } }),
		onSuccess: () => {
			setDay('');
			setReason('');
			onSaved();
		},
		onError: () => void refetch(),
	});
	const isStale = hasErrorCode(save.error, 'stale');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (seen) save.mutate(seen);
	};
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<h3>{t('closedDays.new')}</h3>
			<div className={styles['fields']}>
				<Field
					label={t('closedDays.day')}
					type="date"
					value={day}
					onChange={({ target }) => setDay(target.value)}
				/>
				<Field
					label={t('closedDays.reason')}
					maxLength={120}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
				/>
			</div>
			<fieldset className={styles['places']}>
				<legend>{t('closedDays.where')}</legend>
				{schedules.map(({ appointableId, name }) => (
					<CheckOption
						key={appointableId}
						label={name}
						checked={chosen.includes(appointableId)}
						onChange={({ target }) =>
							setChosen(
								all.filter((id) => (id === appointableId ? target.checked : chosen.includes(id))),
							)
						}
					/>
				))}
			</fieldset>
			{isStale && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b> {t('closedDays.stale')}
				</Note>
			)}
			{save.error && !isStale && (
				<Note tone="danger" isAlert>
					{hasErrorCode(save.error, 'conflict') ? t('closedDays.already') : t('notSaved')}
				</Note>
			)}
			{isAsked && seen && <Effect effect={seen} />}
			<div>
				<Button
					type="submit"
					variant="primary"
					disabled={!isAsked || !seen || reason.trim() === '' || save.isPending}
				>
					{isStale ? t('closedDays.addAnyway') : t('closedDays.add')}
				</Button>
			</div>
		</form>
	);
}

function Effect({ effect }: { effect: ClosedDayEffect }) {
	const t = useMessages();
	const { deleted, closed, orders, held } = effect;
	if (deleted + closed === 0) return <Note>{t('closedDays.effectNone')}</Note>;
	return (
		<Note tone={closed > 0 ? 'warn' : 'info'}>
			{t('closedDays.effect', { deleted, closed })}{' '}
			{closed > 0 && t('closedDays.orders', { orders, held })}
		</Note>
	);
}
