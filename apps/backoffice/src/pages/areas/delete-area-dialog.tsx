import type { DeskArea } from '@korb/contracts/admin/areas/areas';
import { deleteDeskArea } from '@korb/contracts/admin/areas/areas-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Note } from '../../ui/note/note.tsx';
import { EffectNote } from './form/effect-note.tsx';
import { useAreaEffect, useAreasUpdate } from './use-areas.ts';

type DeleteAreaDialogProps = { area: DeskArea; onDeleted: () => void; onClose: () => void };

export function DeleteAreaDialog({ area, onDeleted, onClose }: DeleteAreaDialogProps) {
	const t = useMessages();
	const update = useAreasUpdate();
	const { areaNumber, name } = area;
	const effect = useAreaEffect({ areaNumber, change: null });
	const remove = useMutation({
		mutationFn: (version: number) =>
			call(deleteDeskArea, { params: { areaNumber }, body: { version } }),
		onSuccess: () => {
			onDeleted();
			update();
		},
	});
	const newer = hasErrorCode(remove.error, 'stale')
		? (remove.error.details['current'] as DeskArea)
		: null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('areas.deleteTitle', { area: `${areaNumber} ${name}` })}
			description={t('areas.deleteText')}
			closeLabel={t('close')}
			onSubmit={() => remove.mutate(newer?.version ?? area.version)}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="dangerFill"
						disabled={remove.isPending || !effect.isCurrent}
					>
						{t(newer ? 'areas.deleteAnyway' : 'areas.delete')}
					</Button>
				</>
			}
		>
			{effect.data && <EffectNote effect={effect.data} />}
			{newer && (
				<Note tone="people" isAlert>
					{t('areas.deleteStale')}
				</Note>
			)}
			{remove.error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
		</Dialog>
	);
}
