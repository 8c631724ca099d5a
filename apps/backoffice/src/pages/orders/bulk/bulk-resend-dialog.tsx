import { resendConfirmations } from '@korb/contracts/admin/orders/order-desk-paths';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { BulkAnswer } from './bulk-answer.tsx';
import { useBulkAction } from './use-bulk-action.ts';
import type { Selection } from './use-selection.ts';

type BulkResendDialogProps = { selection: Selection; onClose: () => void };

/** Emails leave, so it asks before. */
export function BulkResendDialog({ selection, onClose }: BulkResendDialogProps) {
	const t = useMessages();
	const resend = useBulkAction(selection, (orderNumbers: string[]) =>
		call(resendConfirmations, { body: { orderNumbers } }),
	);
	const { data: answer, error, isPending } = resend;
	const send = () => resend.mutate(selection.orders.map(({ orderNumber }) => orderNumber));
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('bulk.resend')}
			description={t('bulk.resendText', {
				count: answer?.results.length ?? selection.orders.length,
			})}
			closeLabel={t('close')}
			onSubmit={answer ? onClose : send}
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
						<Button type="submit" variant="primary" disabled={isPending}>
							{t('bulk.resendSubmit')}
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
			{answer && <BulkAnswer {...answer} />}
		</Dialog>
	);
}
