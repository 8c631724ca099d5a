import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { resendOrderEmail } from '@korb/contracts/admin/orders/order-desk-paths';
import type { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useOrderUpdate } from '../use-order.ts';

type ResendDialogProps = { order: DeskOrder; email: OrderEmail; onClose: () => void };

/** An email cannot be taken back, so it asks before. */
export function ResendDialog({ order, email, onClose }: ResendDialogProps) {
	const t = useMessages();
	const { reload } = useOrderUpdate();
	const { orderNumber } = order;
	const { emailId, recipient, subject } = email;
	const resend = useMutation({
		mutationFn: () => call(resendOrderEmail, { params: { orderNumber, emailId } }),
		onSuccess: () => {
			reload(orderNumber);
			onClose();
		},
	});
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('emails.resendTitle')}
			description={t('emails.resendText', { recipient })}
			closeLabel={t('close')}
			onSubmit={() => resend.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('emails.keep')}
					</Button>
					<Button type="submit" variant="primary" disabled={resend.isPending}>
						{t('emails.resend')}
					</Button>
				</>
			}
		>
			{resend.error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(resend.error, 'too_many_requests') ? t('emails.tooOften') : t('notSaved')}
				</Note>
			)}
			<p>{subject}</p>
		</Dialog>
	);
}
