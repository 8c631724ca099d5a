import { getDeskOrderWindows, moveDeskOrders } from '@korb/contracts/admin/orders/order-desk-paths';
import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import { mayMove } from '@korb/domain/order/order-states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WindowChoice } from '../../../orders/window-choice.tsx';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { BulkAnswer } from './bulk-answer.tsx';
import { useBulkAction } from './use-bulk-action.ts';
import type { Selection } from './use-selection.ts';

type BulkMoveDialogProps = { selection: Selection; onClose: () => void };

/** Shoppers get emails, so it asks before. The windows are those of the first order that may move. */
export function BulkMoveDialog({ selection, onClose }: BulkMoveDialogProps) {
	const t = useMessages();
	const [orders] = useState(selection.orders);
	const [windowId, setWindowId] = useState<string | null>(null);
	const first = orders.find(({ status, addsTo }) => mayMove(status) && addsTo === null);
	const windows = useQuery({
		queryKey: ['order-windows', first?.orderNumber],
		queryFn: ({ signal }) =>
			call(getDeskOrderWindows, { params: { orderNumber: first?.orderNumber ?? '' }, signal }),
		enabled: first !== undefined,
		staleTime: 0,
	});
	const chosen = windows.data?.days
		.flatMap((day) => day.windows)
		.find((window) => window.id === windowId);
	const move = useBulkAction(selection, ({ start, end }: DistributionWindow) =>
		call(moveDeskOrders, {
			body: {
				orders: orders.map(({ orderNumber, version }) => ({ orderNumber, version })),
				start,
				end,
			},
		}),
	);
	const { data: answer, error, isPending } = move;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('bulk.moveTitle', { count: orders.length })}
			description={t('bulk.moveText')}
			closeLabel={t('close')}
			onSubmit={answer ? onClose : () => chosen && move.mutate(chosen)}
			actions={
				answer ? (
					<Button type="submit" variant="primary">
						{t('close')}
					</Button>
				) : (
					<>
						<Button variant="quiet" onClick={onClose}>
							{t('cancel')}
						</Button>
						<Button type="submit" variant="primary" disabled={!chosen || isPending}>
							{t('move.submit')}
						</Button>
					</>
				)
			}
		>
			{error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(error, 'too_many_requests') ? t('bulk.tooOften') : t('notSaved')}
				</Note>
			)}
			{windows.error && (
				<Note tone="danger" isAlert>
					{t('move.failed')}
				</Note>
			)}
			{!first && <Note tone="warn">{t('bulk.noneMoves')}</Note>}
			{answer && <BulkAnswer {...answer} />}
			{!answer && windows.data && first && (
				<WindowChoice
					days={windows.data.days}
					ownId=""
					currency={first.currency}
					chosenId={windowId}
					onChoose={setWindowId}
				/>
			)}
		</Dialog>
	);
}
