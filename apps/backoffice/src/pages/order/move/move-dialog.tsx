import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { getDeskOrderWindows, moveDeskOrder } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WindowChoice } from '../../../orders/window-choice.tsx';
import { call } from '../../../platform/api/api.ts';
import { ApiError, hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useOrderUpdate } from '../use-order.ts';

/** The shopper gets an email, so it asks before. */
export function MoveDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
	const t = useMessages();
	const { span } = useFormats();
	const { replace } = useOrderUpdate();
	const [windowId, setWindowId] = useState<string | null>(null);
	const { orderNumber, currency } = order;
	const windows = useQuery({
		queryKey: ['order-windows', orderNumber],
		queryFn: ({ signal }) => call(getDeskOrderWindows, { params: { orderNumber }, signal }),
		staleTime: 0,
	});
	const move = useMutation({
		mutationFn: (body: { version: number; windowId: string }) =>
			call(moveDeskOrder, { params: { orderNumber }, body }),
		onSuccess: (moved) => {
			replace(moved);
			onClose();
		},
		onError: () => void windows.refetch(),
	});
	const newer = hasErrorCode(move.error, 'stale')
		? (move.error.details['current'] as DeskOrder)
		: null;
	const own = newer ?? order;
	const now = span(own.window.start, own.window.end);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('move.title', { number: orderNumber })}
			description={t('move.text', { window: now })}
			closeLabel={t('close')}
			onSubmit={() => windowId && move.mutate({ version: own.version, windowId })}
			actions={
				<>
					<Button
						variant="quiet"
						onClick={() => {
							if (newer) replace(newer);
							onClose();
						}}
					>
						{newer ? t('stale.takeTheirs') : t('move.keep')}
					</Button>
					<Button type="submit" variant="primary" disabled={!windowId || move.isPending}>
						{newer ? t('move.anyway') : t('move.submit')}
					</Button>
				</>
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{t('move.stale', {
						now: `${t(`status.${newer.status}`)}, ${now}`,
						before: `${t(`status.${order.status}`)}, ${span(order.window.start, order.window.end)}`,
					})}
				</Note>
			)}
			{move.error && !newer && (
				<Note tone="danger" isAlert>
					{t(reasonOf(move.error))}
				</Note>
			)}
			{windows.error && (
				<Note tone="danger" isAlert>
					{t('move.failed')}
				</Note>
			)}
			{!order.mayMove && <Note tone="warn">{t('move.late')}</Note>}
			{windows.data && (
				<WindowChoice
					days={windows.data.days}
					ownId={own.window.id}
					currency={currency}
					chosenId={windowId}
					onChoose={setWindowId}
				/>
			)}
		</Dialog>
	);
}

/** `023`: somebody else took the last place. */
function reasonOf(error: unknown) {
	if (!hasErrorCode(error, 'conflict')) return 'notSaved' as const;
	return error instanceof ApiError && error.code === '023'
		? ('move.full' as const)
		: ('move.refused' as const);
}
