import type { DeskOrder, LedgerEntry } from '@korb/contracts/admin/orders/order-desk';
import { retryOrderRefund } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { ApiError, hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useOrderUpdate } from '../use-order.ts';

const problems = {
	booksDiffer: 'retry.booksDiffer',
	notDeclined: 'retry.notDeclined',
	nothingLeft: 'refund.nothingLeft',
	refundPending: 'retry.refundPending',
	too_many_requests: 'retry.tooOften',
	unavailable: 'retry.unavailable',
} as const;

type RetryRefundDialogProps = { order: DeskOrder; entry: LedgerEntry; onClose: () => void };

/** Money leaves, so it asks before. */
export function RetryRefundDialog({ order, entry, onClose }: RetryRefundDialogProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { replace, reload } = useOrderUpdate();
	const { orderNumber } = order;
	const retry = useMutation({
		mutationFn: () =>
			call(retryOrderRefund, {
				params: { orderNumber, operation: entry.number },
				body: { version: order.version },
			}),
		onSuccess: (changed) => {
			replace(changed);
			onClose();
		},
	});
	const isStale = hasErrorCode(retry.error, 'stale');
	const amount = money(entry.amount ?? 0, order.currency);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('retry.title', { amount })}
			description={t('retry.text')}
			closeLabel={t('close')}
			onSubmit={() => {
				if (!isStale) return retry.mutate();
				reload(orderNumber);
				onClose();
			}}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={retry.isPending}>
						{isStale ? t('retry.reload') : t('retry.submit', { amount })}
					</Button>
				</>
			}
		>
			{retry.error && (
				<Note tone={isStale ? 'people' : 'danger'} isAlert>
					{isStale ? (
						<>
							<b>{t('stale.title')}</b> {t('retry.stale')}
						</>
					) : (
						t(problemOf(retry.error))
					)}
				</Note>
			)}
			<Note>{t('retry.declined', { code: entry.errorCode ?? '–' })}</Note>
		</Dialog>
	);
}

function problemOf(error: Error) {
	const rule = (error instanceof ApiError && (error.code ?? error.errorCode)) || '';
	return rule in problems ? problems[rule as keyof typeof problems] : 'notSaved';
}
