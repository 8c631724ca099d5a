import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { deleteDeskStore } from '@korb/contracts/admin/areas/stores-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { ApiError, hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useAreasUpdate } from '../use-areas.ts';

type DeleteStoreDialogProps = { store: DeskStore; onDeleted: () => void; onClose: () => void };

export function DeleteStoreDialog({ store, onDeleted, onClose }: DeleteStoreDialogProps) {
	const t = useMessages();
	const update = useAreasUpdate();
	const { storeId, name } = store;
	const remove = useMutation({
		mutationFn: (version: number) =>
			call(deleteDeskStore, { params: { storeId }, body: { version } }),
		onSuccess: () => {
			onDeleted();
			update();
		},
	});
	const newer = hasErrorCode(remove.error, 'stale')
		? (remove.error.details['current'] as DeskStore)
		: null;
	const isInUse = remove.error instanceof ApiError && remove.error.code === 'storeInUse';
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('areas.deleteTitle', { area: name })}
			description={t('stores.deleteText')}
			closeLabel={t('close')}
			onSubmit={() => remove.mutate(newer?.version ?? store.version)}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="dangerFill" disabled={remove.isPending}>
						{t(newer ? 'areas.deleteAnyway' : 'stores.delete')}
					</Button>
				</>
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					{t('stores.deleteStale')}
				</Note>
			)}
			{remove.error && !newer && (
				<Note tone="danger" isAlert>
					{t(isInUse ? 'stores.refused.storeInUse' : 'notSaved')}
				</Note>
			)}
		</Dialog>
	);
}
