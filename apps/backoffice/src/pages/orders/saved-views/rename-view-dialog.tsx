import type { OrderViewInput, SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { StaleView } from './stale-view.tsx';
import { useViewChange } from './use-view-change.ts';

type RenameViewDialogProps = { view: SavedOrderView; onClose: () => void };

export function RenameViewDialog({ view, onClose }: RenameViewDialogProps) {
	const t = useMessages();
	const [name, setName] = useState(view.name);
	const { save, newer, discard, isPending, error } = useViewChange(view, onClose);
	const mine: OrderViewInput = { ...(newer ?? view), name };
	const canSave = name.trim() !== '' && !isPending;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('orders.views.rename')}
			closeLabel={t('close')}
			onSubmit={() => canSave && save(mine)}
			actions={
				<>
					<Button variant="quiet" onClick={newer ? discard : onClose}>
						{newer ? t('stale.takeTheirs') : t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!canSave}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
				</>
			}
		>
			{newer && <StaleView theirs={newer} mine={mine} />}
			{error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<Field
				label={t('orders.views.name')}
				maxLength={40}
				autoComplete="off"
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
		</Dialog>
	);
}
