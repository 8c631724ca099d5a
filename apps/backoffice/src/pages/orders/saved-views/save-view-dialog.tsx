import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { postOrderView } from '@korb/contracts/admin/orders/order-views-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { OrderListState } from '../order-views.ts';
import { useSavedViewsUpdate } from './use-saved-views.ts';

type SaveViewDialogProps = {
	state: OrderListState;
	onSaved: (view: SavedOrderView) => void;
	onClose: () => void;
};

export function SaveViewDialog({ state, onSaved, onClose }: SaveViewDialogProps) {
	const t = useMessages();
	const { may } = useSession();
	const update = useSavedViewsUpdate();
	const [name, setName] = useState('');
	const [isShared, setShared] = useState(false);
	const { view: base, status, unit, sort } = state;
	const save = useMutation({
		mutationFn: () => call(postOrderView, { body: { name, base, status, unit, sort, isShared } }),
		onSuccess: async (view) => {
			await update();
			onSaved(view);
		},
	});
	const canSave = name.trim() !== '' && !save.isPending;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('orders.views.new')}
			closeLabel={t('close')}
			onSubmit={() => canSave && save.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!canSave}>
						{t('save')}
					</Button>
				</>
			}
		>
			{save.error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(save.error, 'conflict') ? t('orders.views.tooMany') : t('notSaved')}
				</Note>
			)}
			<Field
				label={t('orders.views.name')}
				help={t('orders.views.nameHelp')}
				maxLength={40}
				autoComplete="off"
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			{may('orders.shareViews') && (
				<CheckOption
					label={t('orders.views.isShared')}
					checked={isShared}
					onChange={({ target }) => setShared(target.checked)}
				/>
			)}
		</Dialog>
	);
}
