import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Note } from '../../ui/note/note.tsx';
import { type AssignableWave, useAssign } from './use-board.ts';

type AssignDialogProps = {
	/** As it was when the dialog was opened. */
	wave: AssignableWave;
	people: PickingBoard['people'];
	onClose: () => void;
};

export function AssignDialog({ wave, people, onClose }: AssignDialogProps) {
	const t = useMessages();
	const assign = useAssign();
	const walker = 'person' in wave ? wave.person?.staffId : null;
	const possible = people.filter(
		({ staffId, units }) => staffId !== walker && (units === null || units.includes(wave.unit)),
	);
	const [chosen, choose] = useState(possible.find(({ hasWave }) => !hasWave)?.staffId ?? '');
	const submit = () => {
		if (chosen === '') return;
		assign.mutate({ wave, staffId: chosen }, { onSuccess: onClose });
	};
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('board.assignTo', { wave: wave.name })}
			{...('waveId' in wave && { description: t('board.assignText') })}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<Button type="submit" variant="primary" disabled={chosen === '' || assign.isPending}>
					{t('board.assign')}
				</Button>
			}
		>
			{assign.error && (
				<Note tone="people" isAlert>
					{t(reasonOf(assign.error))}
				</Note>
			)}
			<Select
				label={t('board.person')}
				value={chosen}
				onChange={({ target }) => choose(target.value)}
				options={[
					...(chosen === '' ? [{ value: '', text: '–' }] : []),
					...possible.map(({ staffId, name, hasWave }) => ({
						value: staffId,
						text: hasWave ? t('board.busy', { name }) : name,
					})),
				]}
			/>
		</Dialog>
	);
}

function reasonOf(error: Error) {
	const code = error instanceof ApiError ? error.code : null;
	if (code === 'hasWave') return 'board.hasWave';
	const isMoved = code === 'waveMoved' || code === 'waveFinished' || code === 'waveTaken';
	return isMoved ? 'board.moved' : 'notSaved';
}
