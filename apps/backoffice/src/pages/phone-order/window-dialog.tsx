import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { listPhoneWindows, putPhoneWindow } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WindowChoice } from '../../orders/window-choice.tsx';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Note } from '../../ui/note/note.tsx';
import { refusalText } from './problem-text.ts';
import { usePhoneOrderUpdate } from './use-phone-order.ts';

type WindowDialogProps = { order: PhoneOrder; onClose: () => void };

export function WindowDialog({ order, onClose }: WindowDialogProps) {
	const t = useMessages();
	const update = usePhoneOrderUpdate();
	const { draftId, currency } = order;
	const [windowId, setWindowId] = useState(order.cart.distributionWindow?.id ?? null);
	const windows = useQuery({
		queryKey: ['phone-windows', draftId],
		queryFn: ({ signal }) => call(listPhoneWindows, { params: { draftId }, signal }),
		staleTime: 0,
	});
	const hold = useMutation({
		mutationFn: () => call(putPhoneWindow, { params: { draftId }, body: { windowId } }),
		onSuccess: (changed) => {
			update(changed);
			onClose();
		},
		onError: () => void windows.refetch(),
	});
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('phone.window')}
			description={t('phone.windowText')}
			closeLabel={t('close')}
			onSubmit={() => windowId && hold.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!windowId || hold.isPending}>
						{t('phone.hold')}
					</Button>
				</>
			}
		>
			{hold.error && (
				<Note tone="danger" isAlert>
					{t(refusalText(hold.error))}
				</Note>
			)}
			{windows.error && (
				<Note tone="danger" isAlert>
					{t('move.failed')}
				</Note>
			)}
			{windows.data && (
				<WindowChoice
					days={windows.data.days}
					ownId={null}
					currency={currency}
					chosenId={windowId}
					onChoose={setWindowId}
				/>
			)}
		</Dialog>
	);
}
